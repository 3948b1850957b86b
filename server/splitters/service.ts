import { hash } from 'node:crypto';
import type { Db, ServiceDatabase } from '../db/database.ts';
import { invalidBody, notFound } from '../errors.ts';
import { toCanonicalJson } from '../lib/crypto/canonical-json.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { Page, PageRequest } from '../lib/pagination.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';
import * as splitters from './repository.ts';
import type { Splitter, SplitterVersion, StoredRules } from './repository.ts';

export type { Splitter, SplitterVersion, StoredRules } from './repository.ts';

export interface NewSplitter extends Partial<Omit<StoredRules, 'categories'>> {
  key: string;
  name?: string | undefined;
  categories: StoredRules['categories'];
}

export interface SplittersService {
  /** Creates a splitter, or its next version. Equal content is stored once. */
  create(caller: Caller, slug: string, splitter: NewSplitter): Promise<Splitter>;
  list(caller: Caller, slug: string, page: PageRequest): Promise<Page<Splitter>>;
  get(caller: Caller, slug: string, key: string): Promise<Splitter>;
  listVersions(caller: Caller, slug: string, key: string, page: PageRequest): Promise<Page<SplitterVersion>>;

  /** Throws `not_found`. */
  find(db: Db, workspaceId: string, key: string): Promise<Splitter>;
  findRules: typeof splitters.findRules;
  findVersionId: typeof splitters.findVersionId;
}

interface Dependencies {
  database: ServiceDatabase;
  clock: Clock;
  newId: NewId;
  access: WorkspaceAccess;
}

function readRules({ categories, uncategorized, boundaries, reviewBelow }: NewSplitter): StoredRules {
  const names = new Set<string>();
  for (const [index, { name }] of categories.entries()) {
    const key = name.trim().toLowerCase();
    if (names.has(key)) throw invalidBody(`/categories/${index}/name`, `${name} is the name of two categories.`);
    names.add(key);
  }
  return {
    categories,
    uncategorized: uncategorized ?? 'include',
    boundaries: boundaries ?? 'auto',
    reviewBelow: reviewBelow ?? null,
  };
}

export function createSplittersService({ database, clock, newId, access }: Dependencies): SplittersService {
  const { db } = database;

  const find: SplittersService['find'] = async (on, workspaceId, key) => {
    const found = await splitters.findSplitter(on, workspaceId, key);
    if (found === undefined) throw notFound('Splitter');
    return found;
  };

  return {
    find,
    findRules: splitters.findRules,
    findVersionId: splitters.findVersionId,

    async create(caller, slug, given) {
      await access.requireMember(db, caller, slug);
      const rules = readRules(given);
      const contentHash = hash('sha256', toCanonicalJson(rules), 'hex');
      return database.transaction(async (tx) => {
        const { workspace } = await access.requireMember(tx, caller, slug);
        const now = timestamp(clock.now());
        const insertVersion = (splitterId: string, version: number) =>
          splitters.insertVersion(tx, { id: newId('spv'), splitterId, version, contentHash, rules, createdAt: now });
        const known = await splitters.findSplitter(tx, workspace.id, given.key);
        if (known === undefined) {
          const { key, name = key } = given;
          const id = newId('spl');
          const row = {
            id,
            workspaceId: workspace.id,
            key,
            name,
            latestVersionNumber: 1,
            createdAt: now,
            updatedAt: now,
          };
          await splitters.insertSplitter(tx, row);
          await insertVersion(id, 1);
          return find(tx, workspace.id, key);
        }
        await splitters.lockSplitter(tx, known.id);
        const current = await find(tx, workspace.id, given.key);
        const name = given.name ?? current.name;
        const isNew = current.contentHash !== contentHash;
        if (!isNew && name === current.name) return current;
        const latestVersionNumber = current.latestVersionNumber + (isNew ? 1 : 0);
        if (isNew) await insertVersion(current.id, latestVersionNumber);
        await splitters.updateSplitter(tx, { id: current.id, name, latestVersionNumber, updatedAt: now });
        return find(tx, workspace.id, given.key);
      });
    },

    async list(caller, slug, page) {
      const { workspace } = await access.requireMember(db, caller, slug);
      return splitters.listSplitters(db, workspace.id, page);
    },

    async get(caller, slug, key) {
      const { workspace } = await access.requireMember(db, caller, slug);
      return find(db, workspace.id, key);
    },

    async listVersions(caller, slug, key, page) {
      const { workspace } = await access.requireMember(db, caller, slug);
      return splitters.listVersions(db, (await find(db, workspace.id, key)).id, page);
    },
  };
}
