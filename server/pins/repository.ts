import type { Db } from '../db/database.ts';
import { parseStoredJson, toStoredJson } from '../db/stored-json.ts';

/** What a version must reach before it is pinned. */
export interface Gate {
  datasetId: string;
  minF1: number | null;
  fields: { path: string; minF1: number }[];
  /** Whether it must not be worse than what is pinned, beyond chance. */
  notWorse: boolean;
}

export interface GateCheck {
  /** JSON Pointer into the gate. */
  condition: string;
  passed: boolean;
  message: string;
}

/** A schema in an environment. */
export interface PinPlace {
  environmentId: string;
  schemaFamilyId: string;
}

export interface Pin {
  /** Null for the latest. */
  versionNumber: number | null;
  gate: Gate | null;
  evaluationId: string | null;
  checks: GateCheck[];
  /** Null if nothing was ever pinned. */
  updatedAt: string | null;
  updatedBy: string | null;
}

export async function findPin(db: Db, { environmentId, schemaFamilyId }: PinPlace): Promise<Pin | undefined> {
  const row = await db
    .selectFrom('schema_pins')
    .select([
      'version_number as versionNumber',
      'gate',
      'evaluation_id as evaluationId',
      'checks',
      'updated_at as updatedAt',
      'updated_by as updatedBy',
    ])
    .where('environment_id', '=', environmentId)
    .where('schema_family_id', '=', schemaFamilyId)
    .executeTakeFirst();
  return row && { ...row, gate: parseStoredJson<Gate>(row.gate), checks: JSON.parse(row.checks) as GateCheck[] };
}

export async function storePin(db: Db, { environmentId, schemaFamilyId }: PinPlace, pin: Pin): Promise<void> {
  const values = {
    version_number: pin.versionNumber,
    gate: toStoredJson(pin.gate),
    gate_dataset_id: pin.gate?.datasetId ?? null,
    evaluation_id: pin.evaluationId,
    checks: toStoredJson(pin.checks) ?? '[]',
    updated_at: pin.updatedAt ?? '',
    updated_by: pin.updatedBy,
  };
  await db
    .insertInto('schema_pins')
    .values({ environment_id: environmentId, schema_family_id: schemaFamilyId, ...values })
    .onConflict((conflict) => conflict.columns(['environment_id', 'schema_family_id']).doUpdateSet(values))
    .execute();
}

/** Whether a gate uses a data set. */
export async function isGateDataset(db: Db, datasetId: string): Promise<boolean> {
  const row = await db
    .selectFrom('schema_pins')
    .select('schema_family_id')
    .where('gate_dataset_id', '=', datasetId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
