import { describe, expect, it } from 'vitest';
import { isEmailAddress } from './email-address.ts';
import {
  greaterRole,
  isLimited,
  lesserRole,
  may,
  nameRoles,
  NO_LIMITS,
  ROLES,
  type Permission,
} from './workspace-roles.ts';

describe('a role', () => {
  it.each<[Permission, string]>([
    ['view', 'reader, reviewer, member or owner'],
    ['read', 'reader, member or owner'],
    ['review', 'reviewer, member or owner'],
    ['write', 'member or owner'],
    ['own', 'owner'],
    ['people', 'owner'],
  ])('is needed for %s: %s', (permission, names) => {
    expect(nameRoles(permission)).toBe(names);
    for (const role of ROLES) expect(may(role, permission)).toBe(new RegExp(`\\b${role}\\b`).test(names));
  });

  it('is limited by a key, and never raised by one', () => {
    expect(lesserRole('owner', 'reader')).toBe('reader');
    expect(lesserRole('reader', 'owner')).toBe('reader');
    expect(lesserRole('member', 'member')).toBe('member');
    expect(lesserRole('member', null)).toBe('member');
  });

  it('is the greater of two grants', () => {
    expect(greaterRole('reader', 'owner')).toBe('owner');
    expect(greaterRole('owner', 'reader')).toBe('owner');
    expect(greaterRole('reviewer', 'reviewer')).toBe('reviewer');
  });
});

it('a key is limited by each of its limits', () => {
  expect(isLimited(NO_LIMITS)).toBe(false);
  expect(isLimited({ ...NO_LIMITS, workspaceId: 'ws_1' })).toBe(true);
  expect(isLimited({ ...NO_LIMITS, env: 'staging' })).toBe(true);
  expect(isLimited({ ...NO_LIMITS, role: 'owner' })).toBe(true);
});

describe('isEmailAddress', () => {
  it.each(['a@b.test', 'first.last+tag@sub.example.test', `${'x'.repeat(64)}@b.test`, `a@${'b'.repeat(252)}`])(
    'takes %s',
    (text) => expect(isEmailAddress(text)).toBe(true),
  );

  it.each(['', 'a', '@b', 'a@', 'a b@c', 'a@b@c', '<a@b>', 'a@b\n', `${'x'.repeat(65)}@b`, `a@${'b'.repeat(253)}`])(
    'refuses %j',
    (text) => expect(isEmailAddress(text)).toBe(false),
  );
});
