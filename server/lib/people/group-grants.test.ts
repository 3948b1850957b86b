import { expect, test } from 'vitest';
import { findGrants, parseGrant } from './group-grants.ts';

test('a grant is a workspace and a role', () => {
  expect(parseGrant('acme:reviewer')).toEqual({ workspace: 'acme', role: 'reviewer' });
  for (const text of ['', 'acme', 'acme:', ':owner', 'acme:admin', 'Acme:owner', 'acme:owner:x', 'a/b:owner'])
    expect(parseGrant(text)).toBeNull();
});

test('groups give what is listed for them, and what their names say', () => {
  const listed = [
    { group: 'cn=books,dc=acme', workspace: 'acme', role: 'member' } as const,
    { group: 'auditors', workspace: 'acme', role: 'reader' } as const,
  ];
  expect(findGrants(['cn=books,dc=acme', 'staff', 'excerpt:other:owner', 'excerpt:other:king'], listed)).toEqual([
    { group: 'cn=books,dc=acme', workspace: 'acme', role: 'member' },
    { workspace: 'other', role: 'owner' },
  ]);
  expect(findGrants([], listed)).toEqual([]);
});
