/**
 * Runs tests for `TestHost`, one request after the other, in one Vitest: starting it and transforming the server's
 * modules takes ten times as long as most tests. Fails fast: the first failed test ends a run.
 */
import { relative } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';
import type { HostRequest, HostResult } from './test-host.ts';

/** A test that only takes longer beside other work has noticed nothing. */
const PATIENCE_MS = 600_000;

const root = process.cwd();
const vitest = await createVitest({
  root,
  watch: false,
  bail: 1,
  project: ['sqlite', 'slow'],
  maxWorkers: 1,
  reporters: [{}],
  // A mutant may write much.
  silent: true,
});
for (const { config } of vitest.projects) {
  config.testTimeout = PATIENCE_MS;
  config.hookTimeout = PATIENCE_MS;
}

process.on('message', (request: HostRequest) => {
  run(request).then(
    (result) => process.send?.(result),
    (error: unknown) => process.send?.({ failed: request.tests, output: describe(error) } satisfies HostResult),
  );
});
process.on('disconnect', () => process.exit());
process.send?.('ready');

async function run({ tests, changed }: HostRequest): Promise<HostResult> {
  for (const file of changed) vitest.invalidateFile(file);
  const wanted = new Set(tests);
  const specifications = (await vitest.globTestSpecifications(tests)).filter(({ moduleId }) =>
    wanted.has(relative(root, moduleId)),
  );
  const missing = tests.length - new Set(specifications.map(({ moduleId }) => moduleId)).size;
  if (missing > 0) throw new Error(`Vitest does not find ${missing} of ${tests.join(', ')}.`);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // After a run that `bail` ended, the next one returns its failed module once more.
  const failed = testModules.filter(
    (module) => wanted.has(relative(root, module.moduleId)) && module.state() === 'failed',
  );
  const output = [...failed.flatMap(errorsOf), ...unhandledErrors].map(describe).join('\n');
  const names = failed.map(({ moduleId }) => relative(root, moduleId));
  return { failed: names.length === 0 && unhandledErrors.length > 0 ? tests : names, output };
}

function errorsOf(module: TestModule): unknown[] {
  const ofTests = [...module.children.allTests('failed')].flatMap((test) => test.result().errors ?? []);
  return [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors()), ...ofTests];
}

function describe(error: unknown): string {
  const { stack, message } = error as { stack?: string; message?: string };
  return stack ?? message ?? String(error);
}
