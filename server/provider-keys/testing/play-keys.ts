/** Provider keys of Ann, and a provider that answers what a test says. */
import type { ProviderKey } from '@excerpt/sdk';
import { openServices, type OpenServices } from '../../app/testing/open-services.ts';
import { ExtractionError, type ProviderAccess } from '../../extraction/engine.ts';
import { createKeyBindings } from '../../environments/key-bindings.ts';
import { createProviderKeyHandlers } from '../handlers.ts';
import { createProviderKeysService, type ProviderKeysService } from '../service.ts';
import type { RunProvider } from '../use-key.ts';

export const SECRET = 'sk-0123456789abcdef0123';

type Answer = string[] | null | Error;

type Verified = ProviderKey & { models: string[] | null; problem: { code: string; message: string } | null };

export const refusal = (providerStatus = 401, detail?: string) =>
  new ExtractionError('provider_auth', 'No such key.', { providerStatus, ...(detail !== undefined && { detail }) });
export const away = new ExtractionError('provider_unavailable', 'Away.');

export interface PlayedKeys {
  open: OpenServices;
  keys: ProviderKeysService;
  /** The pauses between two proofs, in milliseconds. None takes time. */
  pauses: number[];
  /** What the provider answers, one request after the other; the last one again and again. */
  answers: Answer[];
  /** With what it was asked since the last key was added. */
  asked: ProviderAccess[];
  whileAsked: (signal: AbortSignal) => unknown;
  /** A key for OpenAI, unless the body says another. */
  addKey(body?: object): Promise<ProviderKey>;
  get(id: string): Promise<ProviderKey>;
  verify(id: string, signal?: AbortSignal): Promise<Verified>;
  /** Sets columns of all keys, or of one. */
  change(values: object, id?: string): Promise<unknown>;
  accessOf(run: RunProvider): Promise<ProviderAccess>;
}

export const runOf = (key: { id: string; provider: string }, more: Partial<RunProvider> = {}): RunProvider => ({
  provider: key.provider,
  keySource: 'user',
  providerKeyId: key.id,
  residency: 'unknown',
  ...more,
});

export async function playKeys(): Promise<PlayedKeys> {
  const listModels = async ({ access, signal }: { access: ProviderAccess; signal: AbortSignal }) => {
    await played.whileAsked(signal);
    played.asked.push(access);
    const answer = (played.answers.length > 1 ? played.answers.shift() : played.answers[0]) ?? null;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const open = await openServices();
  const { clock, database, newId, registry, box, fallback } = open.resources;
  const { audit } = open.services;
  const keys = createProviderKeysService({
    clock,
    database,
    newId,
    registry,
    box,
    audit,
    addresses: open.resources.addresses,
    allowsHttp: false,
    models: { listModels },
    system: { provider: fallback.provider, access: { apiKey: null, baseUrl: null, quota: 'system' } },
    bindings: createKeyBindings({ clock, audit }),
    pause: (ms, signal) => {
      played.pauses.push(ms);
      return signal?.aborted === true ? Promise.reject(signal.reason as Error) : Promise.resolve();
    },
  });
  const { createProviderKey, getProviderKey, verifyProviderKey } = createProviderKeyHandlers(keys);
  const played: PlayedKeys = {
    open,
    keys,
    pauses: [],
    answers: [null],
    asked: [],
    whileAsked: () => undefined,
    async addKey(body = {}) {
      const given = { provider: 'openai', secret: SECRET, ...body };
      const key = await open.ask<ProviderKey>(createProviderKey, 'ann', { body: given });
      played.asked.length = 0;
      return key;
    },
    get: (id) => open.ask<ProviderKey>(getProviderKey, 'ann', { path: { id } }),
    verify: (id, signal = new AbortController().signal) =>
      open.ask<Verified>(verifyProviderKey, 'ann', { path: { id }, signal }),
    change(values, id) {
      const update = open.rows.db.updateTable('provider_keys').set(values);
      return (id === undefined ? update : update.where('id', '=', id)).execute();
    },
    accessOf: (run) => keys.getAccess(run),
  };
  return played;
}
