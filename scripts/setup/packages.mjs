import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

const matches = (wanted, own) => wanted === undefined || wanted.includes(own);

/**
 * Optional packages may be missing on other platforms. `onnxruntime-node` is optional because npm gives it up where its
 * install script cannot fetch what is not used, and must not be missing here.
 */
const mayBeMissing = ({ optional, dev, os, cpu, hasInstallScript }) =>
  optional === true &&
  (dev === true || hasInstallScript !== true || !matches(os, process.platform) || !matches(cpu, process.arch));

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
    return present === undefined ? mayBeMissing(wanted) : present.version === wanted.version;
  });
}
