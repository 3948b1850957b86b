import type { ApiKey, CreateApiKeyData, DeleteApiKeyData, ListApiKeysData } from '../../generated/types.gen.ts';
import type { Handlers, Input } from '../http/operation-input.ts';
import { paginateNewest } from '../http/paginate.ts';
import type { Service } from '../service.ts';
import { invalidBody, notFound } from '../service-error.ts';

const LAST_MOMENT = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

function randomSecret(prefix: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return (
    prefix +
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '')
  );
}

function checkExpiry(expiresAt: string | null | undefined, now: number): string | null {
  if (expiresAt == null) return null;
  const expires = Date.parse(expiresAt);
  if (expires <= now) throw invalidBody('/expiresAt', 'expiresAt must be in the future.');
  if (expires > LAST_MOMENT)
    throw invalidBody('/expiresAt', 'expiresAt must be before the year 10000. Leave it out for never.');
  return new Date(expires).toISOString();
}

export function apiKeyHandlers({ store, clock, newId }: Service): Handlers {
  return {
    getMe({ caller }: Input) {
      return { status: 200, body: store.users.find(({ id }) => id === caller.userId) };
    },

    listApiKeys({ caller, query }: Input<ListApiKeysData>) {
      const own = store.apiKeys.filter(({ userId, isRevoked }) => userId === caller.userId && !isRevoked);
      return {
        status: 200,
        body: paginateNewest(
          own.map(({ apiKey }) => apiKey),
          query,
        ),
      };
    },

    createApiKey({ caller, body }: Input<CreateApiKeyData>) {
      const secret = randomSecret('exk_');
      const apiKey: ApiKey = {
        id: newId('key'),
        name: body.name,
        scope: body.scope ?? 'write',
        workspace: body.workspace ?? null,
        env: body.env ?? null,
        role: body.role ?? null,
        maskedKey: `${secret.slice(0, 8)}…${secret.slice(-4)}`,
        expiresAt: checkExpiry(body.expiresAt, clock.now()),
        lastUsedAt: null,
        createdAt: clock.timestamp(),
      };
      store.apiKeys.push({ apiKey, userId: caller.userId, secret, isRevoked: false });
      return { status: 201, body: { ...apiKey, key: secret } };
    },

    deleteApiKey({ caller, path }: Input<DeleteApiKeyData>) {
      const found = store.apiKeys.find(({ apiKey, userId }) => apiKey.id === path.id && userId === caller.userId);
      if (found === undefined || found.isRevoked) throw notFound('API key');
      // Its secret stays known, so that it is refused also where any other key is accepted.
      found.isRevoked = true;
      return { status: 204 };
    },
  };
}
