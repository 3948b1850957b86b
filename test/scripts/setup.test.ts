/** Tests setup in a small project, with a fake npm that logs its arguments. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const SCRIPTS = fileURLToPath(new URL('../../scripts', import.meta.url));

/** `npm ci` makes node_modules what the lock file says; SLOW keeps it busy, FAIL makes it fail with that text. */
const NPM = `
import { appendFileSync, copyFileSync, mkdirSync } from 'node:fs';
appendFileSync('calls', process.argv.slice(2, 3) + '\\n');
if (process.env.SLOW) await new Promise((done) => setTimeout(done, Number(process.env.SLOW)));
if (process.env.FAIL) { console.error(process.env.FAIL); process.exit(1); }
mkdirSync('node_modules/.bin', { recursive: true });
copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
`;

const BUILD = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
appendFileSync('calls', 'build\\n');
mkdirSync('sdk/dist', { recursive: true });
writeFileSync('sdk/dist/index.js', '');
`;

let project: string;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'excerpt-setup-'));
  await cp(join(SCRIPTS, 'setup'), join(project, 'scripts', 'setup'), { recursive: true });
  await cp(join(SCRIPTS, 'setup.mjs'), join(project, 'scripts', 'setup.mjs'));
  await writeFile(join(project, 'scripts', 'build.mjs'), BUILD);
  await mkdir(join(project, 'npm'));
  await writeFile(join(project, 'npm', 'package.json'), '{ "type": "module" }');
  await writeFile(join(project, 'npm', 'npm-cli.js'), NPM);
  await mkdir(join(project, 'server'));
  await writeFile(join(project, 'server', 'main.ts'), 'first');
  await lock('1.0.0');
});

afterEach(() => rm(project, { recursive: true, force: true }));

const lock = (version: string) =>
  writeFile(
    join(project, 'package-lock.json'),
    JSON.stringify({
      packages: { '': {}, 'node_modules/koa': { version }, 'node_modules/for-windows': { version, optional: true } },
    }),
  );

async function setup(
  environment: Record<string, string> = {},
  ...args: string[]
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [join(project, 'scripts', 'setup.mjs'), ...args], {
    env: { ...process.env, npm_execpath: join(project, 'npm', 'npm-cli.js'), ...environment },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}

const calls = async () =>
  existsSync(join(project, 'calls')) ? (await readFile(join(project, 'calls'), 'utf8')).trim().split('\n') : [];

test('installs and builds once', async () => {
  expect((await setup()).code).toBe(0);
  expect(await calls()).toEqual(['ci', 'build']);
  expect(await setup()).toEqual({ code: 0, said: '' });
  expect(await calls()).toEqual(['ci', 'build']);
});

test('builds again after a change of a source, but not of a test', async () => {
  await setup();
  await writeFile(join(project, 'server', 'main.test.ts'), 'a test');
  await setup();
  expect(await calls()).toEqual(['ci', 'build']);
  await writeFile(join(project, 'server', 'main.ts'), 'second');
  await setup();
  expect(await calls()).toEqual(['ci', 'build', 'build']);
});

test('installs again after a change of the lock file', async () => {
  await setup();
  await lock('1.0.1');
  await setup({}, '--no-build');
  expect(await calls()).toEqual(['ci', 'build', 'ci']);
});

test.each([
  ['installs again what npm gave up because its install script failed', process.platform, ['ci', 'build', 'ci']],
  ['does without what is for other platforms', 'another', ['ci', 'build']],
])('%s', async (_, platform, expected) => {
  await setup();
  const scripted = { version: '1.0.0', optional: true, hasInstallScript: true, os: [platform] };
  const packages = { 'node_modules/koa': { version: '1.0.0' }, 'node_modules/scripted': scripted };
  await writeFile(join(project, 'package-lock.json'), JSON.stringify({ packages }));
  await setup({}, '--no-build');
  expect(await calls()).toEqual(expected);
});

test('of two concurrent setups, one waits for the other', async () => {
  const both = await Promise.all([setup({ SLOW: '800' }), setup({ SLOW: '800' })]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(both.filter(({ said }) => said.includes('waiting for another setup'))).toHaveLength(1);
  expect(await calls()).toEqual(['ci', 'build']);
  expect(existsSync(join(project, '.setup-lock'))).toBe(false);
});

test('removes the lock of a dead process', async () => {
  const gone = spawn(process.execPath, ['--version']);
  await new Promise((resolve) => gone.once('close', resolve));
  await mkdir(join(project, '.setup-lock'));
  await writeFile(join(project, '.setup-lock', 'owner.json'), JSON.stringify({ pid: gone.pid, host: hostname() }));
  expect((await setup()).code).toBe(0);
  expect(existsSync(join(project, '.setup-lock'))).toBe(false);
});

test.each([
  ['npm error code ENOTFOUND', 'The package registry cannot be reached.'],
  ['npm error code E401', 'The package registry refuses this machine.'],
  ['npm error code ENOSPC', 'The disk is full.'],
  [
    'npm error `npm ci` can only install packages when your package.json and package-lock.json are in sync',
    'package.json and package-lock.json disagree.',
  ],
  ['npm error something new', 'npm failed.'],
])('says what to do about: %s', async (output, advice) => {
  const { code, said } = await setup({ FAIL: output });
  expect(code).toBe(1);
  expect(said).toContain(advice);
  expect(said).toContain(output);
  expect(said).not.toContain('    at ');
  expect(existsSync(join(project, '.setup-lock'))).toBe(false);
});

test('explains how to get npm if it is missing', async () => {
  const { code, said } = await setup({ npm_execpath: '', PATH: join(project, 'nowhere') });
  expect(code).toBe(1);
  expect(said).toContain('npm was not found. Install Node.js 24');
});

test('shows compiler errors, and builds again the next time', async () => {
  await writeFile(
    join(project, 'scripts', 'build.mjs'),
    "console.error('server/entry.ts(1,1): error'); process.exit(1);",
  );
  const { code, said } = await setup();
  expect(code).toBe(1);
  expect(said).toContain('The build failed:\n\nserver/entry.ts(1,1): error');
  await writeFile(join(project, 'scripts', 'build.mjs'), BUILD);
  await setup();
  expect(await calls()).toEqual(['ci', 'build']);
});
