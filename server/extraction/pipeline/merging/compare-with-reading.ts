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
  const rows = alignRows(leaves, reading);
  for (const leaf of leaves) {
    const { path } = leaf;
    const own: JsonValue = getAt(value, parsePointer(path)) ?? null;
    const list = path.replace(/\/\d+$/, '');
    if (list !== path && toField(list) === list) {
      const entries = getAt(reading.extractedData, parsePointer(list));
      if (!Array.isArray(entries) || entries.length === 0) continue;
      const same = entries.findIndex((entry) => isSameValue(entry, own));
      const confidence = evidence.get(`${list}/${same}`)?.confidence ?? MISSING_ENTRY;
      leaf.reading = { agrees: same !== -1, confidence };
      continue;
    }
    const { entry, field } = splitEntry(path);
    // The same row of the reading. Rows without one say nothing.
    const same = entry === '' ? '' : rows.get(entry);
    if (same === undefined) continue;
    const read = getAt(reading.extractedData, parsePointer(same + field));
    if (read === undefined || read === null || typeof read === 'object') continue;
    leaf.reading = { agrees: isSameValue(read, own), confidence: evidence.get(same + field)?.confidence ?? 0 };
  }
}

/** The path of the innermost entry of a list that a value is in, and the path of its field in it. */
function splitEntry(path: string): { entry: string; field: string } {
  const entry = /^.*\/\d+(?=\/)/.exec(path)?.[0] ?? '';
  return { entry, field: path.slice(entry.length) };
}

/** The entries of the answer with the entry of the reading that has most places of their values. */
function alignRows(leaves: readonly GroundedLeaf[], { evidence }: LocalExtraction): Map<string, string> {
  const places = new Map<string, string>();
  for (const { path, page, start } of evidence)
    if (page !== null && start !== null) places.set(`${toField(path)} ${page} ${start}`, splitEntry(path).entry);
  const votes = new Map<string, Map<string, number>>();
  for (const { path, page, start } of leaves) {
    const { entry } = splitEntry(path);
    const there = places.get(`${toField(path)} ${page} ${start}`);
    if (entry === '' || there === undefined) continue;
    const counts = votes.get(entry) ?? new Map<string, number>();
    votes.set(entry, counts.set(there, (counts.get(there) ?? 0) + 1));
  }
  return new Map(
    [...votes].flatMap(([entry, counts]): [string, string][] => {
      const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
      return first === undefined || first[1] === second?.[1] ? [] : [[entry, first[0]]];
    }),
  );
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
