import type { Database } from '../db/database.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { RetryJob, type JobHandler } from '../jobs/job-runner.ts';
import { ParseError } from '../parsing/parser.ts';
import type { DocumentParsing } from './parse-document.ts';

const MOST_ATTEMPTS = 3;

/** Parses a document that was uploaded without a run. A document that cannot be parsed is done as well: its status says so. */
export function parseDocumentJob(database: Database, queue: JobQueue, parsing: DocumentParsing): JobHandler {
  return async (job, { signal }) => {
    try {
      await parsing.layoutOf(job.subject, signal);
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      if (error.retryable && job.attempt < MOST_ATTEMPTS) throw new RetryJob(1_000 * job.attempt, error);
      await parsing.fail(job.subject, error);
    }
    await database.atomically((tx) => queue.complete(tx, job));
  };
}
