/** Yields the values of `source`, and requests each next value while the current one is processed. */
export async function* readAhead<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]();
  const ask = (): Promise<IteratorResult<T>> => {
    const asked = iterator.next();
    // The consumer sees its failure; when the value before it fails, it has no consumer.
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
