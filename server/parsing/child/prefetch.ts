/** Yields what `source` yields, and asks for each next value before the one at hand is dealt with: the two are worked on at once. */
export async function* readAhead<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]();
  const ask = (): Promise<IteratorResult<T>> => {
    const asked = iterator.next();
    // Whoever takes it hears of its failure; nobody may take it, when the one before fails.
    asked.catch(() => {});
    return asked;
  };
  try {
    for (let next = ask(); ;) {
      const step = await next;
      if (step.done === true) return;
      next = ask();
      yield step.value;
    }
  } finally {
    await iterator.return?.();
  }
}
