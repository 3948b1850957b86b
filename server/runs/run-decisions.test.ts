import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { beforeEach, expect, test } from 'vitest';
import { refusalOf, START, type Person } from '../app/testing/open-services.ts';
import { openRuns, type OpenRuns } from './testing/open-runs.ts';

let open: OpenRuns;
beforeEach(async () => {
  open = await openRuns();
});

test('runs are listed for members, in an order and by what is asked', async () => {
  const first = await open.extract({ documentId: 'd1', metadata: { k: 'x' } });
  const second = await open.extract({ documentId: 'd5' });
  await open.end(second);
  const list = async (query: object, person: Person = 'bob') =>
    (await open.ask<{ data: { id: string }[] }>(open.handlers.listRuns, person, { query })).data.map(({ id }) => id);
  expect(await list({})).toEqual([second, first]);
  expect(await list({ order: 'asc' })).toEqual([first, second]);
  expect(await list({ order: 'asc', page: 2, pageSize: 1 })).toEqual([second]);
  expect([await list({ status: 'completed' }), await list({ metadata: { k: 'x' } })]).toEqual([[second], [first]]);
  expect(await list({ env: 'staging' })).toEqual([]);
  expect(await refusalOf(list({}, 'eve'))).toBe('not_found');
});

test('a run is cancelled while it is active, with the calls that it has paid for', async () => {
  const id = await open.extract({ documentId: 'd1' });
  await open.rows.insert('run_calls', { run_id: id, key: 'k', answer: '{"usage":{"inputTokens":3,"outputTokens":1}}' });
  expect(await refusalOf(open.on(open.handlers.deleteRun, id))).toBe('in_use');
  expect(await open.on(open.handlers.cancelRun, id, 'bob')).toMatchObject({
    status: 'cancelled',
    inputTokens: 3,
    completedAt: START,
  });
  expect(await open.listJobs()).toEqual([]);
  expect(await refusalOf(open.on(open.handlers.cancelRun, id))).toBe('run_not_active');
});

test.each([
  [undefined, 2],
  [true, 2],
  [false, 0],
])('a rerun (reuse: %s) has the options of the run, and %i of its answers', async (reuse, reused) => {
  const value = {
    documentId: 'd1',
    samples: 3,
    vision: 'never',
    metadata: { a: 'b' },
    pages: '1',
    model: 'local/local-1',
  };
  const id = await open.extract(value);
  await open.rows.insert('run_calls', ...['k', 'l', 'x y'].map((key) => ({ run_id: id, key, answer: '{}' })));
  await open.end(id);
  await open.rows.db.updateTable('environments').set({ verify: 1 }).execute();
  const { runId } = await open.on<{ runId: string }>(
    open.handlers.rerunRun,
    id,
    'bob',
    reuse === undefined ? {} : { reuse },
  );
  const { samples, vision, metadata, pages, document_id: documentId } = await open.stored(id);
  const same = {
    samples,
    vision,
    metadata,
    pages,
    document_id: documentId,
    schema_version_id: 'v1',
    provider: 'local',
  };
  expect(await open.stored(runId)).toMatchObject({ ...same, status: 'pending', verify: 1, reused_calls: reused });
  await open.rows.insert('budgets', { workspace_id: 'ws', max_pages: 0 });
  expect(await refusalOf(open.on(open.handlers.rerunRun, id))).toBe('budget_exceeded');
  await open.end(id, 'completed', { expired_at: START });
  expect(await refusalOf(open.on(open.handlers.rerunRun, id))).toBe('content_expired');
});

test('only the owner deletes a run and reads its calls, strangers find none', async () => {
  const id = await open.extract({ documentId: 'd1' });
  await open.end(id);
  const { getRun, cancelRun, rerunRun, deleteRun, listRunCalls, streamRunEvents } = open.handlers;
  for (const handler of [getRun, cancelRun, rerunRun, deleteRun, listRunCalls, streamRunEvents])
    expect(await refusalOf(open.on(handler, id, 'eve'))).toBe('not_found');
  for (const handler of [deleteRun, listRunCalls])
    expect(await refusalOf(open.on(handler, id, 'bob'))).toBe('forbidden');
  const call = (key: string, requested_at: string) => ({
    run_id: id,
    id: key,
    environment_id: 'env',
    model: key,
    requested_at,
  });
  await open.rows.insert('run_exchanges', call('c1', '1'), call('c2', '2'), call('c3', '3'));
  expect(await open.on<object>(listRunCalls, id, 'ann', { page: 2, pageSize: 2 })).toMatchObject({
    total: 3,
    data: [{ index: 2, model: 'c3', request: null, response: null }],
  });
  await open.on(deleteRun, id);
  expect([await refusalOf(open.on(open.handlers.getRun, id)), await open.listActions()]).toEqual([
    'not_found',
    ['run.deleted'],
  ]);
  const entry = open.rows.db.selectFrom('audit_entries').select(['actor_id', 'target_id', 'workspace_id']);
  expect(await entry.execute()).toEqual([{ actor_id: 'ann', target_id: id, workspace_id: 'ws' }]);
});

test('a wait answers when the run ends, and the events of a run are a stream that no proxy keeps', async () => {
  const id = await open.extract({ documentId: 'd1' });
  const waiting = open.on(open.handlers.getRun, id, 'bob', { wait: 60 });
  await open.end(id);
  open.services.runEvents.gap();
  expect((await waiting).status).toBe('completed');
  const { signal } = new AbortController();
  const answer = await open.handlers.streamRunEvents({ caller: open.callerOf('bob'), path: { id }, signal } as never);
  expect(answer.status).toBe(200);
  expect(answer.headers).toEqual({
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  });
  const event = {
    type: 'status',
    runId: id,
    status: 'completed',
    stage: null,
    done: null,
    total: null,
    createdAt: START,
  };
  expect(await text((answer as { body: Readable }).body)).toBe(`event: status\ndata: ${JSON.stringify(event)}\n\n`);
});
