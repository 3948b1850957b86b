import type { ParsedPage } from '@llamaindex/liteparse';
import { describe, expect, test } from 'vitest';
import type { LayoutPage } from '../../layout.ts';
import { layoutPdfPage } from './pdf-page.ts';

type Field = NonNullable<ParsedPage['formFields']>[number];
type Annotation = NonNullable<ParsedPage['annotations']>[number];
type Block = NonNullable<ParsedPage['blocks']>[number];
type Item = Partial<ParsedPage['textItems'][number]>;
type Cells = readonly string[];

interface Parts {
  items?: Item[];
  fields?: Partial<Field>[];
  annotations?: Partial<Annotation>[];
  blocks?: unknown[];
}

const RECT = { x: 200, y: 100, width: 100, height: 20 };

/** A page of 500 by 1000 points: a tenth of a percent is half a point across, and a point down. */
function layout({ items = [], fields = [], annotations = [], blocks = [] }: Parts, rotation: 0 | 90 = 0): LayoutPage {
  const page = {
    pageNum: 4,
    width: 500,
    height: 1000,
    textItems: items.map((item) => ({ x: 0, y: 0, width: 6 * (item.text ?? '').length, height: 12, ...item })),
    formFields: fields.map((field) => ({ type: 'text', selectedOptions: [], rect: RECT, ...field })),
    annotations: annotations.map((one) => ({ subtype: 'text', rect: RECT, ...one })),
    blocks: blocks as Block[],
  };
  return layoutPdfPage(page as unknown as ParsedPage, rotation);
}

/** The lines, each with its box in thousandths of the page. */
const print = (parts: Parts): string[] =>
  layout(parts).lines.map(
    ({ text, box }) => `${text} [${(box ?? []).map((side) => Math.round(1000 * side)).join(' ')}]`,
  );

const texts = (parts: Parts): string[] => layout(parts).lines.map(({ text }) => text);

test('a page has its frame, upright rows before turned text, and comments last', () => {
  const page = layout(
    {
      items: [
        { text: 'up', x: 10, y: 20, width: 12, height: 40, rotation: 270 },
        { text: 'below', x: 50, y: 300 },
        { text: 'above', x: 50, y: 200 },
      ],
      annotations: [{ contents: 'a comment' }],
    },
    90,
  );
  expect(page).toMatchObject({ number: 4, width: 500, height: 1000, rotation: 90, source: 'text', tables: [] });
  expect(page.text).toBe('above\nbelow\nup\na comment');
  expect(layout({})).not.toHaveProperty('rotation');
});

test('rows of a tilted page are found on the straight one', () => {
  const items = [0, 1, 2].flatMap((row) => [
    { text: `left ${row}`, x: 50, y: 100 + 20 * row, rotation: 3 },
    { text: `right ${row}`, x: 400, y: 118 + 20 * row, rotation: 3 },
  ]);
  expect(print({ items })).toEqual([
    'left 0   right 0 [100 100 884 130]',
    'left 1   right 1 [100 120 884 150]',
    'left 2   right 2 [100 140 884 170]',
  ]);
});

describe('a field of a form', () => {
  test.each<[string, Partial<Field>, string[]]>([
    ['shows its value in its middle', { value: 'Acme' }, ['Acme [400 103 455 117]']],
    [
      'begins at its top where it has several lines',
      { value: 'one\r\n\r\nand two\rthree' },
      ['one [400 100 420 107]', 'and two [400 107 447 113]', 'three [400 113 433 120]'],
    ],
    [
      'shows what is selected instead of its value',
      { type: 'listbox', value: 'x', selectedOptions: ['A', 'B'] },
      ['A [400 100 410 110]', 'B [400 110 410 120]'],
    ],
    [
      'is as wide as it is at most',
      { type: 'combobox', value: 'w'.repeat(40) },
      [`${'w'.repeat(40)} [400 103 600 117]`],
    ],
    [
      'is as high as it is at most',
      { type: 'textfield', value: 'ab', rect: { ...RECT, height: 8 } },
      ['ab [400 100 416 108]'],
    ],
    ['is ticked', { type: 'checkbox', checked: true }, ['\u2612 [400 100 600 120]']],
    ['is not ticked', { type: 'radio', checked: false }, ['\u2610 [400 100 600 120]']],
    ['is not ticked where it does not say so', { type: 'radiobutton' }, ['\u2610 [400 100 600 120]']],
    ['is not seen without a height', { value: 'x', rect: { ...RECT, height: 0 } }, []],
    ['is not seen without a width', { value: 'x', rect: { ...RECT, width: 0 } }, []],
    ['is not seen without a place', { value: 'x', rect: undefined as never }, []],
    ['has no text where it is a button', { type: 'pushbutton', value: 'Send' }, []],
    ['has no text where it is empty', { value: ' \n ', name: 'city' }, []],
    ['has no text without a value', { name: 'city' }, []],
  ])('%s', (_, field, lines) => {
    expect(print({ fields: [field] })).toEqual(lines);
  });

  test.each([
    ['its name', { name: 'form[0].page[1].first_name[0]' }, 'first name: Bob'],
    ['its other name', { name: 'x12', alternateName: ' Your name ' }, 'Your name: Bob'],
    ['no name that means nothing', { name: 'TextField_12' }, 'Bob'],
    ['no name of signs', { name: '#1.[2]' }, 'Bob'],
    ['no name', {}, 'Bob'],
  ])('without a printed label has %s', (_, field, line) => {
    expect(texts({ fields: [{ value: 'Bob', ...field }] })).toEqual([line]);
  });

  test('has its name left of it, within the page', () => {
    const at = (x: number): string[] =>
      print({ fields: [{ value: 'B', name: 'city', rect: { ...RECT, x } }] }).map((line) =>
        line.replace(/^.*?\[/, '['),
      );
    expect(at(200)).toEqual(['[327 103 414 117]']);
    expect(at(10)).toEqual(['[0 103 34 117]']);
  });

  test.each<[string, Item, boolean]>([
    ['left of it', { x: 10, y: 100 }, true],
    ['left of it, at its middle', { x: 10, y: 98 }, true],
    ['left of it, but higher', { x: 10, y: 97 }, false],
    ['left of it, but lower', { x: 10, y: 111 }, false],
    ['right of it', { x: 320, y: 104 }, false],
    ['right above it', { x: 210, y: 90 }, true],
    ['above it', { x: 210, y: 69 }, true],
    ['far above it', { x: 210, y: 68 }, false],
    ['above it, up to its left side', { x: 170, y: 80 }, false],
    ['above it, over its left side', { x: 171, y: 80 }, true],
    ['above it, from its right side on', { x: 300, y: 80 }, false],
    ['below it', { x: 210, y: 125 }, false],
  ])('has no name beside a text %s: %j', (_, item, isLabelled) => {
    const lines = texts({ items: [{ text: 'Label', ...item }], fields: [{ value: 'Bob', name: 'city' }] });
    expect(lines.join(' ').includes('city:')).toBe(!isLabelled);
  });
});

describe('a note', () => {
  test('that is typed on the page is part of its rows', () => {
    const items = [{ text: 'Total', x: 50, y: 103 }];
    expect(print({ items, annotations: [{ subtype: 'freetext', contents: '118' }] })).toEqual([
      'Total   118 [100 100 600 115]',
    ]);
    expect(print({ items, annotations: [{ contents: '118' }] })).toEqual([
      'Total [100 103 160 115]',
      '118 [400 100 600 112]',
    ]);
  });

  test('has a line for each of its own, within its place', () => {
    const note = { contents: 'one\r\n\n two \rthree' };
    expect(print({ annotations: [note] })).toEqual([
      'one [400 100 600 107]',
      'two [440 107 560 113]',
      'three [400 113 600 120]',
    ]);
    const rect = { x: 200, y: 100, width: 0, height: 0 };
    expect(print({ annotations: [{ ...note, rect }] }).map((line) => line.replace(/^.*?\[/, '['))).toEqual([
      '[400 100 402 101]',
      '[400 101 402 102]',
      '[400 102 402 103]',
    ]);
  });

  test('is not read where it is no note, has no words or no place', () => {
    const annotations = [
      ...['widget', 'link', 'popup'].map((subtype) => ({ subtype, contents: 'x' })),
      { contents: ' ' },
      {},
      { contents: 'x', rect: undefined as never },
    ];
    expect(texts({ annotations })).toEqual([]);
  });
});

describe('a table that the library finds', () => {
  const COLUMNS = [50, 200, 400];
  const row = (cells: Cells, y: number): Item[] =>
    cells.flatMap((text, index) => (text === '' ? [] : [{ text, x: COLUMNS[index] ?? 0, y }]));
  const block = (header: Cells | null, rows: Cells[], bbox?: object): unknown => ({
    kind: 'table',
    ...(header !== null && { header: header.map((text) => ({ text })) }),
    rows: rows.map((cells) => cells.map((text) => ({ text }))),
    bbox: bbox ?? { x: 40, y: 90, width: 440, height: 20 * (rows.length + 1) },
  });
  const HEADER = ['Item', 'City', 'Price'];
  const ROWS = [
    ['Tea', 'Bern', '5.00'],
    ['Milk', 'Bonn', '2.00'],
  ];
  const items = [HEADER, ...ROWS].flatMap((cells, index) => row(cells, 100 + 20 * index));
  const found = (blocks: unknown[], more: Item[] = []) => layout({ items: [...items, ...more], blocks }).tables;

  test('is taken with its place, without empty rows', () => {
    expect(found([{ kind: 'paragraph' }, block(HEADER, [...ROWS, ['', ' ', '']])])).toEqual([
      { header: HEADER, rows: ROWS, box: [0.08, 0.09, 0.96, 0.17] },
    ]);
    expect(
      found([block(null, [HEADER, ...ROWS.map((cells) => cells.map((cell) => ` ${cell}\u0007\n`))])]),
    ).toMatchObject([{ header: HEADER, rows: ROWS }]);
    expect(found([{ ...(block(HEADER, ROWS) as object), bbox: undefined }])).toEqual([
      { header: HEADER, rows: ROWS, box: null },
    ]);
  });

  test.each<[string, unknown, Item[]]>([
    ['one row', block(null, [ROWS[0] ?? []]), []],
    ['only a heading', block(HEADER, []), []],
    ['one column', block(['Item'], [['Tea'], ['Milk']], { x: 40, y: 90, width: 60, height: 60 }), []],
    ['rows in another order', block(HEADER, ROWS.toReversed()), []],
    ['two rows in one', block(HEADER, [['Tea Milk', 'Bern Bonn', '5.00 2.00']]), []],
    ['two cells that are on no line', block(HEADER, [['Tea', 'Rome', '7.00'], ROWS[1] ?? []]), []],
    [
      'two columns of which one is lost',
      block(
        ['Item', 'City'],
        [
          ['Tea', 'Bern'],
          ['Milk', 'Rome'],
        ],
      ),
      [],
    ],
    ['text in its box that no cell has', block(HEADER, ROWS), [{ text: 'Another word', x: 250, y: 130 }]],
  ])('is left out with %s', (_, table, more) => {
    expect(found([table], more)).toEqual([]);
  });

  test('is left out where its cells lack letters, however many spaces they have', () => {
    const spaced = [
      ['a b c d e f', 'Bern', '5.00'],
      ['g h i j k l', 'Bonn', '2.00'],
    ];
    const spacedItems = [HEADER, ...spaced].flatMap((cells, index) => row(cells, 100 + 20 * index));
    const read = (word: string) =>
      layout({ items: [...spacedItems, { text: word, x: 250, y: 130 }], blocks: [block(HEADER, spaced)] }).tables;
    // The cells have 41 letters.
    expect(read('four')).toHaveLength(1);
    expect(read('extra')).toEqual([]);
  });

  test('is taken with a cell that is on two lines, and text around it', () => {
    const more = [
      { text: 'green', x: 50, y: 152 },
      { text: 'Far away in the margin of the page', x: 40, y: 300 },
      { text: 'Above all of the rows of the table', x: 40, y: 50 },
    ];
    const wrapped = [ROWS[0] ?? [], ['Milk green', 'Bonn', '2.00']];
    expect(found([block(HEADER, wrapped)], more)).toMatchObject([{ header: HEADER, rows: wrapped }]);
  });
});
