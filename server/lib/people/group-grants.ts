/** What groups of an identity provider give. */
import { ROLES, type Role } from './workspace-roles.ts';

/** A role in a workspace. */
export interface GroupGrant {
  /** The slug of a workspace. */
  workspace: string;
  role: Role;
}

/** `WORKSPACE:ROLE`; null for anything else. */
export function parseGrant(text: string): GroupGrant | null {
  const [workspace = '', name = '', ...rest] = text.split(':');
  const role = ROLES.find((one) => one === name);
  return role === undefined || rest.length > 0 || !/^[a-z0-9-]{1,64}$/.test(workspace) ? null : { workspace, role };
}

const OWN_PREFIX = 'excerpt:';

/**
 * What a person's groups give: by the list, or by the name of the group, `excerpt:WORKSPACE:ROLE`.
 * @param listed pairs of a group and what it gives
 */
export function findGrants(
  groups: readonly string[],
  listed: readonly (GroupGrant & { group: string })[],
): GroupGrant[] {
  const held = new Set(groups);
  const byName = groups
    .filter((group) => group.startsWith(OWN_PREFIX))
    .flatMap((group) => parseGrant(group.slice(OWN_PREFIX.length)) ?? []);
  return [...listed.filter(({ group }) => held.has(group)), ...byName];
}
