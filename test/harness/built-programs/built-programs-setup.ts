import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleTestPrograms } from '../../../scripts/build/bundle.mjs';
import { BUILT_PROGRAMS } from './as-built.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAMS = ['test/jobs/crash-server.ts', 'test/jobs/cluster-node.ts', 'test/bench/start-server.ts'];

/**
 * Long tests start processes a thousand times. Bundled programs start in half the time of sources, and they are what
 * people run. Their children, pages and other files are those of `dist`, which `npm run test:long` builds before.
 */
export async function setup(): Promise<() => void> {
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'test-programs-'));
  await bundleTestPrograms(root, PROGRAMS, folder);
  process.env[BUILT_PROGRAMS] = folder;
  return () => {
    delete process.env[BUILT_PROGRAMS];
    rmSync(folder, { recursive: true, force: true });
  };
}
