import type { Db } from '../db/database.ts';
import { listExpressions } from '../lib/models/derived-fields.ts';
import { listLookupKeys } from '../lib/models/lookup-table.ts';
import { toVersion } from './repository.ts';

export interface LookupUse {
  schemaKey: string;
  name: string;
}

/** The schemas that look values up in each table of a workspace, in their latest version or in a pinned one. */
export async function findLookupUses(db: Db, workspaceId: string): Promise<ReadonlyMap<string, LookupUse[]>> {
  const rows = await db
    .selectFrom('schema_families as family')
    .innerJoin('schema_versions as version', 'version.family_id', 'family.id')
    .select([
      'family.schema_key as schemaKey',
      'family.name',
      'version.definition',
      'version.instructions',
      'version.examples',
      'version.parameters',
      'version.rules',
    ])
    .where('family.workspace_id', '=', workspaceId)
    .where((eb) =>
      eb.or([
        eb('version.version_number', '=', eb.ref('family.latest_version_number')),
        eb.exists(
          eb
            .selectFrom('schema_pins as pin')
            .select('pin.schema_family_id')
            .whereRef('pin.schema_family_id', '=', 'family.id')
            .whereRef('pin.version_number', '=', 'version.version_number'),
        ),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb(eb.cast<string>('version.definition', 'text'), 'like', '%lookup%'),
        eb(eb.cast<string>('version.rules', 'text'), 'like', '%lookup%'),
      ]),
    )
    .orderBy('family.schema_key')
    .execute();
  const uses = new Map<string, LookupUse[]>();
  for (const { schemaKey, name, ...stored } of rows) {
    const { definition, rules } = toVersion(stored);
    for (const key of listLookupKeys(listExpressions(definition, rules))) {
      const known = uses.get(key) ?? [];
      if (!known.some((use) => use.schemaKey === schemaKey)) uses.set(key, [...known, { schemaKey, name }]);
    }
  }
  return uses;
}
