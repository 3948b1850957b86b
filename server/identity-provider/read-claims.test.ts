import { expect, test } from 'vitest';
import { readGroups, readPerson } from './read-claims.ts';

test('groups are a list, one text, or a claim inside another', () => {
  expect(readGroups({ groups: ['a', 'b', 'a', 7] }, 'groups')).toEqual(['a', 'b']);
  expect(readGroups({ groups: 'a' }, 'groups')).toEqual(['a']);
  expect(readGroups({ realm_access: { roles: ['a'] } }, 'realm_access.roles')).toEqual(['a']);
  expect(readGroups({ 'https://acme.example/groups': ['a'] }, 'https://acme.example/groups')).toEqual(['a']);
  expect(readGroups({ groups: null }, 'groups')).toBeNull();
  expect(readGroups({ other: ['a'] }, 'realm_access.roles')).toBeNull();
  expect(readGroups({}, 'constructor.name')).toBeNull();
});

test('people have the name that they are called by, and a verified address', () => {
  expect(readPerson({ sub: '1', name: ' Ada ', email: 'a@b.c' })).toEqual({ name: 'Ada', email: 'a@b.c' });
  expect(readPerson({ sub: '1', preferred_username: 'ada', email: 'a@b.c', email_verified: false })).toEqual({
    name: 'ada',
    email: null,
  });
  expect(readPerson({ sub: '1', name: 7 })).toEqual({ name: '1', email: null });
});
