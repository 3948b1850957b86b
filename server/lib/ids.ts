import { randomFillSync } from 'node:crypto';
import { monotonicFactory } from 'ulid';
import type { Clock } from './clock.ts';

export type IdPrefix =
  | 'usr'
  | 'key'
  | 'ws'
  | 'env'
  | 'sch'
  | 'ver'
  | 'doc'
  | 'run'
  | 'pk'
  | 'whe'
  | 'whd'
  | 'whm'
  | 'evt'
  | 'job'
  | 'req'
  | 'srv';

/**
 * Random numbers from 0 to 1 in steps of 1/256. Drawn in bulk: one system call per digit would cost more than the rest
 * of the id.
 */
function randomFractions(): () => number {
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
  const ulid = monotonicFactory(randomFractions());
  return (prefix) => `${prefix}_${ulid(clock.now()).toLowerCase()}`;
}
