/** What the members of a workspace may do. `operation-rights.ts` says which permission an operation needs. */

/** From the least to the most. */
export const ROLES = ['reader', 'reviewer', 'member', 'owner'] as const;
export type Role = (typeof ROLES)[number];

/**
 * `view`: what a review needs to be read. `read`: everything else except prompts and the audit log. `review`: reviews,
 * the parts of packets, and labels of data sets. `write`: everything else that is made or changed. `own`: settings,
 * deletions, prompts and the audit log. `people`: who has which role.
 */
export type Permission = 'view' | 'read' | 'review' | 'write' | 'own' | 'people';

const GRANTED: Record<Role, ReadonlySet<Permission>> = {
  reader: new Set(['view', 'read']),
  reviewer: new Set(['view', 'review']),
  member: new Set(['view', 'read', 'review', 'write']),
  owner: new Set(['view', 'read', 'review', 'write', 'own', 'people']),
};

export const may = (role: Role, permission: Permission): boolean => GRANTED[role].has(permission);

/** The roles that a permission needs, as a sentence names them. */
export function nameRoles(permission: Permission): string {
  const names = ROLES.filter((role) => may(role, permission));
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
}

/** @param limit null for none */
export const lesserRole = (role: Role, limit: Role | null): Role =>
  limit !== null && ROLES.indexOf(limit) < ROLES.indexOf(role) ? limit : role;

export const greaterRole = (one: Role, other: Role): Role => (ROLES.indexOf(one) < ROLES.indexOf(other) ? other : one);

/** What an API key is limited to, beside what its user may do. Null for no limit. */
export interface KeyLimits {
  workspaceId: string | null;
  env: 'production' | 'staging' | 'development' | null;
  role: Role | null;
}

export const NO_LIMITS: KeyLimits = { workspaceId: null, env: null, role: null };

export const isLimited = ({ workspaceId, env, role }: KeyLimits): boolean =>
  workspaceId !== null || env !== null || role !== null;
