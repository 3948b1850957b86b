import type { Db } from '../db/database.ts';
import type { ProviderTokens } from '../identity-provider/identity-provider.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { SecretBox } from '../lib/crypto/secret-box.ts';
import * as sessions from './repository.ts';
import type { Session } from './repository.ts';

/** What a session does about the provider that signed its person in. */
export interface ProviderChecks {
  /**
   * Asks the provider about a person and applies the groups. Null if the person may no longer be signed in; during an
   * outage everything stays as it is.
   */
  check(userId: string, tokens: ProviderTokens): Promise<ProviderTokens | null>;
  /** Where the browser ends the session at the provider; null if the provider has no such page, or does not answer. */
  getEndUrl(tokens: ProviderTokens, returnUrl: string): Promise<string | null>;
}

/** A provider is asked about a person who is signed in at most this often. */
const CHECK_MS = 60_000;

interface Dependencies {
  db: Db;
  clock: Clock;
  box: SecretBox;
  provider: ProviderChecks;
}

/** Returns whether the provider still vouches for the person of a session. Asks at most once a minute. */
export function createProviderCheck({ db, clock, box, provider }: Dependencies) {
  /** Requests of a page come together. They wait for one check, and then have the rights that it found. */
  const running = new Map<string, Promise<boolean>>();

  async function askProvider(session: Session, sealed: string, userId: string): Promise<boolean> {
    // Refresh tokens work once, so only one server uses them at a time. A database that cannot be written leaves all as
    // it is.
    const isClaimed = await sessions.claimCheck(db, session, timestamp(clock.now())).catch(() => false);
    if (!isClaimed) return true;
    const tokens = JSON.parse(box.open(sealed, session.id)) as ProviderTokens;
    const renewed = await provider.check(userId, tokens);
    if (renewed === null) {
      await sessions.deleteSession(db, session.id);
      return false;
    }
    if (renewed.accessToken !== tokens.accessToken)
      await sessions.updateSessionTokens(db, session.id, box.seal(JSON.stringify(renewed), session.id));
    return true;
  }

  return function isVouchedFor(session: Session, userId: string): Promise<boolean> | boolean {
    const { id, sealedTokens, checkedAt } = session;
    if (sealedTokens === null) return true;
    const other = running.get(id);
    if (other !== undefined) return other;
    if (checkedAt !== null && clock.now() - Date.parse(checkedAt) < CHECK_MS) return true;
    const check = askProvider(session, sealedTokens, userId).finally(() => running.delete(id));
    running.set(id, check);
    return check;
  };
}
