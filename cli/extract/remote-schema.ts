import type { SchemaVersion } from '@excerpt/sdk';
import type { Connection } from '../client/connect.ts';
import { isRequestError } from '../client/explain-error.ts';
import { findTemplate } from './local-definitions.ts';
import { deriveSchemaKey, readSchemaFile, type SchemaFile, type SchemaSource } from './schema-source.ts';

/** Null for a schema that the server has. */
export async function readSchema(source: SchemaSource): Promise<SchemaFile | null> {
  if (source.kind === 'file') return readSchemaFile(source.path);
  if (source.kind === 'key') return null;
  const { definition, name, description } = await findTemplate(source.name);
  return { definition, name, description };
}

/** The key under which a server keeps a schema. */
export function getSchemaKey(source: SchemaSource): string {
  if (source.kind === 'key') return source.schemaKey;
  return source.kind === 'file' ? deriveSchemaKey(source.path) : source.name;
}

interface NamedSchemaFile {
  schemaKey: string;
  /** Becomes the newest version of the schema, unless it is that already. Null for a schema that the server has. */
  schema: SchemaFile | null;
}

/** The version of a schema that documents get. */
export async function chooseVersion(
  { client, workspace }: Pick<Connection, 'client'> & { workspace: string },
  { schemaKey, schema }: NamedSchemaFile,
): Promise<Pick<SchemaVersion, 'versionNumber' | 'definition'>> {
  if (schema === null) {
    const family = await client.schemas.get({ workspace, schemaKey }).catch(async (error: unknown) => {
      if (!isRequestError(error) || error.status !== 404) throw error;
      const { data } = await client.schemas.list({ workspace, pageSize: 20 });
      const known = data.length === 0 ? '' : ` There are: ${data.map((one) => one.schemaKey).join(', ')}.`;
      throw new Error(
        `There is no schema ${schemaKey} in the workspace ${workspace}.${known} A file is written with a /, such as ` +
          `./${schemaKey}.json.`,
      );
    });
    return client.schemas.getVersion({ workspace, schemaKey, versionNumber: family.latestVersionNumber });
  }
  const { latestVersion } = await client.schemas.create({
    ...schema,
    name: schema.name ?? schemaKey,
    workspace,
    schemaKey,
  });
  return latestVersion;
}
