import type { Run } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { listEnvironmentsQuery, listSchemasQuery } from '../../../generated/queries.gen.ts';
import { toEnvironment, type EnvironmentSlug } from '../../lib/console-address.ts';

/** The schema and environment of a run, as paths name them; undefined until they are known. */
export function useRunPlace(slug: string, run: Run): { schemaKey: string; env: EnvironmentSlug } | undefined {
  const { data: schemas } = useQuery(listSchemasQuery({ path: { slug }, query: { pageSize: 100 } }));
  const { data: environments } = useQuery(listEnvironmentsQuery({ path: { slug } }));
  const schemaKey = schemas?.data.find(({ id }) => id === run.schemaFamilyId)?.schemaKey;
  const env = environments?.data.find(({ id }) => id === run.environmentId)?.slug;
  return schemaKey === undefined || env === undefined ? undefined : { schemaKey, env: toEnvironment(env) };
}
