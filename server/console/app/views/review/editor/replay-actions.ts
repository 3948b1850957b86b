import type { Evidence, ReviewActionInput } from '@excerpt/sdk';
import { appendKey, parsePointer } from '../../../lib/pointer-steps.ts';

export type Correction = Pick<ReviewActionInput, 'path' | 'value'> & { action: string };

type Data = Record<string, unknown>;

/** The shape of the data, where each leaf is its path in the run; null for what the run does not have. */
type Origins = string | null | Origins[] | { [key: string]: Origins };

/** A row that was removed, and may come back. */
interface RemovedRow {
  value: string;
  origins: Origins;
  /** What was decided about it, by the rest of the path. */
  decisions: [rest: string, decision: Correction][];
}

export interface ReplayedReview {
  /** The data after all actions. */
  data: Data;
  /** What was decided about each field, by its path in `data`. */
  decisions: Map<string, Correction>;
  /** The path in the run's data of each value that comes from there, by its path in `data`. */
  origins: Map<string, string>;
}

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function toOrigins(value: unknown, path = ''): Origins {
  if (Array.isArray(value)) return value.map((entry, index) => toOrigins(entry, appendKey(path, index)));
  if (!isObject(value)) return path;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, toOrigins(entry, appendKey(path, key))]));
}

function listOrigins(origins: Origins | undefined, path: string, found: Map<string, string>): void {
  if (typeof origins === 'string') found.set(path, origins);
  else if (origins !== null && origins !== undefined)
    for (const [key, entry] of Object.entries(origins)) listOrigins(entry, appendKey(path, key), found);
}

/** The value at a path, and the object or list that holds it. */
function locate(root: unknown, path: string): { parent: unknown; key: string; value: unknown } {
  const steps = parsePointer(path);
  const key = steps.pop() ?? '';
  const parent = steps.reduce<unknown>((node, step) => (node as Data | null | undefined)?.[step], root);
  return { parent, key, value: (parent as Data | null | undefined)?.[key] };
}

function put(root: unknown, path: string, value: unknown): void {
  const { parent, key } = locate(root, path);
  if (typeof parent !== 'object' || parent === null) return;
  Object.defineProperty(parent, key, { value, writable: true, enumerable: true, configurable: true });
}

function removeAt(root: unknown, path: string): unknown {
  const { parent, key, value } = locate(root, path);
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  return value;
}

/** Inserts before the position that a path names, or appends to the list that it names. Returns the path of the row. */
function insertAt(root: unknown, path: string, value: unknown): string {
  const { parent, key, value: list } = locate(root, path);
  if (Array.isArray(list)) return appendKey(path, list.push(value) - 1);
  if (!Array.isArray(parent)) {
    put(root, path, [value]);
    return appendKey(path, 0);
  }
  const index = key === '-' ? parent.length : Number(key);
  parent.splice(index, 0, value);
  return path.slice(0, path.lastIndexOf('/') + 1) + String(index);
}

/** Moves what was decided about the rows from that of `path` on by one. */
function shiftRows(decisions: Map<string, Correction>, path: string, by: 1 | -1): Map<string, Correction> {
  const end = path.lastIndexOf('/') + 1;
  const prefix = path.slice(0, end);
  const from = Number(path.slice(end));
  return new Map(
    [...decisions].map(([key, decision]): [string, Correction] => {
      const [, index, rest = ''] = (key.startsWith(prefix) && /^(\d+)(\/.*)?$/.exec(key.slice(prefix.length))) || [];
      const isMoved = index !== undefined && Number(index) >= from;
      return isMoved ? [`${prefix}${Number(index) + by}${rest}`, decision] : [key, decision];
    }),
  );
}

/**
 * Applies the actions of a review to the data of its run. Marks belong to rows: those of a row move with it, and come
 * back with a removed row that is inserted again.
 */
export function replayActions(extractedData: Data, actions: readonly Correction[]): ReplayedReview {
  const data = structuredClone(extractedData);
  const tree = toOrigins(data);
  const removed: RemovedRow[] = [];
  let decisions = new Map<string, Correction>();

  function remove(path: string): void {
    const isOf = (key: string) => key === path || key.startsWith(`${path}/`);
    const own = [...decisions].filter(([key]) => isOf(key));
    removed.push({
      value: JSON.stringify(removeAt(data, path)) ?? 'null',
      origins: (removeAt(tree, path) as Origins | undefined) ?? null,
      decisions: own.map(([key, decision]) => [key.slice(path.length), decision]),
    });
    decisions = shiftRows(new Map([...decisions].filter(([key]) => !isOf(key))), path, -1);
  }

  function insert(path: string, value: unknown): void {
    const text = JSON.stringify(value ?? null);
    const at = removed.findLastIndex((row) => row.value === text);
    const [row] = at === -1 ? [] : removed.splice(at, 1);
    const placed = insertAt(data, path, structuredClone(value ?? null));
    insertAt(tree, path, row?.origins ?? null);
    decisions = shiftRows(decisions, placed, 1);
    for (const [rest, decision] of row?.decisions ?? []) decisions.set(placed + rest, decision);
  }

  /** Whether a correction brings back what the run has: then nothing is decided any more. */
  function isRestored({ path, action, value = null }: Correction): boolean {
    const origin = locate(tree, path).value;
    if (action !== 'correct' || (typeof origin === 'object' && origin !== null)) return false;
    const original = typeof origin === 'string' ? (locate(extractedData, origin).value ?? null) : null;
    return original === value || JSON.stringify(original) === JSON.stringify(value);
  }

  for (const action of actions) {
    const { path, value } = action;
    if (action.action === 'removeRow') remove(path);
    else if (action.action === 'addRow') insert(path, value);
    else {
      decisions.delete(path);
      if (!isRestored(action)) decisions.set(path, action);
      if (action.action === 'correct') put(data, path, structuredClone(value ?? null));
      if (action.action === 'clear') put(data, path, null);
      // A list or object that was replaced as a whole has no values of the run.
      if (action.action !== 'confirm' && typeof locate(tree, path).value === 'object') put(tree, path, null);
    }
  }
  const origins = new Map<string, string>();
  listOrigins(tree, '', origins);
  return { data, decisions, origins };
}

/** The evidence of the values that are left, at their present paths. */
export function moveEvidence(evidence: readonly Evidence[], origins: ReadonlyMap<string, string>): Evidence[] {
  const found = new Map(evidence.map((entry) => [entry.path, entry]));
  return [...origins].flatMap(([path, origin]) => {
    const entry = found.get(origin);
    return entry === undefined ? [] : [{ ...entry, path }];
  });
}
