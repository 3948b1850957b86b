import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { createSchemaMatcher } from '../compile/schema-matcher.ts';
import { restoreAnswer } from '../compile/restore-answer.ts';
import { KEEP, type ObjectPlan, type RestorePlan } from '../compile/restore-plan.ts';
import { isObject } from '../../../lib/json-object.ts';
import { createObject } from './sample.ts';

/** The answer that a model would give to a compiled schema: the inverse of `restoreAnswer`. */
export function encodeAnswer(value: JsonValue, plan: RestorePlan, root: JsonObject, allRequired: boolean): JsonValue {
  const matches = createSchemaMatcher(root);
  return encodeValue(value, plan);

  function encodeValue(current: JsonValue, currentPlan: RestorePlan): JsonValue {
    if (currentPlan.kind === 'wrapped') return { answer: encodeValue(current, currentPlan.plan) };
    if (current === null) return null;
    switch (currentPlan.kind) {
      case 'keep':
      case 'empty':
        return current;
      case 'any':
        return typeof current === 'object' ? { json: JSON.stringify(current) } : current;
      case 'array':
        return Array.isArray(current) ? current.map((item) => encodeValue(item, currentPlan.items)) : current;
      case 'tuple': {
        const { items, rest } = currentPlan;
        return Array.isArray(current)
          ? current.map((item, index) => encodeValue(item, items[index] ?? rest ?? KEEP))
          : current;
      }
      case 'map':
        return isObject(current) ? encodeEntries(Object.entries(current), currentPlan.values) : current;
      case 'reference':
        return encodeValue(current, currentPlan.to.plan);
      case 'union': {
        const options = currentPlan.options.map((option) => ({ ...option, answer: encodeValue(current, option.plan) }));
        const option = options.find(
          (one) =>
            matches(one.schema, one.answer) && equalsRestored(restoreAnswer(one.answer, one.plan, root), current),
        );
        return (option ?? options[0])?.answer ?? current;
      }
      case 'object':
        return isObject(current) ? encodeObject(current, currentPlan) : current;
    }
  }

  function encodeEntries(entries: [string, JsonValue][], values: RestorePlan): JsonValue[] {
    return entries.map(([key, child]) => ({ key, value: encodeValue(child, values) }));
  }

  function encodeObject(object: JsonObject, { properties, others }: ObjectPlan): JsonObject {
    const entries: [string, JsonValue][] = [];
    for (const [name, property] of properties) {
      if (Object.hasOwn(object, property.key))
        entries.push([name, encodeValue(object[property.key] ?? null, property.plan)]);
      else if (allRequired) entries.push([name, null]);
    }
    if (others === undefined) return createObject(entries);
    const keys = new Set([...properties.values()].map(({ key }) => key));
    const additional = Object.entries(object).filter(([key]) => !keys.has(key));
    if (others.name !== null) entries.push([others.name, encodeEntries(additional, others.values)]);
    else for (const [key, child] of additional) entries.push([key, encodeValue(child, others.values)]);
    return createObject(entries);
  }
}

/** Deep equality, except that a restored property can be null instead of absent. */
export function equalsRestored(restored: JsonValue, value: JsonValue): boolean {
  if (Array.isArray(value))
    return (
      Array.isArray(restored) &&
      restored.length === value.length &&
      value.every((item, index) => equalsRestored(restored[index] ?? null, item))
    );
  if (!isObject(value)) return restored === value;
  if (!isObject(restored)) return false;
  return (
    Object.keys(value).every(
      (key) => Object.hasOwn(restored, key) && equalsRestored(restored[key] ?? null, value[key] ?? null),
    ) && Object.keys(restored).every((key) => Object.hasOwn(value, key) || restored[key] === null)
  );
}

function hasNullOption({ type, anyOf }: JsonObject): boolean {
  if (Array.isArray(type)) return type.includes('null');
  return Array.isArray(anyOf) && anyOf.some((option) => isObject(option) && option['type'] === 'null');
}

/** Leaves out the nulls of properties that are not nullable, or writes them as empty texts. */
export function expressNulls(answer: JsonValue, schema: JsonValue | undefined): JsonValue {
  if (!isObject(schema)) return answer;
  const { anyOf, items, properties } = schema;
  if (Array.isArray(anyOf)) {
    const [only, ...more] = anyOf.filter((option) => isObject(option) && option['type'] !== 'null');
    return more.length === 0 ? expressNulls(answer, only) : answer;
  }
  if (Array.isArray(answer)) return answer.map((item) => expressNulls(item, items));
  if (!isObject(answer) || !isObject(properties)) return answer;
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return createObject(
    Object.entries(answer).flatMap(([name, child]): [string, JsonValue][] => {
      const of = properties[name];
      if (child !== null || !isObject(of) || hasNullOption(of)) return [[name, expressNulls(child, of)]];
      if (!required.includes(name)) return [];
      return [[name, of['type'] === 'string' && of['enum'] === undefined ? '' : null]];
    }),
  );
}
