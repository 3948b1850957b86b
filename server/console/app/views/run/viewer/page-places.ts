import type { PageBox } from '@excerpt/sdk';

/** Where the pages of a document are in a column that scrolls. */
export interface PagePlace {
  top: number;
  width: number;
  height: number;
}

export interface PlaceOptions {
  /** Width of a page that is not turned, in CSS pixels. */
  width: number;
  /** Height divided by width, of each page. */
  ratios: number[];
  /** Quarter turns, clockwise. */
  turns: number;
  gap: number;
}

/** A page that is turned keeps its scale, so that its sides change places. */
export function placePages({ width, ratios, turns, gap }: PlaceOptions): PagePlace[] {
  let top = gap;
  return ratios.map((ratio) => {
    const place =
      turns % 2 === 0 ? { top, width, height: width * ratio } : { top, width: width * ratio, height: width };
    top += place.height + gap;
    return place;
  });
}

const toPercentage = (fraction: number) => `${fraction * 100}%`;

/** The CSS that puts an element where a box is on its page. */
export const placeBox = ([x0, y0, x1, y1]: PageBox) => ({
  left: toPercentage(x0),
  top: toPercentage(y0),
  width: toPercentage(x1 - x0),
  height: toPercentage(y1 - y0),
});

/** The first and last page between two heights. Binary search: a document may have thousands of pages. */
export function findVisiblePages(places: PagePlace[], top: number, bottom: number): { first: number; last: number } {
  const findFirst = (isAfter: (place: PagePlace) => boolean): number => {
    let low = 0;
    let high = places.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const place = places[middle];
      if (place !== undefined && isAfter(place)) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  const first = findFirst((place) => place.top + place.height > top);
  const last = findFirst((place) => place.top >= bottom) - 1;
  return { first: Math.min(first, Math.max(0, places.length - 1)), last: Math.max(first, last) };
}

/**
 * The index of the page that is read in a window of `height` at `top`: the first one in sight, unless only its end is.
 */
export function findCurrentPage(places: PagePlace[], top: number, height: number): number {
  const { first } = findVisiblePages(places, top, top + height);
  const place = places[first];
  if (place === undefined) return first;
  const isEnd = place.top + place.height - top < Math.min(height / 3, place.height / 2);
  return isEnd ? Math.min(first + 1, places.length - 1) : first;
}
