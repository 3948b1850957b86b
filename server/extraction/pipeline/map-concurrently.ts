import PQueue from 'p-queue';

interface Concurrency {
  /** Items that run at once. */
  limit: number;
  /** How many more could run now. 0 by default. */
  countSpare?: () => number;
}

/** Items that a completed one may be followed by. More than one, so that concurrency grows while there is room. */
const MAX_SUCCESSORS = 2;
/** Multiple of the limit to start with while there is room. */
const MAX_EARLY = 4;

/**
 * Maps items with limited concurrency, keeping their order. After a failure nothing new starts; running items complete
 * first, since their results may be cached, and then the first failure is thrown.
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  { limit, countSpare = () => 0 }: Concurrency,
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  if (items.length === 0) return [];
  const [only] = items;
  if (only !== undefined && items.length === 1) return [await map(only)];
  const queue = new PQueue({ concurrency: Math.max(limit, Math.min(limit * MAX_EARLY, countSpare())) });
  const results: Result[] = [];
  const failures: unknown[] = [];
  for (const [position, item] of items.entries())
    void queue.add(async () => {
      try {
        results[position] = await map(item);
      } catch (error) {
        failures.push(error);
        queue.clear();
      }
      const others = queue.pending - 1;
      queue.concurrency = Math.max(limit, others + Math.min(MAX_SUCCESSORS, countSpare()));
    });
  await queue.onIdle();
  if (failures.length > 0) throw failures[0];
  return results;
}
