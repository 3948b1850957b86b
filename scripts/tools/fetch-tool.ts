import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { npm } from '../setup/npm.mjs';
import type { Tool } from './known-tools.ts';

/** The program of a tool, from a cache that git ignores. Throws where npm cannot deliver it. */
export async function fetchTool(root: string, { packageName, version, binary }: Tool): Promise<string> {
  const home = join(root, 'node_modules/.cache/tools', `${packageName.replace('/', '-')}-${version}`);
  const inside = join('node_modules', packageName, binary);
  const program = join(home, inside);
  if (existsSync(program)) return program;
  // Tests in two processes want the same tool: what is at its place is whole.
  mkdirSync(dirname(home), { recursive: true });
  const made = mkdtempSync(`${home}-`);
  try {
    writeFileSync(join(made, 'package.json'), '{ "private": true }\n');
    const options = ['--no-save', '--no-package-lock', '--prefer-offline'];
    await npm(root, ['install', '--prefix', made, ...options, `${packageName}@${version}`]);
    if (!existsSync(join(made, inside))) {
      const files = readdirSync(join(made, 'node_modules', packageName));
      throw new Error(`${packageName} has no ${binary}, but ${files.join(', ')}.`);
    }
    renameSync(made, home);
  } catch (error) {
    // Another process was faster.
    if (!existsSync(program)) throw error;
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
  return program;
}
