import type { Database } from '../db/database.ts';
import type { JobQueue } from '../jobs/queue.ts';
import { RetryJob, type JobHandler } from '../jobs/runner.ts';
import { ParseError } from '../parsing/parser.ts';
import type { DocumentParsing } from './parse.ts';
import { findDocumentSource } from './repository.ts';

const MOST_ATTEMPTS = 3;

/** Parses a document that was uploaded without a run. A document that cannot be parsed is done as well: its status says so. */
export function parseDocumentJob(database: Database, queue: JobQueue, parsing: DocumentParsing): JobHandler {
  return async (job, { signal }) => {
    const document = await findDocumentSource(database.db, job.subject);
    try {
      if (document?.status === 'received') await parsing.layoutOf(document, signal);
    } catch (error) {
      if (!(error instanceof ParseError) || document === undefined) throw error;
      if (error.retryable && job.attempt < MOST_ATTEMPTS) throw new RetryJob(1_000 * job.attempt, error);
      await parsing.fail(document, error);
    }
    await database.transaction((tx) => queue.complete(tx, job));
  };
}
