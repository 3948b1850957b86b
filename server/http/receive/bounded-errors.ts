import type { ErrorObject } from 'ajv';
import { isObject } from '../../lib/json-object.ts';
import { getAt, parsePointer } from '../../lib/json-pointer.ts';
import type { JsonValue } from '../../lib/json-value.ts';

interface Validator<T> {
  (value: T): unknown;
  errors?: ErrorObject[] | null | undefined;
}

/** Of each list and object, these are searched for all of their errors. */
const MAX_ENTRIES = 1_000;
const MAX_VALUES = 5_000;
/** From so many on, a body may have more of them after its first entries. */
export const MANY_ERRORS = 500;

/** A copy of a value that has the first entries of its lists and objects. */
function takeFirst(value: unknown, room = { left: MAX_VALUES }): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const take = (one: unknown) => {
    room.left -= 1;
    return takeFirst(one, room);
  };
  const count = () => Math.min(MAX_ENTRIES, Math.max(room.left, 0));
  if (Array.isArray(value)) return value.slice(0, count()).map(take);
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value).slice(0, count())) copy[key] = take((value as Record<string, unknown>)[key]);
  return copy;
}

/** Whether an error is one of the copy only, which lacks something that the value has. */
function isOfCopy({ instancePath, params, keyword }: ErrorObject, parts: unknown): boolean {
  if (!keyword.startsWith('min') && keyword !== 'required') return false;
  const value = getAt(parts as JsonValue, parsePointer(instancePath));
  if (keyword === 'required') return isObject(value) && Object.hasOwn(value, params['missingProperty'] as string);
  if (keyword === 'minItems') return Array.isArray(value) && value.length >= (params['limit'] as number);
  return keyword === 'minProperties' && isObject(value) && Object.keys(value).length >= (params['limit'] as number);
}

function collect<T>(validators: readonly Validator<T>[], value: T): ErrorObject[] {
  const errors: ErrorObject[] = [];
  for (const validate of validators) {
    validate(value);
    for (const error of validate.errors ?? []) errors.push(error);
  }
  return errors;
}

/**
 * The errors of a request, in time that does not grow with their number: all in the first entries of its body, or the
 * first one after these.
 * @param validators.first stop at their first error
 * @param validators.all go on
 */
export function listErrors<T extends { requestBody?: unknown }>(
  parts: T,
  { first, all }: { first: readonly Validator<T>[]; all: () => readonly Validator<T>[] },
): ErrorObject[] {
  const found = collect(first, parts);
  if (found.length === 0) return [];
  const copy = parts.requestBody === undefined ? parts : { ...parts, requestBody: takeFirst(parts.requestBody) };
  const errors = collect(all(), copy).filter((error) => !isOfCopy(error, parts));
  return errors.length > 0 ? errors : found;
}
