import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Counts bytes that pass through, and has what they came in thrown away every `everyBytes`. Each chunk of a request's
 * body is a block of memory outside of the heap, freed with the small object that stands for it: so few of these are
 * made that the collector would let half of a large body pile up before it looks. One collection takes about a
 * millisecond.
 */
export function garbageCounter(everyBytes: number): (bytes: number) => void {
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
    // The flag gives the function to contexts that are made later, hence not to the code of this one.
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as typeof collect;
  }
  collect?.({ type: 'minor' });
}
