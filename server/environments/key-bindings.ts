import type { Tx } from '../db/database.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import { listBound, removeFallback, unbindAll, type BoundEnvironment } from './repository.ts';

/** The environments that use a provider key. Separate from the service, which depends on provider keys itself. */
export interface KeyBindings {
  /** Lists the environments that a provider key is bound to, or that fall back to it. */
  list(tx: Tx, ownerId: string, providerKeyId: string): Promise<BoundEnvironment[]>;
  /** Removes the key from all of them. Those that it was bound to use the system fallback. */
  remove(tx: Tx, bound: readonly BoundEnvironment[], providerKeyId: string): Promise<void>;
}

export function createKeyBindings({ clock }: { clock: Clock }): KeyBindings {
  return {
    list: listBound,
    async remove(tx, bound, providerKeyId) {
      const now = timestamp(clock.now());
      for (const environment of bound) await removeFallback(tx, environment, providerKeyId, now);
      await unbindAll(tx, providerKeyId, now);
    },
  };
}
