import type { Db } from '../db/database.ts';
import { parseStoredJson, toStoredJson } from '../db/stored-json.ts';
import type { CheckedValue } from '../scorer/recalibrate.ts';
import type { MemoryPlace } from './repository.ts';

/** Whether examples of the memory helped: confidences with them and without them mean different things. */
export type Basis = 'memory' | 'document';

/** The values of a document that a review checked, as the model stated them. */
export interface CheckedDocument {
  documentId: string;
  /** `<provider>/<model>`. */
  model: string;
  basis: Basis;
  checked: CheckedValue[];
}

type Stored = [field: string, confidence: number, isRight: 0 | 1][];

/** Replaces what an earlier review of the document said. */
export async function upsertChecked(
  db: Db,
  { environmentId, schemaFamilyId }: MemoryPlace,
  { documentId, model, basis, checked, checkedAt }: CheckedDocument & { checkedAt: string },
): Promise<void> {
  const stored: Stored = checked.map(({ field, confidence, isRight }) => [field, confidence, isRight ? 1 : 0]);
  const values = { model, basis, checked: toStoredJson(stored) ?? '[]', checked_at: checkedAt };
  const key = { environment_id: environmentId, schema_family_id: schemaFamilyId, document_id: documentId };
  await db
    .insertInto('checked_values')
    .values({ ...key, ...values })
    .onConflict((conflict) =>
      conflict.columns(['environment_id', 'schema_family_id', 'document_id']).doUpdateSet(values),
    )
    .execute();
}

const selectPlace = (db: Db, { environmentId, schemaFamilyId }: MemoryPlace) =>
  db
    .selectFrom('checked_values')
    .where('environment_id', '=', environmentId)
    .where('schema_family_id', '=', schemaFamilyId);

/** Changes whenever the checked values do. */
export async function readCheckedRevision(db: Db, place: MemoryPlace): Promise<string> {
  const row = await selectPlace(db, place)
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('checked_at').as('last')])
    .executeTakeFirst();
  return `${row?.count} ${row?.last}`;
}

/** The documents that were reviewed last, newest first. */
export async function listChecked(db: Db, place: MemoryPlace, limit: number): Promise<CheckedDocument[]> {
  const rows = await selectPlace(db, place)
    .select(['document_id as documentId', 'model', 'basis', 'checked'])
    .orderBy('checked_at', 'desc')
    .orderBy('document_id')
    .limit(limit)
    .execute();
  return rows.map(({ checked, basis, ...row }) => ({
    ...row,
    basis: basis as Basis,
    checked: (parseStoredJson<Stored>(checked) ?? []).map(([field, confidence, isRight]) => ({
      field,
      confidence,
      isRight: isRight === 1,
    })),
  }));
}
