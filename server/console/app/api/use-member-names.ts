import { useQuery } from '@tanstack/preact-query';
import { listMembersQuery } from '../../generated/queries.gen.ts';

/** Names of workspace members by user id. Other users are named by their id. */
export function useMemberNames(slug: string): (userId: string) => string {
  const { data } = useQuery(listMembersQuery({ path: { slug }, query: { pageSize: 100 } }));
  return (userId) => data?.data.find((member) => member.userId === userId)?.name ?? userId;
}
