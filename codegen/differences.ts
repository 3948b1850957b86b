import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of the files below a folder, relative to it; `['']` for a file, empty if the path does not exist. */
function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [''];
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((entry) =>
    statSync(join(path, entry)).isFile(),
  );
}

/** One line per file that is missing, superfluous or different in `actual`. Sorted; paths start with `label`. */
export function findDifferences(expected: string, actual: string, label: string): string[] {
  const wanted = new Set(listFiles(expected));
  const present = new Set(listFiles(actual));
  return [...new Set([...wanted, ...present])].sort().flatMap((file) => {
    const name = join(label, file);
    if (!present.has(file)) return [`missing: ${name}`];
    if (!wanted.has(file)) return [`superfluous: ${name}`];
    return readFileSync(join(expected, file)).equals(readFileSync(join(actual, file))) ? [] : [`different: ${name}`];
  });
}
