import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeBrowser, playBrowser, refuse, type Answers, type PlayedBrowser } from '../testing/play-browser.ts';
import type { UploadItem, UploadTarget } from './upload-item.ts';

const store = vi.hoisted(() => ({
  forgetUpload: vi.fn<(id: string) => Promise<void>>(),
  forgetUploads: vi.fn<() => Promise<void>>(),
  readUploads: vi.fn<() => Promise<unknown[]>>(),
  storeUploads: vi.fn<(items: { id: string }[]) => Promise<void>>(),
}));
vi.mock('./upload-store.ts', () => store);

let browser: PlayedBrowser;
let queue: typeof import('./upload-queue.ts');
let session: typeof import('../api/console-session.ts');

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  for (const mock of Object.values(store)) mock.mockReset().mockResolvedValue(undefined as never);
  store.readUploads.mockResolvedValue([]);
  browser = playBrowser({ 'GET /me': {} });
  session = await import('../api/console-session.ts');
  queue = await import('./upload-queue.ts');
  session.session.value = { userId: 'usr_1', apiKeyId: null, writeToken: 'token' };
});
afterEach(() => {
  vi.useRealTimers();
  closeBrowser();
});

const TARGET: UploadTarget = { slug: 'acme', env: 'staging', schemaKey: 'invoice', template: null, name: 'Invoice' };
const EXTRACT = 'POST /workspaces/acme/schemas/invoice/extract';
const BATCHES = 'POST /workspaces/acme/schemas/invoice/batches';
const ADD = 'POST /batches/bat_1/documents';
const START = 'POST /batches/bat_1/start';
const LIST = 'GET /batches/bat_1/documents';
const run = { status: 'completed', schemaVersionNumber: 2, provider: 'a', model: 'b', errorMessage: null };
const file = (name: string) => new File(['text'], name);
const add = (names: string[], target = TARGET) => queue.addUploads(names.map(file), target, 5_000);
const answer = (answers: Answers) => void Object.assign(browser.answers, answers);
const statuses = () => queue.uploads.value.map(({ status }) => status);
const only = () => queue.uploads.value[0] as UploadItem;
const paths = () => browser.requests.map(({ to }) => to);
const count = (to: string) => paths().filter((one) => one === to).length;
/** The real one, which gives requests a turn. */
const turnAround = setTimeout;

/** Lets the queue work for so long: requests are answered between two steps of the clock. */
async function pass(ms: number): Promise<void> {
  for (let step = 0; step < ms; step += 250) {
    await vi.advanceTimersByTimeAsync(250);
    for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => turnAround(resolve));
  }
}
const until = async (status: string) => {
  for (let round = 0; round < 20 && only().status !== status; round += 1) await pass(500);
  expect(only().status).toBe(status);
};

test('a file is extracted by itself, and followed to the end of its run', async () => {
  answer({ [EXTRACT]: { runId: 'run_1' }, 'GET /runs/run_1': { ...run, status: 'processing' } });
  const [id] = add(['a.pdf']);
  expect(only()).toMatchObject({ id, name: 'a.pdf', size: 4, batch: null, createdAt: 5_000 });
  await until('running');
  expect(only()).toMatchObject({ runId: 'run_1', file: null });
  const sent = browser.requests.find(({ to }) => to === EXTRACT);
  expect([sent?.query, sent?.headers.get('idempotency-key')]).toEqual([{ env: 'staging' }, id]);
  await pass(3_000);
  expect(statuses()).toEqual(['running']);
  answer({ 'GET /runs/run_1': { ...run, extractedData: { total: 1 } } });
  await until('completed');
  expect(only()).toMatchObject({ used: 'Invoice · version 2 · a/b', problem: null, result: { total: 1 } });
  const asked = paths().length;
  await pass(5_000);
  expect(paths()).toHaveLength(asked);
  expect(store.storeUploads).toHaveBeenLastCalledWith([only()]);
  expect(browser.stored.size).toBeGreaterThan(0);
});

test.each([
  [run.status, { ...run, status: 'failed', errorMessage: 'It is empty.' }, 'failed', 'It is empty.'],
  ['deleted', () => refuse(404, 'not_found'), 'failed', 'The run was deleted.'],
])('a run that is %s ends its file', async (_, answered, status, problem) => {
  answer({ [EXTRACT]: { runId: 'run_1' }, 'GET /runs/run_1': answered });
  add(['a.pdf']);
  await until(status);
  expect(only().problem).toBe(problem);
});

test('a file that the server refuses is not tried again, and another may be', async () => {
  answer({ [EXTRACT]: () => refuse(413, 'too_large', 'The file is too large.') });
  add(['a.pdf']);
  await until('failed');
  expect(only()).toMatchObject({ problem: 'The file is too large.', mayPass: false });
  queue.retryUploads([only().id, 'unknown']);
  await pass(2_000);
  expect([statuses(), count(EXTRACT)]).toEqual([['failed'], 1]);
  answer({ [EXTRACT]: () => refuse(500, 'internal', 'It broke.') });
  queue.removeUploads(() => false);
  add(['b.pdf']);
  await until('failed');
  answer({ [EXTRACT]: { runId: 'run_1' }, 'GET /runs/run_1': run });
  queue.retryUploads([only().id]);
  expect(only().problem).toBeNull();
  await until('completed');
});

test('files wait for a server that is out of reach, and go on when it is back', async () => {
  delete browser.answers['GET /me'];
  add(['a.pdf']);
  await pass(500);
  expect([statuses(), queue.isOutOfReach.value]).toEqual([['waiting'], true]);
  expect(count(EXTRACT)).toBe(1);
  await pass(1_000);
  expect(count(EXTRACT)).toBe(1);
  answer({ 'GET /me': {}, [EXTRACT]: { runId: 'run_1' }, 'GET /runs/run_1': run });
  await until('completed');
  expect([queue.isOutOfReach.value, count(EXTRACT)]).toEqual([false, 2]);
});

test('a file that the browser has lost fails, with or without a server', async () => {
  const lost = file('a.pdf');
  vi.spyOn(lost, 'slice').mockImplementation(() => {
    throw new Error('gone');
  });
  queue.addUploads([lost], TARGET, 0);
  await until('failed');
  expect(only()).toMatchObject({ file: null, problem: 'The browser no longer has the file. Add it again.' });
  queue.uploads.value = [{ ...only(), status: 'waiting', problem: null }];
  queue.setPaused(false);
  await until('failed');
  expect(only().problem).toContain('no longer has the file');
});

test('files wait as long as a busy server asks for', async () => {
  const busy = () =>
    new Response(JSON.stringify({ code: 'x', message: 'm' }), { status: 429, headers: { 'retry-after': '8' } });
  answer({ [EXTRACT]: busy });
  add(['a.pdf']);
  await pass(7_000);
  expect([statuses(), count(EXTRACT), queue.isOutOfReach.value]).toEqual([['waiting'], 1, false]);
  answer({ [EXTRACT]: () => refuse(429, 'rate_limited') });
  await pass(3_000);
  expect(count(EXTRACT)).toBe(2);
  await pass(2_000);
  expect(count(EXTRACT)).toBe(2);
  await pass(4_000);
  expect(count(EXTRACT)).toBe(3);
});

test('files wait for a sign-in, and while the queue is paused', async () => {
  answer({ [EXTRACT]: () => refuse(401, 'unauthorized') });
  add(['a.pdf']);
  await pass(3_000);
  expect([statuses(), count(EXTRACT), session.wasRefused.value]).toEqual([['waiting'], 1, true]);
  queue.setPaused(true);
  session.wasRefused.value = false;
  answer({ [EXTRACT]: { runId: 'run_1' }, 'GET /runs/run_1': run });
  await pass(3_000);
  expect([count(EXTRACT), queue.isPaused.value]).toEqual([1, true]);
  queue.setPaused(false);
  await until('completed');
});

const created = { id: 'bat_1', schemaVersionNumber: 2, provider: 'a', model: 'b' };
const outcome = (documentId: string | null, status: string, fields: object = {}) => ({
  documentId,
  runId: `run of ${documentId}`,
  status,
  errorMessage: null,
  ...fields,
});

test('several files become a batch, which starts when all are there', async () => {
  let sent = 0;
  answer({
    [BATCHES]: created,
    [ADD]: () => ({ documents: [{ documentId: `doc_${++sent}` }] }),
    [START]: {},
    [LIST]: {
      total: 2,
      data: [outcome('doc_1', 'completed'), outcome('doc_2', 'processing'), outcome(null, 'failed')],
    },
  });
  const [first, second] = add(['a.pdf', 'b.pdf']);
  const { batch } = only();
  expect(batch).toMatchObject({
    id: null,
    isStarted: false,
    name: expect.stringMatching(/^Upload of Jan 1, 1970/) as string,
  });
  await until('completed');
  expect(statuses()).toEqual(['completed', 'running']);
  expect(
    paths()
      .slice(0, 4)
      .filter((to) => to !== 'GET /me'),
  ).toEqual([BATCHES, ADD, ADD]);
  const [creation, ...others] = browser.requests.filter(({ to }) => to.startsWith('POST'));
  expect([creation?.body, creation?.query]).toEqual([{ name: batch?.name }, { env: 'staging' }]);
  expect([creation, ...others].map((one) => one?.headers.get('idempotency-key'))).toEqual([
    batch?.key,
    first,
    second,
    'bat_1-start',
  ]);
  expect(only()).toMatchObject({ documentId: 'doc_1', runId: 'run of doc_1', used: 'Invoice · version 2 · a/b' });
  expect(only().batch).toMatchObject({ id: 'bat_1', isStarted: true });
  answer({ [LIST]: { total: 2, data: [outcome('doc_2', 'failed', { errorMessage: 'Empty.' })] } });
  await pass(3_000);
  expect(queue.uploads.value[1]).toMatchObject({ status: 'failed', problem: 'Empty.' });
  expect(count(START)).toBe(1);
});

test('an archive is done once its batch has started: its documents are listed with the upload', async () => {
  answer({
    [BATCHES]: created,
    [ADD]: { documents: [{ documentId: 'doc_1' }, { documentId: 'doc_2' }] },
    [START]: {},
    [LIST]: { total: 0, data: [] },
  });
  add(['a.zip', 'b.zip']);
  await until('completed');
  expect(only().documentId).toBeNull();
});

test('a batch that is not created is tried again by its next file', async () => {
  answer({ [BATCHES]: () => refuse(503, 'unavailable') });
  add(['a.pdf', 'b.pdf']);
  await pass(500);
  expect([statuses(), queue.isOutOfReach.value]).toEqual([['waiting', 'waiting'], true]);
  answer({
    [BATCHES]: created,
    [ADD]: { documents: [{ documentId: 'doc_1' }] },
    [START]: {},
    [LIST]: { total: 0, data: [] },
  });
  await until('running');
});

test('a file of a started batch that is tried again goes by itself', async () => {
  answer({ [EXTRACT]: { runId: 'run_1' }, 'GET /runs/run_1': run });
  const batch = { key: 'k', name: 'n', id: 'bat_1', isStarted: true };
  add(['a.pdf']);
  queue.uploads.value = [{ ...only(), status: 'failed', batch }];
  queue.retryUploads([only().id]);
  await pass(500);
  expect(paths()).toContain(EXTRACT);
});

test('uploads are taken off the list, and forgotten at a sign-out', async () => {
  await queue.restoreUploads();
  queue.setPaused(true);
  const [first, second] = add(['a.pdf', 'b.pdf']);
  queue.removeUploads(({ id }) => id !== first);
  expect(queue.uploads.value.map(({ id }) => id)).toEqual([second]);
  expect(store.forgetUpload.mock.calls).toEqual([[first]]);
  expect(store.forgetUploads).not.toHaveBeenCalled();
  session.session.value = null;
  expect([queue.uploads.value, store.forgetUploads.mock.calls.length]).toEqual([[], 1]);
});

test('what an earlier page had not finished goes on', async () => {
  queue.setPaused(true);
  add(['new.pdf']);
  const item = only();
  store.readUploads.mockResolvedValue([
    { ...item, name: 'known.pdf' },
    { ...item, id: '1', name: 'sending.pdf', status: 'sending' },
    { ...item, id: '2', name: 'failed.pdf', status: 'failed' },
  ]);
  answer({ [EXTRACT]: { runId: 'run_1' }, 'GET /runs/run_1': run });
  await queue.restoreUploads();
  expect(queue.uploads.value.map(({ name, status }) => [name, status])).toEqual([
    ['sending.pdf', 'waiting'],
    ['failed.pdf', 'failed'],
    ['new.pdf', 'waiting'],
  ]);
  queue.isPaused.value = false;
  await pass(1_000);
  expect(count(EXTRACT)).toBeGreaterThan(0);
});

test('at most three files are on their way, and the server is asked meanwhile whether it is there', async () => {
  answer({ [EXTRACT]: () => new Promise(() => undefined) });
  for (const name of ['a', 'b', 'c', 'd']) add([name]);
  await pass(2_500);
  expect(statuses()).toEqual(['sending', 'sending', 'sending', 'waiting']);
  expect(count('GET /me')).toBeGreaterThan(1);
  expect(queue.isOutOfReach.value).toBe(false);
  delete browser.answers['GET /me'];
  await pass(1_500);
  expect(queue.isOutOfReach.value).toBe(true);
});
