import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['excerpt-source', 'node'] },
  ssr: { resolve: { conditions: ['excerpt-source', 'node'] } },
  test: {
    include: ['server/**/*.test.ts', 'cli/**/*.test.ts', 'codegen/**/*.test.ts', 'sdk/test/**/*.test.ts', 'test/**/*.test.ts'],
    pool: 'forks',
    globalSetup: ['test/harness/postgres-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
