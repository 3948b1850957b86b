import type { Box } from '../layout.ts';
import type { PlacedWord } from './placed-words.ts';

/** In points. */
export interface PageSize {
  width: number;
  height: number;
}

/** Boxes are known to this part of a page's sides: no step is wider than a hundredth of a point on any usual page. */
export const BOX_STEPS = 1e5;

/** A box in points as fractions of the page. What sticks out of the page is cut off. */
export function fractionBox(box: Omit<PlacedWord, 'text'>, size: PageSize): Box {
  const x = (value: number): number => fraction(value, size.width);
  const y = (value: number): number => fraction(value, size.height);
  return [x(box.x0), y(box.y0), x(box.x1), y(box.y1)];
}

function fraction(value: number, whole: number): number {
  return whole > 0 ? round(Math.min(1, Math.max(0, value / whole)), BOX_STEPS) : 0;
}

/** Rounds to a fraction of 1 / `scale`. */
export function round(value: number, scale: number): number {
  return Math.round(value * scale) / scale;
}
