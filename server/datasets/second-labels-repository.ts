import { createHash } from 'node:crypto';
import type { Db, Tx } from '../db/database.ts';
import { parseStoredJson } from '../db/stored-json.ts';
import type { JsonObject } from '../lib/json-value.ts';
import type { SecondState } from './table.ts';

/** Whether an item is in a share of all. The same items are chosen each time, and more of them for a greater share. */
export function isChosen(itemId: string, share: number): boolean {
  return createHash('sha256').update(itemId).digest().readUInt32BE() < share * 2 ** 32;
}

const IDS_AT_ONCE = 1_000;

async function setSecond(tx: Tx, ids: readonly string[], second: SecondState | null): Promise<void> {
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE)
    await tx
      .updateTable('dataset_items')
      .set({ second })
      .where('id', 'in', ids.slice(start, start + IDS_AT_ONCE))
      .execute();
}

/** Asks for a second label of those of the labelled items that are in the share. */
export async function askForSecond(tx: Tx, twice: number, ids: readonly string[]): Promise<void> {
  const chosen = ids.filter((id) => isChosen(id, twice));
  for (let start = 0; start < chosen.length; start += IDS_AT_ONCE)
    await tx
      .updateTable('dataset_items')
      .set({ second: 'needed' })
      .where('id', 'in', chosen.slice(start, start + IDS_AT_ONCE))
      .where('label', '=', 'labelled')
      .where('second', 'is', null)
      .execute();
}

/** Asks for other second labels after the share has changed. Those that were given stay. */
export async function changeShare(tx: Tx, datasetId: string, twice: number): Promise<void> {
  const rows = await tx
    .selectFrom('dataset_items')
    .select(['id', 'second'])
    .where('dataset_id', '=', datasetId)
    .where('label', '=', 'labelled')
    .execute();
  const idsOf = (wanted: boolean, second: string | null) =>
    rows.filter((row) => row.second === second && isChosen(row.id, twice) === wanted).map(({ id }) => id);
  await setSecond(tx, idsOf(true, null), 'needed');
  await setSecond(tx, idsOf(false, 'needed'), null);
}

export const setSecondState = (tx: Tx, itemId: string, second: SecondState | null): Promise<void> =>
  setSecond(tx, [itemId], second);

export interface StoredSecond {
  expected: JsonObject;
  createdAt: string;
  createdBy: string | null;
}

/** The last second label of an item. */
export async function findSecond(db: Db, itemId: string): Promise<StoredSecond | undefined> {
  const row = await db
    .selectFrom('dataset_labels')
    .select(['expected', 'created_at as createdAt', 'created_by as createdBy', 'is_second as isSecond'])
    .where('item_id', '=', itemId)
    .where('expected', 'is not', null)
    .orderBy('position', 'desc')
    .execute()
    .then((rows) => rows.find(({ isSecond }) => Boolean(isSecond)));
  return row && { ...row, expected: parseStoredJson<JsonObject>(row.expected) ?? {} };
}
