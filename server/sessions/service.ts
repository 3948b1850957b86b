import { createHmac, randomBytes } from 'node:crypto';
import type { ApiKeysService } from '../api-keys/service.ts';
import type { ServiceDatabase } from '../db/database.ts';
import type { ProviderTokens } from '../identity-provider/identity-provider.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import { hashSecret } from '../lib/crypto/api-key-secret.ts';
import type { SecretBox } from '../lib/crypto/secret-box.ts';
import type { NewId } from '../lib/ids.ts';
import type { Caller } from '../users/service.ts';
import { createProviderCheck, type ProviderChecks } from './check-provider.ts';
import * as sessions from './repository.ts';
import type { Session, SignInMethod } from './repository.ts';

export interface BrowserSession {
  id: string;
  /** What the user may do: for a session that an API key opened, what the key may. */
  caller: Caller;
  method: SignInMethod;
  /**
   * Scripts of the console send it with writes. It follows from the secret, which scripts cannot read, so that a
   * request that another site makes the browser send does not have it.
   */
  writeToken: string;
}

export interface OpenedSession extends BrowserSession {
  /** The browser keeps it for `maxAgeMs` at most. It is not stored here and cannot be read again. */
  secret: string;
  maxAgeMs: number;
}

export interface NewSession {
  method: Exclude<SignInMethod, 'api_key'>;
  /** Of the provider that signed the person in. */
  tokens?: ProviderTokens;
  /** What the browser calls itself. */
  agent: string;
}

export interface SessionsService {
  /** Signs a browser in by an API key. */
  open(caller: Caller, agent: string): Promise<OpenedSession>;
  /** Signs a person in who has shown who it is. */
  openFor(userId: string, session: NewSession): Promise<OpenedSession>;
  /** Null for unknown, ended and expired sessions alike, and for those whose API key or person no longer works. */
  authenticate(secret: string): Promise<BrowserSession | null>;
  /**
   * Ends a session. Unknown ones are ignored.
   * @returns where the browser ends the session at the provider that signed the person in; null for nowhere
   */
  close(secret: string, returnUrl?: string): Promise<string | null>;
  /** The user's, newest first. */
  list(userId: string): Promise<Session[]>;
  /** Ends all sessions of a user, or all but one. */
  closeAll(userId: string, exceptId?: string): Promise<void>;
  /** Deletes what has expired. */
  sweep(): Promise<void>;
}

/** Its use is noted at most this often. */
const MAX_RENEWAL_MS = 3_600_000;
const MAX_AGENT_LENGTH = 200;

const toWriteToken = (secret: string): string =>
  createHmac('sha256', secret).update('excerpt: writes of a session').digest('base64url');

interface Dependencies {
  database: ServiceDatabase;
  clock: Clock;
  newId: NewId;
  box: SecretBox;
  apiKeys: Pick<ApiKeysService, 'findCaller' | 'findPersonKey'>;
  /** Null without a provider: its sessions end. */
  provider: ProviderChecks | null;
  /** When a session ends: unused, and in any case. */
  limits: { idleMs: number; maxMs: number };
}

export function createSessionsService(dependencies: Dependencies): SessionsService {
  const { database, clock, newId, box, apiKeys, provider, limits } = dependencies;
  const { db } = database;
  const isVouchedFor =
    provider === null
      ? ({ sealedTokens }: Session) => sealedTokens === null
      : createProviderCheck({ db, clock, box, provider });
  const renewalMs = Math.min(MAX_RENEWAL_MS, limits.idleMs / 10);

  /** Their ends also count from now on when the settings have become stricter. */
  function isOver({ expiresAt, createdAt }: Session): boolean {
    return Math.min(Date.parse(expiresAt), Date.parse(createdAt) + limits.maxMs) <= clock.now();
  }

  async function find(secret: string): Promise<Session | undefined> {
    const session = await sessions.findSessionBySecret(db, hashSecret(secret));
    return session === undefined || isOver(session) ? undefined : session;
  }

  /** A database that cannot be written at the moment can be read. */
  async function renew({ id, usedAt, createdAt }: Session): Promise<void> {
    const now = clock.now();
    if (now - Date.parse(usedAt ?? createdAt) < renewalMs) return;
    const end = Math.min(now + limits.idleMs, Date.parse(createdAt) + limits.maxMs);
    await sessions.updateSessionUse(db, id, timestamp(now), timestamp(end)).catch(() => undefined);
  }

  async function insert(
    caller: Caller,
    { method, tokens, agent }: NewSession | { method: 'api_key'; agent: string; tokens?: undefined },
  ) {
    const secret = randomBytes(32).toString('base64url');
    const now = clock.now();
    const id = newId('ses');
    const session: Session = {
      id,
      apiKeyId: caller.keyId,
      method,
      sealedTokens: tokens === undefined ? null : box.seal(JSON.stringify(tokens), id),
      checkedAt: tokens === undefined ? null : timestamp(now),
      usedAt: timestamp(now),
      browser: agent === '' ? null : agent.slice(0, MAX_AGENT_LENGTH),
      expiresAt: timestamp(now + Math.min(limits.idleMs, limits.maxMs)),
      createdAt: timestamp(now),
    };
    await database.transaction((tx) => sessions.insertSession(tx, session, hashSecret(secret)));
    return { id, caller, method, secret, maxAgeMs: limits.maxMs, writeToken: toWriteToken(secret) };
  }

  return {
    open: (caller, agent) => insert(caller, { method: 'api_key', agent }),

    async openFor(userId, session) {
      const keyId = await database.transaction((tx) => apiKeys.findPersonKey(tx, userId));
      const caller = await apiKeys.findCaller(keyId);
      if (caller === null) throw new Error('The user was deleted during the sign-in.');
      return insert(caller, session);
    },

    async authenticate(secret) {
      const session = await find(secret);
      const caller = session === undefined ? null : await apiKeys.findCaller(session.apiKeyId);
      if (session === undefined || caller === null) return null;
      if (!(await isVouchedFor(session, caller.userId))) return null;
      await renew(session);
      return { id: session.id, caller, method: session.method, writeToken: toWriteToken(secret) };
    },

    async close(secret, returnUrl) {
      const session = await find(secret);
      if (session === undefined) return null;
      await database.transaction((tx) => sessions.deleteSession(tx, session.id));
      if (session.sealedTokens === null || provider === null || returnUrl === undefined) return null;
      const tokens = JSON.parse(box.open(session.sealedTokens, session.id)) as ProviderTokens;
      return provider.getEndUrl(tokens, returnUrl);
    },

    list: (userId) => sessions.listSessions(db, userId, timestamp(clock.now())),
    closeAll: (userId, exceptId) =>
      database.transaction((tx) => sessions.deleteSessionsOf(tx, userId, exceptId ?? null)),

    sweep: () => database.transaction((tx) => sessions.deleteExpiredSessions(tx, timestamp(clock.now()))),
  };
}
