/** The packages as npm packs them, in a strict TypeScript project that has nothing else of this repository. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkContent, packPackages, type Packed } from '../../scripts/release/pack-packages.ts';
import { npm, outerEnvironment, run as runProgram } from '../../scripts/setup/npm.mjs';
import { GUIDES } from '../../sdk/test/harness/guides.ts';
import { answered } from '../harness/providers/provider-replies.ts';
import { startScriptedProvider, type ScriptedProvider } from '../harness/providers/scripted-provider.ts';
import { cleanEnvironment, endAllServers, startServerProcess } from '../harness/server-process.ts';
import { loopbackWebhooks } from '../harness/webhook-receiver.ts';
import { startRefusingProxy, type RefusingProxy } from './refusing-proxy.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const API_KEY = 'exk_the-key-of-the-packed-guides';

const program = `
import { delayed, startTestServer, type TestServer } from 'excerpt/testing';

await using server: TestServer = await startTestServer({
  answers: { 'invoice.txt': delayed(1, { total: 118 }) },
  clock: '2026-05-01T00:00:00.000Z',
});
const headers = { 'x-api-key': server.apiKey, 'content-type': 'application/json' };
const post = async (path: string, body: object): Promise<{ runId: string }> =>
  (await fetch(server.baseUrl + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
await post('/workspaces', { name: 'Acme', slug: 'acme' });
const schema = { type: 'object', properties: { total: { type: ['number', 'null'] } } };
const document = { name: 'invoice.txt', content: 'Total: EUR 118.00' };
const { runId } = await post('/workspaces/acme/schemas/invoice/extract', { ...document, schema });
const run = await (await fetch(server.baseUrl + '/runs/' + runId + '?wait=30', { headers })).json();
console.log(JSON.stringify([run.extractedData, run.evidence[0].match, run.createdAt]));
`;

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

/** In bytes: what a project that tests its own code against `excerpt/testing` downloads and keeps. */
const MAX_LIGHT_INSTALLATION = 60_000_000;

let folder: string;
let packages: Packed[];

const install = (...targets: string[]) =>
  npm(root, ['install', '--prefix', folder, '--prefer-offline', ...targets], { cwd: folder });
const tarballOf = (name: string) =>
  join(folder, 'packages', packages.find((packed) => packed.name === name)?.filename ?? '');

/** Compiles the files and returns what the compiler says. */
async function compile(files: string[]): Promise<string> {
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = await run(process.execPath, [compiler, '-p', folder]).catch((error: { stdout: string }) => error);
  return stdout;
}

/** `npm install` as a user types it, with install scripts, where no host answers but the registry's. */
async function installQuietly(proxy: RefusingProxy, tarball: string): Promise<{ code: number | null; output: string }> {
  const npmCli = process.env['npm_execpath'];
  const [command, before] = npmCli === undefined ? ['npm', []] : [process.execPath, [npmCli]];
  const { stdout } = await run(command, [...before, 'config', 'get', 'registry'], { cwd: folder });
  const env = { ...outerEnvironment(root), ...proxy.environment(new URL(stdout.trim()).hostname) };
  return await runProgram(command, [...before, 'install', '--prefer-offline', '--foreground-scripts', tarball], {
    cwd: folder,
    env,
  });
}

async function sizeOf(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

let first: { code: number | null; output: string; refused: string[]; size: number };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-packed-'));
  packages = packPackages(root, join(folder, 'packages'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const proxy = await startRefusingProxy();
  const { code, output } = await installQuietly(proxy, tarballOf('excerpt'));
  await proxy.close();
  first = { code, output, refused: proxy.refused, size: await sizeOf(join(folder, 'node_modules')) };
  await install(...['zod', '@types/node'].map((name) => join(root, 'node_modules', name)));
}, 300_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the packed program', () => {
  test('and the SDK have what they need, and nothing that is not for publication', () => {
    expect(packages.map(({ name }) => name)).toEqual(['excerpt', '@excerpt/engines', '@excerpt/sdk']);
    expect(packages.flatMap(checkContent)).toEqual([]);
  });

  test('is small, and installs without install scripts and other hosts than the registry', async () => {
    expect(first.code, first.output).toBe(0);
    expect(first.refused).toEqual([]);
    expect(first.size).toBeLessThan(MAX_LIGHT_INSTALLATION);
    const lock = await readFile(join(folder, 'node_modules/.package-lock.json'), 'utf8');
    expect(lock).toContain('better-sqlite3');
    expect(lock).not.toContain('hasInstallScript');
  });

  test('lists what is inside it among its components', async () => {
    const [, file = ''] = /(.*)\.tgz$/.exec(tarballOf('excerpt')) ?? [];
    const { components } = JSON.parse(await readFile(`${file}.cdx.json`, 'utf8')) as { components: { name: string }[] };
    const names = components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['better-sqlite3', 'koa', 'openai', 'kysely']));
    expect(names).not.toContain('vitest');
  });

  test('starts without the packages of this repository', async () => {
    const { stdout } = await run(process.execPath, [join(folder, 'node_modules/.bin/excerpt'), '--help'], {
      cwd: folder,
    });
    expect(stdout).toContain('serve');
    expect(await readdir(join(folder, 'node_modules'))).not.toContain('@excerpt');
    const diff = ['contract', 'diff', '0.6.0', '0.6.0'];
    expect((await run(process.execPath, [join(folder, 'node_modules/.bin/excerpt'), ...diff])).stdout).toContain(
      'Breaks: 0',
    );
  });

  test('lets a strict project compile and run against excerpt/testing', async () => {
    await writeFile(join(folder, 'program.ts'), program);
    expect(await compile(['program.ts'])).toBe('');
    const { stdout } = await run(process.execPath, [join(folder, 'out/program.js')], { cwd: folder });
    expect(JSON.parse(stdout)).toEqual([{ total: 118 }, 'normalized', '2026-05-01T00:00:00.000Z']);
  });

  test('names the package that reads PDFs, with the command that adds it', async () => {
    const invoice = join(root, 'cli/sample/invoice.pdf');
    const parse = [join(folder, 'node_modules/.bin/excerpt'), 'parse', invoice];
    const failed = await run(process.execPath, parse, { cwd: folder }).catch((error: { stderr: string }) => error);
    expect(failed.stderr).toContain('npm install --ignore-scripts @excerpt/engines@0.6.0');
  });
});

describe("the SDK's guides", () => {
  let provider: ScriptedProvider;
  let baseUrl: string;

  beforeAll(async () => {
    await install(tarballOf('@excerpt/sdk'));
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
  });

  test('compile strictly', async () => {
    expect(await compile(Object.keys(GUIDES))).toBe('');
    await cp(join(folder, 'invoice.txt'), join(folder, 'out/invoice.txt'));
  });

  test.each(Object.entries(GUIDES))('%s runs', async (name, texts) => {
    const { stdout } = await run(process.execPath, [join(folder, 'out', name.replace(/\.ts$/, '.js'))], {
      cwd: folder,
      env: { ...cleanEnvironment(), EXCERPT_BASE_URL: baseUrl, EXCERPT_API_KEY: API_KEY },
    });
    for (const text of texts) expect(stdout).toContain(text);
  });
});
