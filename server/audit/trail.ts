import type { Database, Db } from '../db/database.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { Logger } from '../lib/logger.ts';
import { insertEntries, type AuditScope, type Details, type NewEntry } from './repository.ts';

export interface TrailEntry {
  actorId: string | null;
  action: string;
  targetId: string;
  /** The slug of the workspace, or the id of something in it; null for what is in none. */
  place: string | null;
  details: Details;
  /** Within an hour, one entry for each person, target and part. */
  isRead: boolean;
}

export interface Refusal {
  /** Null when nobody is known by the key. */
  actorId: string | null;
  operation: string;
  code: string;
  place: string | null;
}

/**
 * Records what people did with content. Entries are stored together, within a second: requests do not wait for them. A
 * server that is killed loses those of its last moment; deletions, expiry and settings are recorded in their
 * transaction instead.
 */
export interface AuditTrail {
  record(entry: TrailEntry): void;
  /** One entry an hour for each person, operation and place; for unknown keys, for each operation. */
  refuse(refusal: Refusal): void;
  /** Stores what was recorded until now. */
  flush(): Promise<void>;
}

type Waiting = Omit<NewEntry, 'changes' | 'targetType'> & Pick<TrailEntry, 'place' | 'isRead'>;

const HOUR_MS = 60 * 60 * 1000;
const FLUSH_AFTER_MS = 500;
const BATCH = 500;
/** While the database is out of reach. Later entries are counted in the log of the process. */
const MAX_WAITING = 20_000;
/** Keys of the hour that are remembered. The database knows the others. */
const MAX_REMEMBERED = 50_000;
const MAX_REFUSALS = 1000;

/** What happened in the current hour. */
class Hour {
  readonly #clock: Clock;
  readonly #seen = new Set<string>();
  #hour = 0;
  refusals = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether the key comes for the first time in this hour. */
  isFirst(key: string): boolean {
    const hour = Math.floor(this.#clock.now() / HOUR_MS);
    if (hour !== this.#hour) this.refusals = 0;
    if (hour !== this.#hour || this.#seen.size >= MAX_REMEMBERED) this.#seen.clear();
    this.#hour = hour;
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    return true;
  }
}

/** Leaves out reads that another server, or this one before its start, has recorded in the same hour. */
async function leaveOutKnown(db: Db, entries: Waiting[]): Promise<Waiting[]> {
  const reads = entries.filter(({ isRead }) => isRead);
  if (reads.length === 0) return entries;
  const first = reads.map(({ createdAt }) => createdAt).reduce((one, other) => (one < other ? one : other));
  const since = timestamp(Math.floor(Date.parse(first) / HOUR_MS) * HOUR_MS);
  const rows = await db
    .selectFrom('audit_entries')
    .select(['actor_id', 'action', 'target_id', 'details', 'created_at'])
    .where('target_id', 'in', [...new Set(reads.map(({ targetId }) => targetId))])
    .where('created_at', '>=', since)
    .execute();
  const toKey = (parts: unknown[], at: string) => JSON.stringify([...parts, Math.floor(Date.parse(at) / HOUR_MS)]);
  const known = new Set(
    rows.map((row) => toKey([row.actor_id, row.action, row.target_id, JSON.parse(row.details)], row.created_at)),
  );
  return entries.filter(
    ({ isRead, actorId, action, targetId, details, createdAt }) =>
      !isRead || !known.has(toKey([actorId, action, targetId, details], createdAt)),
  );
}

/** The workspaces of what is gone by now: its deletion is in the log. */
async function findFormerWorkspaces(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('audit_entries')
    .select(['target_id', 'workspace_id'])
    .where('target_id', 'in', ids)
    .where('workspace_id', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.target_id, row.workspace_id as string]));
}

interface Dependencies {
  database: Database;
  clock: Clock;
  newId: NewId;
  logger: Logger;
  /** The workspaces of slugs and of ids of what is in one. */
  findWorkspaces: (db: Db, places: readonly string[]) => Promise<Map<string, string>>;
}

type Store = Pick<Dependencies, 'database' | 'findWorkspaces'>;

/** Servers store reads one after the other: each sees what the others have recorded in this hour. */
const storeInTurn = (dependencies: Store, waiting: Waiting[]): Promise<void> =>
  waiting.some(({ isRead }) => isRead)
    ? dependencies.database.exclusively('audit reads', () => store(dependencies, waiting))
    : store(dependencies, waiting);

async function store({ database, findWorkspaces }: Store, waiting: Waiting[]): Promise<void> {
  const { db } = database;
  const entries = await leaveOutKnown(db, waiting);
  if (entries.length === 0) return;
  const places = [...new Set(entries.flatMap(({ place }) => place ?? []))];
  const workspaces = await findWorkspaces(db, places);
  const gone = await findFormerWorkspaces(
    db,
    places.filter((place) => !workspaces.has(place)),
  );
  const toScope = ({ place, actorId }: Waiting): AuditScope => {
    const workspaceId = place === null ? undefined : (workspaces.get(place) ?? gone.get(place));
    return workspaceId === undefined ? { userId: actorId } : { workspaceId };
  };
  const rows = entries.map(({ place, isRead: _isRead, ...entry }) => {
    const targetType = entry.action.slice(0, entry.action.indexOf('.'));
    return { ...entry, targetType, changes: {}, scope: toScope({ place, ...entry } as Waiting) };
  });
  await database.unsynced((unsynced) => insertEntries(unsynced, rows));
}

export function createAuditTrail({ database, clock, newId, logger, findWorkspaces }: Dependencies): AuditTrail {
  let waiting: Waiting[] = [];
  let timer: NodeJS.Timeout | undefined;
  let current = Promise.resolve();
  let lost = 0;
  const hour = new Hour(clock);

  function add({ actorId, action, targetId, place, details, isRead }: TrailEntry): void {
    if (waiting.length >= MAX_WAITING) {
      lost += 1;
      return;
    }
    const createdAt = timestamp(clock.now());
    waiting.push({ id: newId('aud'), actorId, action, targetId, place, details, isRead, createdAt });
    timer ??= setTimeout(() => void flush(), FLUSH_AFTER_MS).unref();
  }

  async function storeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH);
      try {
        await storeInTurn({ database, findWorkspaces }, batch);
      } catch (error) {
        logger.error({ err: error, waiting: waiting.length, lost }, 'Entries of the audit log could not be stored.');
        timer ??= setTimeout(() => void flush(), FLUSH_AFTER_MS * 10).unref();
        return;
      }
      waiting = waiting.slice(batch.length);
    }
    if (lost > 0) logger.error({ lost }, 'Entries of the audit log were lost while the database was out of reach.');
    lost = 0;
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    current = current.then(storeAll);
    return current;
  }

  return {
    flush,

    record(entry) {
      const { isRead, actorId, action, targetId, details } = entry;
      if (isRead && !hour.isFirst(`${actorId} ${action} ${targetId} ${String(details['part'])}`)) return;
      add(entry);
    },

    refuse({ actorId, operation, code, place }) {
      const known = actorId === null ? null : place;
      if (!hour.isFirst(`refused ${actorId} ${operation} ${known}`) || hour.refusals >= MAX_REFUSALS) return;
      hour.refusals += 1;
      const details = { operation, code };
      const target = { targetId: known ?? operation, place: known };
      add({ actorId, action: 'request.refused', ...target, details, isRead: true });
    },
  };
}
