import type { HandlersOf } from '../http/operation.ts';
import type { UsersService } from './service.ts';

export function createUserHandlers(users: UsersService): HandlersOf<'getMe'> {
  return {
    async getMe({ caller }) {
      const { id, name, plan } = await users.get(caller);
      return { status: 200, body: { id, name, plan } };
    },
  };
}
