import { toPageRequest, type HandlersOf, type Wire } from '../http/operation.ts';
import { mapPage } from '../lib/pagination.ts';
import type { ProviderKey } from './repository.ts';
import type { ProviderKeysService } from './service.ts';

function presentKey({ userId: _userId, ...key }: ProviderKey): Wire<'ProviderKey'> {
  return key;
}

type ProviderKeyOperation =
  | 'listProviderKeys'
  | 'createProviderKey'
  | 'getProviderKey'
  | 'updateProviderKey'
  | 'deleteProviderKey'
  | 'verifyProviderKey';

export function createProviderKeyHandlers(providerKeys: ProviderKeysService): HandlersOf<ProviderKeyOperation> {
  return {
    async listProviderKeys({ caller, query }) {
      return { status: 200, body: mapPage(await providerKeys.list(caller, toPageRequest(query)), presentKey) };
    },
    async createProviderKey({ caller, body }) {
      return { status: 201, body: presentKey(await providerKeys.create(caller, body)) };
    },
    async getProviderKey({ caller, path }) {
      return { status: 200, body: presentKey(await providerKeys.get(caller, path.id)) };
    },
    async updateProviderKey({ caller, path, body }) {
      return { status: 200, body: presentKey(await providerKeys.update(caller, path.id, body)) };
    },
    async deleteProviderKey({ caller, path }) {
      await providerKeys.delete(caller, path.id);
      return { status: 204 };
    },
    async verifyProviderKey({ caller, path, signal }) {
      const { key, models, problem } = await providerKeys.verify(caller, path.id, signal);
      return { status: 200, body: { ...presentKey(key), models, problem } };
    },
  };
}
