import { read, utils, type WorkBook } from '@e965/xlsx';
import {
  approveReview,
  createExport,
  createSchema,
  createWorkspace,
  deleteRun,
  extract,
  getExportResults,
  listExports,
  listRuns,
  updateReview,
  type ListRunsData,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endOfRun, failure, ok } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

const definition = {
  type: 'object',
  properties: {
    total: { type: ['number', 'null'] },
    lines: { type: 'array', items: { type: 'object', properties: { item: { type: 'string' } } } },
  },
};

/** What the documents hold, by name, and how sure the engine is of it. */
const DOCUMENTS = {
  'Alpha.txt': { confidence: 0.5, extractedData: { total: 1, lines: [{ item: 'tea' }, { item: 'milk' }] } },
  'beta.txt': { confidence: 0.9, extractedData: { total: 2, lines: [] } },
  'Straße 100%.txt': { confidence: 0.7, extractedData: { total: 3, lines: [{ item: '=1+1' }] } },
};
const NAMES = Object.keys(DOCUMENTS) as (keyof typeof DOCUMENTS)[];

describe('lists of runs and exports', () => {
  let app: TestApp;
  let path: { slug: string; schemaKey: string };
  const ids: string[] = [];

  beforeAll(async () => {
    const engine = scriptedEngine(async ({ layout }) => {
      const name = NAMES.find((one) => JSON.stringify(layout).includes(one)) ?? 'beta.txt';
      const { extractedData, confidence } = DOCUMENTS[name];
      const evidence = {
        path: '/total',
        confidence,
        match: 'exact' as const,
        page: 1,
        quote: '1',
        start: 0,
        end: 1,
        boxes: [],
      };
      return { extractedData, confidence, evidence: [evidence] };
    });
    app = await startTestApp({ engine });
    const { client } = app.admin;
    const { slug } = ok(await createWorkspace({ client, body: { name: 'Exports' } }));
    path = { slug, schemaKey: 'receipt' };
    ok(await createSchema({ client, path, body: { schemaKey: 'receipt', name: 'Receipt', definition } }));
    for (const name of NAMES) {
      const { runId } = ok(await extract({ client, path, body: { name, content: `The content of ${name}` } }));
      expect((await endOfRun(app.admin, runId)).status).toBe('completed');
      ids.push(runId);
    }
    const [first = ''] = ids;
    const actions = [{ path: '/lines/1/item', action: 'correct' as const, value: 'oat milk' }];
    ok(await updateReview({ client, path: { id: first }, body: { actions } }));
    ok(await approveReview({ client, path: { id: first } }));
  });
  afterAll(() => app.close());

  const list = async (query: NonNullable<ListRunsData['query']>) =>
    ok(await listRuns({ client: app.admin.client, path, query }));
  const names = async (query: NonNullable<ListRunsData['query']>) =>
    (await list(query)).data.map((run) => run.documentName);
  const later = new Date(Date.now() + 3_600_000).toISOString();
  const earlier = new Date(Date.now() - 3_600_000).toISOString();

  test.each<[NonNullable<ListRunsData['query']>, string[]]>([
    [{ name: 'ALPHA' }, ['Alpha.txt']],
    [{ name: 'Straße' }, ['Straße 100%.txt']],
    [{ name: '100%.' }, ['Straße 100%.txt']],
    [{ name: '1%0' }, []],
    [{ confidenceBelow: 0.7 }, ['Alpha.txt']],
    [{ confidenceFrom: 0.7, confidenceBelow: 0.8 }, ['Straße 100%.txt']],
    [{ reviewStatus: 'approved' }, ['Alpha.txt']],
    [{ reviewStatus: 'none' }, ['Straße 100%.txt', 'beta.txt']],
    [{ reviewStatus: 'needed' }, []],
    [{ corrected: true }, ['Alpha.txt']],
    [{ corrected: false, name: 'b' }, ['beta.txt']],
    [{ decidedFrom: earlier }, ['Alpha.txt']],
    [{ decidedFrom: later }, []],
    [{ createdFrom: earlier, createdBefore: later }, ['Straße 100%.txt', 'beta.txt', 'Alpha.txt']],
    [{ createdBefore: earlier }, []],
    [{ model: 'local/local-1', name: 'beta' }, ['beta.txt']],
    [{ model: 'openai/local-1' }, []],
    [{ batchId: 'bat_none' }, []],
    [{ sort: 'documentName', order: 'asc' }, ['Alpha.txt', 'beta.txt', 'Straße 100%.txt']],
    [{ sort: 'confidence', order: 'asc' }, ['Alpha.txt', 'Straße 100%.txt', 'beta.txt']],
    [{ sort: 'reviewStatus', order: 'asc' }, ['Alpha.txt', 'beta.txt', 'Straße 100%.txt']],
    [{ order: 'asc', pageSize: 2, page: 2 }, ['Straße 100%.txt']],
  ])('the runs of %j are %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
    expect((await list({ ...query, page: 1 })).total).toBe('pageSize' in query ? NAMES.length : expected.length);
  });

  test('a list says who decided, what was corrected, and which document came earlier with the same bytes', async () => {
    const { client } = app.admin;
    const content = 'The content of beta.txt';
    const { runId } = ok(await extract({ client, path, body: { name: 'again.txt', content } }));
    await endOfRun(app.admin, runId);
    const [again, , beta, first] = (await list({})).data;
    expect(again?.duplicateOf).toMatchObject({ id: beta?.documentId, name: 'beta.txt' });
    expect(beta).toMatchObject({ duplicateOf: null, reviewStatus: null, reviewer: null, corrected: false });
    expect(first).toMatchObject({ reviewStatus: 'approved', reviewer: { name: 'admin' }, corrected: true });
    await deleteRun({ client, path: { id: runId } });
  });

  const download = async (id: string, query: object): Promise<Blob> =>
    ok(await getExportResults({ client: app.admin.client, path: { id }, query })) as Blob;

  test('an export is remembered, has the approved data, and marks what was corrected', async () => {
    const { client } = app.admin;
    expect(await names({ exported: true })).toEqual([]);
    const chosen = ok(await createExport({ client, path, body: { runIds: [...ids].reverse() } }));
    expect(chosen).toMatchObject({ runCount: 3, createdBy: { name: 'admin' } });
    expect((await list({ exported: true })).total).toBe(3);
    expect((await list({})).data.every(({ exportedAt }) => exportedAt === chosen.createdAt)).toBe(true);
    expect(ok(await listExports({ client, path })).data).toEqual([chosen]);

    const csv = await (await download(chosen.id, { format: 'csv', review: true, confidence: true })).text();
    const [header, ...rows] = csv.trim().split('\r\n');
    expect(header).toBe('name,runId,total,lines.item,reviewStatus,reviewer,decidedAt,corrected,confidence');
    expect(
      rows.map((row) =>
        row
          .split(',')
          .filter((_, index) => ![1, 6].includes(index))
          .join(','),
      ),
    ).toEqual([
      `Straße 100%.txt,3,"'=1+1",,,,0.7`,
      'beta.txt,2,,,,,0.9',
      'Alpha.txt,1,tea,approved,admin,,0.5',
      'Alpha.txt,1,oat milk,approved,admin,lines.item,0.5',
    ]);

    const perDocument = await (await download(chosen.id, { format: 'csv', rows: 'document' })).text();
    expect(perDocument.trim().split('\r\n')).toHaveLength(4);
    expect(perDocument).toContain('"[{""item"":""tea""},{""item"":""oat milk""}]"');

    const xlsx = await (await download(chosen.id, { format: 'xlsx' })).arrayBuffer();
    const book: WorkBook = read(new Uint8Array(xlsx), { cellStyles: true });
    const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? expect.fail('There is no sheet.');
    expect(utils.sheet_to_json<unknown[]>(sheet, { header: 1 }).at(-1)?.at(-1)).toBe('oat milk');
    const marked = Object.entries(sheet).filter(([, cell]) => (cell as { s?: { fgColor?: object } }).s?.fgColor);
    expect(marked.map(([place]) => place)).toEqual(['D5']);

    const lines = (await (await download(chosen.id, {})).text()).trim().split('\n');
    expect(JSON.parse(lines[2] ?? '')).toMatchObject({
      runId: ids[0],
      data: { total: 1, lines: [{ item: 'tea' }, { item: 'oat milk' }] },
      reviewer: { name: 'admin' },
      corrected: true,
    });
  });

  test('an export of a filter takes what was created first; a deleted run is left out', async () => {
    const { client } = app.admin;
    const filter = { confidenceFrom: 0.6 };
    const chosen = ok(await createExport({ client, path, body: { filter } }));
    expect(chosen.runCount).toBe(2);
    await deleteRun({ client, path: { id: ids[1] ?? '' } });
    const lines = (await (await download(chosen.id, {})).text()).trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { runId: string }).runId)).toEqual([ids[2]]);
    expect(ok(await listExports({ client, path })).data[0]?.runCount).toBe(1);
  });

  test('an export refuses runs of others, and both kinds of choice at once', async () => {
    const { client } = app.admin;
    const unknown = failure(await createExport({ client, path, body: { runIds: [ids[0] ?? '', 'run_none'] } }));
    expect(unknown).toMatchObject({ status: 400, details: [{ path: '/runIds/1' }] });
    const both = failure(await createExport({ client, path, body: { runIds: [ids[0] ?? ''], filter: {} } }));
    expect(both.status).toBe(400);
    const stranger = await app.addUser();
    const other = failure(await getExportResults({ client: stranger.client, path: { id: 'exp_none' } }));
    expect(other.code).toBe('not_found');
  });
});
