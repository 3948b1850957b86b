import type { Run } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { listEnvironmentsQuery, listSchemasQuery } from '../../../generated/queries.gen.ts';
import { toEnvironment, type EnvironmentSlug } from '../../lib/console-address.ts';

export interface RunPlace {
  schemaKey: string;
  env: EnvironmentSlug;
}

/** The schema and environment of a run, as paths name them; undefined until they are known. */
export function useRunPlace(slug: string, run: Run): { place: RunPlace | undefined; error: Error | null } {
  const schemas = useQuery(listSchemasQuery({ path: { slug }, query: { pageSize: 100 } }));
  const environments = useQuery(listEnvironmentsQuery({ path: { slug } }));
  const schemaKey = schemas.data?.data.find(({ id }) => id === run.schemaFamilyId)?.schemaKey;
  const env = environments.data?.data.find(({ id }) => id === run.environmentId)?.slug;
  return {
    place: schemaKey === undefined || env === undefined ? undefined : { schemaKey, env: toEnvironment(env) },
    error: schemas.error ?? environments.error,
  };
}
