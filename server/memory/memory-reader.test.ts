import { beforeEach, expect, test } from 'vitest';
import { openFilledRows, type FilledRows } from '../db/testing/filled-rows.ts';
import { fingerprint } from '../extraction/local/memory/fingerprint.ts';
import { makePages } from '../extraction/packets/testing/make-pages.ts';
import { createLogger } from '../lib/logger.ts';
import type { Layout } from '../parsing/layout.ts';
import { createMemoryReader, type MemoryReader, type RecallingRun } from './memory-reader.ts';

const layoutOf = (text: string) => ({ pageCount: 1, truncated: false, pages: makePages(text) }) as unknown as Layout;
const BILL = 'Invoice Acme Company number total amount date customer address payment';
const LETTER = 'Dear Sir regards sincerely kindly wishes weather holiday garden summer';

let rows: FilledRows;
let reader: MemoryReader;
let texts: Record<string, string>;
let read: string[];
beforeEach(async () => {
  rows = await openFilledRows();
  texts = {};
  read = [];
  reader = createMemoryReader({
    db: rows.db,
    logger: createLogger('silent'),
    getLayout: async (id) => {
      const text = texts[id];
      if (text === undefined) throw new Error('Torn.');
      return Promise.resolve(layoutOf(text));
    },
    learn: async ({ definition, layout, data, places }, { group }) => {
      read.push(JSON.stringify([definition, data, places, group]));
      const content = { values: [], absent: [], excerpt: layout.pages[0]?.text ?? '', data };
      return Promise.resolve({ ...content, fingerprint: fingerprint(layout) } as never);
    },
  });
});

const RUN: RecallingRun = {
  environmentId: 'env',
  schemaFamilyId: 'fam',
  memory: 'on',
  documentId: 'new',
  ownerId: 'own',
  workspaceId: 'ws',
};

async function teach(id: string, text: string | null, more: object = {}) {
  if (text !== null) texts[`doc_${id}`] = text;
  await rows.insert('documents', { id: `doc_${id}`, blob_hash: `hash of ${text}` });
  await rows.insert('memory_examples', {
    id,
    environment_id: 'env',
    schema_family_id: 'fam',
    document_id: `doc_${id}`,
    expected: `{"of":"${id}"}`,
    updated_at: 't',
    ...more,
  });
}
const recall = async (text = BILL, more: Partial<RecallingRun> = {}, signal = new AbortController().signal) =>
  (await reader.recall({ ...RUN, ...more }, { definition: {}, layout: layoutOf(text), signal })).map(({ id }) => id);
const kept = async () =>
  (await rows.db.selectFrom('memory_examples').select('id').orderBy('id').execute()).map(({ id }) => id);

test('the examples most like a document are recalled, and read once', async () => {
  await teach('m1', LETTER);
  await teach('m2', `${BILL} one`, { places: '[{"path":"/of"}]' });
  await teach('m3', BILL, { schema_family_id: 'other' });
  expect((await recall())[0]).toBe('m2');
  expect((await recall(LETTER))[0]).toBe('m1');
  expect(read).toEqual(['[{},{"of":"m1"},[],["own","ws"]]', '[{},{"of":"m2"},[{"path":"/of"}],["own","ws"]]']);
  const document = { definition: {}, layout: layoutOf(BILL), signal: new AbortController().signal };
  const [first] = await reader.recall(RUN, document);
  expect(first).toMatchObject({ id: 'm2', documentId: 'doc_m2', excerpt: `${BILL} one`, data: { of: 'm2' } });
  expect((await reader.recall(RUN, document))[0]).toBe(first);
});

test('a memory that is off recalls nothing, and reads nothing', async () => {
  await teach('m1', BILL);
  expect([await recall(BILL, { memory: 'off' }), read]).toEqual([[], []]);
});

test('without its own, a document and its duplicates teach nothing', async () => {
  await teach('m1', BILL);
  await teach('m2', BILL);
  await teach('m3', `${BILL} three`);
  expect((await recall(BILL, { memory: 'without_own', documentId: 'doc_m1' })).toSorted()).toEqual(['m3']);
  expect((await recall(BILL, { documentId: 'doc_m1' })).toSorted()).toEqual(['m1', 'm2', 'm3']);
});

test('what was changed or deleted is forgotten', async () => {
  await teach('m1', BILL);
  await teach('m2', `${BILL} two`);
  await recall();
  await rows.db.deleteFrom('memory_examples').where('id', '=', 'm1').execute();
  expect(await recall()).toEqual(['m2']);
  texts['doc_m2'] = LETTER;
  await rows.db
    .updateTable('memory_examples')
    .set({ content: null, fingerprint: null, expected: '{"of":"new"}', updated_at: 'u' })
    .execute();
  const document = { definition: {}, layout: layoutOf(LETTER), signal: new AbortController().signal };
  expect(await reader.recall(RUN, document)).toMatchObject([{ id: 'm2', data: { of: 'new' }, excerpt: LETTER }]);
});

test('an example that cannot be read is kept, and not read again', async () => {
  await teach('m1', null);
  await recall();
  const stored = rows.db.selectFrom('memory_examples').select(['fingerprint', 'content']);
  const nothing = { values: [], absent: [], excerpt: '', data: {} };
  expect(await stored.execute()).toEqual([{ fingerprint: '[]', content: JSON.stringify(nothing) }]);
  texts['doc_m1'] = BILL;
  await recall();
  expect(read).toEqual([]);
});

test('a stop while examples are read keeps none', async () => {
  await teach('m1', null);
  await expect(recall(BILL, {}, AbortSignal.abort(new Error('Stopping.')))).rejects.toThrow('Stopping.');
  expect(await rows.db.selectFrom('memory_examples').select('content').execute()).toEqual([{ content: null }]);
});

test('twenty examples are read by one run, and ten of one form are kept, the newest', async () => {
  for (let index = 10; index < 32; index += 1)
    await teach(`m${index}`, index < 22 ? BILL : `${LETTER} ${'abcdefghij'[index - 22]?.repeat(9)}`);
  await recall();
  expect(read).toHaveLength(20);
  expect((await kept()).slice(0, 3)).toEqual(['m12', 'm13', 'm14']);
  await recall();
  expect(read).toHaveLength(22);
  expect((await kept()).filter((id) => id < 'm22')).toHaveLength(10);
});

const checkedRows = (count: number, isRight: 0 | 1, more: object = {}) =>
  Array.from({ length: count }, (_, index) => ({
    environment_id: 'env',
    schema_family_id: 'fam',
    document_id: `c${index}`,
    model: 'm',
    basis: 'document',
    checked_at: 't',
    checked: JSON.stringify(Array.from({ length: 10 }, () => ['/a', 0.9, isRight])),
    ...more,
  }));
const extraction = {
  evidence: '[{"path":"/a","match":"exact","confidence":0.9}]' as never,
  confidence: 0.9,
  memory: [],
};

test('confidences that reviews found wrong are lowered, for runs with the memory', async () => {
  await rows.insert('checked_values', ...checkedRows(40, 0));
  const off = await reader.recalibrate({ ...RUN, memory: 'off' }, extraction, 'm');
  expect(off).toBe(extraction);
  expect(await reader.recalibrate(RUN, extraction, 'other')).toBe(extraction);
  const helped = { ...extraction, memory: [{ id: 'x' }] as never };
  expect(await reader.recalibrate(RUN, helped, 'm')).toBe(helped);
  const lowered = await reader.recalibrate(RUN, extraction, 'm');
  expect(lowered.confidence).toBeLessThan(0.5);
  expect(JSON.parse(lowered.evidence)).toMatchObject([{ uncalibrated: 0.9 }]);
});

test('without its own, the review of a document says nothing', async () => {
  await rows.insert(
    'checked_values',
    ...checkedRows(1, 0, {
      document_id: 'new',
      checked: JSON.stringify(Array.from({ length: 400 }, () => ['/a', 0.9, 0])),
    }),
  );
  const own = { ...RUN, memory: 'without_own' as const };
  expect(await reader.recalibrate(own, extraction, 'm')).toBe(extraction);
  expect((await reader.recalibrate(RUN, extraction, 'm')).confidence).toBeLessThan(0.5);
});
