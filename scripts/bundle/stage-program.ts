import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { runNpm } from '../release/run-npm.ts';
import type { Package } from '../release/list-components.ts';
import { trimPackages } from '../setup/trim-packages.mjs';
import { readNode } from './node-binary.ts';
import type { Platform } from './platforms.ts';

/** What npm reads to install the packages of the lock file. */
const MANIFESTS = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'sdk/package.json',
  'server/parsing/engines/package.json',
];
const DOCUMENTS = ['LICENSE', 'README.md', 'CHANGELOG.md', 'SECURITY.md', 'docs', 'deploy'];
const FONTS = ['LICENSE', 'ttf/DejaVuSans.ttf', 'ttf/DejaVuSans-Bold.ttf', 'ttf/DejaVuSansMono.ttf'];
const KEPT_OF_MANIFEST = ['name', 'version', 'description', 'license', 'type', 'bin', 'imports', 'dependencies'];

function installPackages(root: string, folder: string, { platform, arch }: Platform): Package[] {
  for (const path of MANIFESTS) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  const target = [`--os=${platform}`, `--cpu=${arch}`, '--libc=glibc'];
  runNpm(folder, ['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', ...target]);
  trimPackages(folder, { platform, arch, isMusl: false });
  const modules = join(folder, 'node_modules');
  const lock = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; link?: boolean }>;
  };
  for (const name of ['.bin', '@excerpt', '.package-lock.json'])
    rmSync(join(modules, name), { recursive: true, force: true });
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path, { version = '' }]) => ({ name: path.replace(/^.*node_modules\//, ''), version }));
}

/** Where `server/parsing/drawing/image-drawing.ts` looks for them. */
function addFonts(root: string, folder: string): Package {
  const fonts = join(root, 'node_modules', 'dejavu-fonts-ttf');
  for (const path of FONTS) cpSync(join(fonts, path), join(folder, 'dist', 'fonts', basename(path)));
  cpSync(join(root, 'scripts', 'bundle', 'fonts.conf'), join(folder, 'dist', 'fonts', 'fonts.conf'));
  return JSON.parse(readFileSync(join(fonts, 'package.json'), 'utf8')) as Package;
}

function copyProgram(root: string, folder: string): void {
  const isShipped = (path: string) => !/\.built-from$|\.js\.map$|\.d\.ts$/.test(path);
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true, filter: isShipped });
  for (const name of DOCUMENTS) cpSync(join(root, name), join(folder, name), { recursive: true });
  cpSync(join(root, 'scripts', 'systemd'), join(folder, 'deploy', 'systemd'), { recursive: true });
  cpSync(join(root, 'scripts', 'bundle', 'excerpt.sh'), join(folder, 'excerpt'));
  chmodSync(join(folder, 'excerpt'), 0o755);
}

/**
 * Puts the built program, its packages and Node for a platform into an empty folder.
 * @returns the packages in it
 */
export async function stageProgram(root: string, folder: string, platform: Platform): Promise<Package[]> {
  const node = await readNode(platform, folder);
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'node', 'bin'), { recursive: true });
  writeFileSync(join(folder, 'node', 'bin', 'node'), node.binary, { mode: 0o755 });
  writeFileSync(join(folder, 'node', 'LICENSE'), node.license);
  const packages = installPackages(root, folder, platform);
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, unknown>;
  for (const path of MANIFESTS) rmSync(join(folder, path));
  for (const name of ['sdk', 'server']) rmSync(join(folder, name), { recursive: true, force: true });
  const kept = Object.fromEntries(KEPT_OF_MANIFEST.map((name) => [name, manifest[name]]));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(kept, null, 2)}\n`);
  copyProgram(root, folder);
  return [...packages, addFonts(root, folder)];
}
