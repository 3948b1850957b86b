import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './docker-context.ts';

/** The last state of the program before data sets, evaluations, packets, rules and all other changes after 0028. */
const COMMIT = '93abbc1b60a72df44931816c8d945dfbaf13116a';
export const EARLIER_SCHEMA = '0028-erased-words';

/** Why the earlier release cannot be taken from the history; null if it can. */
export function findMissingHistory(): string | null {
  try {
    execFileSync('git', ['cat-file', '-e', `${COMMIT}^{commit}`], { cwd: root, stdio: 'ignore' });
    return null;
  } catch {
    return `the history of this clone does not reach back to ${COMMIT} (a shallow clone, or no clone)`;
  }
}

/** Puts the sources of the earlier release into an empty folder, with the packages of this one. */
export function checkOutEarlierRelease(folder: string): void {
  const archive = execFileSync(
    'git',
    ['archive', COMMIT, 'cli', 'server', 'sdk', 'codegen', 'openapi', 'package.json'],
    {
      cwd: root,
      maxBuffer: 2 ** 28,
    },
  );
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@excerpt'), { recursive: true });
  symlinkSync(join(folder, 'sdk'), join(modules, '@excerpt', 'sdk'));
  for (const name of readdirSync(join(root, 'node_modules')).filter(
    (one) => one !== '@excerpt' && !one.startsWith('.'),
  ))
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
}

/** Arguments of Node that run a command of the program in a folder, from its sources. */
export const programIn = (folder: string, ...command: string[]): string[] => [
  '--conditions=excerpt-source',
  join(folder, 'cli/main.ts'),
  ...command,
];
