import { isObject } from '../../../lib/json-object.ts';
import { formatPointerStep } from '../../../lib/json-pointer.ts';
import type { JsonValue } from '../../../lib/json-value.ts';

/** Fewer entries do not show what they have in common. */
const MIN_COMMON = 3;

/** The values that more than half of the entries of a list have in a field, such as a currency, by the field's step. */
export function listCommonValues(list: readonly JsonValue[]): Map<string, JsonValue> {
  const counts = new Map<string, Map<JsonValue, number>>();
  for (const [name, value] of list.flatMap((entry) => (isObject(entry) ? Object.entries(entry) : []))) {
    const step = formatPointerStep(name);
    const own = counts.get(step) ?? new Map<JsonValue, number>();
    counts.set(step, own.set(value, (own.get(value) ?? 0) + 1));
  }
  return new Map(
    [...counts].flatMap(([step, own]) =>
      [...own].flatMap(([value, count]): [string, JsonValue][] =>
        value !== null && count >= MIN_COMMON && count > list.length / 2 ? [[step, value]] : [],
      ),
    ),
  );
}
