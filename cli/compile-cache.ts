import module from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { readClientEnvironment } from './client/client-environment.ts';

/**
 * Keeps compiled code in the user's cache folder for the next start, of child processes too. Without it, `--version`
 * takes as long, and `extract --local` of one page a third longer. NODE_COMPILE_CACHE names another folder, and
 * NODE_DISABLE_COMPILE_CACHE=1 turns the cache off. Where the folder cannot be written, nothing is kept.
 */
export function cacheCompiledCode(): void {
  try {
    module.enableCompileCache(join(readClientEnvironment().cacheHome ?? join(homedir(), '.cache'), 'excerpt', 'node'));
  } catch {
    // The user has no home directory.
  }
}
