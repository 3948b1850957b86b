import type { Database } from '../db/database.ts';
import type { Logger } from '../lib/logger.ts';
import { updateAnswers, type RequestId, type SealedAnswer } from './repository.ts';

/** Writes answers shortly after they were sent, many in one statement: answers cost half. */
export interface AnswerWriter {
  /** For requests whose steps are on the disk: a crash or an outage that loses the answer loses no work. */
  add(answer: SealedAnswer): void;
  /** Whether the answer is still to be written. */
  has(id: RequestId): boolean;
  /** Resolves when nothing that was added before is still to be written. */
  flush(): Promise<void>;
}

/** Long enough for a statement to serve many requests, short enough for a crash to lose few answers. */
const WRITE_DELAY_MS = 20;

const nameOf = ({ apiKeyId, requestKey }: RequestId) => `${apiKeyId} ${requestKey}`;

export function createAnswerWriter({ database, logger }: { database: Database; logger: Logger }): AnswerWriter {
  const unwritten = new Set<string>();
  let batch: SealedAnswer[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(answers: SealedAnswer[]): Promise<void> {
    try {
      await database.unsynced((db) => updateAnswers(db, answers));
    } catch (error) {
      logger.warn({ err: error, answers: answers.length }, 'Answers to idempotent requests could not be stored.');
    }
    for (const answer of answers) unwritten.delete(nameOf(answer));
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (batch.length > 0) {
      const answers = batch;
      batch = [];
      writing = writing.then(() => write(answers));
    }
    return writing;
  }

  return {
    add(answer) {
      batch.push(answer);
      unwritten.add(nameOf(answer));
      timer ??= setTimeout(() => void flush(), WRITE_DELAY_MS);
    },
    has: (id) => unwritten.has(nameOf(id)),
    flush,
  };
}
