import { AppError, type ErrorDetail } from '../errors.ts';
import { isObject, setOwn } from '../lib/json-object.ts';
import { getAt, getChild, parsePointer } from '../lib/json-pointer.ts';
import type { JsonObject, JsonValue } from '../lib/json-value.ts';
import type { AppliedAction } from './table.ts';

/** One correction by a caller. */
export interface ReviewAction {
  path: string;
  action: AppliedAction['action'];
  /** For `correct` and `addRow`. */
  value?: JsonValue;
  page?: number | null;
  box?: number[] | null;
  quote?: string | null;
}

/** A field that an action confirms or clears, and that the data does not have. */
export interface AbsentField {
  /** Index of the action. */
  index: number;
  path: string;
  /** The steps to it: names of properties, and positions in lists. */
  place: (string | number)[];
}

export interface Correction {
  data: JsonObject;
  applied: AppliedAction[];
  /** Fields that only the schema may have. */
  absent: AbsentField[];
  /** Paths whose value became null, which the schema may not allow: then `removeCleared` removes them. */
  cleared: string[];
}

/** Throws `correction_invalid` for actions of a request. */
export function refuseCorrection(
  faults: { index: number; field: 'path' | 'value' | 'page'; message: string }[],
): never {
  const details: ErrorDetail[] = faults.map(({ index, field, message }) => ({
    in: 'body',
    path: `/actions/${index}/${field}`,
    message,
  }));
  const [first] = details;
  throw new AppError('correction_invalid', `The correction cannot be applied: ${first?.path} ${first?.message}.`, {
    details,
  });
}

/** The position that a step of a pointer names in a list; undefined for none. */
function toIndex(step: string, length: number): number | undefined {
  if (step === '-') return length;
  const index = /^(?:0|[1-9]\d{0,8})$/.test(step) ? Number(step) : NaN;
  return index <= length ? index : undefined;
}

class Fault extends Error {}

/** The steps of a pointer, and the value there; undefined if the data does not have it. Throws a `Fault`. */
function locate(data: JsonObject, path: string): { place: AbsentField['place']; value: JsonValue | undefined } {
  let value: JsonValue | undefined = data;
  const place = parsePointer(path).map((step) => {
    const parent: JsonValue | undefined = value;
    value = getChild(parent, step);
    if (Array.isArray(parent)) {
      if (value === undefined) throw new Fault('names a row that the list does not have');
      return Number(step);
    }
    if (parent != null && !isObject(parent)) throw new Fault('names a value within a value');
    return step;
  });
  return { place, value };
}

/** Applies one action to `data`, which it changes. Returns the value before. Throws a `Fault`. */
function applyAction(data: JsonObject, { path, action, value }: ReviewAction): JsonValue {
  const steps = parsePointer(path);
  const last = steps.pop();
  if (last === undefined) throw new Fault('must name a value in the data, such as /total');
  if (action === 'confirm') return getAt(data, [...steps, last]) ?? null;
  const parent = getAt(data, steps);
  const before = getChild(parent, last);
  if (action === 'addRow') return addRow({ parent, last, list: before }, value ?? null);
  if (parent === undefined || typeof parent !== 'object' || parent === null)
    throw new Fault('names a value within something that the data does not have');
  if (action === 'removeRow') {
    if (!Array.isArray(parent)) throw new Fault('must name a row of a list');
    if (before === undefined) throw new Fault('names a row that the list does not have');
    parent.splice(Number(last), 1);
    return before;
  }
  if (before === undefined && Array.isArray(parent)) throw new Fault('names a row that the list does not have');
  const next = action === 'clear' ? null : structuredClone(value ?? null);
  if (Array.isArray(parent)) parent[Number(last)] = next;
  else setOwn(parent, last, next);
  return before ?? null;
}

interface RowPlace {
  parent: JsonValue | undefined;
  last: string;
  list: JsonValue | undefined;
}

function addRow({ parent, last, list }: RowPlace, value: JsonValue): JsonValue {
  const row = structuredClone(value);
  if (Array.isArray(list)) {
    list.push(row);
    return null;
  }
  if (Array.isArray(parent)) {
    const index = toIndex(last, parent.length);
    if (index === undefined) throw new Fault('names a position that the list does not have');
    parent.splice(index, 0, row);
    return null;
  }
  // A list that the document seemed not to have.
  if (!isObject(parent) || (list !== undefined && list !== null)) throw new Fault('must name a list');
  setOwn(parent, last, [row]);
  return null;
}

/**
 * Applies actions in order, all or none. Throws `correction_invalid`. Whether the data is valid, and the schema has the
 * absent fields, is checked later.
 * @param pageCount of the document; null if it is not known
 */
export function applyActions(
  data: JsonObject,
  actions: readonly ReviewAction[],
  pageCount: number | null = null,
): Correction {
  const result = structuredClone(data);
  const cleared: string[] = [];
  const absent: AbsentField[] = [];
  const applied = actions.map((action, index): AppliedAction => {
    const { path, page = null, box = null, quote = null } = action;
    const needsValue = action.action === 'correct' || action.action === 'addRow';
    if (needsValue && action.value === undefined)
      refuseCorrection([{ index, field: 'value', message: `is required for ${action.action}` }]);
    if (!needsValue && action.value !== undefined)
      refuseCorrection([{ index, field: 'value', message: `has no meaning for ${action.action}` }]);
    if (page !== null && pageCount !== null && page > pageCount)
      refuseCorrection([{ index, field: 'page', message: `must be at most ${pageCount}, the pages of the document` }]);
    try {
      if (action.action === 'confirm' || action.action === 'clear') {
        const { place, value } = locate(result, path);
        if (value === undefined) absent.push({ index, path, place });
      }
      const previousValue = structuredClone(applyAction(result, action));
      if (action.action === 'clear') cleared.push(path);
      const value = needsValue ? (action.value ?? null) : action.action === 'confirm' ? previousValue : null;
      return { path, action: action.action, value, previousValue, page, box, quote };
    } catch (error) {
      if (error instanceof Fault) refuseCorrection([{ index, field: 'path', message: error.message }]);
      throw error;
    }
  });
  return { data: result, applied, absent, cleared };
}

/** Throws `correction_invalid` for absent fields that the schema does not have either, by their indexes. */
export function refuseUndescribed(absent: readonly AbsentField[], undescribed: readonly number[]): void {
  const faults = undescribed.flatMap((at) => absent[at] ?? []);
  if (faults.length === 0) return;
  refuseCorrection(
    faults.map(({ index, path }) => ({
      index,
      field: 'path',
      message: `names ${path}, which neither the data nor the schema has`,
    })),
  );
}

/** The data without the properties at these paths. */
export function removeCleared(data: JsonObject, paths: readonly string[]): JsonObject {
  const result = structuredClone(data);
  for (const path of paths) {
    const steps = parsePointer(path);
    const last = steps.pop() ?? '';
    const parent = getAt(result, steps);
    if (isObject(parent) && parent[last] === null) delete parent[last];
  }
  return result;
}
