import { buffer } from 'node:stream/consumers';
import { CFB, read, utils, type WorkSheet } from '@e965/xlsx';
import { expect, it } from 'vitest';
import type { Cell } from './flatten-data.ts';
import { formatWorkbook } from './format-workbook.ts';
import { listColumns } from './list-columns.ts';
import type { SheetRow } from './workbook-parts.ts';

const definition = {
  type: 'object',
  properties: {
    issued: { type: 'string', format: 'date' },
    seen: { type: ['string', 'null'], format: 'date-time' },
    text: { type: 'string' },
    lines: { type: 'array', items: { type: 'object', properties: { due: { anyOf: [{ $ref: '#/$defs/day' }] } } } },
  },
  $defs: { day: { type: 'string', format: 'date' } },
};
const { names, dates } = listColumns(definition, { own: [] });

async function write(...rows: Cell[][]): Promise<Buffer> {
  async function* list(): AsyncGenerator<SheetRow> {
    for (const cells of rows) yield { cells };
  }
  return buffer(formatWorkbook({ columns: names, dates, rows: list() }));
}

/** The sheet as another program reads it. */
function open(workbook: Buffer): WorkSheet {
  const book = read(workbook, { cellDates: true, UTC: true, cellNF: true });
  return book.Sheets['Documents'] ?? expect.fail('There is no sheet.');
}

it('dates of the schema are dates, and texts that look like dates are texts', async () => {
  const sheet = open(await write(['2026-01-31', '2026-01-31T23:30:15-05:00', '2026-01-31', '1900-01-05']));
  expect(sheet['A2']).toMatchObject({ t: 'd', v: new Date('2026-01-31T00:00:00Z'), z: 'yyyy\\-mm\\-dd' });
  expect(sheet['B2']).toMatchObject({ t: 'd', v: new Date('2026-01-31T23:30:15Z'), z: 'yyyy\\-mm\\-dd\\ hh:mm:ss' });
  expect(sheet['C2']).toMatchObject({ t: 's', v: '2026-01-31' });
  expect(sheet['D2']).toMatchObject({ t: 'd', w: '1900-01-05' });
});

it.each(['2026-02-30', '31.01.2026', '1899-12-31', '2026-01-31T24:00:00Z', '', '2026'])(
  '%j is not a date that a spreadsheet has',
  async (text) => expect(open(await write([text, null, '', '']))['A2']).toMatchObject({ t: 's', v: text }),
);

it('the header stays in view, and filters all rows', async () => {
  const workbook = await write(['2026-01-31', null, 'a', ''], ['2026-02-28', null, 'b', '']);
  const sheet = open(workbook);
  expect(sheet['!autofilter']).toEqual({ ref: 'A1:D3' });
  expect(utils.sheet_to_json<string[]>(sheet, { header: 1 })[0]).toEqual(names);
  const part = CFB.find(CFB.read(workbook, { type: 'buffer' }), '/xl/worksheets/sheet1.xml');
  expect(Buffer.from(part?.content ?? []).toString()).toContain('<pane ySplit="1" topLeftCell="A2"');
});
