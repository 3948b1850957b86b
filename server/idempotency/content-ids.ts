/** The prefixes of the ids of documents and runs. */
const HAS_CONTENT = /^(doc|run)_/;

/**
 * The ids of the documents and runs whose content a result has: its own `id`, and those named as `documentId` or
 * `runId`. A result that is only an id has no content.
 */
export function contentIds(result: unknown): string[] {
  if (typeof result !== 'object' || result === null) return [];
  const { id, documentId, runId } = result as Record<string, unknown>;
  const ids = [id, documentId, runId].filter((one) => typeof one === 'string' && HAS_CONTENT.test(one));
  return [...new Set(ids as string[])];
}
