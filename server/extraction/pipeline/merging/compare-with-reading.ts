import type { GroundedLeaf } from '../../grounding/grounded-leaf.ts';
import { extractLocally, type LocalExtraction } from '../../local/extract-locally.ts';
import { getAt, parsePointer } from '../../../lib/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { Layout } from '../../../parsing/layout.ts';
import { isSameValue } from './answer-tree.ts';

/** How sure it is that a list has no further entry: it finds fewer than there are. */
const MISSING_ENTRY = 0.5;
/** Reading more takes longer than it is worth. */
const MAX_CHARACTERS = 60_000;

const readings = new WeakMap<Layout, WeakMap<JsonObject, LocalExtraction | null>>();

/**
 * Adds to the values of an answer whether the built-in extractor found the same: it errs in other ways than models.
 * Values of rows are compared by their place, since rows may be missing on either side.
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
  const places = new Map<string, { field: string; confidence: number }>();
  for (const { path, page, start, confidence } of reading.evidence)
    if (page !== null && start !== null) places.set(`${page} ${start}`, { field: toField(path), confidence });
  for (const leaf of leaves) {
    const { path, page, start } = leaf;
    const field = toField(path);
    const list = path.replace(/\/\d+$/, '');
    if (list !== path && toField(list) === list) {
      const entries = getAt(reading.extractedData, parsePointer(list));
      const own: JsonValue = getAt(value, parsePointer(path)) ?? null;
      if (!Array.isArray(entries) || entries.length === 0) continue;
      const same = entries.findIndex((entry) => isSameValue(entry, own));
      const confidence = evidence.get(`${list}/${same}`)?.confidence ?? MISSING_ENTRY;
      leaf.reading = { agrees: same !== -1, confidence };
      continue;
    }
    if (field !== path) {
      const there = places.get(`${page} ${start}`);
      if (there !== undefined) leaf.reading = { agrees: there.field === field, confidence: there.confidence };
      continue;
    }
    const steps = parsePointer(path);
    const read = getAt(reading.extractedData, steps);
    const confidence = evidence.get(path)?.confidence ?? 0;
    const own: JsonValue = getAt(value, steps) ?? null;
    if (read === undefined || read === null || typeof read === 'object') continue;
    leaf.reading = { agrees: isSameValue(read, own), confidence };
  }
}

const toField = (path: string): string => path.replaceAll(/\/\d+(?=\/|$)/g, '/*');

function readOnce(definition: JsonObject, layout: Layout): LocalExtraction | null {
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
