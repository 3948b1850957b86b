#!/usr/bin/env node
import module from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { readClientEnvironment } from './client/client-environment.ts';
import { checkNodeVersion } from './supported-node.ts';
import { VERSION } from './version.ts';

const problem = checkNodeVersion(process.versions.node);
if (problem !== null) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
const [first, ...others] = process.argv.slice(2);
if ((first === '--version' || first === '-V') && others.length === 0) {
  // Loads no further module.
  process.stdout.write(`${VERSION}\n`);
} else {
  cacheCompiledCode();
  // Imported only after the check: native packages crash on a Node that is too old.
  const { runProgram } = await import('./program.ts');
  await runProgram();
}

/**
 * Keeps compiled code in the user's cache folder for the next start, of child processes too. Without it, `--version`
 * takes as long, and `extract --local` of one page a third longer. NODE_COMPILE_CACHE names another folder, and
 * NODE_DISABLE_COMPILE_CACHE=1 turns the cache off. Where the folder cannot be written, nothing is kept.
 */
function cacheCompiledCode(): void {
  try {
    module.enableCompileCache(join(readClientEnvironment().cacheHome ?? join(homedir(), '.cache'), 'excerpt', 'node'));
  } catch {
    // The user has no home directory.
  }
}
