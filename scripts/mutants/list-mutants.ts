/** Small changes to a source file that tests should detect. */
import ts from 'typescript';

export interface Mutant {
  /** Relative to the root of the repository. */
  file: string;
  /** Starts at 1. */
  line: number;
  column: number;
  /** Offsets of the replaced text. */
  start: number;
  end: number;
  original: string;
  replacement: string;
}

const OPERATORS = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
  [ts.SyntaxKind.SlashToken, '*'],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
]);

const METHODS = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['find', 'findLast'],
  ['findLast', 'find'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
]);

/** Calls that are replaced by their receiver. */
const REMOVED_CALLS = new Set(['filter', 'sort', 'reverse', 'slice', 'trim', 'toLowerCase']);

export function listMutants(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (isIgnored(node)) return;
    for (const [replaced, replacement] of mutate(node)) {
      const start = replaced.getStart(source);
      const { line, character } = source.getLineAndCharacterOfPosition(start);
      const original = text.slice(start, replaced.end);
      if (original === replacement) continue;
      mutants.push({ file, line: line + 1, column: character + 1, start, end: replaced.end, original, replacement });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
}

/** Skips types, messages of errors and tables of constants. */
function isIgnored(node: ts.Node): boolean {
  return (
    isTable(node) ||
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isThrowStatement(node)
  );
}

/** A constant object or array of the module without calls and functions. */
function isTable(node: ts.Node): boolean {
  if (!ts.isVariableDeclaration(node) || !ts.isSourceFile(node.parent.parent.parent)) return false;
  let value = node.initializer;
  while (value !== undefined && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))) value = value.expression;
  if (value === undefined || !(ts.isObjectLiteralExpression(value) || ts.isArrayLiteralExpression(value))) return false;
  const hasCode = (part: ts.Node): boolean =>
    ts.isCallExpression(part) ||
    ts.isNewExpression(part) ||
    ts.isFunctionLike(part) ||
    ts.forEachChild(part, (child) => hasCode(child) || undefined) === true;
  return !hasCode(value);
}

/** The possible replacements of a node. */
function mutate(node: ts.Node): [replaced: ts.Node, replacement: string][] {
  if (ts.isBinaryExpression(node)) return mutateOperator(node);
  if (ts.isPrefixUnaryExpression(node)) return mutateSign(node);
  if (ts.isIfStatement(node)) return mutateCondition(node.expression);
  if (ts.isConditionalExpression(node)) return mutateCondition(node.condition);
  if (ts.isCallExpression(node)) return mutateCall(node);
  if (ts.isExpressionStatement(node) || ts.isContinueStatement(node) || ts.isBreakStatement(node)) return [[node, ';']];
  return mutateLiteral(node);
}

function mutateOperator({ operatorToken }: ts.BinaryExpression): [ts.Node, string][] {
  const replacement = OPERATORS.get(operatorToken.kind);
  return replacement === undefined ? [] : [[operatorToken, replacement]];
}

function mutateSign(node: ts.PrefixUnaryExpression): [ts.Node, string][] {
  const isSign = node.operator === ts.SyntaxKind.ExclamationToken || node.operator === ts.SyntaxKind.MinusToken;
  return isSign ? [[node, node.operand.getText()]] : [];
}

function mutateCondition(condition: ts.Expression): [ts.Node, string][] {
  return [
    [condition, 'true'],
    [condition, 'false'],
  ];
}

function mutateCall({ expression, parent }: ts.CallExpression): [ts.Node, string][] {
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const name = expression.name.text;
  const replacement = METHODS.get(name);
  if (replacement !== undefined) return [[expression.name, replacement]];
  const isStatement = ts.isExpressionStatement(parent);
  return REMOVED_CALLS.has(name) && !isStatement ? [[expression.parent, expression.expression.getText()]] : [];
}

function mutateLiteral(node: ts.Node): [ts.Node, string][] {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [[node, 'false']];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [[node, 'true']];
  if (ts.isNumericLiteral(node)) return isIndex(node) ? [] : [[node, Number(node.text) === 0 ? '1' : '0']];
  if (ts.isRegularExpressionLiteral(node)) return [[node, `/(?!)/${/[a-z]*$/.exec(node.text)?.[0] ?? ''}`]];
  const isText = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
  return isText && !isName(node) ? [[node, "''"]] : [];
}

/** `parts[0]` and `match[2]`: off-by-one mutants of these are unrealistic. */
function isIndex(node: ts.Node): boolean {
  return ts.isElementAccessExpression(node.parent);
}

function isName(node: ts.Node): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isElementAccessExpression(parent) && parent.argumentExpression === node)
  );
}
