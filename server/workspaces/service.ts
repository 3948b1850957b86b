import { lesserRole } from '../lib/people/workspace-roles.ts';
import type { AuditLog } from '../audit/record-change.ts';
import type { ServiceDatabase, Tx } from '../db/database.ts';
import type { StoredFiles } from '../documents/stored-files.ts';
import type { EnvironmentsService } from '../environments/service.ts';
import { AppError, notFound } from '../errors.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { Page, PageRequest } from '../lib/pagination.ts';
import type { MembersService } from '../members/service.ts';
import type { ActiveRuns } from '../runs/active-runs.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from './workspace-access.ts';
import * as workspaces from './repository.ts';
import type { Access, Workspace } from './repository.ts';

export interface NewWorkspace {
  name: string;
  description?: string | undefined;
  slug?: string | undefined;
}

export interface WorkspacesService {
  list(caller: Caller, page: PageRequest): Promise<Page<Access>>;
  get(caller: Caller, slug: string): Promise<Access>;
  create(caller: Caller, input: NewWorkspace): Promise<Access>;
  update(
    caller: Caller,
    slug: string,
    patch: { name?: string | undefined; description?: string | null | undefined },
  ): Promise<Access>;
  /** Deletes everything in the workspace and cancels its active runs. */
  delete(caller: Caller, slug: string): Promise<void>;
}

interface Dependencies {
  database: ServiceDatabase;
  clock: Clock;
  newId: NewId;
  access: WorkspaceAccess;
  environments: Pick<EnvironmentsService, 'createAll'>;
  members: Pick<MembersService, 'addOwner'>;
  files: Pick<StoredFiles, 'hashesOf' | 'release'>;
  /** Removes the jobs of its active runs from the queue. */
  activeRuns: Pick<ActiveRuns, 'discardAll'>;
  audit: AuditLog;
}

/** More than the concurrent requests that could take the derived slugs. */
const MAX_SLUGS = 100;

export function createWorkspacesService({
  database,
  clock,
  newId,
  access,
  environments,
  members,
  files,
  activeRuns,
  audit,
}: Dependencies): WorkspacesService {
  const { db } = database;

  const createSlugTakenError = (slug: string) =>
    new AppError('slug_taken', `The slug ${slug} is taken. Choose another one.`);

  const changeOf = (caller: Caller, { id }: Workspace) => ({
    actorId: caller.userId,
    scope: { workspaceId: id },
    targetId: id,
  });

  /**
   * Inserts with the requested slug or a derived one. If another workspace takes the derived slug concurrently, tries
   * the next one.
   */
  async function insert(
    tx: Tx,
    workspace: Omit<Workspace, 'slug'>,
    asked: string | undefined,
    { deriveSlug, findFreeSlug }: typeof import('./slug.ts'),
  ): Promise<Workspace> {
    if (asked !== undefined) {
      const named = { ...workspace, slug: asked };
      if (!(await workspaces.insertWorkspace(tx, named))) throw createSlugTakenError(asked);
      return named;
    }
    const derived = deriveSlug(workspace.name);
    for (let attempt = 1; ; attempt += 1) {
      const named = { ...workspace, slug: findFreeSlug(derived, await workspaces.listTakenSlugs(tx, derived)) };
      if (await workspaces.insertWorkspace(tx, named)) return named;
      if (attempt >= MAX_SLUGS) throw createSlugTakenError(named.slug);
    }
  }

  return {
    async list({ userId, limits }, page) {
      const { data, ...rest } = await workspaces.listWorkspaces(db, { userId, limit: limits.workspaceId }, page);
      return { ...rest, data: data.map((one) => ({ ...one, role: lesserRole(one.role, limits.role) })) };
    },
    get: (caller, slug) => access.requireMember(db, caller, slug),

    async create(caller, input) {
      // Loaded on first use: its tables of letters take a twentieth of the server's start.
      const slugs = await import('./slug.ts');
      return database.transaction(async (tx) => {
        const now = timestamp(clock.now());
        const created = {
          id: newId('ws'),
          name: input.name,
          description: input.description ?? null,
          ownerId: caller.userId,
          createdAt: now,
          updatedAt: now,
        };
        const workspace = await insert(tx, created, input.slug, slugs);
        await members.addOwner(tx, workspace.id, caller.userId);
        await environments.createAll(tx, workspace.id);
        const change = { action: 'workspace.created', before: null, after: workspace } as const;
        await audit.record(tx, { ...changeOf(caller, workspace), ...change });
        return { workspace, role: 'owner' };
      });
    },

    update: (caller, slug, patch) =>
      database.transaction(async (tx) => {
        const { workspace, role } = await access.requireOwner(tx, caller, slug);
        const updated = await workspaces.updateWorkspace(tx, workspace.id, {
          ...patch,
          updatedAt: timestamp(clock.now()),
        });
        if (updated === undefined) throw notFound('Workspace');
        const change = { action: 'workspace.updated', before: workspace, after: updated } as const;
        await audit.record(tx, { ...changeOf(caller, workspace), ...change });
        return { workspace: updated, role };
      }),

    async delete(caller, slug) {
      const hashes = await database.transaction(async (tx) => {
        const { workspace } = await access.requireOwner(tx, caller, slug);
        await workspaces.lockWorkspace(tx, workspace.id);
        await activeRuns.discardAll(tx, { workspaceId: workspace.id });
        const stored = await files.hashesOf(tx, { workspaceId: workspace.id });
        const change = { action: 'workspace.deleted', before: workspace, after: null } as const;
        const erased = { workspaceId: workspace.id, all: true } as const;
        await audit.recordDeletion(tx, { ...changeOf(caller, workspace), ...change }, erased);
        await workspaces.deleteWorkspace(tx, workspace.id);
        return stored;
      });
      await files.release(hashes);
    },
  };
}
