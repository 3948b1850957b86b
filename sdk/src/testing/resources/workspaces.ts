import type {
  CreateWorkspaceData,
  DeleteWorkspaceData,
  GetWorkspaceData,
  ListWorkspacesData,
  UpdateWorkspaceData,
  Workspace,
} from '../../generated/types.gen.ts';
import { rules } from '../generated/rules.gen.ts';
import type { Caller, Handlers, Input } from '../http/operation-input.ts';
import { paginateNewest } from '../http/paginate.ts';
import type { Service } from '../service.ts';
import { serviceError } from '../service-error.ts';
import { remove, type EnvironmentSlug, type Store, type WorkspaceRecord } from '../store.ts';
import { member, owner } from './access.ts';

const ENVIRONMENTS: [slug: EnvironmentSlug, name: string][] = [
  ['production', 'Production'],
  ['staging', 'Staging'],
  ['development', 'Development'],
];

function chooseSlug(store: Store, name: string, asked: string | undefined): string {
  const taken = new Set(store.workspaces.map(({ workspace }) => workspace.slug));
  if (asked === undefined) return rules.firstFree(rules.deriveSlug(name), taken);
  if (taken.has(asked)) throw serviceError('slug_taken', `The slug ${asked} is taken. Choose another one.`);
  return asked;
}

/** Removes everything under a workspace. */
function removeWorkspace(store: Store, id: string): void {
  const isInside = ({ workspaceId }: { workspaceId: string }) => workspaceId === id;
  for (const record of store.runs.filter(isInside)) record.nextChangeAt = null;
  remove(store.runs, isInside);
  remove(store.documents, isInside);
  remove(store.families, ({ family }) => isInside(family));
  remove(store.lookups, isInside);
  remove(store.splitters, isInside);
  remove(store.packets, ({ packet }) => isInside(packet));
  remove(store.budgets, isInside);
  remove(store.webhooks, ({ endpoint }) => isInside(endpoint));
  remove(store.environments, isInside);
  remove(store.workspaces, ({ workspace }) => workspace.id === id);
}

/** With the caller's role. */
function seenBy(caller: Caller, { workspace, members }: WorkspaceRecord): Workspace {
  const { role } = members.find(({ userId }) => userId === caller.userId) ?? workspace;
  return { ...workspace, role: role as Workspace['role'] };
}

export function workspaceHandlers({ store, clock, newId }: Service): Handlers {
  return {
    listWorkspaces({ caller, query }: Input<ListWorkspacesData>) {
      const own = store.workspaces.filter(({ members }) => members.some(({ userId }) => userId === caller.userId));
      return {
        status: 200,
        body: paginateNewest(
          own.map((record) => seenBy(caller, record)),
          query,
        ),
      };
    },

    createWorkspace({ caller, body }: Input<CreateWorkspaceData>) {
      const now = clock.timestamp();
      const workspace: Workspace = {
        id: newId('ws'),
        slug: chooseSlug(store, body.name, body.slug),
        name: body.name,
        description: body.description ?? null,
        role: 'owner',
        createdBy: caller.userId,
        createdAt: now,
        updatedAt: now,
      };
      const name = store.users.find(({ id }) => id === caller.userId)?.name ?? '';
      const founder = { userId: caller.userId, name, role: 'owner', createdAt: now } as const;
      store.workspaces.push({ workspace, members: [founder], former: [] });
      for (const [slug, title] of ENVIRONMENTS)
        store.environments.push({
          id: newId('env'),
          workspaceId: workspace.id,
          slug,
          name: title,
          providerKeyId: null,
          model: null,
          verify: false,
          allowedResidencies: [],
          fallbacks: [],
          retentionDays: null,
          keepPrompts: false,
          promptRetentionDays: 30,
          createdAt: now,
          updatedAt: now,
        });
      return { status: 201, body: workspace };
    },

    getWorkspace({ caller, path }: Input<GetWorkspaceData>) {
      return { status: 200, body: seenBy(caller, member(store, caller, path.slug)) };
    },

    updateWorkspace({ caller, path, body }: Input<UpdateWorkspaceData>) {
      const record = owner(store, caller, path.slug);
      Object.assign(record.workspace, body, { updatedAt: clock.timestamp() });
      return { status: 200, body: seenBy(caller, record) };
    },

    deleteWorkspace({ caller, path }: Input<DeleteWorkspaceData>) {
      const { workspace } = owner(store, caller, path.slug);
      removeWorkspace(store, workspace.id);
      return { status: 204 };
    },
  };
}
