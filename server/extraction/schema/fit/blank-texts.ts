import { isObject, setOwn } from '../../../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { Field } from '../field-tree.ts';
import { getFieldAt } from './value-paths.ts';

/** Whether the document contains a text as words of its own. */
export type IsPrinted = (text: string) => boolean;

/** What models write for "no value" despite the instructions. */
const NO_VALUES = [
  /^(?:n\/?a|null|none (?:given|stated|found))\.?$/i,
  /^not (?:found|available|specified|stated|provided|applicable|mentioned)\.?$/i,
];

/**
 * Replaces words for "nothing" by null unless the document contains them or the schema lists them. Blank text becomes
 * null too, unless the schema requires a text: the document may print it empty. Returns a copy.
 */
export function replaceBlankTexts(value: JsonValue, field: Field | undefined, isPrinted: IsPrinted): JsonValue {
  if (Array.isArray(value))
    return value.map((item, index) => replaceBlankTexts(item, field && getFieldAt(field, [String(index)]), isPrinted));
  if (isObject(value)) {
    const fields = new Map(field?.properties?.map((one) => [one.name, one]));
    const copy: JsonObject = {};
    for (const [name, child] of Object.entries(value))
      setOwn(copy, name, replaceBlankTexts(child, fields.get(name) ?? field?.entries, isPrinted));
    return copy;
  }
  if (typeof value !== 'string' || field === undefined || field.enum?.includes(value) === true) return value;
  const text = value.trim();
  if (text !== '') return NO_VALUES.some((pattern) => pattern.test(text)) && !isPrinted(text) ? null : value;
  const mustBeText = !field.nullable && (field.required || field.requiredBySome === true);
  return mustBeText ? value : null;
}
