import { describe, expect, it } from 'vitest';
import { createExportTable, findCorrections, tabulateExport, type TabulatedRun } from './tabulate-export.ts';

const definition = {
  type: 'object',
  properties: {
    total: { type: 'number' },
    lines: { type: 'array', items: { type: 'object', properties: { sum: { type: 'number' } } } },
  },
};
const schemas = [{ definition, rules: [] }];
const run = (changes: Partial<TabulatedRun> = {}): TabulatedRun => ({
  name: 'a.pdf',
  runId: 'run_1',
  confidence: 0.9,
  extractedData: { total: 3, lines: [{ sum: 1 }, { sum: 2 }] },
  reviewedData: null,
  reviewStatus: null,
  reviewer: null,
  decidedAt: null,
  rules: [],
  ...changes,
});

describe('createExportTable', () => {
  it('has the columns that are asked for', () => {
    const columnsOf = (review: boolean, confidence: boolean) =>
      createExportTable(schemas, { rows: 'entry', review, confidence }).columns;
    const data = ['name', 'runId', 'total', 'lines.sum'];
    expect(columnsOf(false, false)).toEqual(data);
    expect(columnsOf(false, true)).toEqual([...data, 'confidence']);
    expect(columnsOf(true, false)).toEqual([...data, 'reviewStatus', 'reviewer', 'decidedAt', 'corrected']);
  });

  it('makes a row an entry, or a row a document', () => {
    const rowsOf = (rows: 'entry' | 'document') =>
      createExportTable(schemas, { rows, review: false, confidence: true }).toRows(run());
    expect(rowsOf('entry').map(({ cells }) => cells)).toEqual([
      ['a.pdf', 'run_1', 3, 1, 0.9],
      ['a.pdf', 'run_1', 3, 2, 0.9],
    ]);
    expect(rowsOf('document').map(({ cells }) => cells)).toEqual([['a.pdf', 'run_1', 3, '[{"sum":1},{"sum":2}]', 0.9]]);
  });

  it('shows the reviewed data, and marks what the review changed', () => {
    const table = createExportTable(schemas, { rows: 'entry', review: true, confidence: false });
    const reviewed = run({
      reviewedData: { total: 3, lines: [{ sum: 1 }, { sum: 5 }] },
      reviewStatus: 'approved',
      reviewer: { name: 'Roth' },
      decidedAt: '2026-01-01T00:00:00Z',
    });
    const [same, changed] = table.toRows(reviewed);
    const review = ['approved', 'Roth', '2026-01-01T00:00:00Z'];
    expect(same).toEqual({ cells: ['a.pdf', 'run_1', 3, 1, ...review, null], marked: new Set() });
    expect(changed).toEqual({ cells: ['a.pdf', 'run_1', 3, 5, ...review, 'lines.sum'], marked: new Set([3]) });
  });

  it('has empty cells for an expired run', () => {
    const table = createExportTable(schemas, { rows: 'entry', review: true, confidence: true });
    expect(table.toRows(run({ extractedData: null, confidence: null }))[0]?.cells).toEqual([
      'a.pdf',
      'run_1',
      ...Array(7).fill(null),
    ]);
  });

  it('joins the columns of all versions, those of the newest first', () => {
    const newer = { type: 'object', properties: { tax: { type: 'number' }, total: { type: 'number' } } };
    const both = [...schemas, { definition: newer, rules: [] }];
    const { columns } = createExportTable(both, { rows: 'entry', review: false, confidence: false });
    expect(columns).toEqual(['name', 'runId', 'tax', 'total', 'lines.sum']);
  });
});

describe('findCorrections', () => {
  it('leaves out rows that only moved', () => {
    const [a, b, c] = [{ x: 1 }, { x: 2 }, { x: 3 }];
    expect(findCorrections([b, c], [a, b, c], ['x'])).toEqual([[], []]);
    expect(findCorrections([a, { x: 9 }], [a, b], ['x'])).toEqual([[], ['x']]);
    expect(findCorrections([a, b, { x: 9 }], [a, b], ['x'])).toEqual([[], [], ['x']]);
  });

  it('takes an absent cell for an empty one', () => {
    expect(findCorrections([{ x: null }], [{}], ['x'])).toEqual([[]]);
  });
});

describe('tabulateExport', () => {
  it('streams the rows of one run after the other', async () => {
    async function* runs() {
      yield run();
      yield run({ runId: 'run_2', extractedData: { total: 1 } });
    }
    const { rows, columns } = tabulateExport(runs(), schemas, { rows: 'entry', review: false, confidence: false });
    const cells = (await Array.fromAsync(rows)).map((row) => row.cells[columns.indexOf('runId')]);
    expect(cells).toEqual(['run_1', 'run_1', 'run_2']);
  });
});
