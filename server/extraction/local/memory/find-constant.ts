import type { JsonValue } from '../../../lib/json-value.ts';
import type { LocalExample } from './memory-example.ts';

/** A value that the documents of a form have in common, and that none of them shows: a currency, say. */
export interface Constant {
  value: JsonValue;
  confidence: number;
  /** Ids of the examples that have it. */
  examples: string[];
}

/** From this likeness on, two documents have one form. */
const MIN_LIKENESS = 0.6;
/** Two may agree by chance. */
const MIN_EXAMPLES = 3;

/**
 * The constant of a field; null if an example of the form lacks the field, shows its value, or has another one.
 * @param path JSON Pointer of a single field
 * @param likeness of the document and each example
 */
export function findConstant(
  path: string,
  examples: readonly LocalExample[],
  likeness: readonly number[],
): Constant | null {
  const ofForm = examples.filter((_, index) => (likeness[index] ?? 0) >= MIN_LIKENESS);
  const documents = new Set<string>();
  const ids: string[] = [];
  let value: JsonValue | undefined;
  for (const { id, values, absent } of ofForm) {
    if (absent.includes(path)) return null;
    const own = values.find((one) => one.path === path);
    // A review of part of the fields says nothing of the others.
    if (own === undefined) continue;
    if (own.places.length > 0 || (value !== undefined && own.value !== value)) return null;
    value = own.value;
    // Copies of one document agree in everything.
    documents.add(JSON.stringify(values.filter((one) => one !== own).map((one) => [one.path, one.value])));
    ids.push(id);
  }
  if (value === undefined || documents.size < MIN_EXAMPLES) return null;
  // The rule of succession: so often does the next document agree.
  const confidence = Math.round((1 - 1 / (documents.size + 2)) * 1000) / 1000;
  return { value, confidence, examples: ids };
}
