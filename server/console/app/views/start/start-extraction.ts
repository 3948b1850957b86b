import { extractFile, type SchemaFamily } from '@excerpt/sdk';
import { getClient } from '../../api/console-session.ts';
import type { EnvironmentSlug } from '../../lib/console-address.ts';
import { STARTING_SCHEMAS } from '../../lib/starting-schemas.ts';

export interface SchemaOption {
  schemaKey: string;
  name: string;
  description: string;
}

/** The schemas of the workspace, then those to start with that it does not have. */
export function listSchemaOptions(families: SchemaFamily[]): SchemaOption[] {
  const own = families.map(({ schemaKey, name, description }) => ({ schemaKey, name, description: description ?? '' }));
  const keys = new Set(own.map(({ schemaKey }) => schemaKey));
  return [...own, ...STARTING_SCHEMAS.filter(({ schemaKey }) => !keys.has(schemaKey))];
}

export interface ExtractionTarget {
  slug: string;
  env: EnvironmentSlug;
  schemaKey: string;
  /** The schemas that the workspace has. */
  families: SchemaFamily[];
}

/** Uploads a file and starts a run. Creates the schema if it is one to start with. Returns the id of the run. */
export async function startExtraction(
  file: File,
  { slug, env, schemaKey, families }: ExtractionTarget,
): Promise<string> {
  const isNew = !families.some((family) => family.schemaKey === schemaKey);
  const starting = isNew ? STARTING_SCHEMAS.find((schema) => schema.schemaKey === schemaKey) : undefined;
  const { data } = await extractFile({
    client: getClient(),
    path: { slug, schemaKey },
    query: { env },
    body: { file, ...(starting !== undefined && { schema: starting.definition, schemaName: starting.name }) },
    throwOnError: true,
  });
  return data.runId;
}
