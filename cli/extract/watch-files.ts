import { setTimeout as delay } from 'node:timers/promises';
import type { FoundFile } from './find-files.ts';

const INTERVAL_MS = 1_000;

/**
 * Looks again and again, and hands over the files that are new or changed and have stayed the same for one interval.
 * Looking works on every file system, also on network drives. Ends when the signal is aborted.
 */
export async function* watchFiles(
  look: () => Promise<FoundFile[]>,
  handled: Map<string, string>,
  signal: AbortSignal,
): AsyncGenerator<FoundFile[]> {
  let before = new Map<string, string>();
  for (;;) {
    try {
      await delay(INTERVAL_MS, undefined, { signal });
    } catch {
      return;
    }
    const found = await look();
    const settled = found.filter(({ path, version }) => before.get(path) === version && handled.get(path) !== version);
    before = new Map(found.map(({ path, version }) => [path, version]));
    if (settled.length === 0) continue;
    for (const { path, version } of settled) handled.set(path, version);
    yield settled;
  }
}
