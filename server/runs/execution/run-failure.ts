import { ExtractionError } from '../../extraction/engine.ts';
import type { JsonObject } from '../../lib/json-value.ts';
import { ParseError } from '../../parsing/parser.ts';
import type { RunErrorCode } from '../repository.ts';

export interface RunFailure {
  errorCode: RunErrorCode;
  /** A sentence that tells the user what to do. */
  errorMessage: string;
  /** What was found before. */
  partialData?: JsonObject | null;
}

/** Maps the parser's error to a run's error codes, which are fewer. */
function toParseFailure({ code, message, retryable, detail }: ParseError): RunFailure {
  const codes: Partial<Record<ParseError['code'], string>> = {
    unsupported_file_type: 'document_unreadable',
    payload_too_large: 'document_unreadable',
  };
  return {
    errorCode: { code: codes[code] ?? code, stage: 'parse', retryable, ...(detail !== undefined && { detail }) },
    errorMessage: message,
  };
}

function toExtractionFailure({
  code,
  message,
  retryable,
  provider,
  providerStatus,
  detail,
  fields,
  partialData,
}: ExtractionError): RunFailure {
  return {
    errorCode: {
      code,
      stage: code === 'output_invalid' ? 'validate' : 'extract',
      retryable,
      ...(provider !== undefined && { provider }),
      ...(providerStatus !== undefined && { providerStatus }),
      ...(detail !== undefined && { detail }),
      ...(fields !== undefined && { fields }),
    },
    errorMessage: message,
    ...(partialData !== undefined && { partialData }),
  };
}

export const toFailure = {
  error(error: unknown): RunFailure {
    if (error instanceof ParseError) return toParseFailure(error);
    if (error instanceof ExtractionError) return toExtractionFailure(error);
    return {
      errorCode: { code: 'internal_error', stage: 'extract', retryable: true },
      errorMessage: 'The run failed for a reason inside the server. Run it again; the server log has the details.',
    };
  },

  timeout(timeoutMs: number, error: unknown): RunFailure {
    const known = error instanceof ExtractionError ? error : undefined;
    const partialData = known?.partialData;
    const advice = known?.code === 'timeout' ? known.message : 'Split the document or raise the limit.';
    return {
      errorCode: { code: 'timeout', stage: 'extract', retryable: true },
      errorMessage: `The run took longer than ${timeoutMs / 1000} s (EXCERPT_RUN_TIMEOUT_SECONDS). ${advice}`,
      ...(partialData !== undefined && { partialData }),
    };
  },
};
