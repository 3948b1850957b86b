import { sealEntries, type OnSealed } from '../../audit/chain-repository.ts';
import { createEventRecorder } from '../../webhooks/record-event.ts';
import type { Resources } from '../resources.ts';

const INTERVAL_MS = 2_000;
/** Of one event. */
const ENTRIES = 100;

/** Tells the endpoints of owners of new entries, in the transaction that gives these their place. */
function createSealEvents(resources: Pick<Resources, 'clock' | 'newId' | 'queue'>): OnSealed {
  const events = createEventRecorder(resources);
  return async (tx, entries) => {
    const owned = entries.map(({ ownerId: _owner, ...entry }) => entry);
    const byWorkspace = Map.groupBy(owned, ({ workspaceId }) => workspaceId);
    for (const [workspaceId, ofWorkspace] of byWorkspace) {
      if (workspaceId === null) continue;
      for (let from = 0; from < ofWorkspace.length; from += ENTRIES) {
        const sent = ofWorkspace.slice(from, from + ENTRIES);
        const resourceId = sent.at(-1)?.id ?? '';
        const event = {
          kind: 'audit.recorded',
          workspaceId,
          environmentId: null,
          resourceId,
          documentId: null,
        } as const;
        await events.record(tx, event, async () => ({ workspaceId, entries: sent }));
      }
    }
  };
}

/**
 * Stores and chains the entries of the audit log, on all servers; one of them chains at a time. Returns the function
 * that ends it, after which every entry is stored.
 */
export function startAuditSeals(
  resources: Pick<Resources, 'clock' | 'database' | 'logger' | 'newId' | 'queue' | 'trail'>,
): () => Promise<void> {
  const { database, logger, trail } = resources;
  const onSealed = createSealEvents(resources);
  let current = Promise.resolve();
  let isSealing = false;
  const timer = setInterval(() => {
    if (isSealing) return;
    isSealing = true;
    current = sealEntries(database, onSealed)
      .catch((error: unknown) => logger.error({ err: error }, 'The audit log could not be sealed.'))
      .then(() => void (isSealing = false));
  }, INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await current;
    await trail.flush();
    await sealEntries(database, onSealed).catch(() => undefined);
  };
}
