import { createHmac, randomBytes } from 'node:crypto';
import type { ApiKeysService } from '../api-keys/service.ts';
import type { ServiceDatabase } from '../db/database.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import { hashSecret } from '../lib/crypto/api-key-secret.ts';
import type { NewId } from '../lib/ids.ts';
import type { Caller } from '../users/service.ts';
import * as sessions from './repository.ts';
import type { Session } from './repository.ts';

export interface BrowserSession {
  /** What the API key that opened it may do. */
  caller: Caller;
  /**
   * Scripts of the console send it with writes. It follows from the secret, which scripts cannot read, so that a
   * request that another site makes the browser send does not have it.
   */
  writeToken: string;
}

export interface SessionsService {
  /**
   * Signs a browser in, which keeps the secret for `maxAgeMs` at most. It is not stored here and cannot be read again.
   */
  open(caller: Caller): Promise<{ secret: string; maxAgeMs: number; writeToken: string }>;
  /** Null for unknown, ended and expired sessions alike, and for those whose API key no longer works. */
  authenticate(secret: string): Promise<BrowserSession | null>;
  /** Ends a session. Unknown ones are ignored. */
  close(secret: string): Promise<void>;
  /** Deletes what has expired. */
  sweep(): Promise<void>;
}

const DAY_MS = 86_400_000;
/** A session ends when it was not used for so long. */
const IDLE_MS = 14 * DAY_MS;
/** It ends after so long in any case. */
const MAX_SESSION_MS = 90 * DAY_MS;
/** Its end is moved at most this often. */
const RENEWAL_MS = 3_600_000;

const toWriteToken = (secret: string): string =>
  createHmac('sha256', secret).update('excerpt: writes of a session').digest('base64url');

interface Dependencies {
  database: ServiceDatabase;
  clock: Clock;
  newId: NewId;
  apiKeys: Pick<ApiKeysService, 'findCaller'>;
}

export function createSessionsService({ database, clock, newId, apiKeys }: Dependencies): SessionsService {
  const { db } = database;

  async function find(secret: string): Promise<Session | undefined> {
    const session = await sessions.findSessionBySecret(db, hashSecret(secret));
    return session !== undefined && Date.parse(session.expiresAt) > clock.now() ? session : undefined;
  }

  /** A database that cannot be written at the moment can be read. */
  async function renew({ id, expiresAt, createdAt }: Session): Promise<void> {
    const end = Math.min(clock.now() + IDLE_MS, Date.parse(createdAt) + MAX_SESSION_MS);
    if (end - Date.parse(expiresAt) < RENEWAL_MS) return;
    await sessions.updateSessionExpiry(db, id, timestamp(end)).catch(() => undefined);
  }

  return {
    async open({ keyId }) {
      const secret = randomBytes(32).toString('base64url');
      const now = clock.now();
      const session: Session = {
        id: newId('ses'),
        apiKeyId: keyId,
        expiresAt: timestamp(now + IDLE_MS),
        createdAt: timestamp(now),
      };
      await database.transaction((tx) => sessions.insertSession(tx, session, hashSecret(secret)));
      return { secret, maxAgeMs: MAX_SESSION_MS, writeToken: toWriteToken(secret) };
    },

    async authenticate(secret) {
      const session = await find(secret);
      const caller = session === undefined ? null : await apiKeys.findCaller(session.apiKeyId);
      if (session === undefined || caller === null) return null;
      await renew(session);
      return { caller, writeToken: toWriteToken(secret) };
    },

    async close(secret) {
      const session = await find(secret);
      if (session !== undefined) await database.transaction((tx) => sessions.deleteSession(tx, session.id));
    },

    sweep: () => database.transaction((tx) => sessions.deleteExpiredSessions(tx, timestamp(clock.now()))),
  };
}
