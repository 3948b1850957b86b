import { posix } from 'node:path';
import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

export interface Import {
  /** A file of the repository, or the name of a package as it was written. */
  target: string;
  isPackage: boolean;
  /** True for `import type`, and if the braces contain only types. */
  isTypeOnly: boolean;
  line: number;
}

/** Every rule walks the same trees. */
const parsed = new WeakMap<SourceFile, ts.SourceFile>();

export function parseSource(file: SourceFile): ts.SourceFile {
  const tree = parsed.get(file) ?? ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true);
  parsed.set(file, tree);
  return tree;
}

export const lineOf = (node: ts.Node): number => {
  const source = node.getSourceFile();
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
};

function importsTypesOnly(clause: ts.ImportClause | undefined): boolean {
  if (clause === undefined) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  return (
    clause.name === undefined &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.every((element) => element.isTypeOnly)
  );
}

function exportsTypesOnly(declaration: ts.ExportDeclaration): boolean {
  const named = declaration.exportClause;
  return (
    declaration.isTypeOnly ||
    (named !== undefined && ts.isNamedExports(named) && named.elements.every((element) => element.isTypeOnly))
  );
}

function specifierOf(node: ts.Node): { specifier: ts.Node | undefined; isTypeOnly: boolean } | null {
  if (ts.isImportDeclaration(node))
    return { specifier: node.moduleSpecifier, isTypeOnly: importsTypesOnly(node.importClause) };
  if (ts.isExportDeclaration(node)) return { specifier: node.moduleSpecifier, isTypeOnly: exportsTypesOnly(node) };
  if (ts.isImportTypeNode(node))
    return { specifier: ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, isTypeOnly: true };
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return { specifier: node.arguments[0], isTypeOnly: false };
  return null;
}

const listed = new WeakMap<SourceFile, Import[]>();

/** What a file imports, re-exports, imports while it runs, and names in an `import('…')` type. */
export function listImports(file: SourceFile): Import[] {
  const imports = listed.get(file) ?? findImports(file);
  listed.set(file, imports);
  return imports;
}

function findImports(file: SourceFile): Import[] {
  const imports: Import[] = [];
  // All other imports are statements of the file.
  const isAnywhere = /\bimport\s*\(/.test(file.text);
  const visit = (node: ts.Node): void => {
    const found = specifierOf(node);
    if (found?.specifier !== undefined && ts.isStringLiteralLike(found.specifier)) {
      const written = found.specifier.text;
      const isPackage = !written.startsWith('.');
      const target = isPackage ? written : posix.join(posix.dirname(file.path), written);
      imports.push({ target, isPackage, isTypeOnly: found.isTypeOnly, line: lineOf(node) });
    }
    if (isAnywhere || ts.isSourceFile(node)) ts.forEachChild(node, visit);
  };
  visit(parseSource(file));
  return imports;
}
