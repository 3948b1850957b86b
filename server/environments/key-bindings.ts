import type { Tx } from '../db/database.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import { listBound, unbindAll, type BoundEnvironment } from './repository.ts';

/** The environments that use a provider key. Separate from the service, which depends on provider keys itself. */
export interface KeyBindings {
  /** Lists the environments that a provider key is bound to. */
  list(tx: Tx, providerKeyId: string): Promise<BoundEnvironment[]>;
  /** Unbinds all of them, so that they use the system fallback. */
  remove(tx: Tx, providerKeyId: string): Promise<void>;
}

export function createKeyBindings({ clock }: { clock: Clock }): KeyBindings {
  return {
    list: listBound,
    remove: (tx, providerKeyId) => unbindAll(tx, providerKeyId, timestamp(clock.now())),
  };
}
