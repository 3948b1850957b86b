import type { Db } from '../db/database.ts';
import type { JsonObject } from '../lib/json-value.ts';

export interface SchemaKind {
  schemaKey: string;
  name: string;
  description: string | null;
  definition: JsonObject;
}

/** The latest versions of a workspace's schemas, newest schema first. */
export async function listSchemaKinds(db: Db, workspaceId: string, limit: number): Promise<SchemaKind[]> {
  const rows = await db
    .selectFrom('schema_families as family')
    .innerJoin('schema_versions as version', (join) =>
      join
        .onRef('version.family_id', '=', 'family.id')
        .onRef('version.version_number', '=', 'family.latest_version_number'),
    )
    .select(['family.schema_key as schemaKey', 'family.name', 'family.description', 'version.definition'])
    .where('family.workspace_id', '=', workspaceId)
    .orderBy('family.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, definition: JSON.parse(row.definition) as JsonObject }));
}
