/**
 * Does the work for each item, so many at once, in their order. After a failure nothing further is begun; what is under way ends first,
 * since its result may be kept, and then the first failure is thrown.
 */
export async function inTurn<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let failure: { error: unknown } | undefined;
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length && failure === undefined) {
      const index = next++;
      const item = items[index];
      if (item === undefined) continue;
      try {
        results[index] = await work(item);
      } catch (error) {
        failure ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  if (failure !== undefined) throw failure.error;
  return results;
}
