import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { createFit } from '../compile/schema-matcher.ts';
import { restorePlanned, type Plan } from '../compile/restore-plan.ts';
import { isObject } from '../subschemas.ts';
import { objectOf } from './arbitrary-schema.ts';

/** The answer that a model would give to a compiled schema: what `restore` undoes. */
export function encode(value: JsonValue, plan: Plan, root: JsonObject, allRequired: boolean): JsonValue {
  const fits = createFit(root);
  return encoded(value, plan);

  function encoded(at: JsonValue, by: Plan): JsonValue {
    if (by.kind === 'wrapped') return { answer: encoded(at, by.plan) };
    if (at === null) return at;
    switch (by.kind) {
      case 'keep':
      case 'empty':
        return at;
      case 'any':
        return typeof at === 'object' ? { json: JSON.stringify(at) } : at;
      case 'array':
        return Array.isArray(at) ? at.map((item) => encoded(item, by.items)) : at;
      case 'tuple':
        return Array.isArray(at)
          ? at.map((item, index) => encoded(item, by.items[index] ?? by.rest ?? { kind: 'keep' }))
          : at;
      case 'map':
        return isObject(at)
          ? Object.entries(at).map(([key, child]) => ({ key, value: encoded(child, by.values) }))
          : at;
      case 'reference':
        return encoded(at, by.to.plan);
      case 'union': {
        const options = by.options.map((option) => ({ ...option, answer: encoded(at, option.plan) }));
        return (
          (
            options.find(
              ({ schema, plan, answer }) => fits(schema, answer) && agrees(restorePlanned(answer, plan, root), at),
            ) ?? options[0]
          )?.answer ?? at
        );
      }
      case 'object':
        return isObject(at) ? object(at, by) : at;
    }
  }

  function object(at: JsonObject, { properties, others }: Extract<Plan, { kind: 'object' }>): JsonObject {
    const entries: [string, JsonValue][] = [];
    for (const [name, { key, plan: by }] of properties) {
      if (Object.hasOwn(at, key)) entries.push([name, encoded(at[key] ?? null, by)]);
      else if (allRequired) entries.push([name, null]);
    }
    if (others === undefined) return objectOf(entries);
    const named = new Set([...properties.values()].map(({ key }) => key));
    const rest = Object.entries(at).filter(([key]) => !named.has(key));
    if (others.name === null)
      entries.push(...rest.map(([key, child]) => [key, encoded(child, others.values)] as [string, JsonValue]));
    else entries.push([others.name, rest.map(([key, child]) => ({ key, value: encoded(child, others.values) }))]);
    return objectOf(entries);
  }
}

/** Equal, but that a property may be null which is absent from the value. */
export function agrees(restored: JsonValue, value: JsonValue): boolean {
  if (Array.isArray(value))
    return (
      Array.isArray(restored) &&
      restored.length === value.length &&
      value.every((item, index) => agrees(restored[index] ?? null, item))
    );
  if (!isObject(value)) return restored === value;
  if (!isObject(restored)) return false;
  return (
    Object.keys(value).every(
      (key) => Object.hasOwn(restored, key) && agrees(restored[key] ?? null, value[key] ?? null),
    ) && Object.keys(restored).every((key) => Object.hasOwn(value, key) || restored[key] === null)
  );
}
