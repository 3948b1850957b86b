import canonicalize from 'canonicalize';

/** What changed, by field. `before` is null for a creation, `after` for a deletion. */
export type Changes = Record<string, { before: unknown; after: unknown }>;

/** Fields that an entry has by itself, that are computed, or that change without anybody's doing. */
const LEFT_OUT = new Set([
  'id',
  'userId',
  'ownerId',
  'workspaceId',
  'isLocked',
  'lastUsedAt',
  'verifiedAt',
  'failures',
  'circuitUntil',
  'createdAt',
  'updatedAt',
]);

/** The fields in which two states of a resource differ, both of JSON values. They must not contain secrets. */
export function changesBetween(before: object | null, after: object | null): Changes {
  const old = new Map<string, unknown>(Object.entries(before ?? {}));
  const current = new Map<string, unknown>(Object.entries(after ?? {}));
  const changes: Changes = {};
  for (const field of new Set([...old.keys(), ...current.keys()])) {
    const change = { before: old.get(field) ?? null, after: current.get(field) ?? null };
    const isChanged = canonicalize(change.before) !== canonicalize(change.after);
    if (isChanged && !LEFT_OUT.has(field)) changes[field] = change;
  }
  return changes;
}
