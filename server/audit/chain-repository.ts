/** The chain of hashes over the entries of each log. */
import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { sql } from 'kysely';
import type { Database, Db, Tx } from '../db/database.ts';
import { listSealed, listUnsealed, type OwnedEntry } from './repository.ts';

const BATCH = 500;

interface Link {
  position: number;
  hash: string;
}

const START: Link = { position: 0, hash: '' };

function computeHash({ hash: _hash, position: _position, ...entry }: OwnedEntry, before: Link): string {
  const text = canonicalize({ ...entry, position: before.position + 1, before: before.hash }) ?? '';
  return createHash('sha256').update(text).digest('hex');
}

/** Gives entries their place in one statement. Their other columns stay. */
async function writeLinks(
  { dialect }: Pick<Database, 'dialect'>,
  tx: Tx,
  links: (Link & { id: string })[],
): Promise<void> {
  const json = JSON.stringify(links);
  await (
    dialect === 'sqlite'
      ? sql`update audit_entries set position = s.value ->> 'position', hash = s.value ->> 'hash'
            from json_each(${json}) as s where audit_entries.id = s.value ->> 'id'`
      : sql`update audit_entries set position = s.position, hash = s.hash
            from json_to_recordset(${json}::json) as s (id text, position bigint, hash text)
            where audit_entries.id = s.id`
  ).execute(tx);
}

/** Called in the transaction that seals entries. */
export type OnSealed = (tx: Tx, entries: readonly OwnedEntry[]) => Promise<void>;

/** Seals what is not sealed yet, up to a number. Returns how many. */
async function sealSome(database: Database, onSealed: OnSealed): Promise<number> {
  return database.transaction(async (tx) => {
    const entries = await listUnsealed(tx, BATCH);
    if (entries.length === 0) return 0;
    const owners = [...new Set(entries.map(({ ownerId }) => ownerId ?? ''))];
    const rows = await tx
      .selectFrom('audit_chains')
      .select(['owner', 'position', 'hash'])
      .where('owner', 'in', owners)
      .execute();
    const newest = new Map<string, Link>(rows.map(({ owner, ...link }) => [owner, link]));
    const links = entries.map((entry) => {
      const before = newest.get(entry.ownerId ?? '') ?? START;
      const link = { position: before.position + 1, hash: computeHash(entry, before) };
      newest.set(entry.ownerId ?? '', link);
      return { id: entry.id, ...link };
    });
    await writeLinks(database, tx, links);
    await tx
      .insertInto('audit_chains')
      .values([...newest].map(([owner, link]) => ({ owner, ...link, pruned_position: 0, pruned_hash: '' })))
      .onConflict((conflict) =>
        conflict.column('owner').doUpdateSet(({ ref }) => ({
          position: ref('excluded.position'),
          hash: ref('excluded.hash'),
        })),
      )
      .execute();
    await onSealed(
      tx,
      entries.map((entry, index) => ({ ...entry, ...links[index] })),
    );
    return entries.length;
  });
}

/**
 * Seals entries in an order of their own, after they were stored: requests do not wait for each other. One server does
 * it at a time.
 */
export async function sealEntries(database: Database, onSealed: OnSealed = async () => undefined): Promise<void> {
  await database.tryExclusively('audit', async () => {
    let sealed = BATCH;
    while (sealed === BATCH) sealed = await sealSome(database, onSealed);
  });
}

/** Deletes the oldest sealed entries, from before a time. What is left goes on to be verifiable. Returns how many. */
export async function pruneEntries(database: Database, before: string, signal: AbortSignal): Promise<number> {
  let deleted = 0;
  const chains = await database.db.selectFrom('audit_chains').select(['owner', 'pruned_position as after']).execute();
  for (const { owner, after: first } of chains) {
    for (let after = first; !signal.aborted;) {
      const entries = await listSealed(database.db, owner, { after, limit: BATCH });
      const kept = entries.findIndex(({ createdAt }) => createdAt >= before);
      const old = kept === -1 ? entries : entries.slice(0, kept);
      const last = old.at(-1);
      if (last?.position == null || last.hash === null) break;
      const { position, hash } = last;
      await database.transaction(async (tx) => {
        await tx
          .updateTable('audit_chains')
          .set({ pruned_position: position, pruned_hash: hash })
          .where('owner', '=', owner)
          .execute();
        await tx
          .deleteFrom('audit_entries')
          .where(
            'id',
            'in',
            old.map(({ id }) => id),
          )
          .execute();
      });
      after = position;
      deleted += old.length;
    }
  }
  return deleted;
}

export interface AuditProblem {
  /** The user whose log it is; null for the server's own. */
  ownerId: string | null;
  /** In the log. */
  position: number;
  /** Null for an entry that is missing. */
  entryId: string | null;
  message: string;
}

export interface AuditVerification {
  /** Entries whose hashes were computed again. */
  entries: number;
  logs: number;
  /** Entries of the last second, which have no hash yet. */
  unsealed: number;
  problems: AuditProblem[];
}

const readChain = (db: Db, owner: string) =>
  db.selectFrom('audit_chains').selectAll().where('owner', '=', owner).executeTakeFirst();

/**
 * Finds entries that were altered, removed or inserted after they were sealed. Servers may go on sealing meanwhile: a
 * log is checked up to the entry that was its newest when its turn came.
 */
export async function verifyAuditLog(db: Db): Promise<AuditVerification> {
  const owners = await db.selectFrom('audit_chains').select('owner').execute();
  const problems: AuditProblem[] = [];
  let count = 0;

  async function verifyLog(owner: string): Promise<void> {
    const chain = await readChain(db, owner);
    if (chain === undefined) return;
    let before: Link = { position: chain.pruned_position, hash: chain.pruned_hash };
    const report = (position: number, entryId: string | null, message: string) =>
      problems.push({ ownerId: owner || null, position, entryId, message });
    while (before.position < chain.position) {
      const found = await listSealed(db, owner, { after: before.position, limit: BATCH });
      const entries = found.filter(({ position }) => position !== null && position <= chain.position);
      for (const entry of entries) {
        const position = entry.position ?? 0;
        const expected = before.position + 1;
        // Its own hash cannot be computed without the one before: that of the missing entry is not known.
        if (position !== expected)
          report(
            expected,
            null,
            position - expected === 1 ? 'An entry is missing.' : `${position - expected} entries are missing.`,
          );
        else if (computeHash(entry, before) !== entry.hash)
          report(position, entry.id, 'The entry was altered or inserted.');
        before = { position, hash: entry.hash ?? '' };
        count += 1;
      }
      if (entries.length < BATCH) break;
    }
    if (before.position < chain.position)
      report(before.position + 1, null, `${chain.position - before.position} of the newest entries are missing.`);
    else if (before.hash !== chain.hash) report(before.position, null, 'The newest entry was replaced.');
  }

  for (const { owner } of owners) await verifyLog(owner);
  // One statement, which sees entries and the ends of their logs as of one moment.
  const beyond = await db
    .selectFrom('audit_entries as entry')
    .leftJoin('audit_chains as chain', (join) =>
      join.on(({ eb, fn, ref, val }) => eb(ref('chain.owner'), '=', fn.coalesce('entry.owner_id', val('')))),
    )
    .select(['entry.id', 'entry.owner_id as ownerId', 'entry.position'])
    .where('entry.position', 'is not', null)
    .where(({ eb, or, ref }) => or([eb('chain.owner', 'is', null), eb('entry.position', '>', ref('chain.position'))]))
    .limit(BATCH)
    .execute();
  for (const { id, ownerId, position } of beyond)
    problems.push({ ownerId, position: position ?? 0, entryId: id, message: 'The entry was inserted.' });
  const { unsealed } = await db
    .selectFrom('audit_entries')
    .select(({ fn }) => fn.countAll<number>().as('unsealed'))
    .where('position', 'is', null)
    .executeTakeFirstOrThrow();
  return { entries: count, logs: owners.length, unsealed, problems };
}
