import type { SchemaFamily, SchemaTemplate } from '@excerpt/sdk';
import { useQueries, useQuery } from '@tanstack/preact-query';
import { getSchemaTemplateQuery, listSchemasQuery, listSchemaTemplatesQuery } from '../../generated/queries.gen.ts';
import type { EnvironmentSlug } from '../lib/console-address.ts';
import { readLastSchema } from '../lib/last-schema.ts';
import type { UploadTarget } from './upload-item.ts';

/** A schema to extract with: one of the workspace, or a template that becomes one. */
export interface SchemaChoice {
  schemaKey: string;
  name: string;
  description: string;
  template: SchemaTemplate | null;
}

/** The templates that most people begin with. */
export const FIRST_TEMPLATES = ['invoice', 'receipt', 'contract'];

const getRank = ({ key }: SchemaTemplate): number => {
  const rank = FIRST_TEMPLATES.indexOf(key);
  return rank === -1 ? FIRST_TEMPLATES.length : rank;
};

/** Where the server keeps packets. It is no kind of document. */
const PACKETS = 'packets';

/** The schemas of the workspace, then the templates that it does not have. */
export function listSchemaChoices(families: SchemaFamily[], templates: SchemaTemplate[]): SchemaChoice[] {
  const own = new Set(families.map(({ schemaKey }) => schemaKey));
  return [
    ...families
      .filter(({ schemaKey }) => schemaKey !== PACKETS)
      .map(({ schemaKey, name, description }) => ({
        schemaKey,
        name,
        description: description ?? 'A schema of this workspace',
        template: null,
      })),
    ...templates
      .filter(({ key }) => !own.has(key))
      .toSorted((one, other) => getRank(one) - getRank(other))
      .map((template) => ({
        schemaKey: template.key,
        name: template.name,
        description: template.description,
        template,
      })),
  ];
}

/** The choice of the address, or else the last one that was used here, or else the first. */
export function findChoice(choices: SchemaChoice[], slug: string, schemaKey: string | null): SchemaChoice | undefined {
  const find = (key: string | null) => choices.find((choice) => choice.schemaKey === key);
  return find(schemaKey) ?? find(readLastSchema(slug)) ?? choices[0];
}

export function toTarget(
  slug: string,
  env: EnvironmentSlug,
  { schemaKey, name, template }: SchemaChoice,
): UploadTarget {
  return {
    slug,
    env,
    schemaKey,
    name,
    template: template === null ? null : { name, definition: template.definition, rules: template.rules },
  };
}

const KEPT = { staleTime: Infinity };

/**
 * The schemas to extract with. All templates together are larger than the page that offers them, so an empty workspace
 * has the first ones, and others none, until all are asked for.
 */
export function useSchemaChoices(slug: string, { hasAll }: { hasAll: boolean }) {
  const families = useQuery(listSchemasQuery({ path: { slug }, query: { pageSize: 100 } }));
  const isEmpty = families.data?.data.every(({ schemaKey }) => schemaKey === PACKETS) ?? false;
  const all = useQuery({ ...listSchemaTemplatesQuery({ query: { pageSize: 100 } }), ...KEPT, enabled: hasAll });
  const first = useQueries({
    queries: FIRST_TEMPLATES.map((key) => ({
      ...getSchemaTemplateQuery({ path: { key } }),
      ...KEPT,
      enabled: isEmpty && !hasAll,
    })),
  });
  const few = isEmpty ? first.map(({ data }) => data) : [];
  const templates = (hasAll ? all.data?.data : undefined) ?? few.filter((one) => one !== undefined);
  const isKnown = families.data !== undefined && (hasAll ? all.data !== undefined : !few.includes(undefined));
  const queries = [families, all, ...first];
  return {
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    choices: isKnown ? listSchemaChoices(families.data.data, templates) : undefined,
    isEmpty,
    refetch: () => queries.forEach((query) => query.isError && void query.refetch()),
  };
}
