import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from '../setup/npm.mjs';
import type { Tool } from './known-tools.ts';

/** The program of a tool, from a cache that git ignores. Throws where npm cannot deliver it. */
export async function fetchTool(root: string, { packageName, version, binary }: Tool): Promise<string> {
  const home = join(root, 'node_modules/.cache/tools', `${packageName.replace('/', '-')}-${version}`);
  const program = join(home, 'node_modules', packageName, binary);
  if (existsSync(program)) return program;
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
  const options = ['--no-save', '--no-package-lock', '--prefer-offline'];
  await npm(root, ['install', '--prefix', home, ...options, `${packageName}@${version}`]);
  if (existsSync(program)) return program;
  const files = readdirSync(join(home, 'node_modules', packageName));
  throw new Error(`${packageName} has no ${binary}, but ${files.join(', ')}.`);
}
