import { defineConfig } from 'vitest/config';

/** What the runs of the tests on both databases have in common. */
export default defineConfig({
  resolve: { conditions: ['excerpt-source', 'node'] },
  ssr: { resolve: { conditions: ['excerpt-source', 'node'] } },
  test: { pool: 'forks', testTimeout: 30_000, hookTimeout: 30_000 },
});
