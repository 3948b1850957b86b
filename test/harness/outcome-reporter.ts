import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

/** What `scripts/test.mjs` counts and prints at the end. */
export interface Outcome {
  passed: number;
  /** Names of failed tests and of errors outside of tests, by file. The file of an error that has none is empty. */
  failures: [file: string, names: string[]][];
}

/**
 * Prints a command for each failed test that repeats only this test, and writes the outcome to `EXCERPT_TEST_OUTCOME`.
 */
export default class OutcomeReporter implements Reporter {
  readonly #failed: TestCase[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.result().state === 'failed') this.#failed.push(test);
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    if (this.#failed.length > 0) {
      console.log('\nTo repeat only what failed:\n');
      for (const test of this.#failed) console.log(`  ${commandFor(test)}`);
      console.log('');
    }
    const path = process.env['EXCERPT_TEST_OUTCOME'];
    if (path !== undefined) writeFileSync(path, JSON.stringify(toOutcome(modules, errors)));
  }
}

function commandFor({ fullName, module, project }: TestCase): string {
  const path = module.relativeModuleId;
  const pattern = fullName.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return `npm test -- ${path} --project ${project.name} -t '${pattern.replaceAll("'", String.raw`'\''`)}'`;
}

function toOutcome(modules: readonly TestModule[], errors: readonly SerializedError[]): Outcome {
  const failures = new Map<string, string[]>();
  const add = (file: string, names: string[]) => failures.set(file, [...(failures.get(file) ?? []), ...names]);
  let passed = 0;
  for (const module of modules) {
    passed += [...module.children.allTests('passed')].length;
    if (module.ok()) continue;
    const names = [...module.children.allTests('failed')].map((test) => test.fullName);
    add(module.relativeModuleId, names.length > 0 ? names : ['could not be loaded']);
  }
  for (const error of errors) {
    const file: unknown = error['VITEST_TEST_PATH'];
    add(typeof file === 'string' ? relative(process.cwd(), file) : '', [`outside of tests: ${firstLine(error)}`]);
  }
  return { passed, failures: [...failures] };
}

/** `Error: message at file:line` */
function firstLine({ name, message, stacks }: SerializedError): string {
  const [line = ''] = message.split('\n');
  const at = stacks?.[0];
  return `${name ?? 'Error'}: ${line}${at === undefined ? '' : ` at ${relative(process.cwd(), at.file)}:${at.line}`}`;
}
