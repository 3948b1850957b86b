import type { JsonObject } from '../../../lib/json-value.ts';
import type { GroundingRequest } from '../ground-extraction.ts';
import { createLayout, createPlacedPage } from './pages.ts';

const LINES = 60;

/**
 * A parts list over many pages, and items from its first lines with four leaves each: a unique part number, a quantity
 * and a price that occur hundreds of times, and a remark that does not occur.
 */
export function createLargeDocument(pages: number, items: number): GroundingRequest {
  const row = (n: number): string => `Position ${n % 700}   Part number P-${n}   ${n % 13}   ${(n % 97) + 0.5}0 EUR`;
  const extracted = Array.from({ length: items }, (_, n): JsonObject => ({
    part: `P-${n}`,
    quantity: n % 13,
    price: (n % 97) + 0.5,
    remark: `Missing remark ${n} of nobody`,
  }));
  return {
    definition: { type: 'object' },
    extractedData: { items: extracted },
    layout: createLayout(
      ...Array.from({ length: pages }, (_, p) =>
        createPlacedPage(
          Array.from({ length: LINES }, (__, l) => row(p * LINES + l)),
          p + 1,
        ),
      ),
    ),
  };
}
