/** The prefixes of the ids of documents, runs and batches. */
const HAS_CONTENT = /^(doc|run|bat)_/;

export const isContentId = (value: unknown): value is string => typeof value === 'string' && HAS_CONTENT.test(value);

/**
 * The ids of the documents, runs and batches whose content a result has: its own `id`, those named as `documentId`,
 * `runId` or `batchId`, and those of its `documents`. A result that is only an id has no content.
 */
export function contentIds(result: unknown): string[] {
  if (typeof result !== 'object' || result === null) return [];
  const { id, documentId, runId, batchId, documents } = result as Record<string, unknown>;
  const own = [id, documentId, runId, batchId].filter(isContentId);
  const nested = Array.isArray(documents) ? documents.flatMap(contentIds) : [];
  return [...new Set([...own, ...nested])];
}
