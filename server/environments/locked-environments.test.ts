import { expect, it } from 'vitest';
import { isLocked } from './repository.ts';

it.each([
  ['production', 'free', false],
  ['production', 'pro', false],
  ['staging', 'free', true],
  ['staging', 'pro', false],
  ['development', 'free', true],
  ['development', 'pro', false],
] as const)('%s of an owner with the plan %s is locked: %s', (slug, plan, locked) =>
  expect(isLocked(slug, plan)).toBe(locked),
);
