import type { Readable } from 'node:stream';
import type { AuditLog } from '../audit/record-change.ts';
import type { Db, ServiceDatabase } from '../db/database.ts';
import type { DocumentIndex } from '../documents/index-documents.ts';
import { AppError, invalidBody, notFound } from '../errors.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { Page, PageRequest } from '../lib/pagination.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';
import { createPersonArchive, type PersonRecords } from './archive.ts';
import * as erasures from './erasures-repository.ts';
import type { ErasedCounts, Erasure, ErasureDocument } from './erasures-repository.ts';
import { createPersonSearch, type PersonDocument, type PersonSearch } from './find-documents.ts';

export type { Erasure, ErasureDocument } from './erasures-repository.ts';
export type { PersonDocument, PersonSearch } from './find-documents.ts';

/** Everything about a person in a workspace, for its owner: in all schemas and environments, locked ones too. */
export interface PrivacyService {
  /** Throws `validation_failed` for a query without words, or with words of too many documents. */
  find(caller: Caller, slug: string, search: PersonSearch, page: PageRequest): Promise<Page<PersonDocument>>;
  /** A ZIP archive of the found documents, written as it is read. */
  exportDocuments(caller: Caller, slug: string, search: PersonSearch): Promise<Readable>;
  /** Chooses the documents to erase, and counts. */
  prepare(
    caller: Caller,
    slug: string,
    search: PersonSearch & { except?: readonly string[] | undefined },
  ): Promise<Erasure>;
  list(caller: Caller, slug: string, page: PageRequest): Promise<Page<Erasure>>;
  get(caller: Caller, id: string): Promise<Erasure>;
  listDocuments(caller: Caller, id: string, page: PageRequest): Promise<Page<ErasureDocument>>;
  /** Erases what was prepared. Once confirmed, it does nothing. */
  confirm(caller: Caller, id: string): Promise<Erasure>;
}

interface Dependencies {
  database: ServiceDatabase;
  clock: Clock;
  newId: NewId;
  access: WorkspaceAccess;
  audit: AuditLog;
  queue: Pick<JobQueue, 'enqueue'>;
  records: PersonRecords;
  index: Pick<DocumentIndex, 'catchUp' | 'catchUpWith'>;
}

/** Documents of one erasure, and of one archive. */
const MAX_DOCUMENTS = 10_000;

export function createPrivacyService(dependencies: Dependencies): PrivacyService {
  const { database, clock, newId, access, audit, queue } = dependencies;
  const { db } = database;
  const search = createPersonSearch(db, dependencies.index);
  const writeArchive = createPersonArchive(dependencies);
  const now = () => timestamp(clock.now());

  async function findPlace(on: Db, caller: Caller, slug: string) {
    const { workspace } = await access.requireOwner(on, caller, slug);
    return { workspace, environmentIds: await erasures.listEnvironmentIds(on, workspace.id) };
  }

  async function findIds(environmentIds: string[], asked: PersonSearch): Promise<string[]> {
    const ids = await search.findIds(environmentIds, asked, { isWhole: true });
    if (ids.length <= MAX_DOCUMENTS) return ids;
    const most = MAX_DOCUMENTS.toLocaleString('en');
    throw invalidBody('/query', `More than ${most} documents have these words. Add words that only the person has.`);
  }

  async function findOwn(on: Db, caller: Caller, id: string): Promise<Erasure> {
    const found = await erasures.findVisibleErasure(on, caller.userId, id);
    if (found === undefined) throw notFound('Erasure');
    if (found.role !== 'owner') throw new AppError('forbidden', 'Only the owner of the workspace may do this.');
    return found.erasure;
  }

  const record = (caller: Caller, { id, workspaceId }: Erasure, details: ErasedCounts) => ({
    actorId: caller.userId,
    scope: { workspaceId },
    targetId: id,
    before: null,
    after: null,
    details,
  });

  return {
    async find(caller, slug, asked, page) {
      const { environmentIds } = await findPlace(db, caller, slug);
      return search.describe(environmentIds, asked, page);
    },

    async exportDocuments(caller, slug, asked) {
      const { workspace, environmentIds } = await findPlace(db, caller, slug);
      const ids = await findIds(environmentIds, asked);
      await database.transaction((tx) =>
        audit.record(tx, {
          action: 'privacy.exported',
          actorId: caller.userId,
          scope: { workspaceId: workspace.id },
          targetId: workspace.id,
          before: null,
          after: null,
          details: { documents: ids.length },
        }),
      );
      return writeArchive(workspace, ids);
    },

    async prepare(caller, slug, { except = [], ...asked }) {
      const { environmentIds } = await findPlace(db, caller, slug);
      const left = new Set(except);
      const found = (await findIds(environmentIds, asked)).filter((id) => !left.has(id));
      return database.transaction(async (tx) => {
        const { workspace } = await access.requireOwner(tx, caller, slug);
        const id = newId('era');
        const created = { id, workspaceId: workspace.id, createdBy: caller.userId, createdAt: now() };
        await erasures.insertErasure(tx, created, found);
        const counts = (await audit.countErased(tx, { workspaceId: workspace.id, erasureId: id })) as ErasedCounts;
        await erasures.updateErasure(tx, id, { counts });
        const erasure = await findOwn(tx, caller, id);
        await audit.record(tx, { action: 'erasure.prepared', ...record(caller, erasure, counts) });
        return erasure;
      });
    },

    async list(caller, slug, page) {
      const { workspace } = await access.requireOwner(db, caller, slug);
      return erasures.listErasures(db, workspace.id, page);
    },

    get: (caller, id) => findOwn(db, caller, id),

    async listDocuments(caller, id, page) {
      await findOwn(db, caller, id);
      return erasures.listErasureDocuments(db, id, page);
    },

    confirm: (caller, id) =>
      database.transaction(async (tx) => {
        await erasures.lockErasure(tx, id);
        const erasure = await findOwn(tx, caller, id);
        if (erasure.status !== 'prepared') return erasure;
        const confirmed = { status: 'erasing', confirmedBy: caller.userId, confirmedAt: now() } as const;
        await erasures.updateErasure(tx, id, confirmed);
        await queue.enqueue(tx, { kind: 'documents.erase', subject: id, group: erasure.workspaceId });
        await audit.record(tx, { action: 'erasure.confirmed', ...record(caller, erasure, erasure.counts) });
        return { ...erasure, ...confirmed };
      }),
  };
}
