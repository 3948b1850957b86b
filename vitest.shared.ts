import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Shared by all projects. The time limits are for a busy machine: they only end tests that hang. */
export default defineConfig({
  resolve: { conditions: ['excerpt-source', 'node'] },
  ssr: { resolve: { conditions: ['excerpt-source', 'node'] } },
  test: {
    pool: 'forks',
    // Tests wait for servers and timers a seventh of their time: one more than there are processors works meanwhile.
    maxWorkers: availableParallelism() + 1,
    // The files of a worker share its modules: loading the server anew for each file costs a sixth of the suite's time.
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
