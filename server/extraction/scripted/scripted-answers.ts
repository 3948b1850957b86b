import type { JsonObject } from '../../lib/json-value.ts';
import type { ExtractionErrorCode } from '../engine.ts';

/** What a test may look at to decide the answer. */
export interface AnsweredDocument {
  id: string;
  name: string;
  mimeType: string;
  /** The text of all pages. */
  text: string;
  /** The JSON Schema of the run. */
  schema: JsonObject;
  /** Aborts when the run is cancelled or takes too long. */
  signal: AbortSignal;
}

/** How a run fails, in place of an answer. */
export class ScriptedFailure {
  readonly code: ExtractionErrorCode;
  readonly message: string;
  /** Whether the run is tried again, after 2 and 10 seconds of the server's clock. */
  readonly retryable: boolean;

  constructor(
    code: ExtractionErrorCode,
    { message, retryable }: { message?: string | undefined; retryable?: boolean | undefined },
  ) {
    this.code = code;
    this.message = message ?? `The test makes this run fail with ${code}.`;
    this.retryable = retryable ?? false;
  }
}

/** The data of the extraction, which must fit the schema, or a failure. */
export type Answer = JsonObject | ScriptedFailure;

export type AnswerFunction = (document: AnsweredDocument) => Answer | undefined | Promise<Answer | undefined>;

/**
 * The answer by the document's name, or a function of the document. A document without an answer is read by the
 * built-in extractor.
 */
export type Answers = Record<string, Answer | AnswerFunction> | AnswerFunction;

export async function findAnswer(answers: Answers, document: AnsweredDocument): Promise<Answer | undefined> {
  if (typeof answers === 'function') return answers(document);
  const answer = Object.hasOwn(answers, document.name) ? answers[document.name] : undefined;
  return typeof answer === 'function' ? answer(document) : answer;
}
