import { LACKS_PERMISSION } from '../../engine.ts';
import { judgeFailure, type Judgement } from './judge-failure.ts';
import { getPublicCode, readProviderError } from './provider-error.ts';
import { readDuration, readRetryAfter } from '../rate-limit-headers.ts';
import type { ProviderAnswer } from '../clients/provider-client.ts';

export interface FailedRequest extends Judgement {
  /** Status of the response, or of the error inside a response of 200. */
  status: number;
  /** The provider's code, from a fixed list, or our own: `not_json`, `no_choices`, `finish_error`. */
  code: string | undefined;
  /** Pause that the provider asks for, in milliseconds; null if it asks for none. */
  retryAfterMs: number | null;
}

export interface FailedOutcome {
  kind: 'failed';
  failure: FailedRequest;
}

/** What a request contained that an error may name. */
export interface SentParts {
  /** Parameters that may be left out. */
  parameters: readonly string[];
  /** Names and texts of the schema. */
  words: ReadonlySet<string>;
}

/** @param now milliseconds since the epoch */
export function readFailure(
  { status, headers, body }: ProviderAnswer,
  { parameters, words }: SentParts,
  now: number,
): FailedOutcome {
  const error = readProviderError(body, words);
  const retryAfterMs = readRetryAfter(headers, now) ?? readDuration(error.retryDelay, now);
  const judgement = judgeFailure(status, error, retryAfterMs !== null, parameters);
  const code = judgement.kind === 'permission' ? LACKS_PERMISSION : getPublicCode(error);
  return { kind: 'failed', failure: { ...judgement, status, code, retryAfterMs } };
}

/** A response of 200 that is no completion, such as the page of a proxy. It is requested once more. */
export function createNoAnswer(status: number, code: string): FailedOutcome {
  return { kind: 'failed', failure: { kind: 'no_answer', status, code, retryAfterMs: null } };
}

/** A completion that broke off with an error. The next attempt may succeed. */
export function createBrokenAnswer(status: number, code: string): FailedOutcome {
  return { kind: 'failed', failure: { kind: 'unavailable', status, code, retryAfterMs: null } };
}
