import { formatPointerStep, hidePositions } from '../../../lib/json-pointer.ts';
import type { JsonValue } from '../../../lib/json-value.ts';
import { readNameConcepts } from '../../reading/tokens.ts';
import type { Field } from '../../schema/field-tree.ts';
import type { Hit } from '../document-index.ts';
import type { GroundedLeaf } from '../grounded-leaf.ts';
import { markAsForeign } from '../rows/judge-rows.ts';

/** A value with its place. */
export interface PlacedLeaf {
  leaf: GroundedLeaf;
  hit: Hit;
  value: JsonValue;
  names: readonly string[];
  isEntry: boolean;
}

export interface Named {
  /** The path of the field, with `*` for entries. */
  key: string;
  names: string[];
  concepts: ReadonlySet<string>;
  /** The last concept of its name. */
  last: string;
}

/** Beyond this, a form has so many labels that they tell little. */
const MAX_FIELDS = 200;
const MIN_STEM = 4;

/** The leaves of a schema. The names of the objects that a value is in are a part of its own. */
export function listNamed(root: Field): Named[] {
  const found: Named[] = [];
  const visit = (field: Field, key: string, outer: readonly string[]): void => {
    if (found.length >= MAX_FIELDS) return;
    if (field.kind === 'array' && field.items !== undefined) visit(field.items, `${key}/*`, []);
    else if (field.properties !== undefined)
      for (const one of field.properties)
        visit(one, key + formatPointerStep(one.name), field.name === '*' ? [] : [...outer, field.name]);
    else if (field.name !== '*') {
      const names = field.title === undefined ? [field.name] : [field.name, field.title];
      const last = readNameConcepts(field.name).at(-1) ?? '';
      found.push({ key, names, concepts: new Set([...outer, ...names].flatMap(readNameConcepts)), last });
    }
  };
  visit(root, '', []);
  return found;
}

export const getKey = ({ leaf }: PlacedLeaf): string => hidePositions(leaf.path);

/** Notes that a value is another field's. */
export function markForeign({ leaf, isEntry }: PlacedLeaf): void {
  leaf.isForeign = true;
  leaf.isNamedElsewhere = true;
  if (isEntry) {
    markAsForeign(leaf, 'isInColumn');
    return;
  }
  leaf.isLabelled = false;
  leaf.isOtherLabel = true;
  if (leaf.match === 'exact') leaf.match = 'normalized';
}

export const isSameWord = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) >= MIN_STEM && (a.startsWith(b) || b.startsWith(a)));
