import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  listArchiveComponents,
  readBundledPackages,
  type ComponentList,
  type Package,
} from '../release/list-components.ts';
import { NODE_VERSION } from './node-binary.ts';
import type { Platform } from './platforms.ts';

/** The packages in the console, from the list of their licences that its build writes. */
function readConsolePackages(root: string): Package[] {
  const list = readFileSync(join(root, 'dist', 'server', 'console', 'public', 'licenses.md'), 'utf8');
  return [...list.matchAll(/^## (\S+) - (\S+) \(/gm)].map(([, name = '', version = '']) => ({ name, version }));
}

function readReferencePackage(root: string): Package {
  return JSON.parse(readFileSync(join(root, 'node_modules', 'rapidoc', 'package.json'), 'utf8')) as Package;
}

/**
 * The SBOM of an archive (CycloneDX): npm's, with Node, without what only development uses.
 * @param installed the packages in its node_modules
 */
export function listBundleComponents(root: string, installed: readonly Package[], platform: Platform): ComponentList {
  const shipped = [
    ...installed,
    ...readBundledPackages(root),
    ...readConsolePackages(root),
    readReferencePackage(root),
  ];
  const list = listArchiveComponents(root, shipped);
  const node = {
    'bom-ref': `node@${NODE_VERSION}`,
    type: 'application',
    name: 'node',
    version: NODE_VERSION,
    scope: 'required',
    purl: `pkg:generic/node@${NODE_VERSION}?os=linux&arch=${platform.arch}`,
    licenses: [{ license: { id: 'MIT' } }],
  };
  const component = { ...list.metadata.component, type: 'application', name: 'excerpt' };
  return { ...list, metadata: { ...list.metadata, component }, components: [node, ...list.components] };
}
