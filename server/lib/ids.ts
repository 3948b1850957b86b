import { monotonicFactory } from 'ulid';
import type { Clock } from './clock.ts';

export type IdPrefix = 'usr' | 'key' | 'ws' | 'env' | 'sch' | 'ver' | 'doc' | 'run' | 'pk' | 'whe' | 'whd' | 'evt' | 'job' | 'req';

/** Makes ids that sort by creation: the order of every list is the order of its ids. */
export type NewId = (prefix: IdPrefix) => string;

export function createIds(clock: Clock): NewId {
  const ulid = monotonicFactory();
  return (prefix) => `${prefix}_${ulid(clock.now()).toLowerCase()}`;
}
