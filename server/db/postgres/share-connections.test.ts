import { expect, test } from 'vitest';
import { shareOf } from './share-connections.ts';

test.each([
  { allowed: 97, nodes: 1, others: 0, share: 20 },
  { allowed: 97, nodes: 6, others: 1, share: 12 },
  { allowed: 97, nodes: 20, others: 0, share: 1 },
])('give each of $nodes nodes $share of $allowed connections', ({ share, ...counted }) => {
  expect(shareOf(counted, 20)).toBe(share);
});

test('stay within the server with all that nodes have beside their pools', () => {
  for (let nodes = 1; nodes <= 15; nodes += 1) {
    const share = shareOf({ allowed: 97, nodes, others: 4 }, 20);
    expect(nodes * (share + 3) + 4).toBeLessThanOrEqual(97);
  }
});
