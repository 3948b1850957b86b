import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { define, isObject, own } from '../subschemas.ts';
import { createFit, type Fit } from './schema-matcher.ts';

/** How a value in the terms of a compiled schema becomes one in the terms of the user's. Null stays null in each. */
export type Plan =
  | { kind: 'keep' }
  /** Anything: what is no scalar comes as `{ json: <text> }`. */
  | { kind: 'any' }
  /** An array that can only be empty. */
  | { kind: 'empty' }
  | ObjectPlan
  /** `[{ key, value }]` to an object. */
  | { kind: 'map'; values: Plan }
  | { kind: 'array'; items: Plan }
  | { kind: 'tuple'; items: Plan[]; rest: Plan | undefined }
  | { kind: 'union'; options: { schema: JsonObject; plan: Plan }[] }
  | { kind: 'reference'; to: { plan: Plan } }
  /** `{ answer: <value> }` to the value. */
  | { kind: 'wrapped'; plan: Plan };

export interface ObjectPlan {
  kind: 'object';
  /** By the name that is sent. */
  properties: Map<string, PropertyPlan>;
  /** Properties without a name of their own: in a list of keys and values under `name`, or where `name` is null as they are. */
  others: { name: string | null; values: Plan } | undefined;
}

export interface PropertyPlan {
  key: string;
  plan: Plan;
  /** Null means absent: the user's schema knows no null here, and does not require the property. */
  nullIsAbsent: boolean;
}

export const KEEP: Plan = { kind: 'keep' };

/** Answers deeper than this are passed on as they are. */
const DEEPEST = 500;

export function restorePlanned(value: JsonValue, plan: Plan, root: JsonObject): JsonValue {
  return new Restorer(createFit(root)).restore(value, plan, 0);
}

class Restorer {
  readonly #fits: Fit;

  constructor(fits: Fit) {
    this.#fits = fits;
  }

  restore(value: JsonValue, plan: Plan, depth: number): JsonValue {
    if (value === null || depth > DEEPEST) return value;
    switch (plan.kind) {
      case 'keep':
        return value;
      case 'any':
        return fromText(value);
      case 'empty':
        return Array.isArray(value) ? [] : value;
      case 'array':
        return Array.isArray(value) ? value.map((item) => this.restore(item, plan.items, depth + 1)) : value;
      case 'tuple':
        return Array.isArray(value)
          ? value.map((item, index) => this.restore(item, plan.items[index] ?? plan.rest ?? KEEP, depth + 1))
          : value;
      case 'object':
        return isObject(value) ? this.#object(value, plan, depth) : value;
      case 'map':
        return this.#map(value, plan.values, depth);
      case 'reference':
        return this.restore(value, plan.to.plan, depth + 1);
      // A model that did without the wrapping is understood, too.
      case 'wrapped':
        return this.restore(
          isObject(value) && Object.keys(value).length === 1 ? (own(value, 'answer') ?? value) : value,
          plan.plan,
          depth + 1,
        );
      case 'union': {
        const option =
          plan.options.find(({ schema }) => this.#fits(schema, value)) ??
          plan.options.find(({ schema }) => own(schema, 'type') === kindOf(value));
        return option === undefined ? value : this.restore(value, option.plan, depth + 1);
      }
    }
  }

  #object(value: JsonObject, plan: ObjectPlan, depth: number): JsonObject {
    const restored: JsonObject = {};
    for (const [name, child] of Object.entries(value)) {
      const property = plan.properties.get(name);
      if (property === undefined) {
        if (plan.others === undefined) define(restored, name, child);
        else if (plan.others.name === null) define(restored, name, this.restore(child, plan.others.values, depth + 1));
        else if (plan.others.name !== name) define(restored, name, child);
      } else if (child !== null || !property.nullIsAbsent)
        define(restored, property.key, this.restore(child, property.plan, depth + 1));
    }
    const { others } = plan;
    const listed = typeof others?.name === 'string' ? own(value, others.name) : undefined;
    if (others === undefined || listed === undefined) return restored;
    const map = this.#map(listed, others.values, depth + 1);
    if (isObject(map))
      for (const [key, child] of Object.entries(map)) if (!Object.hasOwn(restored, key)) define(restored, key, child);
    return restored;
  }

  /** Of a key that comes twice, the first value counts. A model that answers with an object is taken at its word. */
  #map(value: JsonValue, plan: Plan, depth: number): JsonValue {
    if (!Array.isArray(value) && !isObject(value)) return value;
    const restored: JsonObject = {};
    for (const entry of Array.isArray(value)
      ? value
      : Object.entries(value).map(([key, child]): JsonObject => ({ key, value: child }))) {
      const key = isObject(entry) ? own(entry, 'key') : undefined;
      const child = isObject(entry) ? own(entry, 'value') : undefined;
      if (typeof key !== 'string' || child === undefined || Object.hasOwn(restored, key)) continue;
      define(restored, key, this.restore(child, plan, depth + 1));
    }
    return restored;
  }
}

function fromText(value: JsonValue): JsonValue {
  const text = isObject(value) && Object.keys(value).length === 1 ? own(value, 'json') : undefined;
  if (typeof text !== 'string') return value;
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return text;
  }
}

function kindOf(value: JsonValue): string {
  return Array.isArray(value) ? 'array' : typeof value;
}
