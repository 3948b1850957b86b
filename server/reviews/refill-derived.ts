/** Derived values follow from others, so that they are filled again when a person corrects those. */
import type { SchemaTasks } from '../extraction/child/schema-tasks.ts';
import { getAt, isWithin, parsePointer, setAt } from '../lib/json-pointer.ts';
import { toJsonText } from '../lib/json-text.ts';
import type { JsonObject } from '../lib/json-value.ts';
import { listExpressions } from '../lib/models/derived-fields.ts';
import { listLookupKeys } from '../lib/models/lookup-table.ts';
import type { UsedTables } from '../lookups/used-tables.ts';
import type { AppliedAction } from './table.ts';

/** Corrected data of a run. */
interface CorrectedRun {
  data: JsonObject;
  definition: JsonObject;
  /** All of the review, in their order. */
  actions: readonly Pick<AppliedAction, 'path' | 'action'>[];
  /** `YYYY-MM-DD`, when the run ended. */
  today: string;
  workspaceId: string;
  userId: string;
}

export interface RefillTasks {
  applyRules: SchemaTasks['applyRules'];
  readTables: (workspaceId: string, keys: readonly string[]) => Promise<UsedTables>;
}

/** A refill ends by the deadline of the pool. */
const never = new AbortController().signal;

/** The path of a value after a row was removed or inserted; null if the value went with it. */
function shift(path: string, row: string, by: 1 | -1): string | null {
  if (by === -1 && isWithin(path, row)) return null;
  const end = row.lastIndexOf('/') + 1;
  const list = row.slice(0, end);
  const [, index, rest = ''] = (path.startsWith(list) && /^(\d+)(\/.*)?$/.exec(path.slice(end))) || [];
  const isMoved = index !== undefined && Number(index) >= Number(row.slice(end));
  return isMoved ? `${list}${Number(index) + by}${rest}` : path;
}

/** The values that a person typed or cleared, by their present paths. */
export function listTyped(actions: CorrectedRun['actions']): string[] {
  let typed = new Set<string>();
  for (const { path, action } of actions) {
    if (action === 'correct' || action === 'clear') typed.add(path);
    const isRow = /\/\d+$/.test(path) && (action === 'addRow' || action === 'removeRow');
    if (isRow) typed = new Set([...typed].flatMap((one) => shift(one, path, action === 'addRow' ? 1 : -1) ?? []));
  }
  return [...typed];
}

/** The data with their derived fields filled again. What a person typed into one stays. */
export async function refillDerived(run: CorrectedRun, { applyRules, readTables }: RefillTasks): Promise<JsonObject> {
  const { data, definition, today, workspaceId, userId, actions } = run;
  const expressions = listExpressions(definition, []);
  if (expressions.length === 0) return data;
  const { tables } = await readTables(workspaceId, listLookupKeys(expressions));
  const task = { definition, rules: [], data, evidence: toJsonText([]), confidence: 1, today, tables };
  const filled = (await applyRules(task, { signal: never, group: [userId, workspaceId] })).data;
  for (const path of listTyped(actions)) {
    const steps = parsePointer(path);
    const value = getAt(data, steps);
    if (value !== undefined) setAt(filled, steps, value);
  }
  return filled;
}
