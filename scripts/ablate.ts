/**
 * Switches each rule of the built-in extractor off in turn, and measures what is lost on annotated documents and on
 * generated ones. Prints a table in Markdown, what matters least first.
 *
 *   npm run ablate -- DIRECTORY [--cache DIR] [--only TEXT,…] [--together NAME;…] [--every N] [--most-pages N]
 *                     [--generated N] [--out FILE]
 *
 * DIRECTORY is as for `excerpt eval`. `--only` takes the rules whose name has one of these texts; `--together` also
 * switches several off at once, by their whole names; `--every` takes one of N annotated documents, for a first look;
 * `--out` writes the table to a file. Each rule takes a process of its own, one after the other. A first one, with all
 * rules, finds the documents in which each function has an effect; only these are extracted again without it.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { collectDocuments } from './ablate/measured-documents.ts';
import { describeBase, describeLoss, tableHead } from './ablate/describe-loss.ts';
import type { Task } from './ablate/extract-without-rules.ts';
import { measure, type Measured, type Outcome } from './ablate/measured.ts';
import { RULES } from './ablate/ablated-rules.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cache: { type: 'string' },
    only: { type: 'string', default: '' },
    together: { type: 'string' },
    every: { type: 'string', default: '1' },
    'most-pages': { type: 'string', default: '60' },
    generated: { type: 'string', default: '144' },
    out: { type: 'string' },
  },
});
const [directory] = positionals;
if (directory === undefined) {
  console.error('usage: npm run ablate -- DIRECTORY [--cache DIR] [--only TEXT,…] [--together NAME;…] [--every N]');
  process.exit(2);
}

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'excerpt-ablate-'));
const lines: string[] = [];
const print = (line: string): void => {
  console.log(line);
  lines.push(line);
};

try {
  const documents = await collectDocuments(directory, {
    cache: values.cache,
    every: Number(values.every),
    mostPages: Number(values['most-pages']),
    generated: Number(values.generated),
  });
  const path = join(folder, 'documents.json');
  writeFileSync(path, JSON.stringify(documents));
  const extract = async (rules: readonly string[], indexes: number[] | null): Promise<Outcome[]> => {
    const child = join(import.meta.dirname, 'ablate/extract-without-rules.ts');
    const outcomes = join(folder, 'outcomes.json');
    const task = join(folder, 'task.json');
    writeFileSync(task, JSON.stringify({ documents: path, indexes, rules, outcomes } satisfies Task));
    await run(process.execPath, ['--conditions=excerpt-source', child, task]);
    return JSON.parse(readFileSync(outcomes, 'utf8')) as Outcome[];
  };

  const withAll = await extract([], null);
  const base = measure(withAll);
  const measureWithout = async (names: readonly string[]): Promise<Measured> => {
    const functions = names.filter((name) => RULES.some((rule) => rule.name === name && 'function' in rule));
    const affected = withAll.flatMap(({ effective }, index) =>
      functions.length < names.length || functions.some((name) => effective.includes(name)) ? index : [],
    );
    const without = affected.length === 0 ? [] : await extract(names, affected);
    return measure(withAll.map((outcome, index) => without[affected.indexOf(index)] ?? outcome));
  };
  print(`${documents.length} documents. ${describeBase(base)}\n`);
  for (const line of tableHead()) print(line);
  const together = values.together?.split(';') ?? null;
  if (together !== null) print(describeLoss('together', base, await measureWithout(together)));
  const wanted = values.only.split(',');
  for (const { name } of RULES.filter((rule) => wanted.some((text) => rule.name.includes(text)))) {
    try {
      print(describeLoss(name, base, await measureWithout([name])));
    } catch (error) {
      console.error(`${name}: ${error instanceof Error ? error.message.slice(-600) : String(error)}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
if (values.out !== undefined) writeFileSync(values.out, `${lines.join('\n')}\n`);
