import { cacheFirstRow } from '../db/cached-query.ts';
import type { Db } from '../db/database.ts';
import { withRowLock } from '../db/row-locks.ts';
import type { JsonObject } from '../lib/json-value.ts';
import type { SchemaGuidance } from '../lib/models/schema-guidance.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';

export interface SchemaFamily {
  id: string;
  workspaceId: string;
  schemaKey: string;
  name: string;
  description: string | null;
  latestVersionNumber: number;
  createdAt: string;
  updatedAt: string;
}

export interface SchemaVersion extends SchemaGuidance {
  id: string;
  familyId: string;
  versionNumber: number;
  definitionHash: string;
  definition: JsonObject;
  createdAt: string;
}

const familyColumns = [
  'id',
  'workspace_id as workspaceId',
  'schema_key as schemaKey',
  'name',
  'description',
  'latest_version_number as latestVersionNumber',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

const versionColumns = [
  'id',
  'family_id as familyId',
  'version_number as versionNumber',
  'definition_hash as definitionHash',
  'definition',
  'instructions',
  'examples',
  'parameters',
  'rules',
  'created_at as createdAt',
] as const;

interface GuidanceColumns {
  instructions: string | null;
  examples: string | null;
  parameters: string | null;
  rules: string | null;
}

function toGuidance({ instructions, examples, parameters, rules }: GuidanceColumns): SchemaGuidance {
  return {
    instructions,
    examples: examples === null ? [] : JSON.parse(examples),
    parameters: parameters === null ? null : JSON.parse(parameters),
    rules: rules === null ? [] : JSON.parse(rules),
  };
}

export function toVersion<T extends GuidanceColumns & { definition: string }>(row: T) {
  return { ...row, definition: JSON.parse(row.definition) as JsonObject, ...toGuidance(row) };
}

export async function listFamilies(db: Db, workspaceId: string, page: PageRequest): Promise<Page<SchemaFamily>> {
  const families = db.selectFrom('schema_families').where('workspace_id', '=', workspaceId);
  const data = await families
    .select(familyColumns)
    .orderBy('id', 'desc')
    .limit(page.pageSize)
    .offset(getOffset(page))
    .execute();
  const { total } = await families.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ...page, total, data };
}

export async function findFamily(db: Db, workspaceId: string, schemaKey: string): Promise<SchemaFamily | undefined> {
  return db
    .selectFrom('schema_families')
    .select(familyColumns)
    .where('workspace_id', '=', workspaceId)
    .where('schema_key', '=', schemaKey)
    .executeTakeFirst();
}

/**
 * The current row of the family, locked until the end of the transaction. Undefined if it was deleted.
 * @param before `delete` also blocks new versions, documents and runs of the family
 */
export async function lockFamily(
  db: Db,
  workspaceId: string,
  id: string,
  before: 'update' | 'delete',
): Promise<SchemaFamily | undefined> {
  const family = db
    .selectFrom('schema_families')
    .select(familyColumns)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id);
  return withRowLock(db, family, before).executeTakeFirst();
}

export async function insertFamily(db: Db, family: SchemaFamily): Promise<void> {
  await db
    .insertInto('schema_families')
    .values({
      id: family.id,
      workspace_id: family.workspaceId,
      schema_key: family.schemaKey,
      name: family.name,
      description: family.description,
      latest_version_number: family.latestVersionNumber,
      created_at: family.createdAt,
      updated_at: family.updatedAt,
    })
    .execute();
}

export async function updateFamily(db: Db, family: SchemaFamily): Promise<void> {
  await db
    .updateTable('schema_families')
    .set({
      name: family.name,
      description: family.description,
      latest_version_number: family.latestVersionNumber,
      updated_at: family.updatedAt,
    })
    .where('workspace_id', '=', family.workspaceId)
    .where('id', '=', family.id)
    .execute();
}

/** Includes versions, documents and runs, which refer to the family with `on delete cascade`. */
export async function deleteFamily(db: Db, workspaceId: string, id: string): Promise<void> {
  await db.deleteFrom('schema_families').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}

/** A run of another family over a document of this one: it goes with the document. */
export async function findForeignRun(db: Db, workspaceId: string, familyId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('documents')
    .innerJoin('runs', 'runs.document_id', 'documents.id')
    .select('runs.id')
    .where('documents.workspace_id', '=', workspaceId)
    .where('documents.schema_family_id', '=', familyId)
    .where('runs.schema_family_id', '!=', familyId)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export async function listVersions(db: Db, familyId: string, page: PageRequest): Promise<Page<SchemaVersion>> {
  const versions = db.selectFrom('schema_versions').where('family_id', '=', familyId);
  const rows = await versions
    .select(versionColumns)
    .orderBy('version_number', 'desc')
    .limit(page.pageSize)
    .offset(getOffset(page))
    .execute();
  const { total } = await versions.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ...page, total, data: rows.map(toVersion) };
}

export async function findVersion(db: Db, familyId: string, versionNumber: number): Promise<SchemaVersion | undefined> {
  const row = await db
    .selectFrom('schema_versions')
    .select(versionColumns)
    .where('family_id', '=', familyId)
    .where('version_number', '=', Math.min(versionNumber, Number.MAX_SAFE_INTEGER))
    .executeTakeFirst();
  return row && toVersion(row);
}

const selectDefinition = cacheFirstRow((db, { versionId }: { versionId: string }) =>
  db
    .selectFrom('schema_versions')
    .select(['definition', 'instructions', 'examples', 'parameters', 'rules'])
    .where('id', '=', versionId),
);

/** For jobs, which have no user. The definition is JSON. */
export async function findDefinition(
  db: Db,
  versionId: string,
): Promise<{ definition: string; guidance: SchemaGuidance } | undefined> {
  const row = await selectDefinition(db, { versionId });
  return row && { definition: row.definition, guidance: toGuidance(row) };
}

export async function insertVersion(db: Db, version: SchemaVersion): Promise<void> {
  await db
    .insertInto('schema_versions')
    .values({
      id: version.id,
      family_id: version.familyId,
      version_number: version.versionNumber,
      definition_hash: version.definitionHash,
      definition: JSON.stringify(version.definition),
      instructions: version.instructions,
      examples: version.examples.length === 0 ? null : JSON.stringify(version.examples),
      parameters: version.parameters === null ? null : JSON.stringify(version.parameters),
      rules: version.rules.length === 0 ? null : JSON.stringify(version.rules),
      created_at: version.createdAt,
    })
    .execute();
}
