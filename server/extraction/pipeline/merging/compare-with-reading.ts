import type { Evidence } from '../../engine.ts';
import type { GroundedLeaf } from '../../grounding/grounded-leaf.ts';
import { extractLocally, type LocalExtraction } from '../../local/extract-locally.ts';
import { getAt, parsePointer } from '../../../lib/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { Layout } from '../../../parsing/layout.ts';
import { hidePositions } from '../../../lib/json-pointer.ts';
import { alignEntries, splitEntry } from './align-with-reading.ts';
import { isSameValue } from './answer-tree.ts';

/** How sure it is that a list has no further entry: it finds fewer than there are. */
const MISSING_ENTRY = 0.5;
const FOUND_BY_READING = 0.8;
/** Reading more takes longer than it is worth. */
const MAX_CHARACTERS = 60_000;

const readings = new WeakMap<Layout, WeakMap<JsonObject, LocalExtraction | null>>();

/**
 * Adds to the values of an answer whether the built-in extractor found the same: it errs in other ways than models.
 * Values of rows are compared with those of the same row.
 */
export function compareWithReading(
  leaves: readonly GroundedLeaf[],
  value: JsonObject,
  schema: JsonObject,
  layout: Layout,
): void {
  const reading = readOnce(schema, layout);
  if (reading === null) return;
  const evidence = new Map(reading.evidence.map((one) => [one.path, one]));
  const { rows, added } = alignEntries(leaves, reading);
  for (const leaf of leaves) {
    const { path } = leaf;
    const own: JsonValue = getAt(value, parsePointer(path)) ?? null;
    const list = path.replace(/\/\d+$/, '');
    if (list !== path && hidePositions(list) === list) {
      const entries = getAt(reading.extractedData, parsePointer(list));
      if (!Array.isArray(entries) || entries.length === 0) continue;
      const same = entries.findIndex((entry) => isSameValue(entry, own));
      const confidence = evidence.get(`${list}/${same}`)?.confidence ?? MISSING_ENTRY;
      compare(leaf, same !== -1, evidence.get(`${list}/${same}`), confidence);
      continue;
    }
    const { entry, field } = splitEntry(path);
    // The same row of the reading. Rows without one say nothing.
    const same = entry === '' ? '' : rows.get(entry);
    if (same === undefined) {
      if (added.has(entry) && own !== null) leaf.reading = { agrees: false, confidence: MISSING_ENTRY };
      continue;
    }
    const read = getAt(reading.extractedData, parsePointer(same + field));
    if (read === undefined || read === null || typeof read === 'object') continue;
    const there = evidence.get(same + field);
    const agrees = isSameValue(read, own);
    // A value in dollars as the price in euros: the reading took the same wrong place.
    if (agrees && leaf.isRuledOut === true) continue;
    const confidence = there?.confidence ?? 0;
    const overlap = agrees ? 0 : measureOverlap(read, own);
    const isSamePlace = there?.page != null && there.page === leaf.page && there.start === leaf.start;
    if (!agrees && isSamePlace && leaf.isConverted === true) continue;
    // The same words in another order, or the same place written in another way: "7.45 Uhr" as 07:45.
    const isWrittenOtherwise = isSamePlace && (overlap === 0 || there.end === leaf.end);
    if (overlap === 1 || (!agrees && typeof own === 'string' && isWrittenOtherwise)) continue;
    compare(leaf, agrees, there, confidence * (1 - overlap));
  }
}

/** A value without a place, such as a choice, has the place at which the reading found the same. */
function compare(leaf: GroundedLeaf, agrees: boolean, there: Evidence | undefined, confidence: number): void {
  leaf.reading = { agrees, confidence };
  const hasPlace = leaf.page !== null && leaf.isFromRow !== true;
  if (!agrees || there?.page == null || hasPlace || leaf.isContradicted || leaf.isRepeated) return;
  const { page, quote, start, end, boxes } = there;
  const place = { page, quote, start, end, boxes, isFromRow: false };
  Object.assign(leaf, { match: 'derived', likeness: FOUND_BY_READING, ...place });
}

/** How much two texts have in common: the reading may cut an address otherwise. */
function measureOverlap(a: JsonValue, b: JsonValue): number {
  if (typeof a !== 'string' || typeof b !== 'string') return 0;
  const [first, second] = [a, b].map((text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu)));
  if (first === undefined || second === undefined) return 0;
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / Math.max(1, first.size, second.size);
}

/** What the built-in extractor finds in a document; null in a long one, and where it refuses the document. */
export function readOnce(definition: JsonObject, layout: Layout): LocalExtraction | null {
  const known = readings.get(layout) ?? new WeakMap<JsonObject, LocalExtraction | null>();
  readings.set(layout, known);
  let reading = known.get(definition);
  if (reading === undefined) known.set(definition, (reading = read(definition, layout)));
  return reading;
}

function read(definition: JsonObject, layout: Layout): LocalExtraction | null {
  if (layout.pages.reduce((sum, { text }) => sum + text.length, 0) > MAX_CHARACTERS) return null;
  try {
    return extractLocally({ definition, layout });
  } catch {
    // It refuses documents that lack what the schema requires.
    return null;
  }
}
