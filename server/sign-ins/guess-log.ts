import { LRUCache } from 'lru-cache';
import type { AuditLog } from '../audit/record-change.ts';
import type { ServiceDatabase } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import * as places from './guess-places-repository.ts';

export interface WrongGuess {
  method: 'password' | 'passkey' | 'invite';
  /** The user or the workspace that it was about; null for names and links that do not exist. */
  about: { userId: string } | { workspaceId: string } | null;
  /** Where it came from. */
  address: string;
}

/** Wrong and refused guesses in the audit log: counted, an entry for the fifth, the tenth, the hundredth and so on. */
export interface GuessLog {
  count(guess: WrongGuess): Promise<void>;
}

const HOUR_MS = 3_600_000;
const MAX_COUNTED = 10_000;

const isRecorded = (count: number): boolean => count === 5 || (count >= 10 && /^10+$/.test(String(count)));

/** Counts in the memory of this process, for an hour. */
export function createGuessLog({
  database,
  clock,
  audit,
}: {
  database: ServiceDatabase;
  clock: Clock;
  audit: AuditLog;
}): GuessLog {
  const counts = new LRUCache<string, { count: number; since: number }>({ max: MAX_COUNTED });

  return {
    async count({ method, about, address }) {
      const target = about === null ? null : 'userId' in about ? about.userId : about.workspaceId;
      const key = `${method} ${target}`;
      const known = counts.get(key);
      const counted =
        known !== undefined && clock.now() - known.since < HOUR_MS ? known : { count: 0, since: clock.now() };
      counted.count += 1;
      counts.set(key, counted);
      const { count } = counted;
      if (!isRecorded(count)) return;
      await database.transaction(async (tx) => {
        const scopes =
          about === null
            ? [{ userId: await places.findFirstUserId(tx) }]
            : 'userId' in about
              ? [about, ...(await places.listWorkspaceIds(tx, about.userId)).map((workspaceId) => ({ workspaceId }))]
              : [about];
        const entry = { action: 'sign_in.refused', actorId: null, before: null, after: null } as const;
        const details = { method, count, address };
        const entries = scopes.map((scope) => ({ ...entry, scope, targetId: target ?? method, details }));
        await audit.record(tx, ...entries);
      });
    },
  };
}
