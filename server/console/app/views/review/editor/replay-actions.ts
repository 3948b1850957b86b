import type { Evidence, ReviewActionInput } from '@excerpt/sdk';
import { appendKey } from '../../../lib/pointer-steps.ts';
import { locate, SharedTree } from './shared-tree.ts';

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

function mapOrigins(origins: Origins): Map<string, string> {
  const found = new Map<string, string>();
  listOrigins(origins, '', found);
  return found;
}

function listOrigins(origins: Origins | undefined, path: string, found: Map<string, string>): void {
  if (typeof origins === 'string') found.set(path, origins);
  else if (origins !== null && origins !== undefined)
    for (const [key, entry] of Object.entries(origins)) listOrigins(entry, appendKey(path, key), found);
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

/** A review from which more actions can be replayed. */
export interface Replay extends ReplayedReview {
  extractedData: Data;
  tree: Origins;
  removed: readonly RemovedRow[];
}

function startReplay(extractedData: Data): Replay {
  const tree = toOrigins(extractedData);
  return { extractedData, data: extractedData, decisions: new Map(), tree, origins: mapOrigins(tree), removed: [] };
}

/**
 * Applies more actions. The review before them stays as it is, and shares with the one after them what they leave
 * alone, down to the rows of lists. Marks belong to rows: those of a row move with it, and come back with a removed row
 * that is inserted again.
 */
export function continueReplay(before: Replay, actions: readonly Correction[]): Replay {
  if (actions.length === 0) return before;
  const { extractedData } = before;
  const data = new SharedTree(before.data);
  const tree = new SharedTree(before.tree);
  const removed = [...before.removed];
  let decisions = new Map(before.decisions);

  function remove(path: string): void {
    const isOf = (key: string) => key === path || key.startsWith(`${path}/`);
    const own = [...decisions].filter(([key]) => isOf(key));
    removed.push({
      value: JSON.stringify(data.removeAt(path)) ?? 'null',
      origins: (tree.removeAt(path) as Origins | undefined) ?? null,
      decisions: own.map(([key, decision]) => [key.slice(path.length), decision]),
    });
    decisions = shiftRows(new Map([...decisions].filter(([key]) => !isOf(key))), path, -1);
  }

  function insert(path: string, value: unknown): void {
    const text = JSON.stringify(value ?? null);
    const at = removed.findLastIndex((row) => row.value === text);
    const [row] = at === -1 ? [] : removed.splice(at, 1);
    const placed = data.insertAt(path, value ?? null);
    tree.insertAt(path, row?.origins ?? null);
    decisions = shiftRows(decisions, placed, 1);
    for (const [rest, decision] of row?.decisions ?? []) decisions.set(placed + rest, decision);
  }

  /** Whether a correction brings back what the run has: then nothing is decided any more. */
  function isRestored({ path, action, value = null }: Correction): boolean {
    const origin = locate(tree.root, path).value;
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
      if (action.action === 'correct') data.put(path, value ?? null);
      if (action.action === 'clear') data.put(path, null);
      const origin = locate(tree.root, path).value;
      // A list or object that was replaced as a whole has no values of the run.
      if (action.action !== 'confirm' && typeof origin === 'object' && origin !== null) tree.put(path, null);
    }
  }
  const origins = tree.root === before.tree ? before.origins : mapOrigins(tree.root);
  return { extractedData, data: data.root, decisions, tree: tree.root, origins, removed };
}

/** Applies the actions of a review to the data of its run. */
export const replayActions = (extractedData: Data, actions: readonly Correction[]): Replay =>
  continueReplay(startReplay(extractedData), actions);

/** The server stores a value with each action, also with those that set none. */
const hasOwnValue = ({ action }: Correction): boolean => action === 'correct' || action === 'addRow';

const isSame = (one: Correction, other: Correction | undefined): boolean =>
  one === other ||
  (one.path === other?.path &&
    one.action === other.action &&
    (!hasOwnValue(one) || JSON.stringify(one.value ?? null) === JSON.stringify(other.value ?? null)));

/** Replays the actions of a review as they grow: only those that are new are applied. */
export function createReplayer(): (extractedData: Data, actions: readonly Correction[]) => ReplayedReview {
  let replay: Replay | null = null;
  let replayed: readonly Correction[] = [];
  return (extractedData, actions) => {
    const isContinued =
      replay?.extractedData === extractedData && replayed.every((action, index) => isSame(action, actions[index]));
    replay =
      replay !== null && isContinued
        ? continueReplay(replay, actions.slice(replayed.length))
        : replayActions(extractedData, actions);
    replayed = actions;
    return replay;
  };
}

/** The evidence of the values that are left, at their present paths. */
export function moveEvidence(evidence: readonly Evidence[], origins: ReadonlyMap<string, string>): Evidence[] {
  const found = new Map(evidence.map((entry) => [entry.path, entry]));
  return [...origins].flatMap(([path, origin]) => {
    const entry = found.get(origin);
    if (entry === undefined) return [];
    return [entry.path === path ? entry : { ...entry, path }];
  });
}
