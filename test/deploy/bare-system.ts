import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Debian's C and C++ libraries and a shell: less than any Debian has. */
const PACKAGES = ['dash', 'libc6', 'libgcc-s1', 'libstdc++6'];
const ENTER = fileURLToPath(new URL('enter-bare-system.sh', import.meta.url));
const NAMESPACES = ['--net', '--mount', '--pid', '--fork'];

/** Why this machine cannot make a bare system; null if it can. */
export function findObstacle(): string | null {
  if (spawnSync('dpkg', ['--version']).status !== 0) return 'this machine has no packages of Debian to take files from';
  if (spawnSync('unshare', [...NAMESPACES, 'ip', 'link', 'set', 'lo', 'up']).status !== 0)
    return 'this user cannot make namespaces (unshare, as root, and ip of iproute2)';
  return null;
}

/** Makes the root folder of a system that has a shell and libraries, and nothing of this repository. */
export function makeBareSystem(folder: string): void {
  for (const path of ['usr/bin', 'usr/lib', 'usr/lib64', 'proc', 'data', 'tmp', 'dev'])
    mkdirSync(join(folder, path), { recursive: true });
  for (const name of ['bin', 'lib', 'lib64']) symlinkSync(`usr/${name}`, join(folder, name));
  for (const device of ['null', 'random', 'urandom']) writeFileSync(join(folder, 'dev', device), '');
  const files = PACKAGES.flatMap((name) => execFileSync('dpkg', ['-L', name], { encoding: 'utf8' }).split('\n'));
  for (const file of files) {
    const [, path] = /^(?:\/usr)?\/((?:bin|lib|lib64)\/.+)$/.exec(file) ?? [];
    if (path === undefined || path.includes('/gconv/') || !statSync(file).isFile()) continue;
    mkdirSync(dirname(join(folder, 'usr', path)), { recursive: true });
    copyFileSync(file, join(folder, 'usr', path));
  }
  copyFileSync('/bin/sh', join(folder, 'usr/bin/sh'));
}

/** Runs a program in the system and returns what it printed. Throws with its errors if it fails. */
export function runInBareSystem(folder: string, command: string[]): string {
  const args = [...NAMESPACES, 'sh', ENTER, folder, ...command];
  return execFileSync('unshare', args, { encoding: 'utf8', timeout: 240_000, maxBuffer: 2 ** 26 });
}
