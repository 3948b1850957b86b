/** Tests each rule on sources that break it, so that no rule accepts everything. */
import { describe, expect, it } from 'vitest';
import {
  findBarrels,
  findClocksAndIds,
  findEnvironmentReaders,
  findBadFileNames,
  findLongFiles,
  findMachineTraces,
  findMisplacedPackages,
  findWideLines,
} from './file-rules.ts';
import { listImports } from './imports-of.ts';
import type { SourceFile } from './source-files.ts';
import { findBadBoundNames, findCrowdedFolders, findImportCircles, findRepeatedNames } from './structure-rules.ts';
import { findForbiddenImports } from './who-may-import.ts';

const file = (path: string, text = ''): SourceFile => ({ path, text });
const importing = (path: string, specifier: string, clause = '{ x }'): SourceFile =>
  file(path, `import ${clause} from '${specifier}';\n`);
const types = 'type { X }';

describe('listImports', () => {
  const targets = (text: string) =>
    listImports(file('server/runs/service.ts', text)).map(({ target, isTypeOnly }) => [target, isTypeOnly]);

  it.each([
    ["import { a } from './repository.ts';", 'server/runs/repository.ts', false],
    ["import '../lib/clock.ts';", 'server/lib/clock.ts', false],
    ["import * as runs from './repository.ts';", 'server/runs/repository.ts', false],
    ["import a from '../lib/a.ts';", 'server/lib/a.ts', false],
    ["export { a } from '../lib/a.ts';", 'server/lib/a.ts', false],
    ["export * from '../lib/a.ts';", 'server/lib/a.ts', false],
    ["const a = await import('../lib/a.ts');", 'server/lib/a.ts', false],
    ["import { type A, b } from '../lib/a.ts';", 'server/lib/a.ts', false],
    ["import type { A } from '../lib/a.ts';", 'server/lib/a.ts', true],
    ["import { type A, type B } from '../lib/a.ts';", 'server/lib/a.ts', true],
    ["export type { A } from '../lib/a.ts';", 'server/lib/a.ts', true],
    ["type A = import('../lib/a.ts').A;", 'server/lib/a.ts', true],
  ])('%s', (text, target, isTypeOnly) => {
    expect(targets(text)).toEqual([[target, isTypeOnly]]);
  });

  it('ignores comments and strings', () => {
    expect(targets("// import './a.ts'\nconst text = \"import './b.ts'\";")).toEqual([]);
  });
});

describe('import rules', () => {
  it.each([
    ['server/lib/page.ts', '../errors.ts'],
    ['server/errors.ts', './lib/ids.ts'],
    ['server/errors.ts', './generated/openapi.ts'],
    ['server/db/database.ts', '../runs/repository.ts'],
    ['server/db/open.ts', '../runs/table.ts', types],
    ['server/db/open.ts', '../config.ts'],
    ['server/parsing/pdf.ts', '../extraction/engine.ts', types],
    ['server/parsing/pdf.ts', '../db/database.ts', types],
    ['server/extraction/pipeline.ts', '../parsing/pdf.ts'],
    ['server/extraction/pipeline.ts', '../http/operation.ts', types],
    ['server/blobs/disk.ts', '../db/database.ts'],
    ['server/jobs/job-runner.ts', '../db/database.ts'],
    ['server/jobs/job-runner.ts', '../runs/service.ts', types],
    ['server/runs/table.ts', '../db/database.ts', types],
    ['server/runs/repository.ts', './service.ts', types],
    ['server/runs/repository.ts', '../errors.ts'],
    ['server/runs/repository.ts', '../documents/repository.ts', types],
    ['server/runs/repository.ts', '../documents/table.ts', types],
    ['server/runs/service.ts', '../documents/service.ts'],
    ['server/runs/service.ts', '../documents/repository.ts', types],
    ['server/runs/service.ts', './handlers.ts', types],
    ['server/runs/service.ts', '../http/operation.ts', types],
    ['server/runs/service.ts', '../config.ts', types],
    ['server/runs/service.ts', '../blobs/disk.ts'],
    ['server/runs/service.ts', '../parsing/pdf.ts', types],
    ['server/runs/cancel.ts', '../documents/service.ts'],
    ['server/runs/handlers.ts', './repository.ts'],
    ['server/runs/handlers.ts', '../db/database.ts', types],
    ['server/runs/handlers.ts', '../documents/service.ts'],
    ['server/runs/handlers.ts', '../http/router.ts'],
    ['server/runs/handlers.ts', '../documents/handlers.ts'],
    ['server/runs/jobs.ts', '../documents/repository.ts'],
    ['server/runs/jobs.ts', '../jobs/sqlite-queue.ts', types],
    ['server/http/router.ts', '../runs/service.ts'],
    ['server/http/router.ts', '../runs/repository.ts', types],
    ['server/http/router.ts', '../db/database.ts', types],
    ['server/config.ts', './app/start.ts', types],
    ['server/runs/service.ts', '../app/start.ts', types],
    ['server/runs/service.ts', '../../sdk/src/index.ts', types],
    ['server/runs/service.ts', '@excerpt/sdk', types],
    ['server/runs/service.ts', '../../test/api/harness.ts'],
    ['server/surprise/thing.ts', '../lib/clock.ts'],
    ['cli/upload.ts', '../../server/entry.ts'],
    ['cli/commands/serve-command.ts', '../../server/app/start.ts'],
    ['cli/commands/serve-command.ts', '../../server/config.ts', types],
    ['server/console/app/main.tsx', '../../errors.ts', types],
    ['server/console/app/main.tsx', '../routes.ts', types],
    ['server/console/routes.ts', '../runs/service.ts', types],
    ['server/console/routes.ts', './app/main.tsx'],
    ['sdk/src/client.ts', '../../server/errors.ts', types],
    ['sdk/src/client.ts', '../../cli/main.ts'],
  ])('%s not %s %s', (path, specifier, clause = '{ x }') => {
    expect(findForbiddenImports([importing(path, specifier, clause)])).toEqual([
      expect.stringContaining(`${path}:1 may not import `),
    ]);
  });

  it.each([
    ['server/lib/page.ts', './ids.ts'],
    ['server/errors.ts', './generated/openapi.ts', types],
    ['server/db/database-tables.ts', '../runs/table.ts', types],
    ['server/parsing/pdf.ts', './layout.ts'],
    ['server/extraction/pipeline.ts', '../parsing/layout.ts'],
    ['server/jobs/sqlite-queue.ts', '../db/database.ts'],
    ['server/jobs/job-queue.ts', '../db/database.ts', types],
    ['server/runs/repository.ts', './table.ts', types],
    ['server/runs/repository.ts', '../db/database.ts', types],
    ['server/runs/service.ts', './repository.ts'],
    ['server/runs/service.ts', './cancel.ts'],
    ['server/runs/service.ts', '../documents/service.ts', types],
    ['server/runs/service.ts', '../extraction/engine.ts'],
    ['server/runs/handlers.ts', './service.ts', types],
    ['server/runs/handlers.ts', '../http/operation.ts'],
    ['server/runs/handlers.ts', '../documents/present.ts'],
    ['server/runs/jobs.ts', './service.ts', types],
    ['server/runs/jobs.ts', './repository.ts'],
    ['server/runs/jobs.ts', '../jobs/job-queue.ts', types],
    ['server/http/router.ts', '../api-keys/service.ts', types],
    ['server/app/start.ts', './runs/repository.ts'],
    ['cli/commands/serve-command.ts', '../../server/entry.ts'],
    ['cli/upload.ts', '@excerpt/sdk'],
    ['server/console/app/main.tsx', '@excerpt/sdk'],
    ['server/console/routes.ts', '../errors.ts'],
    ['server/runs/service.test.ts', '../../test/api/harness.ts'],
    ['server/runs/service.ts', 'pino'],
  ])('%s but %s %s', (path, specifier, clause = '{ x }') => {
    expect(findForbiddenImports([importing(path, specifier, clause)])).toEqual([]);
  });
});

describe('rules for files', () => {
  const at = 'server/runs/service.ts';

  it.each([
    ['const port = process.env.PORT;'],
    ["const port = process['env'].PORT;"],
    ["import { env } from 'node:process';"],
  ])('detect access to the environment: %s', (text) => {
    expect(findEnvironmentReaders([file(at, text)])).toHaveLength(1);
    expect(findEnvironmentReaders([file('server/config.ts', text), file('server/runs/service.test.ts', text)])).toEqual(
      [],
    );
  });

  it.each([
    ['const now = new Date();'],
    ['const now = new Date;'],
    ['const now = Date();'],
    ['const now = Date.now();'],
    ['const clock = { now: Date.now };'],
    ["import { randomUUID } from 'node:crypto';"],
    ["import { randomUUID as id } from 'crypto';"],
    ['const id = crypto.randomUUID();'],
  ])('detect a clock or an id: %s', (text) => {
    expect(findClocksAndIds([file(at, text)])).toHaveLength(1);
    expect(findClocksAndIds([file('server/lib/clock.ts', text)])).toEqual([]);
  });

  it('ignore similar text', () => {
    const text =
      '// process.env, Date.now()\nconst day = new Date(Date.UTC(2026, 0, 31));\n' +
      "const a = 'new Date()';\nconst t = performance.now();";
    expect([...findEnvironmentReaders([file(at, text)]), ...findClocksAndIds([file(at, text)])]).toEqual([]);
  });

  it.each([
    ['openai', at, 'server/extraction/llm/client.ts'],
    ['openai/resources', 'server/extraction/pipeline.ts', 'server/extraction/llm/client.ts'],
    ['kysely', at, 'server/runs/repository.ts'],
    ['kysely', 'server/runs/handlers.ts', 'server/runs/table.ts'],
    ['pg-boss', at, 'server/jobs/postgres-queue.ts'],
    ['better-sqlite3', 'server/parsing/pdf.ts', 'server/db/sqlite.ts'],
    ['koa', at, 'server/http/server.ts'],
    ['@koa/router', 'server/runs/handlers.ts', 'server/http/router.ts'],
    ['openapi-backend', 'server/extraction/pipeline.ts', 'server/http/contract.ts'],
  ])('detect %s outside its folder, in %s', (name, wrong, right) => {
    expect(findMisplacedPackages([importing(wrong, name)])).toHaveLength(1);
    expect(findMisplacedPackages([importing(right, name), importing(wrong, `${name.split('/')[0]}-like`)])).toEqual([]);
  });

  it('detect a barrel', () => {
    expect(
      findBarrels([file('server/runs/public.ts', "export { a } from './a.ts';\nexport type { B } from './b.ts';")]),
    ).toHaveLength(1);
    expect(findBarrels([file('server/runs/more.ts', "export * from './a.ts';\nexport const own = 1;")])).toHaveLength(
      1,
    );
    expect(findBarrels([file('server/runs/index.ts', 'export const own = 1;')])).toHaveLength(1);
    expect(
      findBarrels([
        file('sdk/src/index.ts', "export * from './client.ts';"),
        file(at, "export type { A } from './a.ts';\nexport const own = 1;"),
      ]),
    ).toEqual([]);
  });

  it('detect a name that is not in kebab-case', () => {
    expect(
      findBadFileNames(
        ['server/runs/runService.ts', 'server/Runs/service.ts', 'test/api/run_list.test.ts', 'cli/a--b.ts'].map(
          (path) => file(path),
        ),
      ),
    ).toHaveLength(4);
    expect(
      findBadFileNames(
        [
          'server/db/migrations/0001-0010/0001-initial.ts',
          'cli/main.ts',
          'server/runs/service.test.ts',
          'scripts/setup.mjs',
        ].map((path) => file(path)),
      ),
    ).toEqual([]);
  });

  it('detect a file that is too long', () => {
    const lines = (count: number) => 'x\n'.repeat(count);
    const long = [at, 'server/runs/service.test.ts', 'scripts/check.mjs'].map((path) => file(path, lines(301)));
    expect(findLongFiles(long)).toHaveLength(3);
    expect(findLongFiles([file(at, lines(300)), file('server/generated/openapi.ts', lines(900))])).toEqual([]);
  });

  it('detect a line that is too wide, unless it contains a link', () => {
    const line = (start: string, columns: number) => `${start}${'x'.repeat(columns - start.length)}\n`;
    expect(findWideLines([file(at, line('// ', 121)), file('scripts/check.mjs', line("const a = '", 121))])).toEqual([
      'server/runs/service.ts:1 has 121 columns, more than 120: wrap it',
      'scripts/check.mjs:1 has 121 columns, more than 120: wrap it',
    ]);
    expect(findWideLines([file(at, line('// ', 120)), file(at, line('// https://example.com/', 200))])).toEqual([]);
    expect(findWideLines([file('sdk/src/generated/sdk.gen.ts', line('// ', 200))])).toEqual([]);
  });

  it('find import circles, also of types and over several files', () => {
    const circle = [
      importing('server/runs/a.ts', './b.ts', types),
      importing('server/runs/b.ts', '../lib/c.ts'),
      importing('server/lib/c.ts', '../runs/a.ts', types),
      importing('server/lib/d.ts', './c.ts'),
    ];
    expect(findImportCircles(circle)).toEqual([
      'server/lib/c.ts, server/runs/a.ts, server/runs/b.ts import each other',
    ]);
    expect(findImportCircles(circle.slice(1))).toEqual([]);
  });

  it('find crowded folders; tests do not count', () => {
    const names = Array.from({ length: 21 }, (_, index) => file(`server/runs/file-${index}.ts`));
    expect(findCrowdedFolders(names)).toEqual(['server/runs has 21 files, more than 20: divide it by topic']);
    expect(findCrowdedFolders([...names.slice(1), file('server/runs/file-1.test.ts')])).toEqual([]);
  });

  it('find names that two files share', () => {
    const [one, two] = [file('server/runs/list.ts'), file('test/bench/list.ts')];
    expect(findRepeatedNames([one, two])).toHaveLength(1);
    expect(findRepeatedNames([one, file('server/runs/service.ts'), file('server/users/service.ts')])).toEqual([]);
  });

  it('find bounds that are not named MAX_ or MIN_', () => {
    const bound = ['MOST', 'TRIES'].join('_');
    expect(findBadBoundNames([file(at, `const ${bound} = 3;`)])).toHaveLength(1);
    expect(findBadBoundNames([file(at, 'const MAX_TRIES = 3;')])).toEqual([]);
  });

  it('detect paths and hosts of one machine', () => {
    // Concatenated, because the rule also reads this file.
    const folder = ['', 'home', 'somebody', 'excerpt'].join('/');
    const host = ['registry', 'example', 'com'].join('.');
    expect(
      findMachineTraces([
        file('README.md', `ok\ncd ${folder}`),
        file('package-lock.json', `"resolved": "https://${host}/koa"`),
      ]),
    ).toEqual([
      `README.md:2 names ${folder.split('/').slice(0, 3).join('/')}, which only one machine has`,
      `package-lock.json:1 names ${host}, which only one machine has`,
    ]);
    expect(findMachineTraces([file('package-lock.json', '"resolved": "https://packages.example/koa"')])).toHaveLength(
      1,
    );
    expect(
      findMachineTraces([file('README.md', 'https://example.com/work/item, ./home/x, GET /workspaces/acme, ~/opt/x')]),
    ).toEqual([]);
  });
});
