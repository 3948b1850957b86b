import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** All files under `path` (or `path` itself) in a fixed order, without tests, which are not built. */
function filesOf(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesOf(join(path, entry.name)))
    .filter((file) => !file.endsWith('.test.ts'));
}

/** SHA-256 over names and contents. Modification times change with every checkout, contents do not. */
export function fingerprint(root, paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesOf(join(root, path)))) {
    const bytes = readFileSync(file);
    hash.update(`${relative(root, file).split(sep).join('/')}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

/** The fingerprint in a stamp file, or null. */
export function readStamp(file) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}
