import type { Evidence, Run } from '@excerpt/sdk';

/** What became of a document. */
export interface ExtractionOutcome {
  status: 'completed' | 'failed' | 'cancelled';
  /** Null with `--local`. */
  runId: string | null;
  provider: string | null;
  model: string | null;
  confidence: number | null;
  extractedData: Record<string, unknown> | null;
  evidence: Evidence[];
  lists: Run['lists'];
  rules: Run['rules'];
  warnings: string[];
  errorCode: { code: string; stage: string; retryable: boolean } | null;
  errorMessage: string | null;
  /** What was found, where the data does not validate as a whole. */
  partialData: Record<string, unknown> | null;
}

/** A line of the output: a document and what became of it. */
export interface ExtractionRecord extends ExtractionOutcome {
  /** Path of the document, as it was found. */
  file: string;
  /** Whether its confidence is below `--min-confidence`. */
  doubtful: boolean;
  /**
   * Hash of the document and of everything else that decides about the result. Work is not repeated for a document with
   * the same fingerprint. Null where the file could not be read.
   */
  fingerprint: string | null;
}

/** Extracts documents of one schema. */
export interface Extractor {
  /** The definition of the schema. */
  definition: Record<string, unknown>;
  /** What results depend on beside the document. */
  identity: unknown;
  /** Documents at once, unless the user says otherwise. */
  concurrency: number;
  /**
   * Throws the signal's reason, and errors that concern all documents.
   * @param document.fingerprint see `ExtractionRecord`
   */
  extract(document: { path: string; fingerprint: string }, signal: AbortSignal): Promise<ExtractionOutcome>;
  close(): Promise<void>;
}

export function failedOutcome(
  error: { code: string; stage: string; retryable: boolean },
  errorMessage: string,
): ExtractionOutcome {
  return {
    status: 'failed',
    runId: null,
    provider: null,
    model: null,
    confidence: null,
    extractedData: null,
    evidence: [],
    lists: [],
    rules: [],
    warnings: [],
    errorCode: error,
    errorMessage,
    partialData: null,
  };
}
