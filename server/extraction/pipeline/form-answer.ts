import { formatPointerStep, isWithin } from '../../lib/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { coerceAnswer } from '../schema/coerce/coerce-answer.ts';
import type { Field } from '../schema/field-tree.ts';
import { replaceBlankTexts, type IsPrinted } from '../schema/fit/blank-texts.ts';
import { fitValue, type FittedValue } from '../schema/fit/fit-value.ts';
import { leaveOutUndescribed } from '../schema/fit/leave-out-undescribed.ts';
import { renameKeys } from '../schema/fit/rename-keys.ts';
import type { Validator } from '../schema/validate.ts';

export interface AnswerSchema {
  definition: JsonObject;
  validate: Validator;
  fields: Field;
}

/**
 * Brings an answer into the form of its schema without changing what it says. A valid answer only loses words for
 * "nothing" and keys that the schema does not describe in any spelling.
 */
export function formAnswer(
  answer: JsonValue,
  schema: AnswerSchema,
  isPrinted: IsPrinted,
  dropsInvalid = false,
): FittedValue {
  const finite = replaceInfinities(answer);
  const formed = formNamed(finite, schema, isPrinted, dropsInvalid);
  if (formed.problems.length === 0 && formed.changes.every(({ kind }) => kind !== 'undescribed')) return formed;
  const { value, isChanged, renamed } = renameKeys(finite, schema.definition, schema.validate);
  if (!isChanged) return formed;
  let named = formNamed(value, schema, isPrinted, dropsInvalid);
  // A value that its new key refuses does not make an answer invalid.
  if (named.problems.length > 0 && formed.problems.length === 0) named = formNamed(value, schema, isPrinted, true);
  if (named.problems.length > 0 && formed.problems.length === 0) return formed;
  const removed = named.changes.filter(({ kind }) => kind === 'invalid');
  const kept = renamed.filter((path) => !removed.some((change) => isWithin(path, change.path)));
  const changes = kept.map((path) => ({ path, kind: 'renamed' as const, values: 0 }));
  return { ...named, changes: [...named.changes, ...changes] };
}

/** Of an answer whose keys are spelled as in the schema. */
function formNamed(
  finite: JsonValue,
  { definition, validate, fields }: AnswerSchema,
  isPrinted: IsPrinted,
  dropsInvalid: boolean,
): FittedValue {
  const isValid = validate(finite).length === 0;
  const typed = isValid ? finite : coerceAnswer(finite, fields);
  const fit = (value: JsonValue) => fitValue(value, validate, fields, { dropsInvalid });
  const withoutBlanks = fit(replaceBlankTexts(typed, fields, isPrinted));
  // A rule that the form of the fields does not show, such as `not`, may refuse null and accept the empty text.
  const withBlanks = withoutBlanks.problems.length > 0 ? fit(typed) : null;
  const fitted = withBlanks?.problems.length === 0 ? withBlanks : withoutBlanks;
  if (isValid && fitted.problems.length > 0) return { value: finite, changes: [], problems: [] };
  const { value, leftOut } = leaveOutUndescribed(fitted.value, definition);
  // An invalid answer is sent back as it is. A rule about the number of properties may count the others.
  if (fitted.problems.length > 0 || validate(value).length > 0) return fitted;
  const undescribed = leftOut.map((path) => ({ path, kind: 'undescribed' as const, values: 1 }));
  const rounded = (isValid ? [] : listRounded(finite, typed)).map((path) => ({
    path,
    kind: 'rounded' as const,
    values: 0,
  }));
  return { value, changes: [...fitted.changes, ...undescribed, ...rounded], problems: [] };
}

/** The places of integers that are written with more digits than the number that was read from them. */
function listRounded(text: JsonValue, value: JsonValue, path = ''): string[] {
  if (typeof value === 'number') {
    if (typeof text !== 'string' || !Number.isInteger(value) || Number.isSafeInteger(value)) return [];
    return text.replaceAll(/\D/g, '') === String(BigInt(value)).replace('-', '') ? [] : [path];
  }
  if (typeof value !== 'object' || value === null || typeof text !== 'object' || text === null) return [];
  const texts = new Map(Object.entries(text));
  return Object.entries(value).flatMap(([name, child]) =>
    listRounded(texts.get(name) ?? null, child, path + formatPointerStep(name)),
  );
}

/** JSON has no infinity, and would write it as null. As a text it does not pass for a number. */
function replaceInfinities(value: JsonValue): JsonValue {
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (Array.isArray(value)) return value.map(replaceInfinities);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, replaceInfinities(child)]));
}
