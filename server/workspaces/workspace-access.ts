import type { Db } from '../db/database.ts';
import { AppError, notFound } from '../errors.ts';
import type { Caller } from '../users/service.ts';
import { findAccess, isVisible, type Access } from './repository.ts';

/** Permissions in a workspace, checked by all features under `/workspaces/{slug}`. */
export interface WorkspaceAccess {
  /** Throws `not_found` unless the caller is a member. */
  requireMember(db: Db, caller: Caller, slug: string): Promise<Access>;
  /** Throws `forbidden` for members other than the owner. */
  requireOwner(db: Db, caller: Caller, slug: string): Promise<Access>;
  /** Throws `not_found` unless the caller may see what a path names by `slug` or by `id`. */
  requirePath(db: Db, caller: Caller, path: Readonly<Record<string, string>>): Promise<void>;
}

async function requireMember(db: Db, caller: Caller, slug: string): Promise<Access> {
  const access = await findAccess(db, caller.userId, slug);
  if (access === undefined) throw notFound('Workspace');
  return access;
}

export const workspaceAccess: WorkspaceAccess = {
  requireMember,
  async requireOwner(db, caller, slug) {
    const access = await requireMember(db, caller, slug);
    if (access.role !== 'owner') throw new AppError('forbidden', 'Only the owner of the workspace may do this.');
    return access;
  },
  async requirePath(db, caller, { slug, id }) {
    if (slug !== undefined) await requireMember(db, caller, slug);
    if (id !== undefined && !(await isVisible(db, caller.userId, id))) throw notFound('Resource');
  },
};
