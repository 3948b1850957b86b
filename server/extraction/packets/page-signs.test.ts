import { describe, expect, it, test } from 'vitest';
import type { LayoutPage } from '../../parsing/layout.ts';
import { cosine, containment, isAlike, overlap, sharedLines } from './likeness.ts';
import { compareNeighbours, type NeighbourSigns } from './neighbour-signs.ts';
import { describePacket } from './packet-context.ts';
import { beginsLikeFirstPage, endsLikeLastPage, isSentenceCut } from './page-edges.ts';
import { readPageNumbers } from './page-numbers.ts';
import { viewPage, type PageView } from './page-view.ts';
import { CONTRACT_PAGES, LETTER_PAGE, makePages } from './testing/make-pages.ts';

const view = (content: string): PageView => makePages(content).map(viewPage)[0] as PageView;
const numbersOf = (...texts: string[]) => readPageNumbers(view(texts.join('\n')).lines);

describe('the numbers of a page', () => {
  it.each<[string, number, number | null, boolean]>([
    ['Page 2 of 3', 2, 3, true],
    ['Seite 2 von 3', 2, 3, true],
    ['Pagina 2 di 12', 2, 12, true],
    ['Strona 2 z 3', 2, 3, true],
    ['Blatt: 1 / 4', 1, 4, true],
    ['page l of 3', 1, 3, true],
    ['Page 1O of 12', 10, 12, true],
    ['Page 7', 7, null, true],
    ['Page 2000', 2_000, null, true],
    ['Invoice   Page 7   Acme', 7, null, true],
    ['Seite zwei', 2, null, true],
    ['Page one', 1, null, true],
    ['Página seis', 6, null, true],
    ['2 of 3', 2, 3, true],
    ['- 2 / 3 -', 2, 3, true],
    ['- 7 -', 7, null, false],
    ['(12)', 12, null, false],
    ['Acme Ltd   7', 7, null, false],
  ])('are read from “%s”', (text, page, of, isNamed) => {
    expect(numbersOf(text)).toEqual([{ page, of, isNamed }]);
  });

  it.each(['Page 5.2', 'Page 2001', 'Homepage 5', '1234', '4 of 3', 'Page threefold', 'o', 'a 7', 'Room 12'])(
    'are none in “%s”',
    (text) => {
      expect(numbersOf(text)).toEqual([]);
    },
  );

  it('are read at the edges of a page, and everywhere where a total is with them', () => {
    const filler = ['One', 'Two', 'Three', 'Four'];
    expect(numbersOf(...filler, 'Page 7', '12', ...filler)).toEqual([]);
    expect(numbersOf(...filler, 'Page 7 of 9', ...filler)).toEqual([{ page: 7, of: 9, isNamed: true }]);
    expect(numbersOf('Page 7', ...filler, ...filler, '12')).toEqual([
      { page: 7, of: null, isNamed: true },
      { page: 12, of: null, isNamed: false },
    ]);
  });
});

test('sets and lines are as alike as what they share', () => {
  const [ab, bc, none] = [new Set(['a', 'b']), new Set(['b', 'c', 'd']), new Set<string>()];
  expect([overlap(ab, bc), overlap(bc, ab), overlap(ab, ab), overlap(ab, none), overlap(none, ab)]).toEqual([
    0.25, 0.25, 1, 0, 0,
  ]);
  expect([containment(ab, bc), containment(bc, ab), containment(ab, none)]).toEqual([0.5, 0.5, 0]);
  const vector = (...values: number[]) => Float64Array.from(values);
  expect(cosine(vector(2, 0), vector(5, 0))).toBe(1);
  expect(cosine(vector(1, 1), vector(1, 0))).toBeCloseTo(Math.SQRT1_2);
  expect([cosine(vector(0, 0), vector(1, 0)), cosine(vector(1, 0), vector(0, 3))]).toEqual([0, 0]);
  expect(sharedLines(['abc', 'xyz'], ['abc', 'q', 'r'])).toBe(0.5);
  expect(sharedLines(['ab', 'abcd'], ['ab', 'abcd', 'x'])).toBe(0.5);
  expect(sharedLines([], ['abc'])).toBe(0);
  expect(isAlike('invoice number', 'invoice nurnber')).toBe(true);
  expect(isAlike('invoice', 'invoicc')).toBe(false);
  expect(isAlike('invoice number', 'delivery notes')).toBe(false);
  expect(isAlike('delivery', 'delivery notes')).toBe(false);
});

describe('a first page', () => {
  const begin = (content: string) => beginsLikeFirstPage(view(content));

  it('has a salutation, a head, a date, an address or a heading', () => {
    expect(begin(LETTER_PAGE)).toMatchObject({ salutation: 1, dateOnTop: 1, messageHead: 0, contactOnTop: 0 });
    expect(begin(LETTER_PAGE).heading).toBeCloseTo(1.8);
    expect(begin('To: Ada\nFrom: Bob\nSubject: Pumps\nDate: today\nRe: x').messageHead).toBe(4);
    expect(begin('Acme Ltd\nTel. 020 5550').contactOnTop).toBe(1);
    expect(begin('Acme Ltd\nAn answer').contactOnTop).toBe(0);
  });

  it('is told from one that continues', () => {
    expect(begin('and so it was agreed')).toMatchObject({ startsLower: 1, continued: 0, salutation: 0, dateOnTop: 0 });
    expect(begin('Fortsetzung von Blatt 2')).toMatchObject({ startsLower: 0, continued: 1 });
    const later = `${'Acme\n'.repeat(6)}Fortsetzung`;
    expect(begin(later).continued).toBe(0);
  });

  it('says with which number its paragraphs begin', () => {
    expect(begin('Terms\n3.2 Payment\n4. Delivery').numbering).toBe(3);
    expect(begin('§ 45 Haftung').numbering).toBe(20);
    expect(begin('Terms\n3 000').numbering).toBe(0);
  });
});

test('a last page ends with a closing or a total', () => {
  const end = (content: string) => endsLikeLastPage(view(content));
  expect(end('Text\nYours sincerely,')).toEqual({ closing: 1, total: 0 });
  expect(end('Rope 12.00\nGrand total 12.00')).toEqual({ closing: 0, total: 1 });
  expect(end(`Total 5\nYours sincerely\n${'Rope\n'.repeat(8)}`)).toEqual({ closing: 1, total: 0 });
  expect(end(`Yours sincerely\n${'Rope\n'.repeat(12)}`)).toEqual({ closing: 0, total: 0 });
});

test('a sentence is cut where it has no end before, and goes on after', () => {
  const [first, second] = CONTRACT_PAGES.map(view) as [PageView, PageView];
  expect([isSentenceCut(first, second), isSentenceCut(second, first)]).toEqual([true, false]);
  const whole = view('The parties have agreed on all of these terms today.');
  expect([isSentenceCut(whole, second), isSentenceCut(first, view('short words'))]).toEqual([false, false]);
  expect(isSentenceCut(view(`${CONTRACT_PAGES[0]}\nACME 12`), second)).toBe(true);
});

describe('a page after another', () => {
  const WORDS = 'with some words of a page';
  /** The signs of the last of these pages. */
  function compare(contents: string[], change = (page: LayoutPage): LayoutPage => page): NeighbourSigns {
    const views = makePages(...contents.map((one) => `${one}\n${WORDS}`)).map((page) => viewPage(change(page)));
    const context = describePacket(views);
    return compareNeighbours(context, views.at(-2) as PageView, views.at(-1) as PageView);
  }

  it.each<[string[], Partial<NeighbourSigns>]>([
    [['Page 1 of 3', 'Page 2 of 3'], { numberContinues: 2, numberIsOne: 0, numberIsLater: 2, numberEnds: 0 }],
    [['Page 1 of 3', 'Page 2 of 4'], { numberContinues: 0, totalDiffers: 1 }],
    [['Page 1', 'Page 2 of 4'], { numberContinues: 2, totalDiffers: 0 }],
    [['Page 3 of 3', 'Page 1 of 2'], { numberContinues: 0, numberIsOne: 2, numberIsLater: 0, numberEnds: 1 }],
    [['7', '8'], { numberContinues: 1, numberIsOne: 0, numberIsLater: 1 }],
    [['7', '1'], { numberContinues: 0, numberIsOne: 1, numberIsLater: 0 }],
    [['Page 1 of 3', 'Acme'], { numberPromised: 2, numberContinues: 0 }],
    [['Page 1 of 9', 'Acme'], { numberPromised: 3 }],
    [['Page 1 of 3', 'Acme', 'Acme'], { numberPromised: 1 }],
    [['Page 1 of 2', 'Acme', 'Acme'], { numberPromised: -1 }],
    [['Page 3 of 3', 'Acme'], { numberPromised: -1 }],
    [['Page 1 of 3', 'Page 2'], { numberPromised: 0 }],
    [['Acme', 'Acme'], { numberPromised: 0, numberContinuesAfter: -1 }],
  ])('is told by their numbers: %j', (contents, signs) => {
    expect(compare(contents)).toMatchObject(signs);
  });

  it('is told by what they call themselves', () => {
    expect(compare(['Invoice no. 4711', 'Invoice no. 4711'])).toMatchObject({
      identifierSame: 1,
      identifierDiffers: 0,
    });
    expect(compare(['Invoice no. 4711', 'Invoice no. 4712'])).toMatchObject({
      identifierSame: 0,
      identifierDiffers: 1,
      identifierCount: 1,
    });
    expect(compare(['Invoice no. 4711', 'Order no. 4712'])).toMatchObject({ identifierSame: 0, identifierDiffers: 0 });
    expect(compare(['Date no. 12.03.2025', 'Date no. 13.03.2025']).identifierDiffers).toBe(0);
  });

  it('is told by the size of the paper, which says more where few pages have it', () => {
    const sized = (...widths: number[]) =>
      compare(
        widths.map(() => 'Acme'),
        (page) => ({ ...page, width: widths[page.number - 1] ?? 0 }),
      );
    expect(sized(595, 595)).toMatchObject({ sizeDiffers: 0, widthDiffers: 0, sizeShared: 0 });
    expect(sized(595, 420)).toMatchObject({ sizeDiffers: 1, heightDiffers: 0 });
    expect(sized(595, 605).sizeDiffers).toBe(0);
    expect(sized(595, 420, 420, 420).sizeShared).toBe(0.5);
  });

  it('is told by blank pages between, and by what they share', () => {
    expect(compare(['Acme', 'Acme']).blankBetween).toBe(0);
    const [first, , last] = makePages('Acme Ltd, Hartwell Road', '', 'Bolt Ltd, Hartwell Road').map(viewPage);
    const pages = [first, last] as [PageView, PageView];
    const signs = compareNeighbours(describePacket(pages), ...pages);
    expect(signs.blankBetween).toBe(1);
    // Of acme, bolt, hartwell, ltd and road, three are on both pages.
    expect([signs.words, signs.wordsContained]).toEqual([0.6, 0.75]);
    expect(signs.text).toBeGreaterThan(0);
    expect(signs.text).toBeLessThan(0.75);
    expect(signs.lengthRatio).toBe(0);
  });
});
