import { judgeFailure, type Judgement } from './judge-failure.ts';
import { publicCode, readProviderError } from './provider-error.ts';
import { readDuration, readRetryAfter } from './rate-limit-headers.ts';
import type { ProviderAnswer } from './transport.ts';

export interface FailedRequest extends Judgement {
  /** Of the answer, or of the error within an answer of 200. */
  status: number;
  /** The provider's own word for it, free of keys and documents; or ours: `not_json`, `no_choices`, `finish_error`. */
  code: string | undefined;
  /** Milliseconds that the provider asks to wait; null where it does not. */
  retryAfterMs: number | null;
}

export interface FailedOutcome {
  kind: 'failed';
  failure: FailedRequest;
}

/**
 * @param parameters optional parameters of the request
 * @param now milliseconds since the epoch
 */
export function readFailure(
  { status, headers, body }: ProviderAnswer,
  parameters: string[],
  now: number,
): FailedOutcome {
  const error = readProviderError(body);
  const retryAfterMs = readRetryAfter(headers, now) ?? readDuration(error.retryDelay, now);
  const judgement = judgeFailure(status, error, retryAfterMs !== null, parameters);
  return { kind: 'failed', failure: { ...judgement, status, code: publicCode(error), retryAfterMs } };
}

/** An answer that is none, and may be one next time. */
export function brokenAnswer(status: number, code: string): FailedOutcome {
  return { kind: 'failed', failure: { kind: 'unavailable', status, code, retryAfterMs: null } };
}
