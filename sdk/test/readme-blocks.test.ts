/** Every code block of the READMEs in TypeScript compiles and runs; those with curl run where curl is installed. */
import { execFile, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createWebhook, createWorkspace, createSchema, testWebhook } from '@excerpt/sdk';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { invoiceDefinition, ok } from '../../test/harness/builders.ts';
import { findFreePort } from '../../test/harness/free-port.ts';
import { longTest, quickTest } from '../../test/harness/scale.ts';
import { startTestApp, type TestApp } from '../../test/harness/test-app.ts';
import { loopbackWebhooks } from '../../test/harness/webhook-receiver.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

interface Block {
  name: string;
  text: string;
  /** The folder from which its packages are found. */
  from: string;
}

function blocksOf(readme: string, language: string, from: string): Block[] {
  const text = readFileSync(join(root, readme), 'utf8');
  const pattern = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms');
  return [...text.matchAll(pattern)].map(([, code = ''], index) => {
    const line = code.split('\n').find((one) => one.trim() !== '') ?? '';
    return { name: `${readme} ${index + 1}: ${line}`, text: code, from: join(root, from) };
  });
}

const programs = [...blocksOf('README.md', 'ts', 'test'), ...blocksOf('sdk/README.md', 'ts', 'sdk/test')];
const receivers = blocksOf('README.md', 'js', 'test');
const commands = blocksOf('README.md', 'sh', '.').filter(({ text }) => text.includes('curl'));
const hasCurl = spawnSync('curl', ['--version']).status === 0;
if (!hasCurl) console.warn("curl is not installed: the README's curl commands are not tried.");

let app: TestApp;
const folders: string[] = [];

/** A folder of the block's own, where the sample is `invoice.pdf`. */
function folderOf({ from, text }: Block): { folder: string; file: string } {
  const folder = mkdtempSync(join(from, '.readme-'));
  folders.push(folder);
  const file = join(folder, 'block.ts');
  writeFileSync(file, `${text}\nexport {};\n`);
  copyFileSync(join(root, 'cli/sample/invoice.pdf'), join(folder, 'invoice.pdf'));
  return { folder, file };
}

function problemsOf(files: string[]): string[] {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config as object;
  const { options } = ts.parseJsonConfigFileContent({ ...config, files, include: [] }, ts.sys, root);
  const program = ts.createProgram(files, { ...options, noUnusedLocals: false });
  return files
    .flatMap((file) => [...program.getSemanticDiagnostics(program.getSourceFile(file))])
    .map(({ messageText, file }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}

beforeAll(async () => {
  app = await startTestApp({ settings: loopbackWebhooks, models: { listModels: async () => [] } });
  const { client } = app.admin;
  for (const slug of ['acme', 'sample']) {
    await createWorkspace({ client, body: { name: slug, slug } });
    const body = { schemaKey: 'invoice', name: 'Invoice', definition: invoiceDefinition };
    await createSchema({ client, path: { slug }, body });
  }
});
afterAll(async () => {
  await app.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('the TypeScript of the READMEs', () => {
  longTest('compiles', () => {
    expect(programs.length).toBeGreaterThan(4);
    expect(problemsOf(programs.map((block) => folderOf(block).file))).toEqual([]);
  });

  quickTest.each(programs)('$name runs', async (block) => {
    const { folder, file } = folderOf(block);
    await run(process.execPath, ['--conditions=excerpt-source', file], {
      cwd: folder,
      env: { ...process.env, EXCERPT_BASE_URL: app.url, EXCERPT_API_KEY: app.admin.apiKey, NODE_OPTIONS: '' },
    });
  });
});

quickTest.each(receivers)('the webhook receiver of $name takes deliveries', async (block) => {
  const port = await findFreePort();
  const { client } = app.admin;
  const body = { url: `http://127.0.0.1:${port}/` };
  const { id, secret } = ok(await createWebhook({ client, path: { slug: 'acme' }, body }));
  const { file } = folderOf({ ...block, text: block.text.replace('.listen(4000)', `.listen(${port})`) });
  const program = file.replace(/\.ts$/, '.mjs');
  renameSync(file, program);
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, NODE_OPTIONS: '', WEBHOOK_SECRET: secret },
  });
  try {
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    const post = () => fetch(body.url, { method: 'POST', body: '{}' }).catch(() => null);
    await expect.poll(async () => (await post())?.status).toBe(401);
    const { eventId } = ok(await testWebhook({ client, path: { id } }));
    await expect.poll(() => output).toContain(`${eventId} webhook.test`);
  } finally {
    child.kill('SIGKILL');
  }
});

describe.runIf(hasCurl)('the curl commands of the README', () => {
  const ids = new Map<string, string>();

  /** The commands of a block one by one: each may need the id that the one before was answered with. */
  quickTest.each(commands)('$name', async ({ text }) => {
    const prelude = `KEY=${app.admin.apiKey}\nAPI=${app.url}\nJSON='content-type: application/json'\n`;
    for (const command of text.split(/\n(?=curl )/).filter((one) => one.includes('curl'))) {
      const script = command.replaceAll(/\b(RUN|WHE|PK|DOC)-ID\b/g, (name, prefix: string) => ids.get(prefix) ?? name);
      const { stdout } = await run('sh', ['-ec', prelude + script], { cwd: root });
      for (const [, id = '', prefix = ''] of stdout.matchAll(/"(?:id|runId)":"((run|whe|pk|doc)_\w+)"/g))
        ids.set(prefix.toUpperCase(), id);
      expect(stdout).toContain('{');
      // An error body has the request's id.
      expect(stdout).not.toContain('"requestId"');
    }
  });
});
