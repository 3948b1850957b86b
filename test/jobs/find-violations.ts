import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../../server/db/database.ts';
import type { Received } from '../harness/webhook-receiver.ts';

const FINAL = ['completed', 'failed', 'cancelled'];
const FINAL_EVENTS = FINAL.map((status) => `run.${status}`);

/** What the service said, which must be true after any number of kills. */
export interface Promised {
  /** Runs that were accepted (202), with whether a cancellation was confirmed. */
  runs: Map<string, { isCancelled: boolean }>;
  documents: Set<string>;
  /** Runs whose review was approved (200). */
  approved: Set<string>;
  /** Runs and documents whose deletion was requested: it may have happened without an answer. */
  maybeDeleted: Set<string>;
  /** Those whose deletion was confirmed (204). */
  deleted: Set<string>;
}

interface Evidence {
  db: Db;
  dataDir: string;
  promised: Promised;
  /** What an endpoint for all events has received from the start. */
  received: readonly Received[];
}

/** What does not hold of a service at rest, after any number of kills. Empty when all is well. */
export async function findViolations({ db, dataDir, promised, received }: Evidence): Promise<string[]> {
  const rows = await db.selectFrom('runs').select(['id', 'status']).execute();
  const runs = new Map(rows.map(({ id, status }) => [id, status]));
  const approved = await db.selectFrom('reviews').select('run_id').where('status', '=', 'approved').execute();
  const documents = await db.selectFrom('documents').select(['id', 'status', 'blob_hash']).execute();
  const violations: string[] = [];
  const report = (what: string, ids: Iterable<string>): void => {
    for (const id of ids) violations.push(`${what}: ${id}`);
  };
  const isKept = (id: string): boolean => !promised.maybeDeleted.has(id);
  const accepted = [...promised.runs].filter(([id]) => isKept(id));

  report(
    'accepted run is lost',
    accepted.map(([id]) => id).filter((id) => !runs.has(id)),
  );
  report(
    'deleted run is back',
    [...promised.deleted].filter((id) => runs.has(id)),
  );
  report(
    'run is not final',
    rows.filter(({ status }) => !FINAL.includes(status)).map(({ id }) => id),
  );
  report(
    'cancelled run has another state',
    accepted.filter(([id, run]) => run.isCancelled && (runs.get(id) ?? 'cancelled') !== 'cancelled').map(([id]) => id),
  );
  const reviewed = new Set(approved.map(({ run_id: id }) => id));
  report(
    'approved review is lost',
    [...promised.approved].filter((id) => runs.has(id) && !reviewed.has(id)),
  );
  const stored = new Set(documents.map(({ id }) => id));
  report(
    'uploaded document is lost',
    [...promised.documents].filter((id) => isKept(id) && !stored.has(id)),
  );
  report(
    'deleted document is back',
    [...promised.deleted].filter((id) => stored.has(id)),
  );
  report(
    'document is not parsed',
    documents.filter(({ status }) => status !== 'parsed').map(({ id }) => id),
  );

  const events = finalEvents(received);
  report(
    'event was not delivered',
    [...runs.keys()].filter((id) => !events.has(id) && isKept(id)),
  );
  report(
    'run became final twice',
    [...events].filter(([, ids]) => ids.size > 1).map(([id]) => id),
  );

  const files = listFiles(join(dataDir, 'blobs', 'documents')).map((path) => path.slice(path.lastIndexOf('/') + 1));
  const named = new Set(documents.map(({ blob_hash: hash }) => hash));
  report(
    'file has no document',
    files.filter((hash) => !named.has(hash)),
  );
  if (files.length > 0)
    report(
      'document has no file',
      [...named].filter((hash) => !files.includes(hash)),
    );
  report('temporary file is left', listFiles(join(dataDir, 'tmp')));
  return violations;
}

/** The ids of the events that say that a run became final, by the run. */
function finalEvents(received: readonly Received[]): Map<string, Set<string>> {
  const events = new Map<string, Set<string>>();
  for (const { headers, body } of received) {
    const { type, data } = JSON.parse(body) as { type: string; data: { id: string } };
    if (FINAL_EVENTS.includes(type))
      events.set(data.id, (events.get(data.id) ?? new Set()).add(headers['webhook-id'] ?? ''));
  }
  return events;
}

function listFiles(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
