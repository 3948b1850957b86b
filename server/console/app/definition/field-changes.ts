/** What changed between two definitions, field by field. */
import { appendKey } from '../lib/pointer-steps.ts';
import { itemsOf, partsOf, propertiesOf } from '../lib/value-fields.ts';
import type { JsonObject } from './definition-object.ts';
import { listRequired } from './edit-fields.ts';

export interface FieldChange {
  /** JSON Pointer into extracted data; `*` matches every row. */
  path: string;
  kind: 'added' | 'removed' | 'type' | 'required' | 'description' | 'other';
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

/** Fields in the order of the newer definition, then those that it no longer has. */
export function listFieldChanges(before: JsonObject, after: JsonObject): FieldChange[] {
  const old = collectFacts(before);
  const current = collectFacts(after);
  const changed = [...current].flatMap(([path, facts]): FieldChange[] => {
    const known = old.get(path);
    return known === undefined ? [{ path, kind: 'added', detail: facts.type }] : compareFacts(path, known, facts);
  });
  const removed = [...old]
    .filter(([path]) => !current.has(path))
    .map(([path, { type }]): FieldChange => ({ path, kind: 'removed', detail: type }));
  return [...changed, ...removed];
}
