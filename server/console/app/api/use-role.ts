import { useQuery } from '@tanstack/preact-query';
import { listWorkspacesQuery } from '../../generated/queries.gen.ts';

/** The caller's role in a workspace; undefined until it is known. */
export function useRole(slug: string): string | undefined {
  const { data } = useQuery(listWorkspacesQuery({ query: { pageSize: 100 } }));
  return data?.data.find((one) => one.slug === slug)?.role;
}
