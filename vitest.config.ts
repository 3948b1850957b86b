import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['excerpt-source', 'node', 'import', 'default'] },
  // Node itself adds what belongs to `import` or to `require`: given here, packages that require others would get modules.
  ssr: { resolve: { conditions: ['excerpt-source', 'node', 'default'] } },
  test: {
    include: ['server/**/*.test.ts', 'cli/**/*.test.ts', 'codegen/**/*.test.ts', 'sdk/test/**/*.test.ts', 'test/**/*.test.ts'],
    pool: 'forks',
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
