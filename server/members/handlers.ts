import { toPageRequest, type HandlersOf } from '../http/operation.ts';
import type { MembersService } from './service.ts';

export function createMemberHandlers(
  members: MembersService,
): HandlersOf<'listMembers' | 'addMember' | 'updateMember' | 'removeMember'> {
  return {
    async listMembers({ caller, path, query }) {
      const { state = 'current' } = query;
      return { status: 200, body: await members.list(caller, path.slug, { state, ...toPageRequest(query) }) };
    },
    async addMember({ caller, path, body }) {
      return { status: 201, body: await members.add(caller, path.slug, { role: 'member', ...body }) };
    },
    async updateMember({ caller, path, body }) {
      return { status: 200, body: await members.setRole(caller, path.slug, { userId: path.userId, ...body }) };
    },
    async removeMember({ caller, path }) {
      await members.remove(caller, path.slug, path.userId);
      return { status: 204 };
    },
  };
}
