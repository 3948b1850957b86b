import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnvironment } from '../../server/config.ts';

/** The folder of the bundled programs of tests, which `scripts/test.mjs` makes. */
const BUILT_PROGRAMS = 'EXCERPT_TEST_PROGRAMS';

const root = fileURLToPath(new URL('../..', import.meta.url));
const OF_SOURCES = '--conditions=excerpt-source';

/** The arguments of Node that start a program: bundled under `scripts/test.mjs`, from its sources otherwise. */
export function asBuilt(program: readonly string[]): string[] {
  const folder = readEnvironment()[BUILT_PROGRAMS];
  if (folder === undefined) return [...program];
  const [entry = '', ...args] = program.filter((argument) => argument !== OF_SOURCES);
  const name = relative(root, resolve(root, entry)).replace(/\.ts$/, '.js');
  const built = [join(folder, name), join(root, 'dist', name)].find((path) => existsSync(path));
  return built === undefined ? [...program] : [built, ...args];
}
