import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm } from '../../setup/npm.mjs';

const smoke = fileURLToPath(new URL('smoke.mjs', import.meta.url));

/** One program per module system. The last argument is the target as JSON. */
const PROGRAMS: Record<string, string> = {
  'as-module.mjs': `import process from 'node:process';
import * as sdk from '@excerpt/sdk';
import { smoke } from './smoke.mjs';
console.log(await smoke(sdk, JSON.parse(process.argv.at(-1))));
`,
  'as-commonjs.cjs': `const sdk = require('@excerpt/sdk');
import('./smoke.mjs').then(({ smoke }) => smoke(sdk, JSON.parse(process.argv.at(-1)))).then(console.log);
`,
};

export interface ScratchProject {
  folder: string;
  /** The file that the programs upload. */
  file: string;
  programs: string[];
}

/** Creates a project with the packed SDK as its only dependency, and the programs that use it. */
export async function createScratchProject(root: string, folder: string): Promise<ScratchProject> {
  mkdirSync(folder, { recursive: true });
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: join(root, 'sdk'), stdio: 'pipe' });
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (tarball === undefined) throw new Error('npm packed nothing.');
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  await npm(root, ['install', '--prefix', folder, '--offline', join(folder, tarball)], { cwd: folder });
  copyFileSync(smoke, join(folder, 'smoke.mjs'));
  for (const [name, text] of Object.entries(PROGRAMS)) writeFileSync(join(folder, name), text);
  const file = join(folder, 'invoice.txt');
  writeFileSync(file, 'Invoice number: INV-2026-7\nTotal: 118.00 EUR\n');
  return { folder, file, programs: Object.keys(PROGRAMS) };
}
