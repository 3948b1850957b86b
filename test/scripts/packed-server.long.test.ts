import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkContent, packPackages, type Packed } from '../../scripts/release/pack-packages.ts';
import { npm } from '../../scripts/setup/npm.mjs';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;
let packages: Packed[];

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
  target: 'ES2022',
  lib: ['ES2024', 'ESNext.Disposable', 'DOM'],
  module: 'NodeNext',
  exactOptionalPropertyTypes: true,
  types: [],
  outDir: 'out',
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-packed-'));
  packages = packPackages(root, join(folder, 'packages'));
  const tarball = join('packages', packages.find(({ name }) => name === 'excerpt')?.filename ?? '');
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  await npm(root, ['install', '--prefix', folder, '--prefer-offline', join(folder, tarball)], { cwd: folder });
}, 300_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

test('both packages have what they need, and nothing that is not for publication', () => {
  expect(packages.map(({ name }) => name)).toEqual(['excerpt', '@excerpt/sdk']);
  expect(packages.flatMap(checkContent)).toEqual([]);
});

test('the packed program starts, without the packages of this repository', async () => {
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

test('a strict TypeScript project compiles and runs against excerpt/testing', async () => {
  await writeFile(join(folder, 'program.ts'), program);
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }));
  await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder]);
  const { stdout } = await run(process.execPath, [join(folder, 'out/program.js')], { cwd: folder });
  expect(JSON.parse(stdout)).toEqual([{ total: 118 }, 'normalized', '2026-05-01T00:00:00.000Z']);
});
