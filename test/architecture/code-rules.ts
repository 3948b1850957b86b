import { basename } from 'node:path';
import ts from 'typescript';
import { isTestSupport } from './place.ts';
import type { SourceFile } from './source-file.ts';

const LONGEST_FILE = 300;
const isGenerated = (path: string) => /(^|\/)generated\//.test(path);

const isMember = (node: ts.Node, object: string, member: string): boolean =>
  ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === object && node.name.text === member;

function isClock(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return ts.isIdentifier(node.expression) && node.expression.text === 'Date' && (node.arguments ?? []).length === 0;
  return isMember(node, 'Date', 'now');
}

const MAY_READ_ENVIRONMENT = /^(server\/(config|main)\.ts$|cli\/|scripts\/|codegen\/)/;
const HAS_CLOCK_AND_IDS = /^(server\/lib|scripts|codegen)\//;

/** The environment, the clock and randomness are handed in: code that takes them by itself cannot be tested. */
function hiddenInputs({ path, tree }: SourceFile): string[] {
  if (isTestSupport(path) || isGenerated(path)) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const line = () => tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    if (isMember(node, 'process', 'env') && !MAY_READ_ENVIRONMENT.test(path)) found.push(`${path}:${line()} reads process.env: loadConfig is handed the environment`);
    if (!HAS_CLOCK_AND_IDS.test(path)) {
      if (isClock(node)) found.push(`${path}:${line()} reads the clock: take a Clock`);
      if (ts.isIdentifier(node) && node.text === 'randomUUID') found.push(`${path}:${line()} makes an identifier: take a NewId`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** A file that only passes on what others export hides where things are. The SDK's entry is meant to be one. */
function barrels({ path, tree, imports }: SourceFile): string[] {
  if (path === 'sdk/src/index.ts' || isGenerated(path)) return [];
  const isReExport = (statement: ts.Statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined;
  const onlyPassesOn = tree.statements.length > 0 && tree.statements.every(isReExport);
  if (basename(path) === 'index.ts' || onlyPassesOn) return [`${path} is a barrel: import from where things are`];
  return imports.filter(({ kind }) => kind === 'export *').map(({ line }) => `${path}:${line} exports everything of another module`);
}

function fileName({ path }: SourceFile): string[] {
  if (isGenerated(path)) return [];
  return /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|config|d))?\.(ts|mjs)$/.test(basename(path)) ? [] : [`${path} is not in kebab case`];
}

/** Nothing that runs: word lists and tables may be as long as they are. */
function isPureTable(tree: ts.SourceFile): boolean {
  let runs = false;
  const visit = (node: ts.Node): void => {
    runs ||= ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;
    if (!runs) ts.forEachChild(node, visit);
  };
  visit(tree);
  return !runs;
}

function length({ path, text, tree }: SourceFile): string[] {
  const lines = text.trimEnd().split('\n').length;
  if (lines <= LONGEST_FILE || isGenerated(path) || path.endsWith('.test.ts') || isPureTable(tree)) return [];
  return [`${path} has ${lines} lines: split it by use case`];
}

/** One sentence for everything in the source that the style of the project excludes. */
export function codeViolations(source: SourceFile): string[] {
  return [hiddenInputs, barrels, fileName, length].flatMap((rule) => rule(source));
}
