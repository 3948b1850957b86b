/** What triggers erase with a document, a run, a batch or a key: their copies, and words of the search. */
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { openFilledRows, type FilledRows } from '../testing/filled-rows.ts';

let rows: FilledRows;
beforeEach(async () => {
  rows = await openFilledRows();
});

const run = (text: string) => sql.raw(text).execute(rows.db);
const read = async (text: string) => (await run(text)).rows;
const DELETED = (table: string) => `delete from ${table} where id = 'a'`;
const EXPIRED = (table: string) => `update ${table} set expired_at = '2026-01-01' where id = 'a'`;
const RENEWED = (table: string) => `update ${table} set expired_at = null where id = 'a'`;

describe('copies', () => {
  /** An event with a delivery, and a stored answer, about `a` and about `b`. */
  async function addCopies(): Promise<void> {
    for (const id of ['a', 'b']) {
      await rows.insert('webhook_events', { id: `e_${id}`, resource_id: id, body: 'x' });
      await rows.insert('webhook_deliveries', { event_id: `e_${id}`, response_body: 'x' });
      const answer = { api_key_id: 'k', request_key: id };
      await rows.insert('idempotent_requests', { ...answer, sealed_answer: 'x', sealed_steps: 'x' });
      await rows.insert('idempotent_resources', { ...answer, resource_id: id });
    }
  }
  const events = () => read('select body from webhook_events order by id');
  const responses = () => read('select response_body as body from webhook_deliveries order by event_id');
  const answers = () =>
    read('select sealed_answer as answer, sealed_steps as steps from idempotent_requests order by request_key');
  const kept = { answer: 'x', steps: 'x' };
  const gone = { answer: null, steps: null };

  test.each(
    ['documents', 'runs', 'batches'].flatMap((table) => [
      ['go', DELETED(table), table, true] as const,
      ['go', EXPIRED(table), table, true] as const,
      ['stay', RENEWED(table), table, false] as const,
    ]),
  )('of events and answers %s: %s', async (_what, statement, table, isGone) => {
    await rows.insert(table, { id: 'a' });
    await addCopies();
    await run(statement);
    const own = isGone ? null : 'x';
    expect(await events()).toEqual([{ body: own }, { body: 'x' }]);
    expect(await responses()).toEqual([{ body: own }, { body: 'x' }]);
    expect(await answers()).toEqual([isGone ? gone : kept, kept]);
  });

  test.each(['api_keys', 'webhook_endpoints'])('in answers go with what they show once: %s', async (table) => {
    await rows.insert(table, { id: 'a' });
    await addCopies();
    await run(DELETED(table));
    expect(await answers()).toEqual([gone, kept]);
  });
});

describe('a document that expires', () => {
  test('leaves data sets, their versions, evaluations, the memory and what was checked', async () => {
    const tables = ['dataset_items', 'dataset_version_items', 'evaluation_items', 'memory_examples', 'checked_values'];
    await rows.insert('documents', { id: 'a' });
    await rows.insert('dataset_versions', { dataset_id: 's', version: 1 }, { dataset_id: 's', version: 2 });
    for (const table of tables) {
      const own = { dataset_items: { dataset_id: 's' }, dataset_version_items: { dataset_id: 's', version: 1 } }[table];
      await rows.insert(table, { ...own, document_id: 'a', ...positionOf(table, 1) });
      await rows.insert(table, { ...own, document_id: 'b', ...positionOf(table, 2) });
    }
    await run(RENEWED('documents'));
    for (const table of tables) expect(await read(`select 1 from ${table}`), table).toHaveLength(2);
    await run(EXPIRED('documents'));
    for (const table of tables)
      expect(await read(`select document_id as id from ${table}`), table).toEqual([{ id: 'b' }]);
    expect(await read('select version, left_items as n from dataset_versions order by version')).toEqual([
      { version: 1, n: 1 },
      { version: 2, n: 0 },
    ]);
  });

  test('takes the texts of its packets with it', async () => {
    await rows.insert('documents', { id: 'a' });
    const texts = { parts: '[]', pages: '[]', error_message: 'x' };
    await rows.insert('packets', { id: 'p', document_id: 'a', ...texts }, { id: 'q', document_id: 'b', ...texts });
    await run(RENEWED('documents'));
    await run(EXPIRED('documents'));
    expect(await read('select parts, pages, error_message from packets order by id')).toEqual([
      { parts: null, pages: null, error_message: null },
      texts,
    ]);
  });
});

const positionOf = (table: string, position: number): object =>
  /^(?:dataset_version|evaluation)_items$/.test(table) ? { position } : {};

test.each([DELETED('runs'), EXPIRED('runs')])('scored values go with their run: %s', async (statement) => {
  await rows.insert('runs', { id: 'a', evaluation_id: 'e' }, { id: 'b', evaluation_id: 'e' });
  for (const [position, id] of ['a', 'b'].entries())
    await rows.insert('evaluation_items', { evaluation_id: 'e', position, run_id: id, leaves: 'x' });
  await run(RENEWED('runs'));
  await run(statement);
  expect(await read('select leaves from evaluation_items order by position')).toEqual([
    { leaves: null },
    { leaves: 'x' },
  ]);
});

describe('the words of a document', () => {
  beforeEach(async () => {
    await rows.insert('documents', { id: 'a', environment_id: 'env', schema_family_id: 'sch' }, { id: 'b' });
    await rows.insert('runs', { id: 'r', document_id: 'a' });
    await rows.insert('reviews', { id: 'v', run_id: 'r' });
    await rows.insert('dataset_items', { id: 'i', document_id: 'a', dataset_id: 's' });
    await rows.insert('memory_examples', { id: 'm', document_id: 'a' });
    await rows.insert('packets', { id: 'p', document_id: 'a' });
    await run('delete from unindexed_documents');
    await run('delete from erased_words');
    const word = (id: number, document: string) =>
      rows.insert('document_words', { search_id: id, document_id: document });
    await word(1, 'a');
    await word(2, 'b');
  });

  const waiting = () => read('select document_id as id, environment_id as env, revision as n from unindexed_documents');
  const indexed = () => read('select document_id as id from document_words order by 1');
  const ONCE = [{ id: 'a', env: 'env', n: 1 }];

  test.each([
    [`update runs set extracted_data = '{}'`],
    [`update runs set partial_data = '{}'`],
    [`update reviews set reviewed_data = '{}'`],
    [`update reviews set rejection_reason = 'x'`],
    [`insert into review_actions (run_id, position, actor_id, content, created_at) values ('r', 1, 'u', '{}', '')`],
    [`insert into dataset_labels (item_id, position, label, expected, created_at) values ('i', 1, '', '{}', '')`],
    [`update packets set parts = '[]'`],
    [`update documents set content = 'x' where id = 'a'`],
  ])('wait for their index after: %s', async (statement) => {
    await run(statement);
    expect(await waiting()).toEqual(ONCE);
    expect(await indexed()).toEqual([{ id: 'a' }, { id: 'b' }]);
  });

  test.each([
    ['dataset_items', { document_id: 'a', dataset_id: 's2', expected: '{}' }],
    ['dataset_items', { document_id: 'a', dataset_id: 's2', note: 'x' }],
    ['memory_examples', { document_id: 'a', environment_id: 'env' }],
  ])('wait for their index after a row of %s: %j', async (table, row) => {
    await rows.insert(table, row);
    expect(await waiting()).toEqual(ONCE);
  });

  test.each([
    `update runs set expired_at = '2026-01-01'`,
    `update dataset_items set expected = '{}'`,
    `update dataset_items set note = 'x'`,
    'delete from dataset_items',
    `update memory_examples set expected = '{}'`,
    'delete from memory_examples',
    `update documents set expired_at = '2026-01-01' where id = 'a'`,
  ])('leave the index at once after: %s', async (statement) => {
    await run(statement);
    expect(await waiting()).toMatchObject([{ id: 'a', env: 'env' }]);
    expect(await indexed()).toEqual([{ id: 'b' }]);
    expect(await read('select search_id as id from erased_words')).toEqual([{ id: 1 }]);
  });

  test.each(['extracted_data', 'partial_data', 'metadata'])(
    'leave the index with a run that has %s',
    async (column) => {
      await run(`update runs set ${column} = '{}'`);
      await run('delete from unindexed_documents');
      await run('delete from runs');
      expect([await waiting(), await indexed()]).toEqual([ONCE, [{ id: 'b' }]]);
    },
  );

  test.each([
    [`update runs set error_message = 'x'`],
    [`update runs set status = 'processing'`],
    [`update reviews set status = 'approved'`],
    [`update dataset_items set label = 'x'`],
    [`update packets set pages = '[]'`],
    [`update documents set content = content, name = 'x'`],
    [`update documents set expired_at = null`],
    ['delete from runs'],
    [`insert into dataset_labels (item_id, position, label, created_at) values ('i', 1, '', '')`],
  ])('stay as they are after: %s', async (statement) => {
    await run(statement);
    expect(await waiting()).toEqual([]);
    expect(await indexed()).toEqual([{ id: 'a' }, { id: 'b' }]);
  });

  test('of a run that has expired are not indexed again', async () => {
    await run(`update runs set expired_at = '2026-01-01', extracted_data = '{}'`);
    expect(await waiting()).toEqual(ONCE);
  });

  test('have a revision for each change', async () => {
    await run(`update runs set extracted_data = '{}'`);
    await run(`update documents set content = 'y' where id = 'a'`);
    await run(`update packets set parts = '[]'`);
    expect(await waiting()).toEqual([{ id: 'a', env: 'env', n: 3 }]);
  });

  test('of a new document wait for their index', async () => {
    await rows.insert('documents', { id: 'c', environment_id: 'env' });
    expect(await waiting()).toEqual([{ id: 'c', env: 'env', n: 1 }]);
  });
});

test.each([
  ['documents', 'document'],
  ['runs', 'run'],
])('the pairs of metadata of %s are found in their list', async (table, subject) => {
  const list = { environment_id: 'env', schema_family_id: 'sch' };
  await rows.insert(table, { ...list, id: 'a', metadata: '{"x":"1","y":"2"}' }, { ...list, id: 'b' });
  expect(await read(`select * from ${subject}_metadata order by key`)).toEqual([
    { ...list, key: 'x', value: '1', [`${subject}_id`]: 'a' },
    { ...list, key: 'y', value: '2', [`${subject}_id`]: 'a' },
  ]);
});
