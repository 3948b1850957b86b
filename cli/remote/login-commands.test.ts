import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refuse, runInProcess, type Answers } from '../testing/run-in-process.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'excerpt-login-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const user = { id: 'usr_1', name: 'Ada', plan: 'pro' };
const ANSWERS: Answers = { 'GET /me': user, 'GET /schemas': {} };
/** Without what `runInProcess` sets: the profiles say where the server is. */
const run = (args: string[], input = '', settings: Record<string, string> = {}, answers = ANSWERS) =>
  runInProcess(args, answers, {
    input,
    settings: {
      EXCERPT_BASE_URL: '',
      EXCERPT_API_KEY: '',
      EXCERPT_WORKSPACE: '',
      XDG_CONFIG_HOME: folder,
      ...settings,
    },
  });
const path = () => join(folder, 'excerpt', 'config.json');
const readProfiles = async (): Promise<unknown> => JSON.parse(await readFile(path(), 'utf8'));
const A = 'http://a.test';

test('login keeps a profile that only the user can read, and makes it the current one', async () => {
  const { code, output } = await run(['login', '--base-url', A, '--workspace', 'acme'], ' exk_1 \n');
  expect(code).toBe(0);
  expect(output).toBe(`Logged in to ${A} as Ada. The profile default is in ${path()}.\n`);
  const profile = { baseUrl: A, apiKey: 'exk_1', workspace: 'acme' };
  expect(await readProfiles()).toEqual({ current: 'default', profiles: { default: profile } });
  expect([(await stat(path())).mode & 0o777, (await stat(join(folder, 'excerpt'))).mode & 0o777]).toEqual([
    0o600, 0o700,
  ]);
  // The address and the workspace stay.
  await run(['login'], 'exk_2');
  await run(['login', '--profile', 'other'], 'exk_3', { EXCERPT_BASE_URL: 'http://b.test' });
  const json = await run(['login', '--json'], '', { EXCERPT_PROFILE: 'third', EXCERPT_API_KEY: 'exk_4' });
  expect(JSON.parse(json.output)).toEqual({
    profile: 'third',
    baseUrl: 'http://127.0.0.1:8787',
    user,
    workspace: null,
  });
  expect(await readProfiles()).toEqual({
    current: 'third',
    profiles: {
      default: { ...profile, apiKey: 'exk_2' },
      other: { baseUrl: 'http://b.test', apiKey: 'exk_3' },
      third: { baseUrl: 'http://127.0.0.1:8787', apiKey: 'exk_4' },
    },
  });
});

test.each([
  ['an address that is none', ['--base-url', 'a.test'], 'exk_1', /a\.test is not an http or https address/],
  ['an address of another scheme', ['--base-url', 'ftp://a'], 'exk_1', /ftp:\/\/a is not an http or https address/],
  ['no key', [], ' \n', /There is no API key\. Type it/],
])('a login with %s keeps nothing', async (_, args, input, message) => {
  const { code, errors } = await run(['login', ...args], input);
  expect([code, errors]).toEqual([1, expect.stringMatching(message)]);
  await expect(readProfiles()).rejects.toThrow('ENOENT');
});

test('a key that the server refuses is not kept', async () => {
  const answers = { 'GET /me': () => refuse(401, 'unauthorized', 'The key is unknown.') };
  const { code, errors } = await run(['login', '--base-url', A], 'exk_1', {}, answers);
  expect([code, errors]).toEqual([1, expect.stringContaining('The key is unknown.')]);
  await expect(readProfiles()).rejects.toThrow('ENOENT');
});

async function logIn(...names: string[]): Promise<void> {
  for (const name of names)
    await run(['login', '--profile', name, '--base-url', `http://${name}.test`, '--workspace', name], `exk_${name}`);
}

test('logout deletes the named profile or the current one, and another becomes the current one', async () => {
  await logIn('a', 'b', 'c');
  expect((await run(['logout'])).output).toBe('The profile c is deleted. Its API key still works.\n');
  expect(await readProfiles()).toMatchObject({ current: 'a' });
  expect(JSON.parse((await run(['logout', '--profile', 'b', '--json'])).output)).toEqual({
    profile: 'b',
    deleted: true,
  });
  expect(await readProfiles()).toMatchObject({ current: 'a' });
  expect((await run(['logout', '--profile', 'toString'])).output).toBe('There is no profile toString.\n');
  await run(['logout']);
  expect(await readProfiles()).toEqual({ current: null, profiles: {} });
  expect((await run(['logout'])).output).toBe('There is no profile default.\n');
});

test('commands use the named profile, else the current one, and settings win over it', async () => {
  await logIn('a', 'b');
  const whoami = async (args: string[] = [], settings: Record<string, string> = {}) => {
    const { output, errors } = await run(['whoami', ...args], '', settings);
    return output === ''
      ? errors
      : output
          .trimEnd()
          .split('\n')
          .slice(3)
          .map((line) => line.split(/ +/)[1]);
  };
  expect(await whoami()).toEqual(['http://b.test', 'b', 'b']);
  expect(await whoami(['--profile', 'a'])).toEqual(['http://a.test', 'a', 'a']);
  expect(await whoami([], { EXCERPT_PROFILE: 'a' })).toEqual(['http://a.test', 'a', 'a']);
  expect(await whoami(['--base-url', 'http://b.test/'])).toEqual(['http://b.test', 'b', 'b']);
  expect(await whoami([], { EXCERPT_WORKSPACE: 'w', EXCERPT_API_KEY: 'k' })).toEqual(['http://b.test', 'w', 'b']);
  expect(await whoami(['--profile', 'x'])).toBe('There is no profile x. There are: a, b.\n');
  expect(await whoami(['--profile', 'toString'])).toContain('There is no profile toString.');
  // The key of a profile is for its server only.
  expect(await whoami(['--base-url', 'http://c.test'])).toBe(
    'There is no API key for http://c.test. Run excerpt login --base-url http://c.test, or set EXCERPT_BASE_URL and ' +
      'EXCERPT_API_KEY.\n',
  );
});

test('without a profile and settings, the user is told to log in', async () => {
  expect((await run(['whoami'])).errors).toBe(
    'There is no server. Run excerpt login, or set EXCERPT_BASE_URL and EXCERPT_API_KEY.\n',
  );
  expect((await run(['whoami', '--profile', 'x'])).errors).toContain('Run: excerpt login --profile x');
  const settings = { EXCERPT_BASE_URL: A, EXCERPT_API_KEY: 'exk_1', XDG_CONFIG_HOME: '/nonexistent' };
  expect(JSON.parse((await run(['whoami', '--json'], '', settings)).output)).toEqual({
    ...user,
    baseUrl: A,
    workspace: null,
    profile: null,
  });
});

test.each(['{', '[]', 'null', '{"profiles":null}', '{"profiles":1}'])(
  'profiles that are %s are reported',
  async (text) => {
    await logIn('a');
    await writeFile(path(), text);
    const { code, output, errors } = await run(['whoami']);
    expect([code, output, errors]).toEqual([1, '', expect.stringContaining('is not a file of profiles. Delete it')]);
  },
);

test('the only workspace is the one that commands work in', async () => {
  const list = (slugs: string[], total = slugs.length) => ({
    'GET /workspaces': { total, page: 1, pageSize: 10, data: slugs.map((slug) => ({ id: slug, slug })) },
    'GET /workspaces/only/budget': {},
  });
  const settings = { EXCERPT_BASE_URL: A, EXCERPT_API_KEY: 'exk_1' };
  const get = (slugs: string[], total?: number) => run(['budget', 'get', '--json'], '', settings, list(slugs, total));
  const only = await get(['only']);
  expect(only.requests.map(({ to }) => to)).toEqual(['GET /workspaces', 'GET /workspaces/only/budget']);
  expect((await get([])).errors).toBe('There is no workspace. Create one: excerpt workspaces create NAME\n');
  expect((await get(['a', 'b'])).errors).toMatch(/one of: a, b\n$/);
  expect((await get(['a', 'b'], 11)).errors).toMatch(/one of: a, b, …\n$/);
  expect((await get(['a', 'b'], 10)).errors).toMatch(/one of: a, b\n$/);
});
