/** Every code block of the papers in TypeScript compiles and runs, and so does the receiver of webhooks. */
import { execFile, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createSchema, createWebhook, createWorkspace, testWebhook } from '@excerpt/sdk';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { invoiceDefinition, ok } from '../harness/builders.ts';
import { findFreePort } from '../harness/free-port.ts';
import { longTest, quickTest } from '../harness/scale.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { loopbackWebhooks } from '../harness/webhook-receiver.ts';
import { blocksOf, pages, root, type Block } from './read-pages.ts';

const run = promisify(execFile);

const programs = pages.flatMap((page) => blocksOf(page, 'ts'));
const receivers = pages.flatMap((page) => blocksOf(page, 'js'));

let app: TestApp;
const folders: string[] = [];

/** A folder of the block's own, where the sample is `invoice.pdf`, and from which its packages are found. */
function folderOf({ page, text }: Block): { folder: string; file: string } {
  const folder = mkdtempSync(join(root, page.startsWith('sdk/') ? 'sdk/test' : 'test', '.docs-'));
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
  app = await startTestApp({ settings: loopbackWebhooks });
  const { client } = app.admin;
  ok(await createWorkspace({ client, body: { name: 'acme', slug: 'acme' } }));
  const body = { schemaKey: 'invoice', name: 'Invoice', definition: invoiceDefinition };
  ok(await createSchema({ client, path: { slug: 'acme' }, body }));
});
afterAll(async () => {
  await app.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('the TypeScript of the papers', () => {
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
