import { serviceError } from './service-error.ts';
import type { RunRecord, Store } from './store.ts';
import type { TaskClock } from './task-clock.ts';
import { eraseEvents } from './webhooks/erase-events.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Kept {
  environmentId: string;
  createdAt: string;
  expiredAt: string | null;
}

const isActive = ({ nextChangeAt }: RunRecord): boolean => nextChangeAt !== null;

/**
 * Erases what is older than its environment keeps it: the content of documents, and the data of final runs.
 * A document with an active run stays. The service looks every minute, the fake at each request.
 */
export function expireDue(store: Store, clock: TaskClock): void {
  const isDue = ({ environmentId, createdAt, expiredAt }: Kept): boolean => {
    const days = store.environments.find(({ id }) => id === environmentId)?.retentionDays ?? null;
    return expiredAt === null && days !== null && Date.parse(createdAt) < clock.now() - days * DAY_MS;
  };
  const now = clock.timestamp();
  const expired = new Set<string>();
  for (const record of store.runs) {
    if (isActive(record) || !isDue(record.run)) continue;
    expired.add(record.run.id);
    record.run = { ...record.run, extractedData: null, evidence: [], warnings: [], expiredAt: now, updatedAt: now };
  }
  for (const record of store.documents) {
    const { document } = record;
    if (!isDue(document)) continue;
    if (store.runs.some((one) => one.run.documentId === document.id && isActive(one))) continue;
    expired.add(document.id);
    record.document = { ...document, content: null, expiredAt: now, updatedAt: now };
    record.bytes = new Uint8Array();
  }
  if (expired.size > 0) eraseEvents(store, expired);
}

/** Throws `content_expired`. @param noun `document` or `run` */
export function refuseExpired({ expiredAt }: { expiredAt: string | null }, noun: string): void {
  if (expiredAt !== null) throw serviceError('content_expired', `The content of this ${noun} has expired.`);
}
