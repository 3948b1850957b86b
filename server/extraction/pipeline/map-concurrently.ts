import pMap, { pMapSkip } from 'p-map';

/**
 * Maps items with limited concurrency, keeping their order. After a failure nothing new starts; running items complete
 * first, since their results may be cached, and then the first failure is thrown.
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const failures: unknown[] = [];
  const mapUntilFailure = async (item: Item) => {
    if (failures.length > 0) return pMapSkip;
    try {
      return await map(item);
    } catch (error) {
      failures.push(error);
      return pMapSkip;
    }
  };
  const results = await pMap(items, mapUntilFailure, { concurrency });
  if (failures.length > 0) throw failures[0];
  return results;
}
