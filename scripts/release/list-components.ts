import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './run-npm.ts';

export interface Package {
  name: string;
  version: string;
}

export interface Component extends Package {
  'bom-ref': string;
}

/** A list of components in the format CycloneDX. */
export interface ComponentList {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** The packages whose code is inside the program; the build writes the list. */
export function readBundledPackages(root: string): Package[] {
  return JSON.parse(readFileSync(join(root, 'dist', 'bundled-packages.json'), 'utf8')) as Package[];
}

const nameOf = ({ name, version }: Package) => `${name}@${version}`;

/** Everything in the lock file, development packages included, as npm lists it. */
function listLocked(root: string, options: string[]): ComponentList {
  const output = runNpm(root, ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', ...options]);
  return JSON.parse(output) as ComponentList;
}

/** Only the components that are shipped, and only what is known of them. */
function keepShipped(list: ComponentList, shipped: readonly Package[]): ComponentList {
  const names = new Set(shipped.map(nameOf));
  const components = list.components.filter((one) => names.has(nameOf(one)));
  const refs = new Set([list.metadata.component, ...components].map((one) => one['bom-ref']));
  const dependencies = list.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }));
  return { ...list, components, dependencies };
}

/** The components of a package: what npm installs with it, and what is inside it. */
export function listPackageComponents(root: string, which: string[], bundled: readonly Package[]): ComponentList {
  const installed = listLocked(root, ['--omit', 'dev', ...which]);
  if (bundled.length === 0) return installed;
  return keepShipped(listLocked(root, which), [...bundled, ...installed.components]);
}

/** The components of an archive that contains these packages. Throws for one that the lock file lacks. */
export function listArchiveComponents(root: string, shipped: readonly Package[]): ComponentList {
  const list = keepShipped(listLocked(root, []), shipped);
  const found = new Set(list.components.map(nameOf));
  const missing = shipped.map(nameOf).filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`package-lock.json lacks ${missing.join(', ')}.`);
  return list;
}
