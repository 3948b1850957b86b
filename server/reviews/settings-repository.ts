import { cacheFirstRow } from '../db/cached-query.ts';
import type { Db } from '../db/database.ts';
import type { ConfidenceLimit, ReviewConditions, RuleCondition } from './table.ts';

export interface ReviewSettings extends ReviewConditions {
  /** Null if they were never set. */
  updatedAt: string | null;
}

export interface SettingsScope {
  environmentId: string;
  schemaFamilyId: string;
}

const selectOfEnvironment = cacheFirstRow((db, { environmentId }: { environmentId: string }) =>
  db.selectFrom('review_settings').select('schema_family_id').where('environment_id', '=', environmentId).limit(1),
);

/** Whether any schema has settings in an environment. */
export async function hasSettings(db: Db, environmentId: string): Promise<boolean> {
  return (await selectOfEnvironment(db, { environmentId })) !== undefined;
}

function splitPaths(
  stored: readonly (string | ConfidenceLimit)[],
): Pick<ReviewConditions, 'confidencePaths' | 'confidenceLimits'> {
  return {
    confidencePaths: stored.filter((one) => typeof one === 'string'),
    confidenceLimits: stored.filter((one) => typeof one !== 'string'),
  };
}

export async function findSettings(db: Db, scope: SettingsScope): Promise<ReviewSettings | undefined> {
  const row = await db
    .selectFrom('review_settings')
    .select([
      'confidence_below as confidenceBelow',
      'confidence_paths as confidencePaths',
      'required_paths as requiredPaths',
      'sample',
      'rules',
      'updated_at as updatedAt',
    ])
    .where('environment_id', '=', scope.environmentId)
    .where('schema_family_id', '=', scope.schemaFamilyId)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      ...splitPaths(JSON.parse(row.confidencePaths) as (string | ConfidenceLimit)[]),
      requiredPaths: JSON.parse(row.requiredPaths) as string[],
      rules: row.rules as RuleCondition | null,
    }
  );
}

export async function storeSettings(
  db: Db,
  { environmentId, schemaFamilyId }: SettingsScope,
  settings: ReviewConditions & { updatedAt: string },
): Promise<void> {
  const values = {
    confidence_below: settings.confidenceBelow,
    confidence_paths: JSON.stringify([...settings.confidencePaths, ...settings.confidenceLimits]),
    required_paths: JSON.stringify(settings.requiredPaths),
    sample: settings.sample,
    rules: settings.rules,
    updated_at: settings.updatedAt,
  };
  await db
    .insertInto('review_settings')
    .values({ environment_id: environmentId, schema_family_id: schemaFamilyId, ...values })
    .onConflict((conflict) => conflict.columns(['environment_id', 'schema_family_id']).doUpdateSet(values))
    .execute();
}
