import { defineConfig } from 'vitest/config';

/** Shared by all projects. The time limits are for a busy machine: they only end tests that hang. */
export default defineConfig({
  resolve: { conditions: ['excerpt-source', 'node'] },
  ssr: { resolve: { conditions: ['excerpt-source', 'node'] } },
  test: { pool: 'forks', testTimeout: 90_000, hookTimeout: 90_000 },
});
