import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/harness/test-app.ts';
import { runCli } from '../testing/run-cli.ts';

let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'excerpt-profiles-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (args: string[], input = '', settings: Record<string, string> = {}) =>
  runCli(args, { cwd: folder, input, settings: { XDG_CONFIG_HOME: folder, ...settings } });

test('login keeps the address and the key where only the user can read them', async () => {
  const { code, output } = await run(['login', '--base-url', app.url], `${app.admin.apiKey}\n`);
  expect({ code, output }).toMatchObject({ code: 0, output: expect.not.stringContaining(app.admin.apiKey) });
  const path = join(folder, 'excerpt', 'config.json');
  expect([(await stat(path)).mode & 0o777, (await stat(join(folder, 'excerpt'))).mode & 0o777]).toEqual([0o600, 0o700]);
  const whoami = await run(['whoami', '--json']);
  expect(JSON.parse(whoami.output)).toMatchObject({ name: 'admin', baseUrl: app.url, profile: 'default' });
});

test('a key that the server does not know is not kept', async () => {
  const { code, errors } = await run(['login', '--base-url', app.url, '--profile', 'wrong'], 'exk_wrong\n');
  expect(code).toBe(1);
  expect(errors).toContain('API key');
  expect(await readFile(join(folder, 'excerpt', 'config.json'), 'utf8')).not.toContain('exk_wrong');
});

test("the key of a profile is not sent to another server, and the environment's wins", async () => {
  const { code, errors } = await run(['whoami', '--base-url', 'http://127.0.0.1:9']);
  expect(code).toBe(1);
  expect(errors).toContain('There is no API key for http://127.0.0.1:9');
  const other = await app.addUser();
  const { output } = await run(['whoami', '--json'], '', { EXCERPT_API_KEY: other.apiKey });
  expect(JSON.parse(output)).toMatchObject({ id: other.id });
});

test('a damaged file of profiles is reported, and nothing is printed on stdout', async () => {
  await writeFile(join(folder, 'excerpt', 'config.json'), '{');
  const { code, output, errors } = await run(['whoami']);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toContain('is not a file of profiles');
});
