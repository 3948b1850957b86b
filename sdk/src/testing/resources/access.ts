import type { Caller } from '../http/operation-input.ts';
import { notFound, serviceError } from '../service-error.ts';
import type { EnvironmentRecord, EnvironmentSlug, Plan, Store, WorkspaceRecord } from '../store.ts';

/** The workspace of a slug. Throws `not_found` unless the caller is a member. */
export function member(store: Store, caller: Caller, slug: string): WorkspaceRecord {
  const found = store.workspaces.find((one) => one.workspace.slug === slug);
  if (found?.members.some(({ userId }) => userId === caller.userId)) return found;
  throw notFound('Workspace');
}

/** The same. Throws `forbidden` for a member who is not the owner. */
export function owner(store: Store, caller: Caller, slug: string): WorkspaceRecord {
  const found = member(store, caller, slug);
  if (roleIn(store, caller, found.workspace.id) === 'owner') return found;
  throw serviceError('forbidden', 'Only the owner of the workspace may do this.');
}

/** What the caller is in a workspace; null for somebody else. */
export function roleIn(store: Store, caller: Caller, workspaceId: string): string | null {
  const found = store.workspaces.find(({ workspace }) => workspace.id === workspaceId);
  return found?.members.find(({ userId }) => userId === caller.userId)?.role ?? null;
}

/** What a path names. Throws `not_found` for a caller that is no member of its workspace. */
export function refuseHidden(store: Store, caller: Caller, { slug, id }: { slug?: unknown; id?: unknown }): void {
  if (typeof slug === 'string') member(store, caller, slug);
  const found =
    store.documents.find(({ document }) => document.id === id) ??
    store.runs.find(({ run }) => run.id === id) ??
    store.packets.find(({ packet }) => packet.id === id)?.packet ??
    store.webhooks.find(({ endpoint }) => endpoint.id === id)?.endpoint;
  if (found !== undefined && roleIn(store, caller, found.workspaceId) === null) throw notFound('Resource');
}

export function refuseUnlessOwner(store: Store, caller: Caller, workspaceId: string, noun: string): void {
  if (roleIn(store, caller, workspaceId) === 'owner') return;
  throw serviceError('forbidden', `Only the owner of the workspace may delete a ${noun}.`);
}

function ownerPlan(store: Store, workspaceId: string): Plan {
  const found = store.workspaces.find(({ workspace }) => workspace.id === workspaceId);
  return store.users.find(({ id }) => id === found?.workspace.createdBy)?.plan ?? 'free';
}

export function isLocked(store: Store, environment: EnvironmentRecord): boolean {
  return environment.slug !== 'production' && ownerPlan(store, environment.workspaceId) === 'free';
}

export function readable(store: Store, workspaceId: string, slug: string): EnvironmentRecord {
  const found = store.environments.find((one) => one.workspaceId === workspaceId && one.slug === slug);
  if (found === undefined) throw notFound('Environment');
  return found;
}

/** Throws `environment_locked` when the owner's plan does not include the environment. */
export function refuseLocked(store: Store, environment: EnvironmentRecord): EnvironmentRecord {
  if (!isLocked(store, environment)) return environment;
  const message = `The ${environment.slug} environment needs the Pro plan. Use production, or change the plan.`;
  throw serviceError('environment_locked', message);
}

export function writable(store: Store, workspaceId: string, slug: EnvironmentSlug = 'production'): EnvironmentRecord {
  return refuseLocked(store, readable(store, workspaceId, slug));
}

/** For a resource that knows its environment's id. */
export function writableById(store: Store, id: string): EnvironmentRecord {
  const found = store.environments.find((one) => one.id === id);
  if (found === undefined) throw notFound('Environment');
  return refuseLocked(store, found);
}
