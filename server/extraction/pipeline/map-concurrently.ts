interface Concurrency {
  /** Items that run at once. */
  limit: number;
  /** How many more could run now. 0 by default. */
  countSpare?: () => number;
}

/** Items that a completed one may be followed by. More than one, so that concurrency grows while there is room. */
const MAX_SUCCESSORS = 2;

/**
 * Maps items with limited concurrency, keeping their order. After a failure nothing new starts; running items complete
 * first, since their results may be cached, and then the first failure is thrown.
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  { limit, countSpare = () => 0 }: Concurrency,
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const failures: unknown[] = [];
  const done = Promise.withResolvers<void>();
  let [next, running] = [0, 0];

  async function run(position: number, item: Item): Promise<void> {
    try {
      results[position] = await map(item);
    } catch (error) {
      failures.push(error);
    }
    running -= 1;
    start(Math.min(MAX_SUCCESSORS, countSpare()));
  }

  function start(spare: number): void {
    for (let extra = 0; failures.length === 0 && next < items.length; next += 1) {
      if (running >= limit && (extra += 1) > spare) break;
      running += 1;
      void run(next, items[next] as Item);
    }
    if (running === 0) done.resolve();
  }

  start(0);
  await done.promise;
  if (failures.length > 0) throw failures[0];
  return results;
}
