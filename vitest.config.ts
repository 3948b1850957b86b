import { defineConfig } from 'vitest/config';

/** What speaks to the whole service: on either database. Tests of one part that differs run on both by themselves. */
const ON_BOTH = ['test/api/**/*.test.ts', 'test/db/table-scans.test.ts', 'test/contract/every-operation.test.ts'];

export default defineConfig({
  test: {
    pool: 'forks',
    globalSetup: ['test/harness/postgres/postgres-setup.ts'],
    projects: [
      {
        extends: './vitest.shared.ts',
        test: {
          name: 'sqlite',
          include: [
            'server/**/*.test.ts',
            'cli/**/*.test.ts',
            'codegen/**/*.test.ts',
            'sdk/test/**/*.test.ts',
            'test/**/*.test.ts',
          ],
          provide: { database: 'sqlite' },
        },
      },
      {
        extends: './vitest.shared.ts',
        test: { name: 'postgres', include: ON_BOTH, provide: { database: 'postgres' } },
      },
    ],
  },
});
