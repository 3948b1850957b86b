import { describe, expect, it } from 'vitest';
import {
  assignPage,
  cutBefore,
  joinBefore,
  moveCut,
  setCategory,
  toEditedParts,
  toggleCut,
  type EditedParts,
} from './edit-parts.ts';
import { toPages, toPageText } from './page-texts.ts';

const parts = (...texts: string[]): EditedParts =>
  texts.map((text) => {
    const [pages = '', category = null] = text.split(' ');
    return { pages: toPages(pages), category };
  });
const toTexts = (edited: EditedParts) =>
  edited.map(({ pages, category }) => toPageText(pages) + (category === null ? '' : ` ${category}`));

describe('parts of a packet', () => {
  const packet = parts('1-3 Invoice', '4 Letter', '5-6');

  it('reads and writes pages as the API does', () => {
    expect(toPages('1-3,7')).toEqual([1, 2, 3, 7]);
    expect(toPageText([1, 2, 3, 7, 9, 10])).toBe('1-3,7,9-10');
  });

  it('are cut and joined', () => {
    expect(toTexts(cutBefore(packet, 3))).toEqual(['1-2 Invoice', '3 Invoice', '4 Letter', '5-6']);
    expect(cutBefore(packet, 4)).toBe(packet);
    expect(toTexts(joinBefore(packet, 4))).toEqual(['1-4 Invoice', '5-6']);
    expect(joinBefore(packet, 1)).toBe(packet);
    expect(toTexts(toggleCut(toggleCut(packet, 4), 4))).toEqual(['1-3 Invoice', '4 Invoice', '5-6']);
  });

  it.each([
    [4, 3, ['1-2 Invoice', '3-4 Letter', '5-6']],
    [4, 1, ['1 Invoice', '2-4 Letter', '5-6']],
    [5, 6, ['1-3 Invoice', '4-5 Letter', '6']],
    [5, 9, ['1-3 Invoice', '4-5 Letter', '6']],
    [5, 4, ['1-3 Invoice', '4 Letter', '5-6']],
  ])('move the cut before page %i to before page %i, and keep a page in each part', (page, to, moved) => {
    expect(toTexts(moveCut(packet, page, to))).toEqual(moved);
  });

  it('change their kind', () => {
    expect(toTexts(setCategory(packet, 2, 'Memo'))).toEqual(['1-3 Invoice', '4 Letter', '5-6 Memo']);
    expect(setCategory(packet, 1, 'Letter')).toBe(packet);
  });

  it('take single pages from each other, also apart, and leave pages out', () => {
    expect(toTexts(assignPage(packet, 6, 0))).toEqual(['1-3,6 Invoice', '4 Letter', '5']);
    expect(toTexts(assignPage(packet, 4, 0))).toEqual(['1-4 Invoice', '5-6']);
    expect(toTexts(assignPage(packet, 2, 'own'))).toEqual(['1,3 Invoice', '2 Invoice', '4 Letter', '5-6']);
    const without = assignPage(packet, 5, null);
    expect(toTexts(without)).toEqual(['1-3 Invoice', '4 Letter', '6']);
    expect(assignPage(without, 5, null)).toBe(without);
    expect(toTexts(assignPage(without, 5, 'own'))).toEqual(['1-3 Invoice', '4 Letter', '5', '6']);
    expect(assignPage(packet, 4, 'own')).toBe(packet);
  });

  it('cuts a part whose pages lie apart', () => {
    expect(toTexts(cutBefore(parts('1,4 A', '2-3 B'), 4))).toEqual(['1 A', '2-3 B', '4 A']);
    expect(toTexts(moveCut(parts('1,4 A', '2-3 B'), 4, 5))).toEqual(['1 A', '2-4 B']);
  });

  it('come from the packet', () => {
    const part = { index: 0, schemaKey: null, confidence: 1, startConfidence: 1, identifier: null, reasons: [] };
    const answer = [{ ...part, pages: '1-2', category: 'Invoice', documentId: null, runId: null }];
    expect(toTexts(toEditedParts({ parts: answer }))).toEqual(['1-2 Invoice']);
  });
});
