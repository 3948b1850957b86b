/** What a person says of a document, apart from what nobody has looked at. */
import { appendKey, parsePointer } from '../../lib/pointer-steps.ts';
import { itemsOf, partsOf, propertiesOf, type Field, type Leaf, type List } from '../../lib/value-fields.ts';
import type { Correction } from '../review/editor/replay-actions.ts';

type Data = Record<string, unknown>;

const MAX_DEPTH = 8;

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The data of a document before anybody has looked at it: empty fields and lists in the shape of the schema. */
export function makeEmptyData(root: Data): Data {
  const visit = (schema: unknown, depth: number): unknown => {
    const parts = partsOf(schema, root);
    const properties = propertiesOf(parts);
    if (Object.keys(properties).length > 0 && depth < MAX_DEPTH)
      return Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, visit(one, depth + 1)]));
    return itemsOf(parts) === undefined ? null : [];
  };
  const data = visit(root, 0);
  return isObject(data) ? data : {};
}

/** Values in the shape of empty data: what they lack, or say to be absent, is empty. */
export function fillIn(empty: unknown, values: unknown): unknown {
  if (values === null || values === undefined) return empty;
  if (!isObject(empty) || !isObject(values)) return values;
  const keys = [...new Set([...Object.keys(empty), ...Object.keys(values)])];
  return Object.fromEntries(keys.map((key) => [key, fillIn(empty[key] ?? null, values[key])]));
}

/** Values without those at some pointers. Rows of lists keep their places. */
export function leaveOutValues(values: Data, pointers: readonly string[]): Data {
  const result = structuredClone(values);
  for (const pointer of pointers) {
    const steps = parsePointer(pointer);
    const last = steps.pop() ?? '';
    const parent = steps.reduce<unknown>((node, step) => (node as Data | null | undefined)?.[step], result);
    if (isObject(parent)) delete parent[last];
  }
  return result;
}

/** The decisions that a saved label consists of. */
export function toDecisions(expected: unknown, unreadable: readonly string[]): Correction[] {
  const visit = (value: unknown, path: string): Correction[] => {
    if (value === null || (Array.isArray(value) && value.length === 0)) return [{ path, action: 'clear' }];
    if (typeof value !== 'object') return [{ path, action: 'confirm' }];
    return Object.entries(value).flatMap(([key, one]) => visit(one, appendKey(path, key)));
  };
  return [...visit(expected, ''), ...unreadable.map((path) => ({ path, action: 'unreadable' }))];
}

/** Undefined for what was not looked at or cannot be read. A list counts once each of its rows was looked at. */
function annotate(field: Field, decisions: ReadonlyMap<string, Correction>): unknown {
  const decision = decisions.get(field.path);
  if (decision?.action === 'unreadable') return undefined;
  if (field.kind === 'leaf') return decision === undefined ? undefined : field.value;
  if (field.kind === 'group') return annotateAll(field.fields, decisions);
  const rows =
    field.kind === 'table'
      ? field.rows.map(({ cells }) => annotateAll(cells, decisions))
      : field.entries.map((entry) => annotate(entry, decisions));
  return rows.length === 0 || rows.includes(undefined) ? undefined : rows;
}

function annotateAll(fields: readonly Field[], decisions: ReadonlyMap<string, Correction>): Data | undefined {
  const entries = fields.flatMap((field) => {
    const value = annotate(field, decisions);
    return value === undefined ? [] : [[parsePointer(field.path).at(-1) ?? '', value] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

export interface Label {
  expected: Data;
  unreadable: string[];
}

/** The label that decisions make. */
export function toLabel(fields: readonly Field[], decisions: ReadonlyMap<string, Correction>): Label {
  const unreadable = [...decisions.values()].filter(({ action }) => action === 'unreadable').map(({ path }) => path);
  return { expected: annotateAll(fields, decisions) ?? {}, unreadable };
}

/** Lists without rows of which nobody has said that the document has none. */
function listEmptyLists(fields: readonly Field[], decisions: ReadonlyMap<string, Correction>): List[] {
  return fields.flatMap((field) => {
    if (field.kind === 'group') return listEmptyLists(field.fields, decisions);
    return field.kind === 'list' && field.entries.length === 0 && !decisions.has(field.path) ? [field] : [];
  });
}

/** Says of all that is left that it is right, or not in the document where it has no value. */
export function acceptRest(
  fields: readonly Field[],
  leaves: readonly Leaf[],
  decisions: ReadonlyMap<string, Correction>,
): Correction[] {
  const left = leaves.filter(({ path }) => !decisions.has(path));
  return [
    ...left.map(({ path, value }) => ({ path, action: value === null ? 'clear' : 'confirm' })),
    ...listEmptyLists(fields, decisions).map(({ path }) => ({ path, action: 'clear' })),
  ];
}
