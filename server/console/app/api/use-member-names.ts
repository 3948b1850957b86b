import { useQuery } from '@tanstack/preact-query';
import { listMembersQuery } from '../../generated/queries.gen.ts';

/** The names of users of a workspace by their ids. A user who is no member is named by the id. */
export function useMemberNames(slug: string): (userId: string) => string {
  const { data } = useQuery(listMembersQuery({ path: { slug }, query: { pageSize: 100 } }));
  return (userId) => data?.data.find((member) => member.userId === userId)?.name ?? userId;
}
