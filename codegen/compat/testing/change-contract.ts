import { readFileSync } from 'node:fs';
import type { Json, JsonObject } from '../document.ts';
import { findIncompatibilities } from '../operation-changes.ts';

/** The contract of this server. */
export const contract = JSON.parse(
  readFileSync(new URL('../../../server/generated/openapi.json', import.meta.url), 'utf8'),
) as JsonObject;

/** Returns a node of a document. Throws if it does not exist, so that no test passes without changing anything. */
export function getNode(document: JsonObject, ...path: string[]): JsonObject {
  let current: Json = document;
  for (const key of path) {
    const next: Json | undefined = (current as JsonObject)[key];
    if (typeof next !== 'object' || next === null) throw new Error(`There is no ${path.join(' / ')}`);
    current = next as JsonObject;
  }
  return current as JsonObject;
}

export function removeKey(holder: JsonObject, key: string): void {
  if (!(key in holder)) throw new Error(`There is no ${key}`);
  delete holder[key];
}

export function getList(holder: JsonObject, key: string): Json[] {
  const value = holder[key];
  if (!Array.isArray(value)) throw new Error(`${key} is not a list`);
  return value;
}

export function removeValue(holder: JsonObject, key: string, value: Json): void {
  if (!getList(holder, key).includes(value)) throw new Error(`${String(value)} is not in ${key}`);
  holder[key] = getList(holder, key).filter((entry) => entry !== value);
}

/** The incompatibilities after a change of the real contract. */
export function compareAfter(change: (document: JsonObject) => void): string[] {
  const current = structuredClone(contract);
  change(current);
  return findIncompatibilities(contract, current).map(({ kind, where }) => `${kind}: ${where}`);
}

export const getSchema = (document: JsonObject, name: string) => getNode(document, 'components', 'schemas', name);

export const getProperty = (document: JsonObject, name: string, property: string) =>
  getNode(getSchema(document, name), 'properties', property);

export const getOperation = (document: JsonObject, path: string, method: string) =>
  getNode(document, 'paths', path, method);

export const getParameter = (document: JsonObject, name: string) => getNode(document, 'components', 'parameters', name);
