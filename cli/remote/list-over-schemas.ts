import pMap from 'p-map';
import { take, type LimitOption, type WorkspaceContext } from './remote-command.ts';

const SCHEMAS_AT_ONCE = 4;
const SCHEMA_PAGE_SIZE = 100;

export interface SchemaChoice extends LimitOption {
  schema?: string;
}

/** What belongs to the named schema, or else to any schema of the workspace: the newest first, each with its schema. */
export async function listOverSchemas<T extends { createdAt: string }>(
  { client, workspace, options }: WorkspaceContext<SchemaChoice>,
  list: (schemaKey: string) => AsyncIterable<T>,
): Promise<(T & { schemaKey: string })[]> {
  const keys = options.schema === undefined ? [] : [options.schema];
  if (options.schema === undefined)
    for await (const { schemaKey } of client.schemas.list({ workspace, pageSize: SCHEMA_PAGE_SIZE }))
      keys.push(schemaKey);
  const lists = await pMap(
    keys,
    async (schemaKey) => (await take(list(schemaKey), options)).map((one) => ({ ...one, schemaKey })),
    { concurrency: SCHEMAS_AT_ONCE },
  );
  return lists
    .flat()
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, options.limit);
}
