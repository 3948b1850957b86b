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

export interface Correction {
  data: JsonObject;
  applied: AppliedAction[];
  /** Paths whose value became null, which the schema may not allow: then `removeCleared` removes them. */
  cleared: string[];
}

/** Throws `correction_invalid` for actions of a request. */
export function refuseCorrection(faults: { index: number; field: 'path' | 'value'; message: string }[]): never {
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

/** Applies one action to `data`, which it changes. Returns the value before. Throws a `Fault`. */
function applyAction(data: JsonObject, { path, action, value }: ReviewAction): JsonValue {
  const steps = parsePointer(path);
  const last = steps.pop();
  if (last === undefined) throw new Fault('must name a value in the data, such as /total');
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
  if (action === 'confirm') return before ?? null;
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

/** Applies actions in order, all or none. Throws `correction_invalid`. Whether the data is valid is checked later. */
export function applyActions(data: JsonObject, actions: readonly ReviewAction[]): Correction {
  const result = structuredClone(data);
  const cleared: string[] = [];
  const applied = actions.map((action, index): AppliedAction => {
    const { path, page = null, box = null, quote = null } = action;
    const needsValue = action.action === 'correct' || action.action === 'addRow';
    if (needsValue && action.value === undefined)
      refuseCorrection([{ index, field: 'value', message: `is required for ${action.action}` }]);
    if (!needsValue && action.value !== undefined)
      refuseCorrection([{ index, field: 'value', message: `has no meaning for ${action.action}` }]);
    try {
      const previousValue = structuredClone(applyAction(result, action));
      if (action.action === 'clear') cleared.push(path);
      const value = needsValue ? (action.value ?? null) : action.action === 'confirm' ? previousValue : null;
      return { path, action: action.action, value, previousValue, page, box, quote };
    } catch (error) {
      if (error instanceof Fault) refuseCorrection([{ index, field: 'path', message: error.message }]);
      throw error;
    }
  });
  return { data: result, applied, cleared };
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
