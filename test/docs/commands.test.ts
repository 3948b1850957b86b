/**
 * Every command of the papers runs as it is written, page by page: `npx excerpt` is the program, and the server of the
 * test has the workspace and the schema that `npm start` makes.
 */
import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createDocument, createSchema, createSplitter, createWorkspace, updateEnvironment } from '@excerpt/sdk';
import { zipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { invoiceDefinition, invoiceText, ok } from '../harness/builders.ts';
import { longTest, quickTest } from '../harness/scale.ts';
import { asBuilt, cleanEnvironment } from '../harness/server-process.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { blocksOf, pages, root } from './read-pages.ts';

const run = promisify(execFile);

/** Commands that need what a test does not have, by their beginning, and where they are tried instead. */
const NOT_RUN: Record<string, string> = {
  'npm start': 'cli/commands/first-start.test.ts, test/scripts/setup.test.ts',
  'KEY=$(cat data/api-key)': 'the tests set both variables',
  'npm run bundle': 'test/deploy/bundle.long.test.ts',
  'sha256sum -c': 'does not end; test/deploy/bundle.long.test.ts',
  'cat > .env': 'needs Docker; test/deploy/files-syntax.test.ts checks the files',
  'kubectl create namespace': 'needs a cluster; test/deploy/chart.test.ts checks the chart',
  'docker run': 'needs Docker; test/deploy/bundle.long.test.ts runs without rights and with read-only files',
  useradd: 'needs systemd; test/deploy/files-syntax.test.ts checks the units',
  'claude mcp add': 'needs Claude Code; cli/mcp/mcp.long.test.ts',
  'npx excerpt serve': 'does not end; test/api/nodes.test.ts',
  'pg_dump --format': 'needs PostgreSQL; test/jobs/backup-postgres.test.ts',
  'npx excerpt migrate\nnpx excerpt admin': 'needs PostgreSQL; test/jobs/backup-postgres.test.ts',
  'npx excerpt migrate --to': 'needs that no server runs; cli/commands/migrate-command.test.ts',
  'npx excerpt import': 'needs a second installation; test/api/transfer.test.ts',
};
const startsWith = (command: string, beginnings: string[]) => beginnings.some((one) => command.startsWith(one));

const blocks = pages
  .flatMap((page) => blocksOf(page, 'sh'))
  .filter(({ text }) => !startsWith(text, Object.keys(NOT_RUN)));
const requests = blocks.filter(({ text }) => text.includes('curl '));
const programs = blocks.filter(({ text }) => !text.includes('curl '));
const hasCurl = spawnSync('curl', ['--version']).status === 0;
if (!hasCurl) console.warn('curl is not installed: the curl commands of the papers are not tried.');

let app: TestApp;
let folder: string;
const ids = new Map<string, string>();

/** The folder in which commands run: what the pages name is there. */
function prepareFolder(): void {
  const put = (path: string, content: string | Uint8Array) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  cpSync(join(root, 'cli/sample'), join(folder, 'cli/sample'), { recursive: true });
  put('invoices/a.txt', invoiceText);
  put('vendors.csv', 'vatId,name,vendorNumber\nDE136695976,Example GmbH,70012\n');
  put('january.zip', zipSync({ 'b.txt': Buffer.from(invoiceText.replace('118', '119')) }));
  put('documents/january/a/document.txt', invoiceText);
  put('documents/january/a/schema.json', JSON.stringify(invoiceDefinition));
  put('documents/january/a/expected.json', '{"total":118}');
  const program = asBuilt(['--conditions=excerpt-source', `${root}cli/main.ts`]);
  put('bin/npx', `#!/bin/sh\nshift\nexec "${[process.execPath, ...program].join('" "')}" "$@"\n`);
  chmodSync(join(folder, 'bin/npx'), 0o755);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'excerpt-docs-'));
  app = await startTestApp({ models: { listModels: async () => [] } });
  const { client } = app.admin;
  ok(await createWorkspace({ client, body: { name: 'sample', slug: 'sample' } }));
  const path = { slug: 'sample', schemaKey: 'invoice' };
  ok(
    await createSchema({
      client,
      path,
      body: { schemaKey: 'invoice', name: 'Invoice', definition: invoiceDefinition },
    }),
  );
  ok(await createDocument({ client, path, body: { name: 'c.txt', content: invoiceText } }));
  const categories = [{ name: 'Invoice', schemaKey: 'invoice' }];
  ok(await createSplitter({ client, path, body: { key: 'mail', categories } }));
  prepareFolder();
});
// One page binds a key: with it, the runs of later pages would call its provider over the network.
afterEach(async () => {
  const path = { slug: 'sample', envSlug: 'production' };
  ok(await updateEnvironment({ client: app.admin.client, path, body: { providerKeyId: null } }));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the commands of a block one by one: each may need the id that the one before was answered with. */
async function runBlock(text: string): Promise<string[]> {
  const env = {
    ...cleanEnvironment(),
    PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}`,
    HOME: folder,
    XDG_CONFIG_HOME: join(folder, 'config'),
    EXCERPT_BASE_URL: app.url,
    EXCERPT_API_KEY: app.admin.apiKey,
    EXCERPT_WORKSPACE: 'sample',
    EXCERPT_DATA_DIR: app.dataDir,
    EXCERPT_DATABASE_URL: app.databaseUrl,
    KEY: app.admin.apiKey,
    API: app.url,
    JSON: 'content-type: application/json',
  };
  const outputs: string[] = [];
  for (const command of text.split(/\n(?=curl |npx )/).filter((one) => /^(curl|npx) /m.test(one))) {
    const script = command.replaceAll(
      /\b(RUN|WHE|PKT|PK|DOC|DTS)-ID\b/g,
      (name, prefix: string) => ids.get(prefix) ?? name,
    );
    const { stdout } = await run('sh', ['-ec', script], { cwd: folder, env, maxBuffer: 1 << 26 }).catch(
      (error: Error & { stdout?: string }) => {
        // `contract check` and others say on stdout what failed.
        throw new Error(`${error.message}\n${error.stdout ?? ''}`, { cause: error });
      },
    );
    for (const [, id = '', prefix = ''] of stdout.matchAll(/"(?:id|runId)": ?"((run|whe|pkt|pk|doc|dts)_\w+)"/g))
      ids.set(prefix.toUpperCase(), id);
    outputs.push(stdout);
  }
  return outputs;
}

describe.runIf(hasCurl)('the curl commands of the papers', () => {
  quickTest.each(requests)('$name', async ({ text }) => {
    const outputs = await runBlock(text);
    expect(outputs.length).toBeGreaterThan(0);
    for (const output of outputs) {
      expect(output).toContain('{');
      // An error body has the request's id.
      expect(output).not.toContain('"requestId"');
    }
  });
});

describe('the commands of the papers', () => {
  longTest.each(programs)('$name', async ({ text }) => {
    // A command that exits with another code than 0 ends the script.
    expect(await runBlock(text)).not.toEqual([]);
  });

  quickTest('run, but for those that a test cannot', () => {
    const all = pages.flatMap((page) => blocksOf(page, 'sh'));
    for (const [beginning] of Object.entries(NOT_RUN))
      expect(all.some(({ text }) => startsWith(text, [beginning]))).toBe(true);
    expect(programs.length + requests.length).toBeGreaterThan(25);
    // What is neither run nor named above would be in no test.
    const lines = blocks.flatMap(({ text }) => text.split('\n')).filter((line) => /^[a-z]/.test(line));
    expect(lines.filter((line) => !/^(curl|npx excerpt) /.test(line))).toEqual([]);
  });
});
