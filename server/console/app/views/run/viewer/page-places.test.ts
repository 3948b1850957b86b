import { describe, expect, it } from 'vitest';
import { findCurrentPage, findVisiblePages, placePages } from './page-places.ts';

const places = placePages({ width: 100, ratios: [1, 2, 1], turns: 0, gap: 10 });

describe('places of pages', () => {
  it('are one below the other', () => {
    expect(places.map(({ top, height }) => [top, height])).toEqual([
      [10, 100],
      [120, 200],
      [330, 100],
    ]);
  });

  it('change their sides by a quarter turn', () => {
    expect(placePages({ width: 100, ratios: [2], turns: 3, gap: 0 })).toEqual([{ top: 0, width: 200, height: 100 }]);
  });

  it.each([
    [0, 50, 0, 0],
    [0, 130, 0, 1],
    [111, 125, 1, 1],
    [115, 400, 1, 2],
    [1_000, 2_000, 2, 2],
  ])('between %i and %i show pages %i to %i', (top, bottom, first, last) => {
    const visible = findVisiblePages(places, top, bottom);
    expect([visible.first, Math.min(visible.last, places.length - 1)]).toEqual([first, last]);
  });

  it.each([
    ['the first in sight', 0, 150, 0],
    ['not one of which only the end is in sight', 90, 150, 1],
    ['one of which a small part of a long page is seen', 280, 600, 2],
    ['the first of many small ones', 10, 1_000, 0],
    ['the last at the end', 420, 150, 2],
  ])('read %s', (_title, top, height, index) => {
    expect(findCurrentPage(places, top, height)).toBe(index);
  });
});
