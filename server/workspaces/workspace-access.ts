import { lesserRole } from '../lib/people/workspace-roles.ts';
import type { Db } from '../db/database.ts';
import { AppError, notFound } from '../errors.ts';
import type { Caller } from '../users/service.ts';
import { findAccess, type Access } from './repository.ts';

/** The workspace of a slug, looked up by all features under `/workspaces/{slug}`. */
export interface WorkspaceAccess {
  /** Throws `not_found` unless the caller is a member. The role is the lesser of the member's and the API key's. */
  requireMember(db: Db, caller: Caller, slug: string): Promise<Access>;
  /** Throws `forbidden` for members other than the owner. */
  requireOwner(db: Db, caller: Caller, slug: string): Promise<Access>;
}

async function requireMember(db: Db, { userId, limits }: Caller, slug: string): Promise<Access> {
  const access = await findAccess(db, userId, slug);
  const isOutside = limits.workspaceId !== null && limits.workspaceId !== access?.workspace.id;
  if (access === undefined || isOutside) throw notFound('Workspace');
  return { ...access, role: lesserRole(access.role, limits.role) };
}

export const workspaceAccess: WorkspaceAccess = {
  requireMember,
  async requireOwner(db, caller, slug) {
    const access = await requireMember(db, caller, slug);
    if (access.role !== 'owner') throw new AppError('forbidden', 'Only the owner of the workspace may do this.');
    return access;
  },
};
