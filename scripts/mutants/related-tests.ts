/** Finds the test files that import a source file, directly or indirectly. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

/** The workspace's own packages, which tests import by name. */
const OWN_PACKAGES: Record<string, string> = {
  '@excerpt/sdk': 'sdk/src/index.ts',
  '@excerpt/sdk/testing': 'sdk/src/testing/index.ts',
};

export class RelatedTests {
  #root: string;
  #imports = new Map<string, string[]>();
  #reached = new Map<string, Set<string>>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Those of the tests that import the file. Paths are relative to the root. */
  of(file: string, tests: string[]): string[] {
    return tests.filter((test) => this.#reachedFrom(test).has(resolve(this.#root, file)));
  }

  #reachedFrom(test: string): Set<string> {
    const known = this.#reached.get(test);
    if (known !== undefined) return known;
    const reached = new Set([resolve(this.#root, test)]);
    for (const file of reached) for (const imported of this.#importsOf(file)) reached.add(imported);
    this.#reached.set(test, reached);
    return reached;
  }

  #importsOf(file: string): string[] {
    let imports = this.#imports.get(file);
    if (imports === undefined) this.#imports.set(file, (imports = readImports(this.#root, file)));
    return imports;
  }
}

function readImports(root: string, file: string): string[] {
  return ts
    .preProcessFile(readFileSync(file, 'utf8'), true, true)
    .importedFiles.flatMap(({ fileName }) => {
      const own = OWN_PACKAGES[fileName];
      if (own !== undefined) return [resolve(root, own)];
      return fileName.startsWith('.') ? [join(dirname(file), fileName)] : [];
    })
    .concat(namedPrograms(file))
    .filter((path) => /\.(?:ts|mjs)$/.test(path) && existsSync(path));
}

/** Programs that a file starts as processes of their own, such as the children of the server. */
function namedPrograms(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const addresses = [...text.matchAll(/new URL\(\s*'(\.[^']+)',\s*import\.meta\.url/g)].map(([, path = '']) => path);
  const siblings = [...text.matchAll(/resolveSiblingEntry\('([^']+)'/g)].map(([, name = '']) => `${name}.ts`);
  return [...addresses, ...siblings].map((path) => join(dirname(file), path));
}
