import { toPageRequest, type HandlersOf, type Wire } from '../http/operation.ts';
import { mapPage } from '../lib/pagination.ts';
import type { ApiKey } from './repository.ts';
import type { ApiKeysService } from './service.ts';

function presentApiKey({ userId: _userId, limits: { env, role }, ...apiKey }: ApiKey): Wire<'ApiKey'> {
  return { ...apiKey, env, role };
}

export function createApiKeyHandlers(
  apiKeys: ApiKeysService,
): HandlersOf<'listApiKeys' | 'createApiKey' | 'deleteApiKey'> {
  return {
    async listApiKeys({ caller, query }) {
      return { status: 200, body: mapPage(await apiKeys.list(caller, toPageRequest(query)), presentApiKey) };
    },
    async createApiKey({ caller, body }) {
      const { apiKey, secret } = await apiKeys.create(caller, body);
      return { status: 201, body: { ...presentApiKey(apiKey), key: secret } };
    },
    async deleteApiKey({ caller, path }) {
      await apiKeys.delete(caller, path.id);
      return { status: 204 };
    },
  };
}
