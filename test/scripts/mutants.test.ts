/** Tests mutation testing on a small repository. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkMutants, type MutantOptions } from '../../scripts/mutants/check-mutants.ts';
import { listMutants, type Mutant } from '../../scripts/mutants/list-mutants.ts';
import { MutantResults } from '../../scripts/mutants/mutant-results.ts';
import { RelatedTests } from '../../scripts/mutants/related-tests.ts';
import { foldersOfTable, linesWithoutTests, testsBeside } from '../../scripts/mutants/tests-beside.ts';

describe('listMutants', () => {
  const changes = (text: string) =>
    listMutants('a.ts', text).map(({ original, replacement }) => `${original} → ${replacement}`);

  it.each([
    ['export const f = (a: number) => a < limit;', ['< → <=']],
    ['export const f = (a: number) => a === b && c;', ['&& → ||', '=== → !==']],
    ['export const f = () => { if (ready) run(); };', ['ready → true', 'ready → false', 'run(); → ;']],
    ['export const f = (a: string[]) => a.filter(isGood).some(isBest);', ['some → every', 'a.filter(isGood) → a']],
    ['export const f = (a: string) => /x/u.test(a);', ['/x/u → /(?!)/u']],
    ['export const f = () => !open;', ['!open → open']],
    ['export const LIMIT = 12;', ['12 → 0']],
  ])('%s', (text, expected) => expect(changes(text)).toEqual(expected));

  it.each([
    ["import a from 'a';"],
    ["export type A = 'a' | 1;"],
    ["export const WORDS = { a: 'b', c: [1, true] };"],
    ["export const WORDS = { a: 'b', c: [1, true] } as const satisfies Words;"],
    ["function f(): never { throw new Error('no'); }"],
  ])('are none in %s', (text) => expect(changes(text)).toEqual([]));

  it('includes line and column', () => {
    expect(listMutants('a.ts', 'const a =\n  b < c;')).toMatchObject([{ file: 'a.ts', line: 2, column: 5 }]);
  });
});

describe('the tests beside a file', () => {
  const repository = join(import.meta.dirname, '..', '..');

  it('are those of its folder, then those of its noun', () => {
    const tests = testsBeside(repository, 'server/runs/service.ts');
    expect(tests[0]).toMatch(/^server\/runs\//);
    expect(tests).toContain('test/api/run-cancellation.test.ts');
    expect(tests).not.toContain('test/api/reviews.test.ts');
  });

  it('import it, or start a program that does', () => {
    const related = new RelatedTests(repository);
    const parsing = ['server/parsing/child/child-parser.test.ts', 'server/lib/page-range.test.ts'];
    expect(related.of('server/parsing/child/parse-tasks.ts', parsing)).toEqual(parsing.slice(0, 1));
    const commands = ['cli/commands/migrate-command.test.ts'];
    expect(related.of('cli/commands/serve-command.ts', commands)).toEqual(commands);
  });

  it('are named by a table without dead lines', () => {
    expect(linesWithoutTests(repository)).toEqual([]);
    expect(foldersOfTable(repository).filter((folder) => !existsSync(folder))).toEqual([]);
  });
});

describe('results in a file', () => {
  it('go on after an interruption, as long as the text is the same', async () => {
    const root = await mkdtemp(join(tmpdir(), 'excerpt-mutant-results-'));
    try {
      const file = 'a.ts';
      const text = 'export const f = (a: number) => a < 3;';
      await writeFile(join(root, file), text);
      const [first, second] = listMutants(file, text) as [Mutant, Mutant];
      const path = join(root, 'results.jsonl');
      const before = new MutantResults(path, root);
      before.add(first, true);
      before.add(second, false);
      const after = new MutantResults(path, root);
      expect([after.get(first, false), after.get(second, false)]).toEqual([true, false]);
      expect([after.get(first, true), after.get(second, true)]).toEqual([true, undefined]);
      await writeFile(join(root, file), `${text} // other`);
      expect(new MutantResults(path, root).get(first, false)).toBeUndefined();
    } finally {
      await rm(root, { recursive: true });
    }
  });
});

describe('the command', () => {
  /** Runs each test as a program. */
  const HOST = `
    const { spawnSync } = require('node:child_process');
    process.on('message', ({ tests }) => {
      const failed = tests.filter((test) => spawnSync(process.execPath, [test]).status !== 0);
      process.send({ failed, output: '' });
    });
    process.on('disconnect', () => process.exit());
    process.send('ready');`;
  const SOURCE = `export function clamp(value: number): number {
  if (value < 0) return 0;
  return value > 9 ? 9 : value;
}
`;
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'excerpt-mutants-test-'));
    await mkdir(join(root, 'src'));
    await writeFile(join(root, 'package.json'), '{ "type": "module" }');
    await writeFile(join(root, 'src', 'clamp.ts'), SOURCE);
    await writeFile(
      join(root, 'src', 'clamp.test.ts'),
      `import { equal } from 'node:assert';
import { clamp } from './clamp.ts';
equal(clamp(-3), 0);
equal(clamp(4), 4);
`,
    );
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  async function check(options: Partial<MutantOptions> = {}) {
    const survivors: string[] = [];
    const score = await checkMutants({
      root,
      folders: ['src'],
      files: [],
      testFolders: [],
      isQuick: false,
      max: 100,
      seed: '1',
      host: [process.execPath, '-e', HOST],
      minTimeLimit: 30_000,
      onResult({ line, original, replacement }, isNoticed) {
        if (!isNoticed) survivors.push(`${line}: ${original} → ${replacement}`);
      },
      ...options,
    });
    return { score, survivors: survivors.sort() };
  }

  it('prints surviving mutants, and does not change the files', async () => {
    const { score, survivors } = await check();
    expect(survivors).toEqual(['2: 0 → 1', '2: < → <=', '3: 9 → 0', '3: > → >=', '3: value > 9 → false']);
    expect(score).toEqual({ killed: 5, total: 10 });
    expect(await readFile(join(root, 'src', 'clamp.ts'), 'utf8')).toBe(SOURCE);
    expect((await readdir(root)).sort()).toEqual(['package.json', 'src']);
  });

  it('kills a mutant with an endless loop', async () => {
    const loop =
      'export function clamp(value: number): number {\n  while (value !== 4) value = 4;\n  return value;\n}\n';
    await writeFile(join(root, 'src', 'clamp.ts'), loop);
    await writeFile(join(root, 'src', 'clamp.test.ts'), "import { clamp } from './clamp.ts';\nclamp(3);\n");
    expect((await check({ minTimeLimit: 1 })).survivors).not.toContain('2: value = 4; → ;');
  });

  it('asks the tests of the service last, and not in a hurry', async () => {
    await mkdir(join(root, 'test'));
    await rename(join(root, 'src', 'clamp.test.ts'), join(root, 'test', 'clamp.test.ts'));
    await writeFile(
      join(root, 'test', 'clamp.test.ts'),
      (await readFile(join(root, 'test', 'clamp.test.ts'), 'utf8')).replace('./clamp', '../src/clamp'),
    );
    const ofService = { testFolders: ['test'], max: 3 };
    expect((await check({ ...ofService, isQuick: true })).score).toEqual({ killed: 0, total: 3 });
    expect((await check(ofService)).score.killed).toBeGreaterThan(0);
  });

  it('does not try known results again', async () => {
    const tried = await check({ known: ({ line }) => (line === 2 ? false : undefined) });
    expect(tried.survivors).toEqual(
      expect.arrayContaining(['2: < → <=', '2: value < 0 → false', '2: value < 0 → true', '2: 0 → 1']),
    );
    expect(tried.score.total).toBe(10);
  });

  it('chooses mutants by the seed', async () => {
    await rm(join(root, 'src', 'clamp.test.ts'));
    const draw = async (seed: string) => (await check({ max: 3, seed })).survivors.join();
    expect(await draw('a')).toBe(await draw('a'));
    expect(new Set([await draw('a'), await draw('b'), await draw('c'), await draw('d')]).size).toBeGreaterThan(1);
  });

  it('counts mutants without tests as survivors', async () => {
    await rm(join(root, 'src', 'clamp.test.ts'));
    expect((await check()).score).toEqual({ killed: 0, total: 10 });
  });

  it('refuses to start with failing tests', async () => {
    await writeFile(join(root, 'src', 'clamp.ts'), 'export const clamp = (value: number): number => -value;\n');
    await expect(check()).rejects.toThrow('The tests fail without a mutant');
  });
});
