import { dirname, posix } from 'node:path';
import ts from 'typescript';

export interface Import {
  line: number;
  /** A path from the repository's root, or the name of a package. */
  target: string;
  isPackage: boolean;
  /** Gone after compilation: it makes no dependency at run time. */
  isType: boolean;
  kind: 'import' | 'export' | 'export *';
}

export interface SourceFile {
  /** From the repository's root, with `/`. */
  path: string;
  text: string;
  tree: ts.SourceFile;
  imports: Import[];
}

function isTypeImport(clause: ts.ImportClause | undefined): boolean {
  if (clause === undefined) return false;
  if (clause.isTypeOnly) return true;
  const bindings = clause.namedBindings;
  if (clause.name !== undefined || bindings === undefined || !ts.isNamedImports(bindings)) return false;
  return bindings.elements.length > 0 && bindings.elements.every((element) => element.isTypeOnly);
}

function isTypeExport({ isTypeOnly, exportClause }: ts.ExportDeclaration): boolean {
  if (isTypeOnly) return true;
  return exportClause !== undefined && ts.isNamedExports(exportClause) && exportClause.elements.every((element) => element.isTypeOnly);
}

/** `@scope/name/inside` is of the package `@scope/name`. */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function importsOf(path: string, tree: ts.SourceFile): Import[] {
  const found: Import[] = [];
  const add = (node: ts.Node, specifier: ts.Node | undefined, isType: boolean, kind: Import['kind'] = 'import') => {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return;
    const isPackage = !specifier.text.startsWith('.');
    const target = isPackage ? packageOf(specifier.text) : posix.join(dirname(path), specifier.text);
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    found.push({ line, target, isPackage, isType, kind });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node, node.moduleSpecifier, isTypeImport(node.importClause));
    else if (ts.isExportDeclaration(node)) {
      add(node, node.moduleSpecifier, isTypeExport(node), node.exportClause === undefined ? 'export *' : 'export');
    } else if (ts.isImportTypeNode(node)) add(node, ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node, node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Reads a source for the rules. `path` is taken from the repository's root. */
export function sourceFile(path: string, text: string): SourceFile {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return { path, text, tree, imports: importsOf(path, tree) };
}
