import type { Tx } from '../db/database.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import { listBound, unbindAll, type BoundEnvironment } from './repository.ts';

/** Which environments use a provider key. Apart from the service, because the service itself needs provider keys. */
export interface KeyBindings {
  /** The environments that a provider key is bound to. */
  list(tx: Tx, providerKeyId: string): Promise<BoundEnvironment[]>;
  /** Puts all of them back to the system fallback. */
  remove(tx: Tx, providerKeyId: string): Promise<void>;
}

export function createKeyBindings({ clock }: { clock: Clock }): KeyBindings {
  return {
    list: listBound,
    remove: (tx, providerKeyId) => unbindAll(tx, providerKeyId, timestamp(clock.now())),
  };
}
