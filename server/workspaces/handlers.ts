import { toPageRequest, type HandlersOf, type Wire } from '../http/operation.ts';
import { mapPage } from '../lib/pagination.ts';
import type { Access } from './repository.ts';
import type { WorkspacesService } from './service.ts';

function presentWorkspace({ workspace: { ownerId, ...workspace }, role }: Access): Wire<'Workspace'> {
  return { ...workspace, role, createdBy: ownerId };
}

type WorkspaceOperation = 'listWorkspaces' | 'createWorkspace' | 'getWorkspace' | 'updateWorkspace' | 'deleteWorkspace';

export function createWorkspaceHandlers(workspaces: WorkspacesService): HandlersOf<WorkspaceOperation> {
  return {
    async listWorkspaces({ caller, query }) {
      return { status: 200, body: mapPage(await workspaces.list(caller, toPageRequest(query)), presentWorkspace) };
    },
    async createWorkspace({ caller, body }) {
      return { status: 201, body: presentWorkspace(await workspaces.create(caller, body)) };
    },
    async getWorkspace({ caller, path }) {
      return { status: 200, body: presentWorkspace(await workspaces.get(caller, path.slug)) };
    },
    async updateWorkspace({ caller, path, body }) {
      return { status: 200, body: presentWorkspace(await workspaces.update(caller, path.slug, body)) };
    },
    async deleteWorkspace({ caller, path }) {
      await workspaces.delete(caller, path.slug);
      return { status: 204 };
    },
  };
}
