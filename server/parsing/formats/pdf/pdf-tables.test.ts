import { expect, test } from 'vitest';
import type { LayoutPage } from '../../layout.ts';
import { parsePdf } from './pdf.ts';
import { makePdf, type PdfPage, type PdfText } from '../../testing/make-pdf.ts';
import { LayoutReceiver, packPages } from '../../child/layout-chunks.ts';

const PAGE = { width: 595.28, height: 841.89 };
const LEFTS = [50, 300, 450];
const SIDES = [45, 295, 445, 545];
const ROW = 18;

/** As the parent of the parsing process has them: tables over several pages joined. */
async function parse(pages: PdfPage[]): Promise<LayoutPage[]> {
  const receiver = new LayoutReceiver();
  for await (const step of parsePdf(await makePdf(pages)))
    if ('pages' in step) for (const chunk of packPages(step.pages)) receiver.add(chunk);
  return receiver.layout({ pageCount: pages.length, truncated: false }).pages;
}

function cells(rows: string[][], top: number): PdfText[] {
  return rows
    .flatMap((row, r) => row.map((text, c) => ({ text, x: LEFTS[c] ?? 0, y: top + ROW * r })))
    .filter(({ text }) => text !== '');
}

function grid(rows: number, top: number): NonNullable<PdfPage['rules']> {
  const [left = 0, right = 0] = [SIDES[0], SIDES.at(-1)];
  const bottom = top - 4 + ROW * rows;
  return [
    ...Array.from({ length: rows + 1 }, (_, row): [number, number, number, number] => [
      left,
      top - 4 + ROW * row,
      right,
      top - 4 + ROW * row,
    ]),
    ...SIDES.map((x): [number, number, number, number] => [x, top - 4, x, bottom]),
  ];
}

const HEADER = ['Item', 'Qty', 'Price'];
const ROWS = [
  ['Screw M4', '100', '5.00'],
  ['Nut M4', '200', '4.00'],
  ['Washer', '50', '1.50'],
];
const PARTS = Array.from({ length: 40 }, (_, index) => [
  `Part number ${index + 1}`,
  String(10 * index + 5),
  `${index + 1}.50`,
]);

test.each([
  ['ruled', true],
  ['borderless', false],
])('a %s table has its header, its rows and its place', async (_, isRuled) => {
  const around = [
    { text: 'Order of the fifth of May, as agreed', x: 50, y: 100 },
    { text: 'Thank you for your order', x: 50, y: 400 },
  ];
  const [page] = await parse([
    { texts: [...cells([HEADER, ...ROWS], 200), ...around], rules: isRuled ? grid(4, 200) : [] },
  ]);
  expect(page?.lines.map((line) => line.text)).toEqual([
    around[0]?.text,
    ...[HEADER, ...ROWS].map((row) => row.join('   ')),
    around[1]?.text,
  ]);
  expect(page?.tables).toEqual([{ header: HEADER, rows: ROWS, box: expect.any(Array) as unknown }]);
  const [x0, y0, x1, y1] = page?.tables[0]?.box ?? [0, 0, 0, 0];
  expect(x0 * PAGE.width).toSatisfy((x: number) => x >= 44 && x <= 51);
  expect(y0 * PAGE.height).toSatisfy((y: number) => y >= 195 && y <= 201);
  expect(x1 * PAGE.width).toSatisfy((x: number) => x >= 474 && x <= 546);
  expect(y1 * PAGE.height).toSatisfy((y: number) => y >= 262 && y <= 269);
});

test.each([
  ['ruled', true, 'with its heading repeated', [HEADER]],
  ['ruled', true, 'without a heading', []],
  ['borderless', false, 'with its heading repeated', [HEADER]],
  ['borderless', false, 'without a heading', []],
])('a %s table that goes on over the page, %3$s, is one', async (_, isRuled, _how, heading) => {
  const rest = [...heading, ...PARTS.slice(30)];
  const pages = await parse([
    { texts: cells([HEADER, ...PARTS.slice(0, 30)], 200), rules: isRuled ? grid(31, 200) : [] },
    { texts: cells(rest, 60), rules: isRuled ? grid(rest.length, 60) : [] },
  ]);
  expect(pages.map((page) => page.tables.length)).toEqual([1, 0]);
  expect(pages[0]?.tables[0]).toMatchObject({ header: HEADER, rows: PARTS });
  expect(pages[1]?.lines.map((line) => line.text)).toEqual(rest.map((row) => row.join('   ')));
});

test('finds a ruled table of two columns', async () => {
  const rows = [HEADER, ...ROWS].map((row) => row.slice(0, 2));
  const sides = new Set([45, 295, 445]);
  const rules = grid(4, 200)
    .filter(([x0, , x1]) => x0 !== x1 || sides.has(x0))
    .map(([x0, y0, x1, y1]): [number, number, number, number] => [x0, y0, Math.min(x1, 445), y1]);
  const [page] = await parse([{ texts: cells(rows, 200), rules }]);
  expect(page?.tables).toMatchObject([{ header: rows[0], rows: rows.slice(1) }]);
});

test('rejects a table whose cells lack text within its box', async () => {
  // The rule between the first two columns ends early, and the detector loses the rest of all rows.
  const rules = grid(4, 200).filter(([x0, , x1]) => x0 !== 295 || x1 !== 295);
  const rows = [HEADER, ...ROWS.slice(0, 2), ['Total', '', '9.00']];
  const [page] = await parse([{ texts: cells(rows, 200), rules: [...rules, [295, 196, 295, 250]] }]);
  expect(page?.lines).toHaveLength(4);
  for (const { header, rows: found } of page?.tables ?? []) expect([header, ...found]).toEqual(rows);
});

test('reads rows that the detector folded into one as lines', async () => {
  const rows = [
    ['Region', 'City', 'Sales'],
    ['North', 'Aalborg', '10'],
    ['', 'Bergen', '20'],
    ['South', 'Cadiz', '30'],
  ];
  const rules = grid(4, 200).filter(([x0, y0, x1, y1]) => !(y0 === 232 && y1 === 232 && x0 === 45 && x1 === 545));
  const [page] = await parse([{ texts: cells(rows, 200), rules: [...rules, [295, 232, 545, 232]] }]);
  expect(page?.lines.map((line) => line.text)).toEqual(rows.map((row) => row.join('   ').trim()));
  expect(page?.tables).toEqual([]);
});
