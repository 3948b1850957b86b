/** Changes of a definition that the form makes. Each answers a new definition, and keeps what it does not name. */
import { parsePointer } from '../lib/pointer-steps.ts';
import { isObject, type JsonObject } from './definition-object.ts';

type Change = (schema: JsonObject) => JsonObject;

/** Changes the schema at a JSON Pointer. */
export function changeAt(root: JsonObject, pointer: string, change: Change): JsonObject {
  const step = (node: unknown, keys: string[]): unknown => {
    const [key, ...rest] = keys;
    if (key === undefined) return isObject(node) ? change(node) : node;
    if (Array.isArray(node)) return node.map((entry, index) => (String(index) === key ? step(entry, rest) : entry));
    return isObject(node) && Object.hasOwn(node, key) ? { ...node, [key]: step(node[key], rest) } : node;
  };
  return step(root, parsePointer(pointer)) as JsonObject;
}

export const listProperties = (container: JsonObject): [key: string, schema: unknown][] =>
  isObject(container['properties']) ? Object.entries(container['properties']) : [];

export const listRequired = (container: JsonObject): string[] =>
  Array.isArray(container['required']) ? container['required'].filter((key) => typeof key === 'string') : [];

const withProperties = (container: JsonObject, entries: [string, unknown][]): JsonObject => ({
  ...container,
  properties: Object.fromEntries(entries),
});

const withRequired = (container: JsonObject, required: string[]): JsonObject =>
  required.length === 0 && container['required'] === undefined ? container : { ...container, required };

/** A name that the container does not have. */
export function findFreeName(container: JsonObject, name: string): string {
  const taken = new Set(listProperties(container).map(([key]) => key));
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? name : `${name}${number}`;
    if (!taken.has(tried)) return tried;
  }
}

/** Adds a required text that may be null: the result always says whether the document has it. */
export const addField =
  (key: string): Change =>
  (container) =>
    withRequired(
      withProperties(container, [...listProperties(container), [key, { type: ['string', 'null'], description: '' }]]),
      [...listRequired(container), key],
    );

/** Adds the fields that the container lacks, such as those of a set of rules, as required ones. */
export const addLacking =
  (fields: JsonObject): Change =>
  (container) => {
    const present = new Set(listProperties(container).map(([key]) => key));
    const added = Object.entries(fields).filter(([key]) => !present.has(key));
    return withRequired(withProperties(container, [...listProperties(container), ...added]), [
      ...listRequired(container),
      ...added.map(([key]) => key),
    ]);
  };

export const removeField =
  (key: string): Change =>
  (container) =>
    withRequired(
      withProperties(
        container,
        listProperties(container).filter(([name]) => name !== key),
      ),
      listRequired(container).filter((name) => name !== key),
    );

/** Why a field cannot have a name; null if it can. */
export function checkName(container: JsonObject, key: string, name: string): string | null {
  if (name.trim() === '') return 'A field needs a name.';
  if (name === '__proto__') return 'A field cannot have this name.';
  const isTaken = name !== key && listProperties(container).some(([other]) => other === name);
  return isTaken ? `There is a field ${name} already.` : null;
}

export const renameField =
  (key: string, name: string): Change =>
  (container) =>
    withRequired(
      withProperties(
        container,
        listProperties(container).map(([other, schema]) => [other === key ? name : other, schema]),
      ),
      listRequired(container).map((other) => (other === key ? name : other)),
    );

/** Moves a field up or down by one. The order of `required` has no meaning and stays. */
export const moveField =
  (key: string, by: 1 | -1): Change =>
  (container) => {
    const entries = listProperties(container);
    const from = entries.findIndex(([name]) => name === key);
    const moved = entries[from];
    const to = from + by;
    if (moved === undefined || to < 0 || to >= entries.length) return container;
    return withProperties(container, entries.toSpliced(from, 1).toSpliced(to, 0, moved));
  };

export const changeRequired =
  (key: string, isRequired: boolean): Change =>
  (container) => {
    const others = listRequired(container).filter((name) => name !== key);
    return { ...container, required: isRequired ? [...others, key] : others };
  };

export const changeDescription =
  (description: string): Change =>
  (schema) => ({ ...schema, description });
