import type { Layout } from '../../../parsing/layout.ts';
import type { JsonObject } from '../../../lib/json-value.ts';
import { groundExtraction } from '../ground-extraction.ts';
import type { GroundedLeaf } from '../grounded-leaf.ts';
import { createLayout, createPlacedPage } from './pages.ts';

export function ground(layout: Layout, extractedData: JsonObject): Record<string, GroundedLeaf> {
  const evidence = groundExtraction({ definition: { type: 'object' }, extractedData, layout });
  return Object.fromEntries(evidence.map((one) => [one.path, one]));
}

export const page = (...lines: string[]): Layout => createLayout(createPlacedPage(lines));
