import { describe, expect, test } from 'vitest';
import { expectLinearTime } from '../../../test/harness/growth.ts';
import { KINDS } from './kinds/all-kinds.ts';
import { viewPage } from './page-view.ts';
import { splitPacket, type SplitterRules } from './split-packet.ts';
import { CONTRACT_PAGES, COVER_PAGE, invoicePage, LETTER_PAGE, makePages } from './testing/make-pages.ts';

const CATEGORIES: SplitterRules['categories'] = [
  { name: 'Invoice', description: 'A bill with an amount to pay.', identifier: 'invoice number' },
  { name: 'Contract', description: 'An agreement between companies.' },
  { name: 'Letter' },
];
const split = (pages: readonly string[], rules: Partial<SplitterRules> = {}) =>
  splitPacket(
    { pages: makePages(...pages) },
    { categories: CATEGORIES, uncategorized: 'include', boundaries: 'auto', ...rules },
  );
const shape = ({ parts }: ReturnType<typeof split>) =>
  parts.map(({ pages, category }) => `${pages.join('+')} ${category}`);

const TWO_PAGES = (number: string) => [
  invoicePage(number, { page: 1, of: 2 }),
  invoicePage(number, { page: 2, of: 2 }),
];
const UNNUMBERED = (number: string) => [
  invoicePage(number, { page: 1, of: 2, numbered: false }),
  invoicePage(number, { page: 2, of: 2, numbered: false }),
];

describe('the documents of a packet', () => {
  test('are found where they differ, with their categories', () => {
    const found = split([...TWO_PAGES('4711'), ...CONTRACT_PAGES, LETTER_PAGE]);
    expect(shape(found)).toEqual(['1+2 Invoice', '3+4 Contract', '5 Letter']);
    expect(found.parts[0]).toMatchObject({ identifier: '4711', startConfidence: 1 });
    expect(found.pages.map(({ startsPart }) => startsPart)).toEqual([true, false, true, false, true]);
    for (const { confidence } of found.parts) expect(confidence).toBeGreaterThan(0.5);
  });

  test('are found in a row of invoices of one seller that repeats its header', () => {
    expect(shape(split([...TWO_PAGES('4711'), ...TWO_PAGES('4712'), invoicePage('4713')]))).toEqual([
      '1+2 Invoice',
      '3+4 Invoice',
      '5 Invoice',
    ]);
  });

  test('are found in a stack whose sheets were numbered as a whole', () => {
    const pages = [...TWO_PAGES('4711'), ...CONTRACT_PAGES, LETTER_PAGE, ...TWO_PAGES('4712')];
    const stamped = pages.map((page, index) => `70012${index}\n${page}`);
    expect(shape(split(stamped))).toEqual(['1+2 Invoice', '3+4 Contract', '5 Letter', '6+7 Invoice']);
  });

  test('are found without page numbers', () => {
    expect(shape(split([...UNNUMBERED('4711'), ...UNNUMBERED('4712')]))).toEqual(['1+2 Invoice', '3+4 Invoice']);
  });

  test('go on where a page is numbered in words, or quotes the head of the page before', () => {
    const [, ...text] = LETTER_PAGE.trim().split('\n');
    const second = (number: string) =>
      `Mrs Moreau, 8 Mill Lane, Oxford\n4 March 2025\n${number}\n` +
      'would be glad to hear from you. The garden plan that we sent can still be changed.\nYours sincerely,\nAda Finch';
    for (const number of ['Page Two', 'Seite zwei', 'Página dos', ''])
      expect(shape(split([`# Finch & Sons\n${text.join('\n')}`, second(number), ...CONTRACT_PAGES]))).toEqual([
        '1+2 Letter',
        '3+4 Contract',
      ]);
  });

  test('keep their blank pages', () => {
    expect(shape(split([invoicePage('1'), '', LETTER_PAGE, '']))).toEqual(['1+2 Invoice', '3+4 Letter']);
    expect(split(['', '']).parts).toMatchObject([{ pages: [1, 2] }]);
    // As of a stack of sheets that are scanned on both sides.
    expect(shape(split([invoicePage('1'), '', invoicePage('2'), '', LETTER_PAGE, '']))).toEqual([
      '1+2 Invoice',
      '3+4 Invoice',
      '5+6 Letter',
    ]);
  });

  test('follow a cover sheet', () => {
    const rules = { categories: [...CATEGORIES, { name: 'Cover sheet' }] };
    expect(shape(split([COVER_PAGE, ...TWO_PAGES('1'), LETTER_PAGE], rules))).toEqual([
      '1 Cover sheet',
      '2+3 Invoice',
      '4 Letter',
    ]);
    const known = { categories: CATEGORIES };
    expect(shape(split([COVER_PAGE, ...TWO_PAGES('1')], known))).toEqual(['1 null', '2+3 Invoice']);
    expect(shape(split([COVER_PAGE, ...TWO_PAGES('1')], { ...known, uncategorized: 'omit' }))).toEqual(['2+3 Invoice']);
  });

  test('can be one page', () => {
    expect(shape(split([LETTER_PAGE]))).toEqual(['1 Letter']);
  });

  test('keep the numbers of the pages of a document that is read in part', () => {
    const numbers = [7, 8, 11, 12, 20];
    const pages = makePages(invoicePage('1'), '', ...CONTRACT_PAGES, LETTER_PAGE);
    const read = { pages: pages.map((page, index) => ({ ...page, number: numbers[index] ?? 0 })) };
    const rules = { categories: CATEGORIES, uncategorized: 'include' } as const;
    const found = splitPacket(read, { ...rules, boundaries: 'auto' });
    expect(shape(found)).toEqual(['7+8 Invoice', '11+12 Contract', '20 Letter']);
    expect(found.pages.map(({ page, startsPart }) => (startsPart ? page : -page))).toEqual([7, -8, 11, -12, 20]);
    const inTwos = splitPacket(read, { ...rules, boundaries: { pages: 2 } });
    expect(inTwos.parts.map((part) => part.pages)).toEqual([[7, 8], [11, 12], [20]]);
  });
});

describe('rules', () => {
  const pages = [invoicePage('1'), LETTER_PAGE, ...CONTRACT_PAGES];

  test('cut without looking', () => {
    expect(split(pages, { boundaries: 'every_page' }).parts).toHaveLength(4);
    expect(shape(split(pages, { boundaries: 'none' }))).toHaveLength(1);
    expect(split(pages, { boundaries: { pages: 3 } }).parts.map((part) => part.pages)).toEqual([[1, 2, 3], [4]]);
  });

  test('decide about what fits no category', () => {
    const only = { categories: [{ name: 'Contract', description: 'An agreement between companies.' }] };
    expect(shape(split(pages, only))).toEqual(['1 null', '2 null', '3+4 Contract']);
    expect(shape(split(pages, { ...only, uncategorized: 'omit' }))).toEqual(['3+4 Contract']);
    expect(shape(split(pages, { ...only, uncategorized: 'forbid' }))[0]).toBe('1 Contract');
  });
});

describe('categories', () => {
  test('are matched in another language', () => {
    const categories = [{ name: 'Rechnung' }, { name: 'Vertrag' }, { name: 'Brief', description: 'Ein Schreiben' }];
    expect(shape(split([invoicePage('1'), ...CONTRACT_PAGES, LETTER_PAGE], { categories }))).toEqual([
      '1 Rechnung',
      '2+3 Vertrag',
      '4 Brief',
    ]);
  });

  test('name an identifier in their language', () => {
    const categories = [
      { name: 'Rechnung', description: 'Eine Rechnung eines Lieferanten', identifier: 'Rechnungsnummer' },
      { name: 'Brief' },
    ];
    const { parts } = split([invoicePage('4711'), invoicePage('4712'), LETTER_PAGE], { categories });
    expect(parts.map(({ category, identifier }) => `${category} ${identifier}`)).toEqual([
      'Rechnung 4711',
      'Rechnung 4712',
      'Brief null',
    ]);
  });

  test('name an identifier as the document prints it', () => {
    const { parts } = split([invoicePage('RE-2026/0815-Ä'), LETTER_PAGE]);
    expect(parts[0]?.identifier).toBe('RE-2026/0815-Ä');
  });

  test('can be the 300 kinds of documents that are known, in several languages', () => {
    const titles = new Set(KINDS.flatMap((kind) => kind.titles.slice(0, 5).map((title) => title.join(' '))));
    const categories = [...titles].slice(0, 300).map((name) => ({ name }));
    expect(categories).toHaveLength(300);
    const pages = [invoicePage('1'), invoicePage('2'), ...CONTRACT_PAGES, LETTER_PAGE];
    expect(shape(split(pages, { categories }))).toEqual([
      '1 invoice',
      '2 invoice',
      '3+4 service agreement',
      '5 letter',
    ]);
  });

  test('can be 300', () => {
    const many = Array.from({ length: 297 }, (_, index) => ({
      name: `Kind ${index}`,
      description: `Of drawer ${index}`,
    }));
    expect(shape(split([invoicePage('1'), ...CONTRACT_PAGES], { categories: [...many, ...CATEGORIES] }))).toEqual([
      '1 Invoice',
      '2+3 Contract',
    ]);
  });

  test.each([
    ['Ordonnance', 'Cabinet du Dr Morel'],
    ['Recepta', 'Przychodnia Zdrowie'],
    ['Receita médica', 'Clínica do Porto'],
  ])('tell a prescription (%s) from a report of the doctor', (title, practice) => {
    const categories = [
      { name: 'Medical reports', description: 'findings of a doctor about a patient' },
      { name: 'Prescriptions', description: 'medicines that the pharmacy hands out' },
    ];
    const page = `${practice}\n# ${title}\n12.03.2026\nAmoxicillin 500 mg`;
    expect(split([page], { categories }).parts[0]).toMatchObject({ category: 'Prescriptions' });
  });

  test('are learned from examples', () => {
    const note = (name: string) =>
      `Gate pass of the harbour\nVisitor ${name}   Berth 4\nReturn this pass to the watch.`;
    const categories = [
      { name: 'Pink slip', examples: [note('Ada'), note('Grace')] },
      { name: 'Blue slip', examples: ['Locker key of the swimming hall\nNumber 12\nTwo coins are returned.'] },
    ];
    expect(split([note('Alan')], { categories }).parts[0]).toMatchObject({ category: 'Pink slip' });
  });

  // A folder can be a leaflet, which no example of payslips bears out.
  test.each(['tray', 'folder'])('are learned from examples in another language, such as a %s', (kept) => {
    const slip = 'Ashdown Ltd\nPayslip\nEmployee: Jo Hale\nGross pay 2,100.00\nTax 310.00\nNet pay 1,790.00';
    const bill = 'Corner shop\nReceipt\nTea 2.10\nBread 1.80\nTotal 3.90\nCash 5.00\nChange 1.10\nThank you';
    const categories = [
      { name: `Red ${kept}`, examples: [slip] },
      { name: `Green ${kept}`, examples: [bill] },
    ];
    const page =
      'Tartak Sp. z o.o.\nLista płac\nPracownik: Jan Lis\nBrutto 5200,00\nPodatek 610,00\nDo wypłaty 3890,00';
    expect(split([page], { categories }).parts[0]).toMatchObject({ category: `Red ${kept}` });
  });

  const ODD_KINDS = [
    { name: 'Schornsteinfegerbericht', description: 'Was der Kaminkehrer an der Feuerstätte geprüft hat' },
    { name: 'Bootsübergabe' },
    { name: 'Probenahme' },
  ];

  test.each([
    [
      'Moorings of Aldgate\n# BOAT HANDOVER\nYacht Alba, berth 4\nHanded over on 3 May\nSkipper A. Finch',
      'Bootsübergabe',
    ],
    ['Corner Bakery\n# ALLERGEN LIST\nRye loaf: gluten\nPoppy roll: gluten, sesame\nBun: milk, egg', null],
  ])('of kinds that no list has are found by German names in English documents: %s', (page, category) => {
    expect(split([page], { categories: ODD_KINDS }).parts[0]?.category).toBe(category);
  });

  test('take the whole of a compound before its last part', () => {
    const categories = [{ name: 'Wertpapierabrechnung' }, { name: 'Gehaltsabrechnung' }];
    const page = 'Muster GmbH\nGehaltsabrechnung Mai\nPersonalnummer 4711\nMonat 05\nBetrag 2.100,00';
    expect(split([page], { categories }).parts[0]).toMatchObject({ category: 'Gehaltsabrechnung' });
  });
});

test('time grows with the number of pages', () => {
  expectLinearTime((size) => {
    const pages = makePages(...Array.from({ length: size }, (_, index) => invoicePage(`${index}`)));
    return () => splitPacket({ pages }, { categories: CATEGORIES, uncategorized: 'include', boundaries: 'auto' });
  }, 60);
});

test('a bare number of the document is told from that of the customer beside it', () => {
  const [page] = makePages('Holz Weber GmbH\nNr. 4412\nDatum: 12.02.2026   Kunden-Nr. 11958\nMahnung 4470');
  expect([...(page === undefined ? [] : viewPage(page).identifiers)]).toEqual([
    ['nr', '4412'],
    ['kunden nr', '11958'],
    ['mahnung', '4470'],
  ]);
});
