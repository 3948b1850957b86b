import { listSchemas, type SchemaFamily } from '@excerpt/sdk';
import { queryOptions } from '@tanstack/preact-query';
import { getClient } from '../../api/console-session.ts';

const PAGE_SIZE = 100;

/** Every schema of a workspace, newest first. The server cannot filter them, so the list does. */
export const allSchemasQuery = (slug: string) =>
  queryOptions({
    queryKey: ['listSchemas', 'all', slug] as const,
    queryFn: async ({ signal }) => {
      const families: SchemaFamily[] = [];
      for (let page = 1; ; page += 1) {
        const request = { path: { slug }, query: { page, pageSize: PAGE_SIZE } };
        const { data } = await listSchemas({ client: getClient(), signal, ...request, throwOnError: true });
        families.push(...data.data);
        if (page * PAGE_SIZE >= data.total) return families;
      }
    },
  });

/** Those of which the name, key or description has each word of a text. */
export function filterSchemas(families: SchemaFamily[], text: string): SchemaFamily[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return families.filter(({ name, schemaKey, description }) => {
    const searched = `${name}\n${schemaKey}\n${description ?? ''}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}
