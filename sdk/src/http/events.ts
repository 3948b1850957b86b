import { ConnectionError } from '../request-errors.ts';

/** The `data` of one block of lines; undefined for a comment. */
function dataOf(block: string): unknown {
  const lines = block.split('\n').filter((line) => line.startsWith('data:'));
  return lines.length === 0 ? undefined : JSON.parse(lines.map((line) => line.slice(5).trimStart()).join('\n'));
}

/**
 * The events of a `text/event-stream`, each as its JSON.
 *
 * @throws ConnectionError when the stream breaks off
 */
export async function* readEvents<T>(body: ReadableStream<Uint8Array>): AsyncGenerator<T, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let pending = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      // A carriage return at the end may be half of a line break.
      pending = (pending + decoder.decode(value, { stream: !done })).replaceAll(/\r\n|\r(?!$)/g, '\n');
      const blocks = pending.split('\n\n');
      pending = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = dataOf(block);
        if (event !== undefined) yield event as T;
      }
      if (done) return;
    }
  } catch (error) {
    throw new ConnectionError({
      code: 'connection_failed',
      message: 'The stream of events broke off.',
      retryable: true,
      cause: error,
    });
  } finally {
    await reader.cancel().catch(() => {});
  }
}
