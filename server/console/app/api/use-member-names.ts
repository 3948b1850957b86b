import { useQuery } from '@tanstack/preact-query';
import { listMembersQuery } from '../../generated/queries.gen.ts';

/** Names of the users of a workspace by id. For users who are not members, the name is the id. */
export function useMemberNames(slug: string): (userId: string) => string {
  const { data } = useQuery(listMembersQuery({ path: { slug }, query: { pageSize: 100 } }));
  return (userId) => data?.data.find((member) => member.userId === userId)?.name ?? userId;
}
