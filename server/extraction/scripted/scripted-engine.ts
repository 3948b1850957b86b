import { layoutText } from '../../parsing/layout.ts';
import type { ExtractionPool } from '../child/extraction-pool.ts';
import { ExtractionError, type Extraction, type ExtractionEngine, type ExtractionRequest } from '../engine.ts';
import { createInvalidOutputError } from '../pipeline/invalid-output.ts';
import { findAnswer, ScriptedFailure, type AnsweredDocument, type Answers } from './scripted-answers.ts';

interface ScriptedEngineOptions {
  /** Read at each extraction. */
  getAnswers: () => Answers;
  describeDocument: (documentId: string) => Promise<Pick<AnsweredDocument, 'name' | 'mimeType'>>;
  pool: ExtractionPool;
  /** Extracts documents without an answer. Its owner's to close. */
  builtIn: ExtractionEngine;
}

/**
 * An engine whose values a test decides. They are validated, grounded and scored like those of a model: a value that
 * does not fit the schema fails the run with `output_invalid`, and one that is not in the document is `not_found`.
 */
export function createScriptedEngine(options: ScriptedEngineOptions): ExtractionEngine {
  const { getAnswers, describeDocument, pool, builtIn } = options;

  async function extract(request: ExtractionRequest): Promise<Extraction> {
    const { documentId, definition, layout, signal } = request;
    signal.throwIfAborted();
    const { name, mimeType } = await describeDocument(documentId ?? '');
    const document = { id: documentId ?? '', name, mimeType, text: layoutText(layout), schema: definition, signal };
    const answer = await rejectOnAbort(findAnswer(getAnswers(), document), signal);
    if (answer === undefined) return builtIn.extract(request);
    if (answer instanceof ScriptedFailure)
      throw new ExtractionError(answer.code, answer.message, {
        retryable: answer.retryable,
        provider: request.provider,
      });
    const stretches = layout.pages.map(({ number, text }) => ({ page: number, start: 0, end: text.length }));
    const task = { kind: 'review-and-conclude', schema: definition, value: answer, layout, stretches } as const;
    const seen = await pool.run(task, request);
    const conclusion = 'answer' in seen ? seen.conclusion : seen.rescue?.conclusion;
    if (conclusion === undefined)
      throw createInvalidOutputError(seen.problems, 'partialData' in seen ? seen.partialData : undefined);
    const { errors: _, ...extraction } = conclusion;
    return { ...extraction, usage: null };
  }

  return { extract, close: async () => undefined };
}

/** A function of a test need not look at the signal. */
function rejectOnAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
