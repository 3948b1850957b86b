import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Counts received bytes and runs a minor garbage collection every `everyBytes`. Each chunk of a body is memory outside
 * the heap that is freed with a small heap object. These are too few to trigger the collector before half of a large
 * body has piled up. A collection takes about a millisecond.
 */
export function createGarbageCounter(everyBytes: number): (bytes: number) => void {
  let passed = 0;
  return (bytes) => {
    passed += bytes;
    if (passed < everyBytes) return;
    passed = 0;
    collectYoungGarbage();
  };
}

let collect: ((options: { type: 'minor' }) => void) | undefined;

function collectYoungGarbage(): void {
  if (collect === undefined) {
    // The flag adds `gc` only to contexts that are created afterwards.
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as typeof collect;
  }
  collect?.({ type: 'minor' });
}
