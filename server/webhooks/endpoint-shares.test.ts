import { expect, it } from 'vitest';
import { createEndpointShares } from './endpoint-shares.ts';

it('an endpoint has as many attempts as it wants while half of all are free', () => {
  const shares = createEndpointShares(8);
  for (let count = 0; count < 4; count += 1) expect(shares.enter('a')).not.toBeNull();
});

it('then it has an equal share, and others still begin', () => {
  const shares = createEndpointShares(8);
  const leave = Array.from({ length: 4 }, () => shares.enter('hangs'));
  expect(shares.enter('hangs')).toBeNull();
  expect(shares.enter('healthy')).not.toBeNull();
  leave[0]?.();
  leave[1]?.();
  expect(shares.enter('hangs')).not.toBeNull();
});

it('counts the attempts of all: one that ended gives its place to any endpoint', () => {
  const shares = createEndpointShares(2);
  const leave = shares.enter('a');
  expect(shares.enter('a')).toBeNull();
  expect(shares.enter('b')).not.toBeNull();
  leave?.();
  expect(shares.enter('a')).not.toBeNull();
  expect(shares.enter('c')).not.toBeNull();
});
