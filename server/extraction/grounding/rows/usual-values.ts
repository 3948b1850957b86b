import { isObject } from '../../../lib/json-object.ts';
import { formatPointerStep } from '../../../lib/json-pointer.ts';
import type { JsonValue } from '../../../lib/json-value.ts';
import type { GroundedLeaf } from '../grounded-leaf.ts';

/** Fewer values do not show how a field is meant. */
const MIN_TURNED = 2;
/** Turned signs for each one that is kept, from which turning is what the field means. */
const MIN_RATIO = 2;

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

/**
 * Accepts signs that the values of a field turn as a rule: a list of payments whose amounts are all positive, where the
 * document prints those that go out with a minus.
 * @param leaves the leaves of the list
 */
export function acceptUsualSigns(leaves: readonly GroundedLeaf[], list: readonly JsonValue[], path: string): void {
  const turned = new Map<string, GroundedLeaf[]>();
  const kept = new Map<string, number>();
  for (const leaf of leaves) {
    const [position = '', name, ...nested] = leaf.path.slice(path.length + 1).split('/');
    const entry = list[Number(position)];
    if (name === undefined || nested.length > 0 || !isObject(entry) || leaf.page === null) continue;
    const value = entry[name];
    if (leaf.isOtherSign === true) turned.set(name, [...(turned.get(name) ?? []), leaf]);
    else if (typeof value === 'number' && value < 0) kept.set(name, (kept.get(name) ?? 0) + 1);
  }
  for (const [name, of] of turned)
    if (of.length >= MIN_TURNED && of.length >= MIN_RATIO * (kept.get(name) ?? 0))
      for (const leaf of of) delete leaf.isOtherSign;
}
