import { mkdtemp, rm } from 'node:fs/promises';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareWithReference } from '../../testing/compare-with-reference.ts';
import { refuse, runInProcess, type Answers } from '../../testing/run-in-process.ts';
import { VERSION } from '../../version.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-doctor-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const ready = () => new Response('ok', { headers: { date: new Date().toUTCString() } });
const HEALTHY: Answers = {
  'GET /readyz': ready,
  'GET /me': { name: 'Ada', plan: 'pro' },
  'GET /openapi.json': { info: { version: VERSION } },
  'GET /metrics': () => new Response('', { status: 404 }),
};

/** What doctor says, by what it checked. */
async function diagnose(answers: Answers = {}, settings: Record<string, string> = {}) {
  const { code, output } = await runInProcess(['doctor', '--json'], { ...HEALTHY, ...answers }, { settings });
  const { findings } = JSON.parse(output) as { findings: { check: string; state: string; message: string }[] };
  return { code, findings: Object.fromEntries(findings.map(({ check, ...found }) => [check, found])) };
}

test('the reference has what doctor takes', () => compareWithReference('doctor'));

test('a healthy server has no problem', async () => {
  const { code, findings } = await diagnose();
  expect(code).toBe(0);
  expect(findings).toMatchObject({
    server: { state: 'ok', message: 'http://127.0.0.1:9 is ready' },
    'API key': { state: 'ok', message: 'of Ada, plan pro' },
    version: { state: 'ok', message: `server ${VERSION}, this program ${VERSION}` },
    operation: { state: 'ok', message: expect.stringMatching(/^Run doctor on the machine of the server/) as string },
    'Node.js': { state: 'ok', message: process.versions.node },
    profiles: { state: 'ok', message: 'There are none. excerpt login makes one.' },
    disk: { message: expect.stringMatching(/^\d+\.\d GiB free in /) as string },
  });
  expect(findings).not.toHaveProperty('clock');
});

const at = (ms: number) => () => new Response('ok', { headers: { date: new Date(Date.now() + ms).toUTCString() } });

test.each<[string, string, Answers, string, RegExp]>([
  [
    'a server that is not ready',
    'server',
    { 'GET /readyz': () => refuse(503, 'x', 'y') },
    'problem',
    /is not ready \(503\): \{/,
  ],
  ['a key that is unknown', 'API key', { 'GET /me': () => refuse(401, 'x', 'y') }, 'problem', /Run excerpt login\.$/],
  [
    'another refusal of the key',
    'API key',
    { 'GET /me': () => refuse(403, 'x', 'Not you.') },
    'problem',
    /^Not you\.$/,
  ],
  [
    'an older server',
    'version',
    { 'GET /openapi.json': { info: { version: '0.0.9' } } },
    'warning',
    /server is older and may lack/,
  ],
  [
    'a newer server',
    'version',
    { 'GET /openapi.json': { info: { version: '99.0.0' } } },
    'warning',
    /: update this program\.$/,
  ],
  [
    'no contract',
    'version',
    { 'GET /openapi.json': () => new Response('<') },
    'warning',
    /^The contract of the server cannot be read/,
  ],
  [
    'a clock ahead',
    'clock',
    { 'GET /readyz': at(90_000) },
    'warning',
    /differ by \d+ s\. Signatures of webhooks will be refused/,
  ],
  ['a clock behind', 'clock', { 'GET /readyz': at(-90_000) }, 'warning', /differ by \d+ s\./],
  [
    'no metrics',
    'operation',
    { 'GET /metrics': () => Promise.reject(new Error('closed')) },
    'warning',
    /cannot be read: closed$/,
  ],
])('%s is found', async (_, check, answers, state, message) => {
  const { code, findings } = await diagnose(answers);
  expect(findings[check]).toEqual({ state, message: expect.stringMatching(message) as string });
  expect(code).toBe(state === 'problem' ? 2 : 0);
});

test('a server out of reach is the only thing that is said of it', async () => {
  const unreached = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }));
  const { findings } = await diagnose({ 'GET /readyz': unreached });
  expect(findings['server']?.message).toMatch(/cannot be reached: ECONNREFUSED Start it with npm start/);
  expect(Object.keys(findings)).not.toContain('version');
});

test('profiles that others can read are a problem', async () => {
  mkdirSync(join(folder, 'excerpt'));
  const path = join(folder, 'excerpt', 'config.json');
  writeFileSync(path, JSON.stringify({ current: 'a', profiles: { a: {}, b: {} } }), { mode: 0o600 });
  const settings = { XDG_CONFIG_HOME: folder };
  expect((await diagnose({}, settings)).findings['profiles']).toEqual({ state: 'ok', message: 'a, b; a is used' });
  chmodSync(path, 0o640);
  const { code, findings } = await diagnose({}, settings);
  expect([code, findings['profiles']]).toEqual([
    2,
    { state: 'problem', message: `Others can read ${path}. Run: chmod 600 ${path}` },
  ]);
});

test('findings are a table for people', async () => {
  const { output } = await runInProcess(['doctor'], HEALTHY);
  expect(output.split('\n')[0]).toMatch(/^check +state +found$/);
  expect(output).toMatch(/^API key +ok +of Ada, plan pro$/m);
});
