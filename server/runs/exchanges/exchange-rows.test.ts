import { beforeEach, expect, test } from 'vitest';
import { openFilledRows, type FilledRows } from '../../db/testing/filled-rows.ts';
import { createSecretBox } from '../../lib/crypto/secret-box.ts';
import { createSequentialIds, type NewId } from '../../lib/ids.ts';
import { createLogger } from '../../lib/logger.ts';
import type { ModelExchange } from '../../lib/models/model-exchange.ts';
import { listExchanges } from './exchange-repository.ts';
import { recordExchanges } from './record-exchanges.ts';
import { openBodies } from './sealed-bodies.ts';

const AT = Date.parse('2026-03-01T10:00:00Z');
const box = createSecretBox(Buffer.alloc(32, 1));
const PAGE = { page: 1, pageSize: 10 };

let rows: FilledRows;
let newId: NewId;
beforeEach(async () => {
  rows = await openFilledRows();
  newId = createSequentialIds({ now: () => AT });
  await rows.insert(
    'environments',
    { id: 'keeps', slug: 'keeps', keep_prompts: 1 },
    { id: 'forgets', keep_prompts: 0 },
  );
  await rows.insert('runs', { id: 'r1', environment_id: 'keeps' }, { id: 'r2', environment_id: 'forgets' });
});

const exchange = (more: Partial<ModelExchange> = {}): ModelExchange => ({
  provider: 'openai',
  model: 'small',
  answeredBy: 'small\u0000-1',
  fingerprint: 'fp\u0000',
  seed: 1,
  temperature: 0.5,
  promptHash: 'abc',
  promptVersion: 7,
  requestedAt: AT,
  durationMs: 12,
  status: 200,
  failure: 'cut',
  usage: { inputTokens: 5, outputTokens: 6 },
  describe: () => ({ request: { ask: 'x' }, response: ['answer'] }),
  ...more,
});

async function record(id: string, environmentId: string, ...exchanges: ModelExchange[]) {
  const logger = createLogger('silent');
  const kept = recordExchanges({ database: rows.database, newId, box, logger }, { id, environmentId });
  for (const one of exchanges) kept.add(one);
  await kept.settle();
}

test('a call is recorded with its bodies where the environment keeps them', async () => {
  await record('r1', 'keeps', exchange());
  const { data, ...listed } = await listExchanges(rows.db, 'r1', PAGE);
  expect(listed).toEqual({ ...PAGE, total: 1 });
  const [call] = data;
  if (call === undefined) throw new Error('The call was not recorded.');
  expect(await openBodies(box, call)).toEqual({
    provider: 'openai',
    model: 'small',
    answeredBy: 'small-1',
    fingerprint: 'fp',
    seed: 1,
    temperature: 0.5,
    promptHash: 'sha256:abc',
    promptVersion: 7,
    requestedAt: '2026-03-01T10:00:00.000Z',
    durationMs: 12,
    status: 200,
    failure: 'cut',
    tokens: { inputTokens: 5, outputTokens: 6, cachedInputTokens: 0, reasoningTokens: 0 },
    request: { ask: 'x' },
    response: ['answer'],
  });
  expect(await rows.db.selectFrom('run_exchanges').select(['environment_id', 'kept_at']).execute()).toEqual([
    { environment_id: 'keeps', kept_at: '2026-03-01T10:00:00.000Z' },
  ]);
  // A body is bound to its call.
  await expect(openBodies(box, { ...call, id: 'other' })).rejects.toThrow(/./);
  await expect(openBodies(box, { ...call, sealedRequest: call.sealedResponse })).rejects.toThrow(/./);
});

test('bodies are null under another key, where there are none, and where they are too long', async () => {
  const long = 'x'.repeat(2 ** 20 - 2);
  await record('r1', 'keeps', exchange({ describe: () => ({ request: long, response: null }) }));
  await record('r1', 'keeps', exchange({ describe: () => ({ request: `${long}x`, response: `${long}x` }) }));
  const [first, second] = (await listExchanges(rows.db, 'r1', PAGE)).data;
  if (first === undefined || second === undefined) throw new Error('A call was not recorded.');
  expect(await openBodies(box, first)).toMatchObject({ request: long, response: null });
  expect(await openBodies(box, second)).toMatchObject({ request: null, response: null });
  const other = createSecretBox(Buffer.alloc(32, 2));
  expect(await openBodies(other, first)).toMatchObject({ request: null, response: null });
});

test('a call is recorded without its bodies where the environment does not keep them', async () => {
  const unknown = { answeredBy: null, fingerprint: null, usage: null, status: null, failure: null };
  await record('r2', 'forgets', exchange(unknown));
  expect((await listExchanges(rows.db, 'r2', PAGE)).data).toMatchObject([
    { answeredBy: null, fingerprint: null, tokens: null, status: null, sealedRequest: null, sealedResponse: null },
  ]);
  expect(await rows.db.selectFrom('run_exchanges').select('kept_at').execute()).toEqual([{ kept_at: null }]);
});

test('nothing is recorded of a run that was deleted or has expired', async () => {
  await rows.insert('runs', { id: 'r3', environment_id: 'keeps', expired_at: '2026-02-01' });
  await record('r3', 'keeps', exchange());
  await record('gone', 'keeps', exchange());
  expect(await rows.db.selectFrom('run_exchanges').selectAll().execute()).toEqual([]);
});

test('a call that cannot be recorded fails nothing', async () => {
  await record(
    'r1',
    'keeps',
    exchange({
      describe: () => {
        throw new Error('Broken.');
      },
    }),
    exchange(),
  );
  expect((await listExchanges(rows.db, 'r1', PAGE)).total).toBe(1);
});

test('calls are listed in the order in which they were sent, a page at a time', async () => {
  for (const requestedAt of [AT + 2, AT, AT, AT + 1]) await record('r1', 'keeps', exchange({ requestedAt }));
  await record('r2', 'forgets', exchange());
  const list = async (page: number) => {
    const { total, data } = await listExchanges(rows.db, 'r1', { page, pageSize: 3 });
    return [total, ...data.map(({ id }) => id)];
  };
  const ids = (
    await rows.db.selectFrom('run_exchanges').select('id').where('run_id', '=', 'r1').orderBy('id').execute()
  ).map(({ id }) => id);
  expect(await list(1)).toEqual([4, ids[1], ids[2], ids[3]]);
  expect(await list(2)).toEqual([4, ids[0]]);
});
