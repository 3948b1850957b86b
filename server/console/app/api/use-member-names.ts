import { useQuery } from '@tanstack/preact-query';
import { listMembersQuery } from '../../generated/queries.gen.ts';

/** Names of the people of a workspace by user id, those who have left included. Other users are named by their id. */
export function useMemberNames(slug: string): (userId: string) => string {
  const path = { slug };
  const { data: current } = useQuery(listMembersQuery({ path, query: { pageSize: 100 } }));
  const { data: former } = useQuery(listMembersQuery({ path, query: { state: 'former', pageSize: 100 } }));
  const people = [...(current?.data ?? []), ...(former?.data ?? [])];
  return (userId) => people.find((member) => member.userId === userId)?.name ?? userId;
}
