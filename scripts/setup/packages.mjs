import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * Whether node_modules matches package-lock.json. Reads the lockfile that npm maintains inside node_modules, which
 * omits optional packages of other platforms.
 */
export function packagesAreInstalled(root) {
  const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  if (!existsSync(join(root, 'node_modules', '.bin'))) return false;
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.link === true) return true;
    const present = installed[path];
    return present === undefined ? wanted.optional === true : present.version === wanted.version;
  });
}
