import { execFileSync } from 'node:child_process';

/** Runs the npm that runs this script, or the one in PATH, and returns its output. */
export function runNpm(cwd: string, args: string[]): string {
  const npm = process.env['npm_execpath'];
  const [command, before] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  return execFileSync(command, [...before, ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
