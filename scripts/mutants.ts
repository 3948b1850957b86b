/**
 * Mutation testing: changes one place of a folder's code at a time, and prints the changes that no test detects.
 *
 *   npm run mutants -- [FOLDER…] [--max 60] [--seed 1] [--file FILE]… [--tests FOLDER]… [--results FILE]
 *
 * Without a folder, draws from the whole project. Runs the tests beside the changed file (`mutants/tests-beside.ts`)
 * that import it, and those of `--tests`. Prints the score of each folder, then of all. `--quick` leaves out the tests
 * of the whole service. `--results` adds each result to a file, so that an interrupted run goes on: mutants that were
 * noticed are not tried again, nor survivors unless with `--again`.
 */
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkMutants, type MutantScore } from './mutants/check-mutants.ts';
import type { Mutant } from './mutants/list-mutants.ts';
import { MutantResults } from './mutants/mutant-results.ts';

const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    max: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    file: { type: 'string', multiple: true, default: [] },
    tests: { type: 'string', multiple: true, default: [] },
    results: { type: 'string' },
    quick: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
});
/** Folders of the summary: `server/runs`. */
const DEPTH = 2;
const FOLDERS = ['server', 'cli', 'sdk/src', 'codegen'];
const max = Number(values.max);
if (!Number.isInteger(max) || max < 1) {
  console.error('usage: npm run mutants -- [FOLDER…] [--max 60] [--seed 1] [--file FILE]… [--tests FOLDER]…');
  process.exit(2);
}

const abort = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => abort.abort());

const results = values.results === undefined ? null : new MutantResults(values.results, root);
const scores: Record<string, MutantScore> = {};
const { killed, total } = await checkMutants({
  root,
  folders: positionals.length === 0 ? FOLDERS : positionals.map(fromRoot),
  files: values.file.map(fromRoot),
  testFolders: values.tests.map(fromRoot),
  isQuick: values.quick,
  max,
  seed: values.seed,
  host: [process.execPath, 'scripts/mutants/vitest-host.ts'],
  minTimeLimit: 60_000,
  signal: abort.signal,
  known: (mutant) => results?.get(mutant, values.again),
  onResult(mutant, isNoticed, tests) {
    if (isNoticed || !values.quick) results?.add(mutant, isNoticed);
    const folder = mutant.file.split('/').slice(0, DEPTH).join('/');
    const score = (scores[folder] ??= { killed: 0, total: 0 });
    score.total += 1;
    if (isNoticed) score.killed += 1;
    else console.log(describe(mutant, tests));
  },
  onProgress: (done, of) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done}/${of} `);
    else if (done % 10 === 0) console.error(`${done}/${of}`);
  },
});
for (const [folder, score] of Object.entries(scores)) console.log(`${folder}: ${score.killed} of ${score.total}`);
const percent = total === 0 ? 0 : Math.round((100 * killed) / total);
console.log(`${killed} of ${total} mutants killed (${percent} %), seed ${values.seed}`);

function fromRoot(path: string): string {
  return relative(root, resolve(path));
}

function describe({ file, line, column, original, replacement }: Mutant, tests: number): string {
  const change = `${shorten(original)} → ${replacement === ';' ? 'removed' : shorten(replacement)}`;
  return `${file}:${line}:${column} survives: ${change}${tests === 0 ? ' (no test imports this file)' : ''}`;
}

function shorten(code: string): string {
  const line = code.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
