import { addToGroup } from '../../../../lib/collections.ts';
import { formatPointerStep } from '../../../../lib/json-pointer.ts';
import { readConcepts } from '../../../reading/tokens.ts';
import { conceptKey } from '../../labels/aliases.ts';
import type { Field, ObjectField } from '../../target-fields.ts';
import type { LocalExample } from '../memory-example.ts';

/** From this likeness on, what an example calls a field is what the document calls it. */
const SAME_FORM = 0.35;
const SURE = 0.95;
/** Where another form calls a field so, the document may. */
const PERHAPS = 0.5;

/** What examples call the fields of lists, and how surely, by their JSON Pointers. */
export type TaughtLabels = ReadonlyMap<string, readonly { label: string; weight: number }[]>;

interface Taught {
  path: string;
  label: string;
  doubt: number;
}

/**
 * What the examples call the fields of lists, by their JSON Pointers. What they call several fields is none's.
 * @param likeness of each example and the document
 */
export function readTaughtLabels(examples: readonly LocalExample[], likeness: readonly number[]): TaughtLabels {
  const byKey = new Map<string, Taught[]>();
  examples.forEach(({ labels = [] }, index) => {
    const doubt = 1 - ((likeness[index] ?? 0) >= SAME_FORM ? SURE : PERHAPS);
    for (const { path, label } of labels) {
      const key = `${listOf(path)} ${conceptKey(readConcepts(label))}`;
      const known = byKey.get(key)?.find((one) => one.path === path);
      if (known === undefined) addToGroup(byKey, key, { path, label, doubt });
      else known.doubt *= doubt;
    }
  });
  const taught = new Map<string, { label: string; weight: number }[]>();
  for (const of of byKey.values()) {
    const [best, second] = of.toSorted((a, b) => a.doubt - b.doubt);
    if (best === undefined || best.doubt >= (second?.doubt ?? 1)) continue;
    const weight = Math.min(SURE, 1 - best.doubt);
    addToGroup(taught, best.path, { label: best.label, weight });
  }
  return taught;
}

function listOf(path: string): string {
  return path.slice(0, path.indexOf('/*'));
}

/** The fields with what examples call them. Those that they call nothing stay the same objects. */
export function teachLabels(root: ObjectField, taught: TaughtLabels): ObjectField {
  if (taught.size === 0) return root;
  const teach = <One extends Field>(field: One): One => {
    if (field.shape === 'object') return { ...field, children: field.children.map(teach) };
    if (field.shape === 'array') return { ...field, item: teach(field.item) };
    const labels = taught.get(field.path.map(formatPointerStep).join(''));
    return labels === undefined ? field : { ...field, taught: labels, untaught: field };
  };
  return teach(root);
}
