import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assertHolds } from '../../../../test/harness/properties.ts';
import { createLayout as layoutOfPages, createPlacedPage, createPlainPage } from '../../grounding/testing/pages.ts';
import { estimateTokens } from '../../llm/estimate-tokens.ts';
import { halvePassage, omitRepeated, restrictLayout, splitIntoPassages } from './passages.ts';

const none = { columns: null, headings: [], repeated: { tokens: 0, rows: 0 } };

it('makes one passage per page, and counts its rows', () => {
  const layout = layoutOfPages(createPlacedPage(['Title', 'A   1   2.00', 'B   2   3.00']), {
    ...createPlacedPage(['x'], 2),
    source: 'ocr',
  });
  expect(splitIntoPassages(layout, 1_000)).toEqual([
    { ...none, page: 1, start: 0, end: 31, tokens: expect.any(Number), rows: 2, recognised: false },
    { ...none, page: 2, start: 0, end: 1, tokens: 1, rows: 0, recognised: true },
  ]);
});

it('repeats the column headings of a table that continues on the next page', () => {
  const table = { header: ['Code', 'Price'], rows: [], box: null };
  const layout = layoutOfPages(
    { ...createPlacedPage(['Code   Price   VAT 1']), tables: [table] },
    createPlacedPage(['A   1   2.00'], 2),
    createPlacedPage(['The end.'], 3),
    createPlacedPage(['B   1   2.00'], 4),
  );
  expect(splitIntoPassages(layout, 1_000).map(({ columns }) => columns)).toEqual([
    null,
    'Code | Price',
    'Code | Price',
    null,
  ]);
});

it('splits any page into parts below the limit without losing text', () => {
  const line = fc.string({ maxLength: 400, unit: fc.constantFrom('a', 'B', '7', ' ', '語') });
  assertHolds(
    fc.property(fc.array(line, { minLength: 1, maxLength: 60 }), (texts) => {
      const page = createPlainPage(texts.map((text) => text.replaceAll('\n', '')));
      const parts = splitIntoPassages(layoutOfPages(page), 60);
      let end = 0;
      for (const part of parts) {
        expect(part.start).toBeLessThanOrEqual(end);
        expect(part.end).toBeGreaterThanOrEqual(end);
        expect(part.tokens).toBeLessThanOrEqual(150);
        end = part.end;
      }
      expect(end).toBe(page.text.length);
    }),
    200,
  );
});

it('knows what of a passage is in the one before it', () => {
  const page = createPlainPage(Array.from({ length: 30 }, (_, n) => `A-${n}   part   ${n}.00`));
  const [first, second, ...others] = splitIntoPassages(layoutOfPages(page), 100);
  expect(first?.repeated).toEqual({ tokens: 0, rows: 0 });
  expect(second?.repeated.rows).toBe(3);
  const parts = [first, second, ...others].flatMap((part) => part ?? []);
  expect(parts.reduce((sum, part) => sum + omitRepeated(part).rows, 0)).toBe(30);
});

it('keeps the headings above the second half of a passage', () => {
  const group = (name: string) => [`Group ${name}`, ...[1, 2, 3, 4].map((n) => `${name}-${n}   part   ${n}.00`)];
  const layout = layoutOfPages(createPlainPage([...group('A'), ...group('B'), ...group('C')]));
  const [passage] = splitIntoPassages(layout, 10_000);
  const [, half] = (passage && halvePassage(passage, layout)) ?? [];
  const [heading] = half?.headings ?? [];
  expect(layout.pages[0]?.text.slice(heading?.start, heading?.end)).toMatch(/^Group [AB]$/);
});

it('halves a passage until one line is left', () => {
  const layout = layoutOfPages(createPlainPage(Array.from({ length: 40 }, (_, n) => `line ${n}`)));
  let [passage] = splitIntoPassages(layout, 10_000);
  let halvings = 0;
  while (passage !== undefined) {
    const halves = halvePassage(passage, layout);
    if (halves === null) break;
    expect(halves[0].end).toBeGreaterThanOrEqual(halves[1].start);
    expect(halves[1].end).toBe(passage.end);
    [, passage] = halves;
    halvings += 1;
    expect(halvings).toBeLessThan(40);
  }
  expect(restrictLayout(layout, passage === undefined ? [] : [passage]).pages[0]?.lines).toHaveLength(1);
});

it('estimates more tokens for digits and for scripts without spaces', () => {
  expect(estimateTokens('the quick brown fox jumps')).toBeLessThan(9);
  expect(estimateTokens('1234567890')).toBeGreaterThan(4);
  expect(estimateTokens('請求書番号')).toBe(5);
  expect(estimateTokens('')).toBe(0);
});
