import { setTimeout as delay } from 'node:timers/promises';
import { NO_LIMITS, type KeyLimits } from '../lib/people/workspace-roles.ts';
import type { AuditLog } from '../audit/record-change.ts';
import type { ServiceDatabase, Tx } from '../db/database.ts';
import { invalidBody, notFound } from '../errors.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { Page, PageRequest } from '../lib/pagination.ts';
import { hashSecret, maskSecret, generateApiKey } from '../lib/crypto/api-key-secret.ts';
import type { Caller } from '../users/service.ts';
import * as apiKeys from './repository.ts';
import type { ApiKey, ApiKeyScope } from './repository.ts';

export interface NewApiKey {
  name: string;
  scope?: ApiKeyScope | undefined;
  /** ISO 8601, in the future. The key never expires if it is null or absent. */
  expiresAt?: string | null | undefined;
  /** Slug of the only workspace that the key is for. */
  workspace?: string | null | undefined;
  /** The only environment that the key is for. */
  env?: KeyLimits['env'] | undefined;
  /** The most that the key may do; the user's role in the workspace where that is less. */
  role?: KeyLimits['role'] | undefined;
}

export interface ApiKeysService {
  /** The caller that a secret belongs to. Null for unknown, revoked and expired keys alike. */
  authenticate(secret: string): Promise<Caller | null>;
  /** What a key may do, by its id: for the session that it opened. Null as for `authenticate`. */
  findCaller(id: string): Promise<Caller | null>;
  /** The id of the row that a person's sessions belong to. It has no secret, so it is no API key. */
  findPersonKey(tx: Tx, userId: string): Promise<string>;
  list(caller: Caller, page: PageRequest): Promise<Page<ApiKey>>;
  /** Returns the secret, which is not stored and cannot be read again. */
  create(caller: Caller, key: NewApiKey): Promise<{ apiKey: ApiKey; secret: string }>;
  /** For the operator and the first start. Generates a random secret by default. */
  issue(tx: Tx, userId: string, key: NewApiKey, secret?: string): Promise<{ apiKey: ApiKey; secret: string }>;
  delete(caller: Caller, id: string): Promise<void>;
}

/** `lastUsedAt` is updated at most once a minute per key. */
const LAST_USED_PRECISION_MS = 60_000;
/** How long a request waits for that. */
const MAX_NOTE_WAIT_MS = 100;

/** Timestamps have four-digit years. */
const LAST_MOMENT = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

interface Dependencies {
  database: ServiceDatabase;
  clock: Clock;
  newId: NewId;
  audit: AuditLog;
}

export function createApiKeysService({ database, clock, newId, audit }: Dependencies): ApiKeysService {
  const { db } = database;

  async function insert(
    tx: Tx,
    { userId, actorId }: { userId: string; actorId: string | null },
    { name, scope, expiresAt, workspace = null, env = null, role = null }: NewApiKey,
    secret = generateApiKey(),
  ) {
    const expires = expiresAt == null ? null : Date.parse(expiresAt);
    if (Number.isNaN(expires))
      throw invalidBody('/expiresAt', 'expiresAt must be a date and time, as 2027-01-31T00:00:00Z.');
    if (expires !== null && expires <= clock.now()) throw invalidBody('/expiresAt', 'expiresAt must be in the future.');
    if (expires !== null && expires > LAST_MOMENT)
      throw invalidBody('/expiresAt', 'expiresAt must be before the year 10000. Leave it out for never.');
    const workspaceId = workspace === null ? null : await apiKeys.findWorkspaceId(tx, userId, workspace);
    if (workspaceId === undefined) throw notFound('Workspace');
    const apiKey: ApiKey = {
      id: newId('key'),
      userId,
      name,
      maskedKey: maskSecret(secret),
      scope: scope ?? 'write',
      expiresAt: expires === null ? null : timestamp(expires),
      lastUsedAt: null,
      createdAt: timestamp(clock.now()),
      limits: { workspaceId, env, role },
      workspace,
    };
    await apiKeys.insertApiKey(tx, apiKey, hashSecret(secret));
    const change = { action: 'api_key.created', actorId, scope: { userId }, targetId: apiKey.id } as const;
    await audit.record(tx, { ...change, before: null, after: apiKey });
    return { apiKey, secret };
  }

  const noting = new Set<string>();

  /** A database that cannot be written at the moment can be read. */
  async function noteUse(id: string, at: string): Promise<void> {
    if (noting.has(id)) return;
    noting.add(id);
    const noted = apiKeys
      .updateLastUsed(db, id, at)
      .catch(() => undefined)
      .finally(() => noting.delete(id));
    const patience = new AbortController();
    const wait = delay(MAX_NOTE_WAIT_MS, undefined, { signal: patience.signal, ref: false }).catch(() => undefined);
    await Promise.race([noted, wait]);
    patience.abort();
  }

  async function toCaller(key: ApiKey | undefined): Promise<Caller | null> {
    const now = clock.now();
    if (key === undefined || (key.expiresAt !== null && Date.parse(key.expiresAt) <= now)) return null;
    if (key.lastUsedAt === null || now - Date.parse(key.lastUsedAt) >= LAST_USED_PRECISION_MS) {
      await noteUse(key.id, timestamp(now));
    }
    return { userId: key.userId, keyId: key.id, scope: key.scope, limits: key.limits };
  }

  return {
    issue: (tx, userId, key, secret) => insert(tx, { userId, actorId: null }, key, secret),

    authenticate: async (secret) => toCaller(await apiKeys.findApiKeyBySecret(db, hashSecret(secret))),
    findCaller: async (id) => toCaller(await apiKeys.findApiKey(db, id)),

    async findPersonKey(tx, userId) {
      const known = await apiKeys.findPersonKeyId(tx, userId);
      if (known !== undefined) return known;
      const id = newId('key');
      const times = { expiresAt: null, lastUsedAt: null, createdAt: timestamp(clock.now()) };
      const limits = { limits: NO_LIMITS, workspace: null };
      const key: ApiKey = { id, userId, name: 'Sign-in', maskedKey: '', scope: 'write', ...times, ...limits };
      await apiKeys.insertPersonKey(tx, key);
      return id;
    },

    list: (caller, page) => apiKeys.listApiKeys(db, caller.userId, page),

    create: (caller, key) =>
      database.transaction((tx) => insert(tx, { userId: caller.userId, actorId: caller.userId }, key)),

    delete: (caller, id) =>
      database.transaction(async (tx) => {
        const deleted = await apiKeys.deleteApiKey(tx, caller.userId, id);
        if (deleted === undefined) throw notFound('API key');
        const { userId } = caller;
        const change = { action: 'api_key.deleted', actorId: userId, scope: { userId }, targetId: id } as const;
        await audit.record(tx, { ...change, before: deleted, after: null });
      }),
  };
}
