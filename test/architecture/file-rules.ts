/** Rules about single files. Each takes all files and returns one sentence per violation. */
import ts from 'typescript';
import { listImports, lineOf, parseSource } from './imports-of.ts';
import { isGenerated, isProduct, type SourceFile } from './source-files.ts';

const MAX_FILE_LINES = 300;

/** Product code that is not generated. */
const selectProduct = (files: SourceFile[]): SourceFile[] =>
  files.filter((file) => isProduct(file.path) && !isGenerated(file.path));

function nodesOf(file: SourceFile): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(parseSource(file));
  return nodes;
}

const isMember = (node: ts.Node, object: string, property: string): boolean =>
  (ts.isPropertyAccessExpression(node) && node.expression.getText() === object && node.name.text === property) ||
  (ts.isElementAccessExpression(node) &&
    node.expression.getText() === object &&
    node.argumentExpression.getText().slice(1, -1) === property);

const importsName = (node: ts.Node, name: string, from: RegExp): boolean =>
  ts.isImportSpecifier(node) &&
  (node.propertyName ?? node.name).text === name &&
  from.test(node.parent.parent.parent.moduleSpecifier.getText().slice(1, -1));

const ENVIRONMENT_READERS = new Set(['server/config.ts', 'sdk/src/environment.ts', 'cli/client/client-environment.ts']);

export function findEnvironmentReaders(files: SourceFile[]): string[] {
  return selectProduct(files)
    .filter((file) => !ENVIRONMENT_READERS.has(file.path) && /\benv\b/.test(file.text))
    .flatMap((file) =>
      nodesOf(file)
        .filter((node) => isMember(node, 'process', 'env') || importsName(node, 'env', /^(node:)?process$/))
        .map((node) => `${file.path}:${lineOf(node)} reads the environment: only server/config.ts does`),
    );
}

const readsClock = (node: ts.Node): boolean =>
  isMember(node, 'Date', 'now') ||
  (ts.isNewExpression(node) && node.expression.getText() === 'Date' && (node.arguments ?? []).length === 0) ||
  (ts.isCallExpression(node) && node.expression.getText() === 'Date');

const createsId = (node: ts.Node): boolean =>
  importsName(node, 'randomUUID', /^(node:)?crypto$/) || isMember(node, 'crypto', 'randomUUID');

/** A handle of the database that this process closes gives up the locks of SQLite. */
export function findDatabaseOpeners(files: SourceFile[]): string[] {
  const names = 'open|openSync|readFile|readFileSync|createReadStream|copyFile|copyFileSync|cp|cpSync';
  const opens = new RegExp(`import \\{[^}]*\\b(?:${names})\\b[^}]*\\} from 'node:fs(?:/promises)?'`);
  return files
    .filter(({ path }) => path.startsWith('server/db/') && !path.includes('.test.'))
    .filter(({ path }) => path !== 'server/db/sqlite/open-files.ts')
    .filter(({ text }) => opens.test(text))
    .map(({ path }) => `${path} opens files: only server/db/sqlite/open-files.ts may, as server/db/README.md says`);
}

export function findClocksAndIds(files: SourceFile[]): string[] {
  return (
    selectProduct(files)
      // The SDK and the console run without the server, and cannot import server/lib.
      .filter((file) => !/^(server\/lib|server\/console\/app\/lib|sdk)\//.test(file.path))
      .filter((file) => /\b(?:Date|randomUUID)\b/.test(file.text))
      .flatMap((file) =>
        nodesOf(file).flatMap((node) => {
          if (readsClock(node)) return [`${file.path}:${lineOf(node)} reads the clock: only server/lib/clock.ts does`];
          return createsId(node) ? [`${file.path}:${lineOf(node)} creates an id: only server/lib/ids.ts does`] : [];
        }),
      )
  );
}

/** Packages that only one part of the program may import. */
const RESTRICTED_PACKAGES: [name: RegExp, place: RegExp, rule: string][] = [
  [/^(openai|@anthropic-ai\/sdk)(\/|$)/, /^server\/extraction\/llm\//, 'only server/extraction/llm does'],
  [/^(@modelcontextprotocol\/sdk|zod)(\/|$)/, /^(server|cli)\/mcp\//, 'only the tools for agents do'],
  [/^(preact|@preact\/|@tanstack\/|wouter)/, /^server\/console\/(app|generated)\//, 'only the console does'],
  [
    /^(kysely|better-sqlite3|pg|pg-boss)(\/|$)/,
    /^server\/(db|jobs|transfer|backup|app)\/|^server\/blobs\/postgres-blobs\.ts$|\/(([\w-]+-)?repository|table)\.ts$/,
    'SQL stays in db, the queues, the stores and the repositories',
  ],
  [
    /^(koa|koa-body|koa-helmet|@koa\/router|openapi-backend)(\/|$)/,
    /^server\/(http\/|app\/|console\/routes\.ts$)/,
    'HTTP stays in server/http and the routes of the console',
  ],
];

export function findMisplacedPackages(files: SourceFile[]): string[] {
  return selectProduct(files).flatMap((file) =>
    listImports(file).flatMap(({ isPackage, target, line }) => {
      const restricted = RESTRICTED_PACKAGES.find(([name]) => isPackage && name.test(target));
      return restricted === undefined || restricted[1].test(file.path)
        ? []
        : [`${file.path}:${line} imports ${target}: ${restricted[2]}`];
    }),
  );
}

/** Files that only re-export hide where code is. The entry of the SDK is exempt: it is the public API. */
export function findBarrels(files: SourceFile[]): string[] {
  return selectProduct(files)
    .filter((file) => file.path !== 'sdk/src/index.ts')
    .filter((file) => {
      const { statements } = parseSource(file);
      const reexports = statements.filter(
        (statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined,
      );
      const reexportsAll = reexports.some(
        (statement) => ts.isExportDeclaration(statement) && statement.exportClause === undefined,
      );
      return (
        /(^|\/)index\.ts$/.test(file.path) ||
        reexportsAll ||
        (reexports.length > 0 && reexports.length === statements.length)
      );
    })
    .map((file) => `${file.path} is a barrel: import from the file that declares it`);
}

export function findBadFileNames(files: SourceFile[]): string[] {
  return files
    .filter(
      (file) =>
        /^(server|cli|sdk|codegen|test|scripts)\//.test(file.path) &&
        /\.(tsx?|mjs)$/.test(file.path) &&
        !isGenerated(file.path),
    )
    .filter(
      (file) =>
        !/^([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*(\.(long\.test|test|bench|d))?\.(tsx?|mjs)$/.test(
          file.path,
        ),
    )
    .map((file) => `${file.path} is not in kebab-case`);
}

export function findLongFiles(files: SourceFile[]): string[] {
  return files
    .filter((file) => /\.(tsx?|mjs)$/.test(file.path) && !isGenerated(file.path))
    .map((file) => ({ path: file.path, lines: file.text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > MAX_FILE_LINES)
    .map(({ path, lines }) => `${path} has ${lines} lines, more than ${MAX_FILE_LINES}: split it by topic`);
}

const MAX_COLUMNS = 120;

/** The formatter wraps code but not comments, strings and patterns. Links may exceed the limit. */
export function findWideLines(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => /\.(ts|mts|mjs|js)$/.test(path) && !isGenerated(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .map((line, index) => ({ line, place: `${path}:${index + 1}` }))
        .filter(({ line }) => line.length > MAX_COLUMNS && !/https?:\/\/\S{40}/.test(line))
        .map(({ line, place }) => `${place} has ${line.length} columns, more than ${MAX_COLUMNS}: wrap it`),
    );
}

/** Folders of local clones, and hosts of private package registries. */
const MACHINE_TRACES = [/(?<![\w.~-])\/(?:work|opt|root|home|Users|mnt)\/[\w.-]+/, /\bregistry\.[\w-]+\.[a-z]{2,}/];
/** The lock file works with any registry if it names none. */
const RESOLVED = /"resolved": "https?:[^"]*/;

export function findMachineTraces(files: SourceFile[]): string[] {
  return files.flatMap((file) => {
    const patterns = file.path === 'package-lock.json' ? [...MACHINE_TRACES, RESOLVED] : MACHINE_TRACES;
    return file.text.split('\n').flatMap((line, index) => {
      const trace = patterns.map((pattern) => pattern.exec(line)?.[0]).find((match) => match !== undefined);
      return trace === undefined ? [] : [`${file.path}:${index + 1} names ${trace}, which only one machine has`];
    });
  });
}
