import type { AuditLog } from '../audit/record-change.ts';
import type { Db, ServiceDatabase } from '../db/database.ts';
import { AppError, notFound } from '../errors.ts';
import type { SchemaTasks } from '../extraction/child/schema-tasks.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';
import * as lookups from './repository.ts';
import type { Lookup as StoredLookup, LookupChanges, LookupContent } from './repository.ts';
import { refuseUsedLookup, searchRows } from './lookup-rules.ts';
import { createUsedTables } from './used-tables.ts';
import { keepVersion, listVersions, readEarlierRows, type LookupVersion } from './lookup-versions-repository.ts';

export { findColumns } from './repository.ts';

/** A schema that looks values up in a table. */
interface LookupUse {
  schemaKey: string;
  name: string;
}

export interface Lookup extends StoredLookup {
  usedBy: LookupUse[];
}

export interface LookupRows extends Page<string[]> {
  columns: string[];
  version: number;
}

export interface RowsQuery extends PageRequest {
  search?: string | undefined;
  version?: number | undefined;
}

export interface LookupsService {
  list(caller: Caller, slug: string, page: PageRequest): Promise<Page<Lookup>>;
  get(caller: Caller, slug: string, key: string): Promise<Lookup>;
  /** Throws `not_found`, also for a version whose rows are gone. */
  rows(caller: Caller, slug: string, key: string, query: RowsQuery): Promise<LookupRows>;
  versions(caller: Caller, slug: string, key: string, page: PageRequest): Promise<Page<LookupVersion>>;
  /** Throws `lookup_exists`, and `lookup_invalid` for a file that is no table. @param readText reads the file */
  create(caller: Caller, slug: string, key: string, readText: () => Promise<string>): Promise<Lookup>;
  /** Replaces all rows at once. Throws `not_found`, and `lookup_invalid`. */
  replace(caller: Caller, slug: string, key: string, readText: () => Promise<string>): Promise<Lookup>;
  /** Throws `in_use` while schemas use it. */
  delete(caller: Caller, slug: string, key: string): Promise<void>;
}

interface Dependencies {
  database: ServiceDatabase;
  clock: Clock;
  audit: AuditLog;
  access: WorkspaceAccess;
  /** Files are parsed in child processes. */
  schemaTasks: Pick<SchemaTasks, 'readLookup'>;
  /** The schemas that use the tables of a workspace, by the keys of the tables. */
  findUses: (db: Db, workspaceId: string) => Promise<ReadonlyMap<string, LookupUse[]>>;
}

const state = ({ key, columns, rows, version }: StoredLookup) => ({ key, columns, rows, version });

function selectRows(rows: readonly string[][], { search = '', ...page }: RowsQuery): Page<string[]> {
  const found = searchRows(rows, search);
  const offset = getOffset(page);
  const { page: number, pageSize } = page;
  return { page: number, pageSize, total: found.length, data: found.slice(offset, offset + pageSize) };
}

export function createLookupsService(dependencies: Dependencies): LookupsService {
  const { database, clock, audit, access, schemaTasks, findUses } = dependencies;
  const { db } = database;
  const readTables = createUsedTables(db);

  async function readTable(
    caller: Caller,
    readText: () => Promise<string>,
    before: { columns: string[]; content: string } | null,
  ): Promise<LookupContent & { changes: LookupChanges | null }> {
    const read = await schemaTasks.readLookup(await readText(), before, [caller.userId]);
    if (!('problem' in read)) return read;
    const details = [{ in: 'body' as const, path: '/file', message: read.problem }];
    throw new AppError('lookup_invalid', `The file is no table: ${read.problem}`, { details });
  }

  async function find(on: Db, workspaceId: string, key: string): Promise<StoredLookup> {
    const found = await lookups.findLookup(on, workspaceId, key);
    if (found === undefined) throw notFound('Lookup');
    return found;
  }

  async function findWithUses(on: Db, workspaceId: string, key: string): Promise<Lookup> {
    const found = await find(on, workspaceId, key);
    return { ...found, usedBy: (await findUses(on, workspaceId)).get(key) ?? [] };
  }

  return {
    async list(caller, slug, page) {
      const { workspace } = await access.requireMember(db, caller, slug);
      const list = await lookups.listLookups(db, workspace.id, page);
      const uses = await findUses(db, workspace.id);
      return { ...list, data: list.data.map((one) => ({ ...one, usedBy: uses.get(one.key) ?? [] })) };
    },

    async get(caller, slug, key) {
      const { workspace } = await access.requireMember(db, caller, slug);
      return findWithUses(db, workspace.id, key);
    },

    async rows(caller, slug, key, query) {
      const { workspace } = await access.requireMember(db, caller, slug);
      const { tables, versions } = await readTables(workspace.id, [key]);
      const latest = versions[0]?.version;
      const table = tables[key];
      if (latest === undefined || table === undefined) throw notFound('Lookup');
      const { version = latest } = query;
      const shown = version === latest ? table : await readEarlierRows(db, workspace.id, key, version);
      if (shown === undefined) throw notFound('Lookup version');
      return { columns: shown.columns, version, ...selectRows(shown.rows, query) };
    },

    async versions(caller, slug, key, page) {
      const { workspace } = await access.requireMember(db, caller, slug);
      return listVersions(db, workspace.id, await find(db, workspace.id, key), page);
    },

    async create(caller, slug, key, readText) {
      await access.requireMember(db, caller, slug);
      const table = await readTable(caller, readText, null);
      return database.transaction(async (tx) => {
        const { workspace } = await access.requireMember(tx, caller, slug);
        if ((await lookups.findLookup(tx, workspace.id, key)) !== undefined)
          throw new AppError('lookup_exists', `The workspace has a lookup ${key} already. Replace it by PUT.`);
        const now = timestamp(clock.now());
        const about = { key, version: 1, createdAt: now, updatedAt: now, updatedBy: caller.userId };
        await lookups.insertLookup(tx, workspace.id, { ...about, ...table });
        const created = await findWithUses(tx, workspace.id, key);
        const scope = { workspaceId: workspace.id };
        const change = { actorId: caller.userId, scope, targetId: key, before: null, after: state(created) };
        await audit.record(tx, { action: 'lookup.created', ...change });
        return created;
      });
    },

    async replace(caller, slug, key, readText) {
      const { workspace: known } = await access.requireMember(db, caller, slug);
      const compared = await lookups.readContent(db, known.id, key);
      if (compared === undefined) throw notFound('Lookup');
      const { changes, ...table } = await readTable(caller, readText, compared);
      return database.transaction(async (tx) => {
        const { workspace } = await access.requireMember(tx, caller, slug);
        const before = await find(tx, workspace.id, key);
        await keepVersion(tx, workspace.id, before);
        // Where another replacement came first, what changed was not counted.
        const counted = before.version === compared.version ? changes : null;
        const about = { key, changes: counted, updatedAt: timestamp(clock.now()), updatedBy: caller.userId };
        await lookups.replaceLookup(tx, workspace.id, { ...about, ...table });
        const after = await findWithUses(tx, workspace.id, key);
        const scope = { workspaceId: workspace.id };
        const change = { actorId: caller.userId, scope, targetId: key, before: state(before), after: state(after) };
        await audit.record(tx, { action: 'lookup.replaced', ...change });
        return after;
      });
    },

    delete: (caller, slug, key) =>
      database.transaction(async (tx) => {
        const { workspace } = await access.requireOwner(tx, caller, slug);
        const before = await findWithUses(tx, workspace.id, key);
        refuseUsedLookup(before);
        await lookups.deleteLookup(tx, workspace.id, key);
        const scope = { workspaceId: workspace.id };
        const change = { actorId: caller.userId, scope, targetId: key, before: state(before), after: null };
        await audit.record(tx, { action: 'lookup.deleted', ...change });
      }),
  };
}
