/** The SDK's guides in a strict TypeScript project that has the packed tarballs, against the packed server. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packPackages } from '../../scripts/release/pack-packages.ts';
import { npm } from '../../scripts/setup/npm.mjs';
import { GUIDES } from '../../sdk/test/harness/guides.ts';
import { answered } from '../harness/providers/provider-replies.ts';
import { startScriptedProvider, type ScriptedProvider } from '../harness/providers/scripted-provider.ts';
import { cleanEnvironment, endAllServers, startServerProcess } from '../harness/server-process.ts';
import { loopbackWebhooks } from '../harness/webhook-receiver.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const API_KEY = 'exk_the-key-of-the-packed-guides';

const compilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noPropertyAccessFromIndexSignature: true,
  verbatimModuleSyntax: true,
  target: 'ES2022',
  lib: ['ES2024', 'DOM', 'DOM.Iterable', 'ESNext.Disposable'],
  module: 'NodeNext',
  types: ['node'],
  outDir: 'out',
};

let folder: string;
let provider: ScriptedProvider;
let baseUrl: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-guides-'));
  const tarballs = packPackages(root, join(folder, 'packages')).map(({ filename }) =>
    join(folder, 'packages', filename),
  );
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const tools = ['zod', '@types/node'].map((name) => join(root, 'node_modules', name));
  await npm(root, ['install', '--prefix', folder, '--prefer-offline', ...tarballs, ...tools], { cwd: folder });
  await cp(join(root, 'sdk/guides'), folder, { recursive: true });

  provider = await startScriptedProvider({ otherwise: answered({ total: 118 }) });
  provider.models({ body: { object: 'list', data: [{ id: 'gpt-6-luna', object: 'model' }] } });
  const models = { providers: [{ id: 'openai', baseUrl: provider.url }] };
  await writeFile(join(folder, 'models.json'), JSON.stringify(models));
  const program = [join(folder, 'node_modules/excerpt/dist/cli/main.js'), 'serve', '--no-sample'];
  const server = startServerProcess(program, {
    ...loopbackWebhooks,
    EXCERPT_PORT: '0',
    EXCERPT_DATA_DIR: join(folder, 'data'),
    EXCERPT_LOG_LEVEL: 'error',
    EXCERPT_BOOTSTRAP_API_KEY: API_KEY,
    EXCERPT_MODELS_FILE: join(folder, 'models.json'),
    EXCERPT_PROVIDER_ALLOW_PRIVATE: '*',
  });
  baseUrl = await server.url;
}, 300_000);
afterAll(async () => {
  await endAllServers();
  await provider.close();
  await rm(folder, { recursive: true, force: true });
});

test('has the packages by themselves', async () => {
  expect(await readdir(join(folder, 'node_modules/@excerpt'))).toEqual(['sdk']);
});

test('compile strictly', async () => {
  const files = Object.keys(GUIDES);
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const { stdout } = await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder]).catch(
    (error: { stdout: string }) => error,
  );
  expect(stdout).toBe('');
  await cp(join(folder, 'invoice.txt'), join(folder, 'out/invoice.txt'));
});

test.each(Object.entries(GUIDES))('%s runs', async (name, texts) => {
  const { stdout } = await run(process.execPath, [join(folder, 'out', name.replace(/\.ts$/, '.js'))], {
    cwd: folder,
    env: { ...cleanEnvironment(), EXCERPT_BASE_URL: baseUrl, EXCERPT_API_KEY: API_KEY },
  });
  for (const text of texts) expect(stdout).toContain(text);
});
