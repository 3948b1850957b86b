/** Rules about the whole repository. Each takes all files and returns one sentence per violation. */
import { posix } from 'node:path';
import { listImports } from './imports-of.ts';
import { isGenerated, type SourceFile } from './source-files.ts';

const MAX_FILES_IN_FOLDER = 20;

/** Names that every feature has, so that the folder supplies the noun. */
const SHARED_NAMES = new Set(['handlers.ts', 'service.ts', 'repository.ts', 'table.ts', 'jobs.ts', 'present.ts']);
/** The entry of a published package, which bundlers and readers expect under this name. */
const PACKAGE_ENTRIES = /^sdk\/src\/(\w+\/)?index\.ts$/;

const isCode = ({ path }: SourceFile): boolean => /\.(ts|tsx|mjs)$/.test(path) && !isGenerated(path);

const isSource = (file: SourceFile): boolean => isCode(file) && !file.path.endsWith('.test.ts');

/** Groups of files that import each other, also where they only import types. */
export function findImportCircles(files: SourceFile[]): string[] {
  const sources = files.filter(isCode);
  const paths = new Set(sources.map(({ path }) => path));
  const targets = new Map(
    sources.map((file) => [
      file.path,
      listImports(file)
        .filter(({ isPackage, target }) => !isPackage && paths.has(target))
        .map(({ target }) => target),
    ]),
  );
  return stronglyConnected(targets).map((circle) => `${circle.toSorted().join(', ')} import each other`);
}

/** Tarjan's algorithm: the components of more than one file. */
function stronglyConnected(targets: ReadonlyMap<string, string[]>): string[][] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const components: string[][] = [];

  function visit(path: string): number {
    const index = order.size;
    order.set(path, index);
    stack.push(path);
    let low = index;
    for (const target of targets.get(path) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (stack.includes(target)) low = Math.min(low, order.get(target) ?? low);
    }
    if (low === index) {
      const component = stack.splice(stack.indexOf(path));
      if (component.length > 1) components.push(component);
    }
    return low;
  }

  for (const path of targets.keys()) if (!order.has(path)) visit(path);
  return components;
}

export function findCrowdedFolders(files: SourceFile[]): string[] {
  const counts = new Map<string, number>();
  for (const { path } of files.filter(isSource)) {
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MAX_FILES_IN_FOLDER)
    .map(([folder, count]) => `${folder} has ${count} files, more than ${MAX_FILES_IN_FOLDER}: divide it by topic`);
}

export function findRepeatedNames(files: SourceFile[]): string[] {
  const places = new Map<string, string[]>();
  for (const { path } of files.filter(isCode)) {
    const name = posix.basename(path);
    if (SHARED_NAMES.has(name) || PACKAGE_ENTRIES.test(path)) continue;
    places.set(name, [...(places.get(name) ?? []), path]);
  }
  return [...places.values()]
    .filter((paths) => paths.length > 1)
    .map((paths) => `${paths.toSorted().join(' and ')} have the same name: name each by its topic`);
}

/** Bounds are `MAX_` and `MIN_`, so that one search finds them. */
export function findBadBoundNames(files: SourceFile[]): string[] {
  return files.filter(isCode).flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const name = /\b(?:MOST|LEAST|LONGEST|SHORTEST|LARGEST|SMALLEST|BIGGEST)_[A-Z_]+\b/.exec(line)?.[0];
      return name === undefined ? [] : [`${path}:${index + 1} names a bound ${name}: begin it with MAX_ or MIN_`];
    }),
  );
}
