import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Deletes the declarations that `entry` does not need, and returns the paths of the others.
 * @param {string[]} declarations paths of `.d.ts` files
 * @param {string} entry one of them
 */
export function keepDeclarations(declarations, entry) {
  const needed = new Set([entry]);
  for (const file of needed) {
    const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g);
    for (const [, path] of imports) {
      const target = join(dirname(file), path.replace(/\.[jt]s$/, '.d.ts'));
      if (existsSync(target)) needed.add(target);
    }
  }
  for (const file of declarations) if (!needed.has(file)) rmSync(file);
  return [...needed];
}
