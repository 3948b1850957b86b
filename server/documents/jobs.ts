import type { Database } from '../db/database.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { RetryJob, type JobHandler } from '../jobs/job-handler.ts';
import { ParseError } from '../parsing/parser.ts';
import type { DocumentParsing } from './parse-document.ts';

const MAX_ATTEMPTS = 3;
/** A document that takes longer gives its slot to another. */
const SLOW_PARSE_MS = 1_000;

/**
 * Parses a document that was uploaded without a run. The job also completes if the document is unreadable, as its
 * status then reports the failure.
 */
export function parseDocumentJob(database: Database, queue: JobQueue, parsing: DocumentParsing): JobHandler {
  return async (job, { signal, releaseSlot }) => {
    const slow = setTimeout(releaseSlot, SLOW_PARSE_MS);
    try {
      await parsing.getLayout(job.subject, { signal });
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      if (error.retryable && job.attempt < MAX_ATTEMPTS) throw new RetryJob(1_000 * job.attempt, error);
      await parsing.fail(job.subject, error);
    } finally {
      clearTimeout(slow);
    }
    await database.transaction((tx) => queue.complete(tx, job));
  };
}
