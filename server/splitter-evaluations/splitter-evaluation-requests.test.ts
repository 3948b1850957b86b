import type { SplitterEvaluation } from '@excerpt/sdk';
import { beforeEach, describe, expect, test } from 'vitest';
import { openServices, refusalOf, START, type OpenServices, type Person } from '../app/testing/open-services.ts';
import { ExtractionError } from '../extraction/engine.ts';
import { RetryJob } from '../jobs/job-handler.ts';
import { ParseError } from '../parsing/parser.ts';
import { createSplitterHandlers } from '../splitters/handlers.ts';
import { createSplitterEvaluationHandlers } from './handlers.ts';
import { evaluateSplitterJob } from './jobs.ts';

const RIGHT = [
  { pages: [1, 2], category: 'Invoice', confidence: 0.9 },
  { pages: [3], category: 'Letter', confidence: 0.9 },
];

let open: OpenServices;
let handlers: ReturnType<typeof createSplitterEvaluationHandlers>;
/** What a packet is split into. */
let split: (packetId: string) => Promise<{ parts: object[]; asked: object | null }>;
beforeEach(async () => {
  open = await openServices();
  handlers = createSplitterEvaluationHandlers(open.services.splitterEvaluations);
  split = () => Promise.resolve({ parts: RIGHT, asked: null });
  const body = { key: 'mail', categories: [{ name: 'Invoice' }, { name: 'Letter' }] };
  await open.ask(createSplitterHandlers(open.services.splitters).createSplitter, 'ann', { body });
  const { id } = await open.rows.db.selectFrom('splitter_versions').select('id').executeTakeFirstOrThrow();
  const packet = (packetId: string, more: object = {}) => ({
    id: packetId,
    workspace_id: 'ws',
    environment_id: 'env',
    splitter_version_id: id,
    document_id: `of-${packetId}`,
    status: 'completed',
    parts: JSON.stringify(RIGHT),
    approved_at: START,
    ...more,
  });
  const ids = ['p1', 'p2', 'open', 'expired', 'staged', 'of-other'];
  await open.rows.insert('documents', ...ids.map((one) => ({ id: `of-${one}`, workspace_id: 'ws', name: one })));
  await open.rows.insert(
    'packets',
    packet('p1'),
    packet('p2'),
    packet('open', { approved_at: null }),
    packet('expired', { parts: null }),
    packet('staged', { environment_id: 'env2' }),
    packet('of-other', { splitter_version_id: 'other' }),
  );
});

const at = (more: object = {}) => ({ slug: 'acme', splitterKey: 'mail', ...more });
const create = (body: object = {}, person: Person = 'ann', query: object = {}) =>
  open.ask<SplitterEvaluation>(handlers.createSplitterEvaluation, person, { path: at(), body, query });
const get = (id: string, person: Person = 'bob') =>
  open.ask<SplitterEvaluation>(handlers.getSplitterEvaluation, person, { path: at({ id }) });
const cancel = (id: string, person: Person = 'bob') =>
  open.ask<SplitterEvaluation>(handlers.cancelSplitterEvaluation, person, { path: at({ id }) });
const list = (query: object = {}, person: Person = 'bob') =>
  open.ask<{ data: SplitterEvaluation[]; total: number }>(handlers.listSplitterEvaluations, person, {
    path: at(),
    query,
  });

/** Performs the job of an evaluation, if there is one. */
async function runJob(): Promise<boolean> {
  const { queue, database, clock } = open.resources;
  const [job] = await queue.claim(() => ({ kind: 'splitter.evaluate', limit: 1, running: [] }));
  if (job === undefined) return false;
  const handle = evaluateSplitterJob({
    database,
    clock,
    queue,
    packets: open.services.packets,
    splitters: open.services.splitters,
    parsing: { getLayout: () => Promise.resolve({ pages: [{}, {}, {}] } as never) },
    splitPages: (({ packet }: { packet: { id: string } }) => split(packet.id)) as never,
  });
  await handle(job, { signal: new AbortController().signal } as never);
  return true;
}
const finish = async () => {
  while (await runJob());
};

test('a splitter is evaluated on the packets that people approved', async () => {
  const made = await create({ maxCost: 0.5 }, 'bob');
  expect(made).toMatchObject({
    status: 'pending',
    env: 'production',
    splitter: { key: 'mail', versionNumber: 1 },
    model: null,
    vision: 'auto',
    maxCost: 0.5,
    counts: { total: 2, completed: 0, failed: 0 },
    score: null,
    cost: null,
    createdBy: 'bob',
    createdAt: START,
    completedAt: null,
  });
  expect(made.packets.map(({ packetId, status }) => `${packetId} ${status}`)).toEqual(['p2 waiting', 'p1 waiting']);
  expect(await runJob()).toBe(true);
  expect(await get(made.id)).toMatchObject({ status: 'processing', counts: { completed: 1 }, score: null });
  split = () =>
    Promise.resolve({
      parts: [{ pages: [1, 2, 3], category: 'Invoice' }],
      asked: { cost: { amount: 0.25, currency: 'EUR' }, note: 'Half.' },
    });
  expect([await runJob(), await runJob()]).toEqual([true, false]);
  const done = await get(made.id);
  expect(done).toMatchObject({
    status: 'completed',
    counts: { total: 2, completed: 2, failed: 0 },
    score: { packets: 2, documents: 4, exactPackets: 0.5 },
    cost: { amount: 0.25, currency: 'EUR' },
    completedAt: START,
    errorMessage: null,
  });
  expect(done.packets).toMatchObject([
    { packetId: 'p2', isExact: true, documents: 2, parts: 2, rightParts: 2, missedStarts: 0, inventedStarts: 0 },
    { packetId: 'p1', isExact: false, documents: 2, parts: 1, rightParts: 0, missedStarts: 1, errorMessage: 'Half.' },
  ]);
});

test('packets can be named, which people approved in the environment', async () => {
  expect((await create({ packets: ['of-other', 'p1'] })).packets.map(({ packetId }) => packetId)).toEqual([
    'of-other',
    'p1',
  ]);
  for (const id of ['open', 'expired', 'staged', 'none'])
    expect(await refusalOf(create({ packets: ['p1', id] }))).toBe('evaluation_invalid /packets/1');
  expect((await create({}, 'ann', { env: 'staging' })).packets.map(({ packetId }) => packetId)).toEqual(['staged']);
  await open.rows.db.updateTable('packets').set({ approved_at: null }).execute();
  expect(await refusalOf(create())).toBe('dataset_empty');
});

test.each<[string, () => Promise<unknown>, string]>([
  ['an unknown version', () => create({ versionNumber: 2 }), 'evaluation_invalid /versionNumber'],
  ['a cost that is none', () => create({ maxCost: 0 }), 'validation_failed /maxCost'],
  ['a stranger', () => create({}, 'eve'), 'not_found'],
  ['a caller who is no member', () => list({}, 'eve'), 'not_found'],
  ['an unknown evaluation', () => get('none'), 'not_found'],
])('is refused: %s', async (_, ask, code) => {
  expect(await refusalOf(ask())).toBe(code);
  expect((await list()).total).toBe(0);
});

test('a locked environment is read only', async () => {
  const { id } = await create({}, 'ann', { env: 'staging' });
  await open.rows.db.updateTable('users').set({ plan: 'free' }).where('id', '=', 'ann').execute();
  expect(await refusalOf(create({}, 'ann', { env: 'staging' }))).toBe('environment_locked');
  const inStaging = { path: at({ id }), query: { env: 'staging' } };
  expect(await refusalOf(open.ask(handlers.cancelSplitterEvaluation, 'ann', inStaging))).toBe('environment_locked');
  expect(await open.ask(handlers.getSplitterEvaluation, 'ann', inStaging)).toMatchObject({ status: 'pending' });
});

test('evaluations are listed without their packets, the newest first', async () => {
  const [first, second] = [await create(), await create()];
  await create({}, 'ann', { env: 'staging' });
  const { data, total } = await list();
  expect([total, data.map(({ id }) => id)]).toEqual([2, [second.id, first.id]]);
  expect(data[0]).toMatchObject({ packets: [], counts: { total: 2 } });
  expect((await list({ page: 2, pageSize: 1 })).data.map(({ id }) => id)).toEqual([first.id]);
});

test('an evaluation is cancelled, once, with what was not split yet', async () => {
  const { id } = await create();
  await runJob();
  expect(await cancel(id)).toMatchObject({
    status: 'cancelled',
    completedAt: START,
    score: null,
    packets: [{ status: 'completed' }, { status: 'cancelled' }],
  });
  expect([await open.listJobs(), await refusalOf(cancel(id))]).toEqual([[], 'evaluation_not_active']);
  expect(await refusalOf(cancel(id, 'eve'))).toBe('not_found');
});

describe('a packet that cannot be split', () => {
  const fail = (error: Error) => {
    split = (id) => (id === 'p2' ? Promise.reject(error) : Promise.resolve({ parts: RIGHT, asked: null }));
  };

  test.each([
    new ParseError('document_unreadable', 'It is torn.'),
    new ExtractionError('provider_refused', 'It is torn.'),
  ])('is left out of the score: %s', async (error) => {
    fail(error);
    const { id } = await create();
    await finish();
    expect(await get(id)).toMatchObject({
      status: 'completed',
      counts: { completed: 1, failed: 1 },
      score: { packets: 1 },
      packets: [{ status: 'failed', errorMessage: 'It is torn.', isExact: null, parts: null }, { status: 'completed' }],
    });
  });

  test('is tried three times where it may succeed later', async () => {
    fail(new ParseError('document_unreadable', 'It is torn.', { retryable: true }));
    const { id } = await create();
    for (const attempt of [1, 2]) {
      const error: unknown = await runJob().catch((thrown: unknown) => thrown);
      expect([error instanceof RetryJob, (error as RetryJob).delayMs]).toEqual([true, 1_000 * attempt]);
      await open.rows.db.updateTable('jobs').set({ state: 'ready' }).execute();
    }
    await runJob();
    expect((await get(id)).counts).toMatchObject({ failed: 1 });
  });

  test('makes the evaluation fail if no packet can be split', async () => {
    split = () => Promise.reject(new ParseError('document_unreadable', 'It is torn.'));
    const { id } = await create();
    await finish();
    expect(await get(id)).toMatchObject({
      status: 'failed',
      errorMessage: 'No packet could be split. It is torn.',
      score: null,
    });
  });

  test('is said to be gone, or to have expired', async () => {
    const { id } = await create();
    await open.rows.db.deleteFrom('packets').where('id', '=', 'p2').execute();
    await open.rows.db.updateTable('packets').set({ parts: null }).execute();
    await finish();
    expect((await get(id)).packets.map(({ errorMessage }) => errorMessage)).toEqual([
      'The packet was deleted.',
      'The content of the packet has expired.',
    ]);
  });

  test('by a defect leaves the evaluation as it is', async () => {
    split = () => Promise.reject(new TypeError('A defect.'));
    const { id } = await create();
    await expect(runJob()).rejects.toThrow('A defect.');
    expect((await get(id)).status).toBe('pending');
  });
});
