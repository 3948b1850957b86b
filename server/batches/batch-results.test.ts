import { beforeEach, expect, test } from 'vitest';
import { openFilledRows, type FilledRows } from '../db/testing/filled-rows.ts';
import { findDefinitions, readResults } from './results-repository.ts';
import { tabulate } from './tabulate-results.ts';

let rows: FilledRows;
beforeEach(async () => {
  rows = await openFilledRows();
  await rows.insert('documents', { id: 'd1', name: 'One' }, { id: 'd2', name: 'Two' }, { id: 'd3', name: 'Three' });
});

const item = (position: number, more: object = {}) => ({ batch_id: 'b1', position, status: 'completed', ...more });
async function read(batch = 'b1') {
  const results = [];
  for await (const one of readResults(rows.db, batch)) results.push(one);
  return results;
}

test('documents have their results, and those that were split have their parts', async () => {
  await rows.insert(
    'batch_documents',
    item(1, { document_id: 'd1', run_id: 'r1', metadata: '{"k":"x"}' }),
    item(2, { document_id: 'd2', packet_id: 'p1' }),
    item(3, { document_id: 'd3', packet_id: 'p2', status: 'failed' }),
    item(4, { batch_id: 'b2', document_id: 'd1' }),
  );
  const run = (id: string, document_id: string, more: object = {}) => ({
    id,
    document_id,
    status: 'completed',
    confidence: 0.5,
    extracted_data: `{"of":"${id}"}`,
    ...more,
  });
  await rows.insert(
    'runs',
    run('r1', 'd1', { rules: '[{"name":"sum"}]' }),
    run('r2', 'part1'),
    run('r3', 'part1', { status: 'failed', error_code: '{"code":"x"}', error_message: 'Bad.' }),
    run('r4', 'part1', { evaluation_id: 'ev' }),
  );
  await rows.insert('packets', { id: 'p1', parts: '[{"category":"Bill"},{"category":null}]' }, { id: 'p2' });
  await rows.insert(
    'documents',
    { id: 'part2', name: 'Part 2', packet_id: 'p1', packet_part: 1, packet_pages: '3' },
    { id: 'part1', name: 'Part 1', packet_id: 'p1', packet_part: 0, packet_pages: '1-2' },
  );
  const none = { category: null, pages: null, confidence: null, extractedData: null, rules: [] };
  expect(await read()).toMatchObject([
    {
      ...none,
      position: 1,
      documentId: 'd1',
      name: 'One',
      runId: 'r1',
      packetId: null,
      status: 'completed',
      metadata: { k: 'x' },
      confidence: 0.5,
      extractedData: { of: 'r1' },
      rules: [{ name: 'sum' }],
    },
    {
      position: 2,
      documentId: 'part1',
      name: 'Part 1',
      packetId: 'p1',
      runId: 'r3',
      status: 'failed',
      errorCode: { code: 'x' },
      errorMessage: 'Bad.',
      category: 'Bill',
      pages: '1-2',
      extractedData: { of: 'r3' },
    },
    { ...none, position: 2, documentId: 'part2', runId: null, status: 'completed', pages: '3', errorCode: null },
    { ...none, position: 3, documentId: 'd3', packetId: 'p2', status: 'failed' },
  ]);
  expect(await read('none')).toEqual([]);
});

test.each([100, 101, 250])('all of %i results are read, in their order', async (length) => {
  const positions = Array.from({ length }, (_, index) => 2 * index + 1);
  await rows.insert('batch_documents', ...positions.map((position) => item(position, { document_id: 'd1' })));
  expect((await read()).map(({ position }) => position)).toEqual(positions);
});

test('the definitions of the newest versions of schemas are found in their workspace', async () => {
  const family = (id: string, more: object = {}) => ({
    id,
    workspace_id: 'ws',
    schema_key: id,
    latest_version_number: 2,
    ...more,
  });
  await rows.insert('schema_families', family('a'), family('b'), family('c'), family('d', { workspace_id: 'x' }));
  const version = (family_id: string, version_number: number) => ({
    id: `${family_id}${version_number}`,
    family_id,
    version_number,
    definition: JSON.stringify({ of: `${family_id}${version_number}` }),
  });
  await rows.insert('schema_versions', ...['a', 'b', 'c', 'd'].flatMap((id) => [version(id, 1), version(id, 2)]));
  expect(await findDefinitions(rows.db, 'ws', ['b', 'a', 'd', 'none'])).toEqual([{ of: 'a2' }, { of: 'b2' }]);
  expect(await findDefinitions(rows.db, 'ws', [])).toEqual([]);
});

const RESULT = {
  position: 1,
  documentId: 'd1',
  name: 'One',
  packetId: 'p1',
  category: 'Bill',
  pages: '1-2',
  runId: 'r1',
  status: 'completed',
  confidence: 0.5,
  errorCode: null,
  errorMessage: null,
  metadata: {},
  extractedData: { total: 5 },
  rules: [],
} as never;

async function tabulateAll(results: object[], isSplit?: boolean) {
  async function* each() {
    for (const one of results) yield Promise.resolve({ ...(RESULT as object), ...one } as never);
  }
  const definition = { type: 'object', properties: { total: { type: 'number' } } };
  const table = tabulate(each(), { definition, rules: [], ...(isSplit !== undefined && { isSplit }) });
  const cells = [];
  for await (const row of table.rows) cells.push(row.cells);
  return [table.columns, ...cells];
}

test('results are rows of a table, with their error and their metadata', async () => {
  const failed = {
    errorCode: { code: 'output_invalid' },
    errorMessage: 'Bad.',
    extractedData: null,
    metadata: { k: 'x' },
  };
  expect(await tabulateAll([{}, failed, { errorMessage: 'Torn.' }, { errorCode: { code: 'x' } }])).toEqual([
    ['position', 'documentId', 'name', 'runId', 'status', 'confidence', 'error', 'metadata', 'total'],
    [1, 'd1', 'One', 'r1', 'completed', 0.5, null, null, 5],
    [1, 'd1', 'One', 'r1', 'completed', 0.5, 'output_invalid: Bad.', '{"k":"x"}', null],
    [1, 'd1', 'One', 'r1', 'completed', 0.5, 'Torn.', null, 5],
    [1, 'd1', 'One', 'r1', 'completed', 0.5, 'x: ', null, 5],
  ]);
});

test('the table of parts says of which packet, category and pages they are', async () => {
  const [columns, row] = await tabulateAll([{}], true);
  expect(columns?.slice(0, 7)).toEqual(['position', 'documentId', 'name', 'packetId', 'category', 'pages', 'runId']);
  expect(row?.slice(0, 7)).toEqual([1, 'd1', 'One', 'p1', 'Bill', '1-2', 'r1']);
});
