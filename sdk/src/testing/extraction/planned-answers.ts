import type { Evidence, RuleResult, RunErrorCode } from '../../generated/types.gen.ts';

/** The document of a run, as a function of `fake.answers` sees it. */
export interface AnsweredDocument {
  id: string;
  name: string;
  mimeType: string | null;
  /** The text of the document; empty where the fake cannot read the file. */
  content: string;
  bytes: Uint8Array;
  metadata: Record<string, string>;
  /** The definition of the run's schema version. */
  definition: Record<string, unknown>;
}

export interface AnswerOptions {
  /** The confidence of each value by its JSON Pointer, or of all. 0.95 by default, and 0.15 of what is null. */
  confidence?: number | Record<string, number>;
  /** Fields of a value's evidence by its JSON Pointer. */
  evidence?: Record<string, Partial<Omit<Evidence, 'path'>>>;
  warnings?: string[];
  /** What is said of the rules of the schema, instead of what they say. */
  rules?: RuleResult[];
}

/** Extracted data with what the fake would otherwise make up about it. */
export class ExtractedAnswer {
  readonly extractedData: Record<string, unknown>;
  readonly options: AnswerOptions;

  constructor(extractedData: object, options: AnswerOptions) {
    this.extractedData = { ...extractedData };
    this.options = options;
  }
}

/** Data, with the confidence and the evidence of its values. */
export function answerWith(extractedData: object, options: AnswerOptions): ExtractedAnswer {
  return new ExtractedAnswer(extractedData, options);
}

/** The end of a run that fails. */
export class RunFailure {
  readonly errorCode: RunErrorCode;
  readonly errorMessage: string;

  constructor(code: string, { message = `The fake was told to fail with ${code}.`, ...fields }: FailureOptions = {}) {
    this.errorCode = { code, stage: 'extract', retryable: false, ...fields };
    this.errorMessage = message;
  }
}

export interface FailureOptions extends Partial<Omit<RunErrorCode, 'code'>> {
  message?: string;
}

/** The answer that lets a run fail, with a code as `provider_rate_limited`. */
export function failRun(code: string, options?: FailureOptions): RunFailure {
  return new RunFailure(code, options);
}

export type AnswerValue = object | ExtractedAnswer | RunFailure;
export type AnswerFunction = (document: AnsweredDocument) => AnswerValue | Promise<AnswerValue>;

/** What a test says that extractions answer. */
export class Answers {
  readonly #byKey = new Map<string, AnswerValue | AnswerFunction>();

  set(schemaKey: string, answer: AnswerValue | AnswerFunction): void {
    this.#byKey.set(schemaKey, answer);
  }

  /** Undefined where the test says nothing. */
  find(schemaKey: string, document: AnsweredDocument): AnswerValue | Promise<AnswerValue> | undefined {
    const answer = this.#byKey.get(schemaKey);
    return typeof answer === 'function' ? (answer as AnswerFunction)(document) : answer;
  }

  clear(): void {
    this.#byKey.clear();
  }
}
