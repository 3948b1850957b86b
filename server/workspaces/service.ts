import { isUniqueViolation } from '../db/constraint-errors.ts';
import type { Database, Tx } from '../db/database.ts';
import type { StoredFiles } from '../documents/stored-files.ts';
import type { EnvironmentsService } from '../environments/service.ts';
import { AppError } from '../errors.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { Page, PageRequest } from '../lib/page.ts';
import type { MembersService } from '../members/service.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from './access.ts';
import * as workspaces from './repository.ts';
import type { Workspace } from './repository.ts';
import { deriveSlug, firstFree } from './slug.ts';

export interface NewWorkspace {
  name: string;
  description?: string | undefined;
  slug?: string | undefined;
}

export interface WorkspacesService {
  list(caller: Caller, page: PageRequest): Promise<Page<Workspace>>;
  get(caller: Caller, slug: string): Promise<Workspace>;
  create(caller: Caller, input: NewWorkspace): Promise<Workspace>;
  update(caller: Caller, slug: string, patch: { name?: string | undefined; description?: string | undefined }): Promise<Workspace>;
  /** Removes everything under it. Runs that are active are cancelled. */
  delete(caller: Caller, slug: string): Promise<void>;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  newId: NewId;
  access: WorkspaceAccess;
  environments: Pick<EnvironmentsService, 'createAll'>;
  members: Pick<MembersService, 'addOwner'>;
  files: Pick<StoredFiles, 'hashesOf' | 'release'>;
  /** Takes the jobs of its active runs out of the queue. */
  discardActiveRuns(tx: Tx, workspaceId: string): Promise<void>;
}

export function createWorkspacesService({
  database,
  clock,
  newId,
  access,
  environments,
  members,
  files,
  discardActiveRuns,
}: Dependencies): WorkspacesService {
  const { db } = database;

  async function chooseSlug(tx: Tx, { name, slug }: NewWorkspace): Promise<string> {
    if (slug !== undefined) return slug;
    const derived = deriveSlug(name);
    return firstFree(derived, await workspaces.listTakenSlugs(tx, derived));
  }

  return {
    list: (caller, page) => workspaces.listWorkspaces(db, caller.userId, page),
    get: async (caller, slug) => (await access.member(db, caller, slug)).workspace,

    create: (caller, input) =>
      database.transaction(async (tx) => {
        const now = timestamp(clock.now());
        const workspace: Workspace = {
          id: newId('ws'),
          slug: await chooseSlug(tx, input),
          name: input.name,
          description: input.description ?? null,
          ownerId: caller.userId,
          createdAt: now,
          updatedAt: now,
        };
        try {
          await workspaces.insertWorkspace(tx, workspace);
        } catch (error) {
          if (isUniqueViolation(error)) throw new AppError('slug_taken', `The slug ${workspace.slug} is taken. Choose another one.`);
          throw error;
        }
        await members.addOwner(tx, workspace.id, caller.userId);
        await environments.createAll(tx, workspace.id);
        return workspace;
      }),

    update: (caller, slug, patch) =>
      database.transaction(async (tx) => {
        const { workspace } = await access.owner(tx, caller, slug);
        const updated: Workspace = {
          ...workspace,
          name: patch.name ?? workspace.name,
          description: patch.description ?? workspace.description,
          updatedAt: timestamp(clock.now()),
        };
        await workspaces.updateWorkspace(tx, workspace.id, updated);
        return updated;
      }),

    async delete(caller, slug) {
      const hashes = await database.transaction(async (tx) => {
        const { workspace } = await access.owner(tx, caller, slug);
        await discardActiveRuns(tx, workspace.id);
        const stored = await files.hashesOf(tx, { workspaceId: workspace.id });
        await workspaces.deleteWorkspace(tx, workspace.id);
        return stored;
      });
      await files.release(hashes);
    },
  };
}
