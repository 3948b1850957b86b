import { randomFillSync } from 'node:crypto';
import { encodeTime, monotonicFactory } from 'ulid';
import type { Clock } from './clock.ts';

export type IdPrefix =
  | 'usr'
  | 'key'
  | 'ses'
  | 'inv'
  | 'ws'
  | 'env'
  | 'sch'
  | 'ver'
  | 'doc'
  | 'run'
  | 'call'
  | 'pk'
  | 'whe'
  | 'whd'
  | 'whm'
  | 'evt'
  | 'aud'
  | 'rev'
  | 'bat'
  | 'exp'
  | 'dts'
  | 'itm'
  | 'evl'
  | 'mex'
  | 'spl'
  | 'spv'
  | 'spe'
  | 'pkt'
  | 'era'
  | 'job'
  | 'req'
  | 'srv';

/**
 * Random numbers from 0 to 1 in steps of 1/256. Drawn in bulk: one system call per digit would cost more than the rest
 * of the id.
 */
function createRandomFractions(): () => number {
  const pool = new Uint8Array(4096);
  let next = pool.length;
  return () => {
    if (next === pool.length) {
      randomFillSync(pool);
      next = 0;
    }
    const byte = pool[next] ?? 0;
    next += 1;
    return byte / 256;
  };
}

/** Creates ids that sort by time of creation, which is the order of all lists. */
export type NewId = (prefix: IdPrefix) => string;

export function createIds(clock: Clock): NewId {
  const ulid = monotonicFactory(createRandomFractions());
  return (prefix) => `${prefix}_${ulid(clock.now()).toLowerCase()}`;
}

/** The digits of ULIDs, in Crockford's base 32. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_LENGTH = 10;
const COUNTER_LENGTH = 16;

/**
 * Ids for tests: a counter in place of randomness. Each prefix has its own, so that the ids of a resource do not depend
 * on the jobs that ran in between.
 */
export function createSequentialIds(clock: Clock): NewId {
  const counts = new Map<IdPrefix, number>();
  return (prefix) => {
    const count = (counts.get(prefix) ?? 0) + 1;
    counts.set(prefix, count);
    let digits = '';
    for (let rest = count; rest > 0; rest = Math.floor(rest / 32)) digits = `${DIGITS[rest % 32]}${digits}`;
    const time = encodeTime(clock.now(), TIME_LENGTH).toLowerCase();
    return `${prefix}_${time}${digits.padStart(COUNTER_LENGTH, '0')}`;
  };
}
