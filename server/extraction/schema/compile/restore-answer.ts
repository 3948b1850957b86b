import { getOwn, isObject, setOwn } from '../../../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { foldKey, matchSpellings } from '../fold-key.ts';
import { KEEP, type ObjectPlan, type RestorePlan } from './restore-plan.ts';
import { createSchemaMatcher, type SchemaMatcher } from './schema-matcher.ts';

/** Deeper values are not converted. */
const MAX_DEPTH = 500;

/** Converts an answer to the user's schema. @param root the compiled schema */
export function restoreAnswer(value: JsonValue, plan: RestorePlan, root: JsonObject): JsonValue {
  return new Restorer(createSchemaMatcher(root)).restore(value, plan, 0);
}

class Restorer {
  readonly #matches: SchemaMatcher;

  constructor(matches: SchemaMatcher) {
    this.#matches = matches;
  }

  restore(value: JsonValue, plan: RestorePlan, depth: number): JsonValue {
    if (value === null || depth > MAX_DEPTH) return value;
    switch (plan.kind) {
      case 'keep':
        return value;
      case 'any':
        return parseJsonText(value);
      case 'empty':
        return Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : value;
      case 'array':
        return Array.isArray(value) ? value.map((item) => this.restore(item, plan.items, depth + 1)) : value;
      case 'tuple':
        return Array.isArray(value)
          ? value.map((item, index) => this.restore(item, plan.items[index] ?? plan.rest ?? KEEP, depth + 1))
          : value;
      case 'object':
        return isObject(value) ? this.#restoreObject(value, plan, depth) : value;
      case 'map':
        return this.#restoreMap(value, plan.values, depth);
      case 'reference':
        return this.restore(value, plan.to.plan, depth + 1);
      case 'wrapped':
        return this.restore(unwrap(value), plan.plan, depth + 1);
      case 'union': {
        const option =
          plan.options.find(({ schema }) => this.#matches(schema, value)) ??
          plan.options.find(({ schema }) => getOwn(schema, 'type') === (Array.isArray(value) ? 'array' : typeof value));
        return option === undefined ? value : this.restore(value, option.plan, depth + 1);
      }
    }
  }

  #restoreObject(value: JsonObject, { properties, others }: ObjectPlan, depth: number): JsonObject {
    const restored: JsonObject = {};
    const unknown = Object.keys(value).filter((name) => !properties.has(name) && others?.name !== name);
    // The keys of a map are data.
    const names = others?.name === null ? [] : properties.keys();
    const spellings = matchSpellings(unknown, names, (name) => Object.hasOwn(value, name));
    for (const [name, child] of Object.entries(value)) {
      const known = spellings.get(name) ?? name;
      const property = properties.get(known);
      if (property !== undefined) {
        const isAbsent = child === null && property.nullIsAbsent;
        // A key that resembles the user's is renamed, and reported, where the answer is compared with the schema.
        const key = known !== name && foldKey(name) === foldKey(property.key) ? name : property.key;
        if (!isAbsent) setOwn(restored, key, this.restore(child, property.plan, depth + 1));
      } else if (others?.name === null) setOwn(restored, name, this.restore(child, others.values, depth + 1));
      else if (others?.name !== name) setOwn(restored, name, child);
    }
    const entries = typeof others?.name === 'string' ? getOwn(value, others.name) : undefined;
    if (others === undefined || entries === undefined) return restored;
    const additional = this.#restoreMap(entries, others.values, depth + 1);
    if (isObject(additional))
      for (const [key, child] of Object.entries(additional))
        if (!Object.hasOwn(restored, key)) setOwn(restored, key, child);
    return restored;
  }

  /** The first of several entries with the same key is used. Some models return an object instead of entries. */
  #restoreMap(value: JsonValue, plan: RestorePlan, depth: number): JsonValue {
    if (!Array.isArray(value) && !isObject(value)) return value;
    const entries = Array.isArray(value)
      ? value
      : Object.entries(value).map(([key, child]): JsonObject => ({ key, value: child }));
    const restored: JsonObject = {};
    for (const entry of entries) {
      const key = isObject(entry) ? getOwn(entry, 'key') : undefined;
      const child = isObject(entry) ? getOwn(entry, 'value') : undefined;
      if (typeof key !== 'string' || child === undefined || Object.hasOwn(restored, key)) continue;
      setOwn(restored, key, this.restore(child, plan, depth + 1));
    }
    return restored;
  }
}

/** Some models return the value without its wrapper. */
function unwrap(value: JsonValue): JsonValue {
  return isObject(value) && Object.keys(value).length === 1 ? (getOwn(value, 'answer') ?? value) : value;
}

function parseJsonText(value: JsonValue): JsonValue {
  const text = isObject(value) && Object.keys(value).length === 1 ? getOwn(value, 'json') : undefined;
  if (typeof text !== 'string') return value;
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return text;
  }
}
