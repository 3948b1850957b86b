/** The prefixes of the ids of documents, runs and batches, and of what has a secret: API keys and webhook endpoints. */
const HAS_CONTENT = /^(doc|run|bat|key|whe)_/;

export const isContentId = (value: unknown): value is string => typeof value === 'string' && HAS_CONTENT.test(value);

/**
 * The ids of what a result has the content or secret of: its own `id`, those named as `documentId`, `runId` or
 * `batchId`, and those of its `documents`, `runs`, `apiKey` or `endpoint`. A result that is only an id has no content.
 */
export function contentIds(result: unknown): string[] {
  if (typeof result !== 'object' || result === null) return [];
  const { id, documentId, runId, batchId, documents, runs, apiKey, endpoint } = result as Record<string, unknown>;
  const own = [id, documentId, runId, batchId].filter(isContentId);
  const lists = [documents, runs].filter((list) => Array.isArray(list)) as unknown[][];
  const nested = [apiKey, endpoint, ...lists.flat()].flatMap(contentIds);
  return [...new Set([...own, ...nested])];
}
