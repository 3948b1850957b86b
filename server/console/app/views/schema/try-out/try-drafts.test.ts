import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeBrowser, playBrowser, refuse, type PlayedBrowser } from '../../../testing/play-browser.ts';
import type { Draft } from '../stored-drafts.ts';

let browser: PlayedBrowser;
let tries: typeof import('./try-drafts.ts');
const draft: Draft = {
  baseVersionNumber: 1,
  definition: '{"type":"object"}',
  instructions: 'Read.',
  examples: '',
  parameters: '',
  rules: '',
};
const SCHEMAS = '/workspaces/acme/schemas';
const DESCRIPTION = 'A draft that is tried out in the console, deleted with the end of its run';

beforeEach(async () => {
  browser = playBrowser({ [`POST ${SCHEMAS}`]: {}, [`GET ${SCHEMAS}`]: { data: [] }, 'POST /runs/run_1/cancel': {} });
  tries = await import('./try-drafts.ts');
  // The key is a random one.
  const own = browser.answers;
  browser.answers = new Proxy(own, {
    has: (target, name) => name in target || /console-try-out-/.test(String(name)),
    getOwnPropertyDescriptor: (target, name) =>
      Object.getOwnPropertyDescriptor(target, name) ??
      (/console-try-out-/.test(String(name)) ? { value: null, configurable: true } : undefined),
    get: (target, name: string) =>
      name in target ? target[name] : name.startsWith('DELETE') ? undefined : { runId: 'run_1' },
  });
});
afterEach(() => closeBrowser());

const writes = () => browser.requests.map(({ to }) => to.replace(/console-try-out-\w+/, 'TRY'));
function tryDraft(controller = new AbortController()) {
  return tries.tryDraft({ slug: 'acme', env: 'staging', documentId: 'doc_1', draft, signal: controller.signal });
}

test('a draft is run under a schema of its own, which is deleted afterwards', async () => {
  const states = ['pending', 'processing', 'completed'];
  browser.answers['GET /runs/run_1'] = () => ({ id: 'run_1', status: states.shift() });
  expect(await tryDraft()).toEqual({ id: 'run_1', status: 'completed' });
  await vi.waitFor(() => expect(writes()).toContain(`GET ${SCHEMAS}`));
  expect(writes()).toEqual([
    `POST ${SCHEMAS}`,
    expect.stringMatching(/^POST .*\/schemas\/TRY\//),
    ...Array.from({ length: 3 }, () => 'GET /runs/run_1'),
    `DELETE ${SCHEMAS}/TRY`,
    `GET ${SCHEMAS}`,
  ]);
  const [created, extracted, waited] = browser.requests;
  expect(created?.body).toEqual({
    schemaKey: expect.stringMatching(/^console-try-out-[0-9a-f]{8,16}$/) as string,
    name: 'Try-out',
    description: DESCRIPTION,
    definition: { type: 'object' },
    instructions: 'Read.',
  });
  expect([extracted?.query, extracted?.body, waited?.query]).toEqual([
    { env: 'staging' },
    { documentId: 'doc_1' },
    { wait: '20' },
  ]);
});

test('a try-out that is given up is cancelled, so that its schema can go', async () => {
  const controller = new AbortController();
  browser.answers['GET /runs/run_1'] = () => {
    controller.abort(new Error('given up'));
    return { status: 'processing' };
  };
  await expect(tryDraft(controller)).rejects.toThrow('given up');
  await vi.waitFor(() => expect(writes()).toContain(`GET ${SCHEMAS}`));
  expect(writes().slice(-3)).toEqual(['POST /runs/run_1/cancel', `DELETE ${SCHEMAS}/TRY`, `GET ${SCHEMAS}`]);
});

test('a draft that the server refuses is not run', async () => {
  browser.answers[`POST ${SCHEMAS}`] = () => refuse(422, 'invalid_schema', 'It is invalid.');
  await expect(tryDraft()).rejects.toThrow('It is invalid.');
  expect(writes()).toEqual([`POST ${SCHEMAS}`]);
});

test('what closed tabs left is removed after an hour', async () => {
  const now = Date.parse('2026-01-01T12:00:00Z');
  vi.spyOn(Date, 'now').mockReturnValue(now);
  const schema = (schemaKey: string, minutes: number, description = DESCRIPTION) => ({
    schemaKey,
    description,
    createdAt: new Date(now - minutes * 60_000).toISOString(),
  });
  browser.answers[`GET ${SCHEMAS}`] = {
    data: [
      schema('console-try-out-a', 61),
      schema('console-try-out-b', 60),
      schema('console-try-out-c', 61, 'Mine'),
      schema('mine-console-try-out-', 61),
    ],
  };
  await tries.removeAbandoned('acme');
  vi.restoreAllMocks();
  expect(browser.requests[0]?.query).toEqual({ pageSize: '100' });
  expect(browser.requests.map(({ to }) => to)).toEqual([`GET ${SCHEMAS}`, `DELETE ${SCHEMAS}/console-try-out-a`]);
});
