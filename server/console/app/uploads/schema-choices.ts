import type { SchemaFamily, SchemaTemplate } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { listSchemasQuery, listSchemaTemplatesQuery } from '../../generated/queries.gen.ts';
import type { EnvironmentSlug } from '../lib/console-address.ts';
import type { UploadTarget } from './upload-item.ts';

/** A schema to extract with: one of the workspace, or a template that becomes one. */
export interface SchemaChoice {
  schemaKey: string;
  name: string;
  description: string;
  template: SchemaTemplate | null;
}

/** The templates that most people begin with. */
const FIRST_TEMPLATES = ['invoice', 'receipt', 'contract'];

const getRank = ({ key }: SchemaTemplate): number => {
  const rank = FIRST_TEMPLATES.indexOf(key);
  return rank === -1 ? FIRST_TEMPLATES.length : rank;
};

/** The schemas of the workspace, then the templates that it does not have. */
export function listSchemaChoices(families: SchemaFamily[], templates: SchemaTemplate[]): SchemaChoice[] {
  const own = new Set(families.map(({ schemaKey }) => schemaKey));
  return [
    ...families.map(({ schemaKey, name, description }) => ({
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

export function toTarget(
  slug: string,
  env: EnvironmentSlug,
  { schemaKey, name, template }: SchemaChoice,
): UploadTarget {
  return { slug, env, schemaKey, template: template === null ? null : { name, definition: template.definition } };
}

export function useSchemaChoices(slug: string) {
  const families = useQuery(listSchemasQuery({ path: { slug }, query: { pageSize: 100 } }));
  const templates = useQuery({ ...listSchemaTemplatesQuery({ query: { pageSize: 100 } }), staleTime: Infinity });
  const isKnown = families.data !== undefined && templates.data !== undefined;
  return {
    error: families.error ?? templates.error,
    choices: isKnown ? listSchemaChoices(families.data.data, templates.data.data) : undefined,
    isEmpty: families.data?.total === 0,
    templates: templates.data?.data ?? [],
    refetch: () => {
      void families.refetch();
      void templates.refetch();
    },
  };
}
