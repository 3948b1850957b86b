import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Excerpt, SchemaFamily } from '@excerpt/sdk';
import { deriveSchemaKey, readSchemaFile, type SchemaFile } from '../extract/schema-source.ts';

/** A schema of a folder or a server. */
export interface NamedSchema extends SchemaFile {
  schemaKey: string;
}

/** A schema whose folder and server differ, or which one of them lacks. */
export interface SchemaChange {
  schemaKey: string;
  state: 'new' | 'changed' | 'same' | 'only on the server';
  local: NamedSchema | null;
  remote: NamedSchema | null;
  /** Of the server. */
  versionNumber: number | null;
}

/** The schemas of a folder, or of one file, by their keys. */
export async function readSchemaFolder(path: string): Promise<NamedSchema[]> {
  const isFile = await stat(path).then(
    (stats) => stats.isFile(),
    () => {
      throw new Error(
        `There is no folder ${path}. Fetch the schemas of a server: excerpt schemas pull --folder ${path}`,
      );
    },
  );
  if (isFile) return [{ schemaKey: deriveSchemaKey(path), ...(await readSchemaFile(path)) }];
  const names = (await readdir(path)).filter((name) => name.endsWith('.json') && !name.startsWith('.')).toSorted();
  if (names.length === 0) throw new Error(`There are no schemas in ${path}: they are files KEY.json.`);
  return Promise.all(
    names.map(async (name) => ({ schemaKey: deriveSchemaKey(name), ...(await readSchemaFile(join(path, name))) })),
  );
}

/** The newest version of a schema. */
export async function fetchSchema(
  { client, workspace }: { client: Excerpt; workspace: string },
  { schemaKey, latestVersionNumber: versionNumber, name, description }: SchemaFamily,
): Promise<NamedSchema> {
  const version = await client.schemas.getVersion({ workspace, schemaKey, versionNumber });
  const { definition, instructions, examples, parameters, rules } = version;
  return {
    schemaKey,
    name,
    ...(description !== null && { description }),
    definition,
    ...(instructions !== null && { instructions }),
    ...(examples.length > 0 && { examples }),
    ...(parameters !== null && { parameters }),
    ...(rules.length > 0 && { rules }),
  };
}

export async function listFamilies({
  client,
  workspace,
}: {
  client: Excerpt;
  workspace: string;
}): Promise<Map<string, SchemaFamily>> {
  const families = await Array.fromAsync(client.schemas.list({ workspace, pageSize: 100 }));
  return new Map(families.map((family) => [family.schemaKey, family]));
}

/** Whether both make the same version and, where the file says, have the same name. The order of keys is free. */
function isSame(local: NamedSchema, remote: NamedSchema): boolean {
  const listParts = ({ definition, instructions, examples, parameters, rules }: NamedSchema) => [
    definition,
    instructions ?? null,
    examples ?? [],
    parameters ?? null,
    rules ?? [],
  ];
  if (!isDeepStrictEqual(listParts(local), listParts(remote))) return false;
  return (['name', 'description'] as const).every(
    (field) => local[field] === undefined || local[field] === remote[field],
  );
}

/** Compares a folder with a server. */
export async function compareSchemas(
  connection: { client: Excerpt; workspace: string },
  schemas: NamedSchema[],
): Promise<SchemaChange[]> {
  const families = await listFamilies(connection);
  return Promise.all(
    schemas.map(async (local) => {
      const { schemaKey } = local;
      const family = families.get(schemaKey);
      if (family === undefined) return { schemaKey, state: 'new', local, remote: null, versionNumber: null } as const;
      const remote = await fetchSchema(connection, family);
      const state = isSame(local, remote) ? 'same' : 'changed';
      return { schemaKey, state, local, remote, versionNumber: family.latestVersionNumber } as const;
    }),
  );
}

/**
 * Writes a schema to `FOLDER/KEY.json`: the definition by itself, or with what else it has. False if the file has it
 * already.
 */
export async function writeSchemaFile(folder: string, { schemaKey, ...schema }: NamedSchema): Promise<boolean> {
  const { definition, name, ...rest } = schema;
  const title = definition['title'];
  const isPlain = Object.keys(rest).length === 0 && (name === title || (title === undefined && name === schemaKey));
  const text = `${JSON.stringify(isPlain ? definition : { name, ...rest, definition }, null, 2)}\n`;
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${schemaKey}.json`);
  if ((await readFile(path, 'utf8').catch(() => null)) === text) return false;
  await writeFile(path, text);
  return true;
}
