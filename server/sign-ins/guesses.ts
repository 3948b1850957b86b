import type { ServiceDatabase } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { SecretBox } from '../lib/crypto/secret-box.ts';
import * as guesses from './guesses-repository.ts';

/** Something whose guesses are counted together, and how many of them are free within an hour. */
export interface GuessSubject {
  name: string;
  free: number;
  /** Whether a right guess shows that the earlier ones were mistakes of the same person. */
  isForgiven: boolean;
}

export interface Attempt {
  /** The guess was right. */
  succeed(): Promise<void>;
}

export interface GuessLimiter {
  /**
   * Counts a guess before it is checked, so that guesses that come at once count as well. Throws `rate_limited` while
   * one of the subjects is blocked: a block lasts a minute at most, whoever causes it.
   */
  begin(subjects: readonly GuessSubject[]): Promise<Attempt>;
  sweep(): Promise<void>;
}

const HOUR_MS = 3_600_000;
/** The pause after each guess beyond the free ones doubles up to this. */
const MAX_BLOCK_MS = 60_000;

interface Dependencies {
  database: ServiceDatabase;
  clock: Clock;
  box: Pick<SecretBox, 'fingerprint'>;
}

export function createGuessLimiter({ database, clock, box }: Dependencies): GuessLimiter {
  const toKey = (name: string) => box.fingerprint(`guesses of ${name}`);

  function refuseBlocked(rows: readonly guesses.Guesses[]): void {
    const blocked = Math.max(0, ...rows.map(({ blockedUntil }) => Date.parse(blockedUntil) - clock.now()));
    if (blocked === 0) return;
    const retryAfter = Math.ceil(blocked / 1000);
    throw new AppError('rate_limited', `There were too many attempts. Try again in ${retryAfter} seconds.`, {
      headers: { 'retry-after': String(retryAfter) },
    });
  }

  return {
    async begin(subjects) {
      // In one order, so that transactions do not wait for each other in a circle.
      const keyed = subjects.map((subject) => ({ ...subject, key: toKey(subject.name) }));
      keyed.sort((one, other) => (one.key < other.key ? -1 : 1));
      const keys = keyed.map(({ key }) => key);
      // Most guesses of an attack end here, without a write.
      refuseBlocked(await guesses.listGuesses(database.db, keys));
      await database.transaction(async (tx) => {
        const now = clock.now();
        const rows = await guesses.listGuesses(tx, keys);
        refuseBlocked(rows);
        const known = new Map(rows.map((row) => [row.subject, row]));
        for (const { key, free } of keyed) {
          const row = known.get(key);
          const isRecent = row !== undefined && now - Date.parse(row.updatedAt) < HOUR_MS;
          const failures = (isRecent ? row.failures : 0) + 1;
          const pause = failures < free ? 0 : Math.min(MAX_BLOCK_MS, 1000 * 2 ** Math.min(failures - free, 16));
          const blockedUntil = timestamp(now + pause);
          await guesses.putGuesses(tx, { subject: key, failures, blockedUntil, updatedAt: timestamp(now) });
        }
      });
      const forgiven = keyed.filter(({ isForgiven }) => isForgiven).map(({ key }) => key);
      return {
        async succeed() {
          if (forgiven.length > 0) await database.transaction((tx) => guesses.deleteGuesses(tx, forgiven));
        },
      };
    },

    sweep: () => database.transaction((tx) => guesses.deleteOldGuesses(tx, timestamp(clock.now() - HOUR_MS))),
  };
}
