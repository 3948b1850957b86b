import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Excerpt, Run, SchemaFamily } from '@excerpt/sdk';
import type { EnvironmentSlug } from '../client/connect.ts';
import { systemClock, timestamp } from '../../server/lib/clock.ts';
import { isRequestError } from '../client/explain-error.ts';

/** An event as an endpoint receives it. */
export interface LiveEvent {
  /** The same for the same change. */
  id: string;
  type: string;
  /** ISO 8601. */
  timestamp: string;
  data: object;
}

interface Source {
  client: Excerpt;
  workspace: string;
  env: EnvironmentSlug;
  signal: AbortSignal;
  /** Called with a failed comparison, which is repeated. Throws to end the events. */
  onFailure: (error: unknown) => void;
}

const INTERVAL_MS = 1_000;
/** After a failure. */
const RETRY_INTERVAL_MS = 3_000;
const PAGE_SIZE = 100;
const RUN_EVENTS: Record<string, string> = {
  completed: 'run.completed',
  failed: 'run.failed',
  cancelled: 'run.cancelled',
};
const DOCUMENT_EVENTS: Record<string, string> = { parsed: 'document.parsed', failed: 'document.failed' };
const BATCH_EVENTS: Record<string, string> = { completed: 'batch.completed', cancelled: 'batch.completed' };
const EVALUATION_EVENTS: Record<string, string> = {
  completed: 'evaluation.completed',
  failed: 'evaluation.completed',
  cancelled: 'evaluation.completed',
};
const PACKET_EVENTS: Record<string, string> = {
  needs_review: 'packet.review_needed',
  completed: 'packet.completed',
  failed: 'packet.completed',
  cancelled: 'packet.completed',
};
const REVIEW_EVENTS: Record<string, string> = {
  needed: 'run.review_needed',
  approved: 'run.reviewed',
  rejected: 'run.reviewed',
};

const SCHEMA_EVENT = 'schema.version.created';

const BUDGET_EVENTS: Record<string, string> = { warning: 'budget.warning', exceeded: 'budget.exceeded' };

/** The kinds of events that can be listened to. */
export const LIVE_EVENT_KINDS: readonly string[] = [
  ...new Set(
    [RUN_EVENTS, DOCUMENT_EVENTS, BATCH_EVENTS, EVALUATION_EVENTS, PACKET_EVENTS, REVIEW_EVENTS, BUDGET_EVENTS].flatMap(
      (events) => Object.values(events),
    ),
  ),
  SCHEMA_EVENT,
];

/** What a resource was when it was last seen, by its id. */
type Seen = Map<string, string>;

interface Change {
  type: string;
  id: string;
  updatedAt: string;
  load: () => Promise<object>;
}

/**
 * The events of an environment since the call, by comparing its lists again and again: webhooks cannot reach this
 * machine. It sees what is among the newest 100 of each list, or was seen unfinished there. Ends with the signal. After
 * a failure, events may come again, with the same ids.
 */
export async function* readLiveEvents(source: Source): AsyncGenerator<LiveEvent> {
  const { signal, onFailure } = source;
  let before: Seen | null = null;
  while (!signal.aborted) {
    let pauseMs = INTERVAL_MS;
    try {
      const seen: Seen = new Map(before);
      const changes = await findChanges(source, seen);
      // What was there before the call is no event.
      if (before !== null) for (const change of changes.toSorted(byTime)) yield await toEvent(change);
      before = seen;
    } catch (error) {
      if (signal.aborted) return;
      onFailure(error);
      pauseMs = RETRY_INTERVAL_MS;
    }
    await delay(pauseMs, undefined, { signal }).catch(() => undefined);
  }
}

/** Changes of one moment keep their order: a document is parsed before its run ends. */
const byTime = (one: Change, other: Change): number => Date.parse(one.updatedAt) - Date.parse(other.updatedAt);

async function toEvent({ type, id, updatedAt, load }: Change): Promise<LiveEvent> {
  const hash = createHash('sha256').update(`${type} ${id} ${updatedAt}`).digest('hex').slice(0, 26);
  return { id: `evt_${hash}`, type, timestamp: updatedAt, data: await load() };
}

async function findChanges({ client, workspace, env }: Source, seen: Seen): Promise<Change[]> {
  const families = await Array.fromAsync(client.schemas.list({ workspace, pageSize: PAGE_SIZE }));
  const lists = await Promise.all([
    ...families.map((family) => findVersion(client, workspace, family, seen)),
    ...families.map(({ schemaKey }) => findDocuments(client, { workspace, env, schemaKey }, seen)),
    ...families.map(({ schemaKey }) => findRuns(client, { workspace, env, schemaKey }, seen)),
    ...families.map(({ schemaKey }) => findBatches(client, { workspace, env, schemaKey }, seen)),
    ...families.map(({ schemaKey }) => findEvaluations(client, { workspace, env, schemaKey }, seen)),
    findPackets(client, { workspace, env }, seen),
    findReviews(client, { workspace, env }, seen),
    findBudget(client, workspace, seen),
  ]);
  return lists.flat();
}

/** Remembers a state; true if it is another one than before. */
function hasChanged(seen: Seen, key: string, state: string): boolean {
  if (seen.get(key) === state) return false;
  seen.set(key, state);
  return true;
}

async function findVersion(
  client: Excerpt,
  workspace: string,
  { id, schemaKey, latestVersionNumber: versionNumber, updatedAt, name }: SchemaFamily,
  seen: Seen,
): Promise<Change[]> {
  if (!hasChanged(seen, `schema ${id}`, String(versionNumber))) return [];
  const load = async () => {
    const version = await client.schemas.getVersion({ workspace, schemaKey, versionNumber });
    return { ...version, schemaKey, name };
  };
  return [{ type: SCHEMA_EVENT, id: `${id} ${versionNumber}`, updatedAt, load }];
}

interface EventPlace {
  workspace: string;
  env: EnvironmentSlug;
  schemaKey: string;
}

/** Runs that have left the newest page before they ended are read by their ids. */
async function findRuns(client: Excerpt, place: EventPlace, seen: Seen): Promise<Change[]> {
  const { data } = await client.runs.list({ ...place, pageSize: PAGE_SIZE });
  const listed = new Set(data.map(({ id }) => id));
  const prefix = `run ${place.schemaKey} `;
  const missing = [...seen]
    .filter(([key, state]) => key.startsWith(prefix) && RUN_EVENTS[state] === undefined)
    .map(([key]) => key.slice(prefix.length))
    .filter((id) => !listed.has(id));
  const findRun = async (id: string): Promise<Run[]> => {
    try {
      return [await client.runs.get(id)];
    } catch (error) {
      if (!isRequestError(error) || error.status !== 404) throw error;
      seen.delete(`${prefix}${id}`);
      return [];
    }
  };
  const others = await Promise.all(missing.map(findRun));
  return [...data, ...others.flat()].flatMap(({ id, status, updatedAt }) => {
    const type = RUN_EVENTS[status];
    if (!hasChanged(seen, `${prefix}${id}`, status) || type === undefined) return [];
    return [{ type, id, updatedAt, load: async () => client.runs.get(id) }];
  });
}

async function findDocuments(client: Excerpt, place: EventPlace, seen: Seen): Promise<Change[]> {
  const { data } = await client.documents.list({ ...place, content: false, pageSize: PAGE_SIZE });
  return data.flatMap(({ id, status, updatedAt }) => {
    const type = DOCUMENT_EVENTS[status];
    if (!hasChanged(seen, `document ${id}`, status) || type === undefined) return [];
    return [{ type, id, updatedAt, load: async () => client.documents.get(id) }];
  });
}

async function findBatches(client: Excerpt, place: EventPlace, seen: Seen): Promise<Change[]> {
  const { data } = await client.batches.list({ ...place, pageSize: PAGE_SIZE });
  return data.flatMap(({ id, status, updatedAt }) => {
    const type = BATCH_EVENTS[status];
    if (!hasChanged(seen, `batch ${id}`, status) || type === undefined) return [];
    return [{ type, id, updatedAt, load: async () => client.batches.get(id) }];
  });
}

async function findEvaluations(client: Excerpt, place: EventPlace, seen: Seen): Promise<Change[]> {
  const { data } = await client.evaluations.list({ ...place, pageSize: PAGE_SIZE });
  return data.flatMap(({ id, status, createdAt, completedAt }) => {
    const type = EVALUATION_EVENTS[status];
    if (!hasChanged(seen, `evaluation ${id}`, status) || type === undefined) return [];
    return [{ type, id, updatedAt: completedAt ?? createdAt, load: async () => client.evaluations.get(id) }];
  });
}

/** The packet of the list has no pages, like that of the event. */
async function findPackets(client: Excerpt, place: Omit<EventPlace, 'schemaKey'>, seen: Seen): Promise<Change[]> {
  const { data } = await client.packets.list({ ...place, pageSize: PAGE_SIZE });
  return data.flatMap((packet) => {
    const { id, status, updatedAt } = packet;
    const type = PACKET_EVENTS[status];
    if (!hasChanged(seen, `packet ${id}`, status) || type === undefined) return [];
    return [{ type, id, updatedAt, load: () => Promise.resolve(packet) }];
  });
}

async function findReviews(client: Excerpt, place: Omit<EventPlace, 'schemaKey'>, seen: Seen): Promise<Change[]> {
  const { data } = await client.reviews.list({ ...place, pageSize: PAGE_SIZE });
  return data.flatMap(({ id, runId, status, updatedAt }) => {
    const type = REVIEW_EVENTS[status];
    if (!hasChanged(seen, `review ${id}`, status) || type === undefined) return [];
    return [{ type, id, updatedAt, load: async () => client.reviews.get(runId) }];
  });
}

/** Not every key may see what a workspace spends. */
async function findBudget(client: Excerpt, workspace: string, seen: Seen): Promise<Change[]> {
  if (seen.get('budget') === 'hidden') return [];
  try {
    const budget = await client.usage.getBudget({ workspace });
    const { status, period, maxCost, maxPages } = budget;
    const limits = `${period} ${maxCost?.amount} ${maxCost?.currency} ${maxPages}`;
    const type = BUDGET_EVENTS[status];
    if (!hasChanged(seen, 'budget', `${status} ${limits}`) || type === undefined) return [];
    return [{ type, id: limits, updatedAt: timestamp(systemClock.now()), load: async () => budget }];
  } catch (error) {
    if (!isRequestError(error) || error.status !== 403) throw error;
    seen.set('budget', 'hidden');
    return [];
  }
}
