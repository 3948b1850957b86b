import type { Reporter, TestCase } from 'vitest/node';

/** Prints a command for each failed test that repeats only this test. */
export default class RepeatReporter implements Reporter {
  readonly #failed: TestCase[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.result().state === 'failed') this.#failed.push(test);
  }

  onTestRunEnd(): void {
    if (this.#failed.length === 0) return;
    console.log('\nTo repeat only what failed:\n');
    for (const test of this.#failed) console.log(`  ${commandFor(test)}`);
    console.log('');
  }
}

function commandFor({ fullName, module, project }: TestCase): string {
  const path = module.relativeModuleId;
  const pattern = fullName.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return `npm test -- ${path} --project ${project.name} -t '${pattern.replaceAll("'", String.raw`'\''`)}'`;
}
