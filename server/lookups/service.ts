import type { AuditLog } from '../audit/record-change.ts';
import type { Db, ServiceDatabase } from '../db/database.ts';
import { AppError, notFound } from '../errors.ts';
import type { SchemaTasks } from '../extraction/child/schema-tasks.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { Page, PageRequest } from '../lib/pagination.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';
import * as lookups from './repository.ts';
import type { Lookup, LookupContent } from './repository.ts';

export { findColumns } from './repository.ts';
export type { Lookup } from './repository.ts';

export interface LookupsService {
  list(caller: Caller, slug: string, page: PageRequest): Promise<Page<Lookup>>;
  get(caller: Caller, slug: string, key: string): Promise<Lookup>;
  /** Throws `lookup_exists`, and `lookup_invalid` for a file that is no table. @param readText reads the file */
  create(caller: Caller, slug: string, key: string, readText: () => Promise<string>): Promise<Lookup>;
  /** Replaces all rows at once. Throws `not_found`, and `lookup_invalid`. */
  replace(caller: Caller, slug: string, key: string, readText: () => Promise<string>): Promise<Lookup>;
  delete(caller: Caller, slug: string, key: string): Promise<void>;
}

interface Dependencies {
  database: ServiceDatabase;
  clock: Clock;
  audit: AuditLog;
  access: WorkspaceAccess;
  /** Files are parsed in child processes. */
  schemaTasks: Pick<SchemaTasks, 'readLookup'>;
}

const state = ({ key, columns, rows, version }: Lookup) => ({ key, columns, rows, version });

export function createLookupsService({ database, clock, audit, access, schemaTasks }: Dependencies): LookupsService {
  const { db } = database;

  async function readTable(caller: Caller, readText: () => Promise<string>): Promise<LookupContent> {
    const read = await schemaTasks.readLookup(await readText(), [caller.userId]);
    if (!('problem' in read)) return read;
    const details = [{ in: 'body' as const, path: '/file', message: read.problem }];
    throw new AppError('lookup_invalid', `The file is no table: ${read.problem}`, { details });
  }

  async function find(on: Db, workspaceId: string, key: string): Promise<Lookup> {
    const found = await lookups.findLookup(on, workspaceId, key);
    if (found === undefined) throw notFound('Lookup');
    return found;
  }

  return {
    async list(caller, slug, page) {
      const { workspace } = await access.requireMember(db, caller, slug);
      return lookups.listLookups(db, workspace.id, page);
    },

    async get(caller, slug, key) {
      const { workspace } = await access.requireMember(db, caller, slug);
      return find(db, workspace.id, key);
    },

    async create(caller, slug, key, readText) {
      await access.requireMember(db, caller, slug);
      const table = await readTable(caller, readText);
      return database.transaction(async (tx) => {
        const { workspace } = await access.requireMember(tx, caller, slug);
        if ((await lookups.findLookup(tx, workspace.id, key)) !== undefined)
          throw new AppError('lookup_exists', `The workspace has a lookup ${key} already. Replace it by PUT.`);
        const now = timestamp(clock.now());
        const about = { key, version: 1, createdAt: now, updatedAt: now, updatedBy: caller.userId };
        await lookups.insertLookup(tx, workspace.id, { ...about, ...table });
        const created = await find(tx, workspace.id, key);
        const scope = { workspaceId: workspace.id };
        const change = { actorId: caller.userId, scope, targetId: key, before: null, after: state(created) };
        await audit.record(tx, { action: 'lookup.created', ...change });
        return created;
      });
    },

    async replace(caller, slug, key, readText) {
      const { workspace: known } = await access.requireMember(db, caller, slug);
      await find(db, known.id, key);
      const table = await readTable(caller, readText);
      return database.transaction(async (tx) => {
        const { workspace } = await access.requireMember(tx, caller, slug);
        const before = await find(tx, workspace.id, key);
        const about = { key, updatedAt: timestamp(clock.now()), updatedBy: caller.userId };
        await lookups.replaceLookup(tx, workspace.id, { ...about, ...table });
        const after = await find(tx, workspace.id, key);
        const scope = { workspaceId: workspace.id };
        const change = { actorId: caller.userId, scope, targetId: key, before: state(before), after: state(after) };
        await audit.record(tx, { action: 'lookup.replaced', ...change });
        return after;
      });
    },

    delete: (caller, slug, key) =>
      database.transaction(async (tx) => {
        const { workspace } = await access.requireOwner(tx, caller, slug);
        const before = await find(tx, workspace.id, key);
        await lookups.deleteLookup(tx, workspace.id, key);
        const scope = { workspaceId: workspace.id };
        const change = { actorId: caller.userId, scope, targetId: key, before: state(before), after: null };
        await audit.record(tx, { action: 'lookup.deleted', ...change });
      }),
  };
}
