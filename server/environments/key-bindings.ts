import type { AuditLog } from '../audit/record-change.ts';
import type { Tx } from '../db/database.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import { listBound, updateBinding, type BoundEnvironment } from './repository.ts';

/** The environments that use a provider key. Separate from the service, which depends on provider keys itself. */
export interface KeyBindings {
  /** Lists the environments that a provider key is bound to, or that fall back to it. */
  list(tx: Tx, ownerId: string, providerKeyId: string): Promise<BoundEnvironment[]>;
  /** Removes the key from all of them. Those that it was bound to use the system fallback. */
  remove(
    tx: Tx,
    bound: readonly BoundEnvironment[],
    removal: { providerKeyId: string; actorId: string },
  ): Promise<void>;
}

export function createKeyBindings({ clock, audit }: { clock: Clock; audit: AuditLog }): KeyBindings {
  return {
    list: listBound,
    async remove(tx, bound, { providerKeyId, actorId }) {
      const now = timestamp(clock.now());
      for (const { id, workspaceId, ...own } of bound) {
        const before = { providerKeyId: own.providerKeyId, model: own.model, fallbacks: own.fallbacks };
        const after = {
          ...(own.providerKeyId === providerKeyId ? { providerKeyId: null, model: null } : before),
          fallbacks: own.fallbacks.filter((one) => one.providerKeyId !== providerKeyId),
        };
        await updateBinding(tx, { id, ...after }, now);
        const change = { action: 'environment.updated', actorId, targetId: id, before, after } as const;
        await audit.record(tx, { ...change, scope: { workspaceId } });
      }
    },
  };
}
