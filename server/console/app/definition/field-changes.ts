/** What changed between two definitions, field by field. */
import { appendKey } from '../lib/pointer-steps.ts';
import { itemsOf, partsOf, propertiesOf } from '../lib/value-fields.ts';
import type { JsonObject } from './definition-object.ts';
import { listRequired } from './edit-fields.ts';

export interface FieldChange {
  /** JSON Pointer into extracted data; `*` matches every row. */
  path: string;
  kind: 'added' | 'removed' | 'renamed' | 'type' | 'required' | 'description' | 'other';
  /** In words, such as `string → number`; empty where the kind says all. */
  detail: string;
}

interface FieldFacts {
  type: string;
  isRequired: boolean;
  description: string;
  /** The remaining keywords, as text that can be compared. */
  other: string;
}

const MAX_DEPTH = 20;
const SHOWN = new Set(['type', 'format', 'items', 'properties', 'required', 'description', '$defs', 'definitions']);

/** JSON with the keys in order. */
export const toComparableText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

function describeType(parts: JsonObject[]): string {
  const types = new Set(parts.flatMap(({ type }) => [type ?? []].flat() as string[]));
  const isNullable = types.delete('null');
  const format = parts.map((part) => part['format']).find((one) => typeof one === 'string');
  const words = [...types].join(' or ') || 'any';
  return `${words}${format === undefined ? '' : ` (${format})`}${isNullable ? ' or null' : ''}`;
}

function collectFacts(root: JsonObject): Map<string, FieldFacts> {
  const facts = new Map<string, FieldFacts>();
  const visit = (schema: unknown, path: string, isRequired: boolean, depth: number): void => {
    const parts = partsOf(schema, root);
    const [own = {}] = parts;
    const other = Object.entries(own).filter(([keyword]) => !SHOWN.has(keyword));
    const description = parts.map((part) => part['description']).find((text) => typeof text === 'string') ?? '';
    facts.set(path, { type: describeType(parts), isRequired, description, other: toComparableText(other.toSorted()) });
    if (depth >= MAX_DEPTH) return;
    const required = new Set(parts.flatMap(listRequired));
    for (const [key, property] of Object.entries(propertiesOf(parts)))
      visit(property, appendKey(path, key), required.has(key), depth + 1);
    const items = itemsOf(parts);
    if (items !== undefined) visit(items, appendKey(path, '*'), true, depth + 1);
  };
  visit(root, '', true, 0);
  return facts;
}

function compareFacts(path: string, before: FieldFacts, after: FieldFacts): FieldChange[] {
  const changes: FieldChange[] = [];
  if (before.type !== after.type) changes.push({ path, kind: 'type', detail: `${before.type} → ${after.type}` });
  if (before.isRequired !== after.isRequired)
    changes.push({ path, kind: 'required', detail: after.isRequired ? 'now required' : 'now optional' });
  if (before.description !== after.description) changes.push({ path, kind: 'description', detail: '' });
  if (before.other !== after.other) changes.push({ path, kind: 'other', detail: '' });
  return changes;
}

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** What a field and its parts are, without its name. Null for what says too little to be told from others. */
function signOf(facts: Map<string, FieldFacts>, path: string): string | null {
  const parts = [...facts].filter(([one]) => one === path || one.startsWith(`${path}/`));
  if (parts.length === 1 && parts[0]?.[1].description === '') return null;
  return toComparableText(
    parts.map(([one, { type, description, other }]) => [one.slice(path.length), type, description, other]),
  );
}

/**
 * The fields that the newer definition has under another name: their old paths by the new ones. A field was renamed if
 * one of its object is gone and a new one is described alike, or if these two are all that differs there.
 */
function findRenames(old: Map<string, FieldFacts>, current: Map<string, FieldFacts>): Map<string, string> {
  const gone = [...old.keys()].filter((path) => !current.has(path));
  const fresh = [...current.keys()].filter((path) => !old.has(path));
  const renames = new Map<string, string>();
  const left = new Set(gone);
  for (const path of fresh) {
    const parent = parentOf(path);
    const oldParent = renames.get(parent);
    const siblings = [...left].filter((one) => parentOf(one) === (oldParent ?? parent));
    const ofOneObject = fresh.filter((one) => parentOf(one) === parent);
    const sign = signOf(current, path);
    const from =
      oldParent === undefined
        ? (siblings.find((one) => sign !== null && signOf(old, one) === sign) ??
          (siblings.length === 1 && ofOneObject.length === 1
            ? siblings.find((one) => old.get(one)?.type === current.get(path)?.type)
            : undefined))
        : // The parts of a renamed object are renamed with it.
          siblings.find((one) => one.slice(oldParent.length) === path.slice(parent.length));
    if (from === undefined) continue;
    renames.set(path, from);
    left.delete(from);
  }
  return renames;
}

/** Fields in the order of the newer definition, then those that it no longer has. */
export function listFieldChanges(before: JsonObject, after: JsonObject): FieldChange[] {
  const old = collectFacts(before);
  const current = collectFacts(after);
  const renames = findRenames(old, current);
  const renamed = new Set(renames.values());
  const changed = [...current].flatMap(([path, facts]): FieldChange[] => {
    const from = renames.get(path);
    const known = old.get(from ?? path);
    if (known === undefined) return [{ path, kind: 'added', detail: facts.type }];
    const others = compareFacts(path, known, facts);
    // The parts of a renamed object are not named one by one.
    const isPart = renames.has(parentOf(path));
    return from === undefined || isPart ? others : [{ path, kind: 'renamed', detail: `was ${from}` }, ...others];
  });
  const removed = [...old]
    .filter(([path]) => !current.has(path) && !renamed.has(path))
    .map(([path, { type }]): FieldChange => ({ path, kind: 'removed', detail: type }));
  return [...changed, ...removed];
}
