/** Browsers hold six connections to a server: two are left for what people do meanwhile. */
const MAX_AT_ONCE = 4;

let active = 0;
const waiting: (() => void)[] = [];

function next(): void {
  if (active >= MAX_AT_ONCE) return;
  const begin = waiting.shift();
  if (begin === undefined) return;
  active += 1;
  begin();
}

/**
 * Fetches a picture when it is its turn, if it is wanted then.
 * @param isFirst whether it comes before those that wait
 */
export async function takeTurn<Result>(
  fetchPicture: () => Promise<Result>,
  { isFirst, signal }: { isFirst: boolean; signal: AbortSignal },
): Promise<Result> {
  await new Promise<void>((begin) => {
    if (isFirst) waiting.unshift(begin);
    else waiting.push(begin);
    next();
  });
  try {
    signal.throwIfAborted();
    return await fetchPicture();
  } finally {
    active -= 1;
    next();
  }
}
