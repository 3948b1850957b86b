import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const rules = () =>
  readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/**
 * What `.dockerignore` lets through: all is excluded first, then `!name` brings a file or folder back, then `**`
 * excludes inside.
 */
export function isInContext(path: string): boolean {
  const ignore = rules();
  const isIncluded = ignore.some(
    (rule) => rule.startsWith('!') && (path === rule.slice(1) || path.startsWith(`${rule.slice(1)}/`)),
  );
  const isExcluded = ignore
    .filter((rule) => rule.startsWith('**/'))
    .map((rule) => rule.slice(3))
    .some((name) =>
      path.split('/').some((part) => (name.startsWith('*') ? part.endsWith(name.slice(1)) : part === name)),
    );
  return isIncluded && !isExcluded;
}

/** Copies what a build of the image copies, with links to the packages that `npm ci` would install. */
export function copyContext(folder: string): void {
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', options, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  for (const path of files.filter((one) => one !== '' && isInContext(one))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@excerpt'), { recursive: true });
  symlinkSync(join(folder, 'sdk'), join(modules, '@excerpt', 'sdk'));
  const names = readdirSync(join(root, 'node_modules')).filter((name) => name !== '@excerpt' && name !== '.cache');
  for (const name of names) symlinkSync(join(root, 'node_modules', name), join(modules, name));
}
