import { ExtractionError, type ExtractionErrorOptions } from '../../engine.ts';
import type { JsonObject } from '../../../lib/json-value.ts';
import type { TransportError } from '../provider-fetch.ts';
import { FAILURES, type Failure, type Target } from './failure-table.ts';
import type { FailedRequest } from './read-failure.ts';

/** What a failed call used: its tokens and requests, and the model that answered. */
export type Spent = Required<Pick<ExtractionErrorOptions, 'usage' | 'requests' | 'isUnseen' | 'answeredBy'>>;

interface FailureFacts {
  status?: number | null;
  detail?: string | undefined;
  /** For the sentence. */
  seconds?: number;
  cutOff?: JsonObject | undefined;
}

function createError(
  target: Target,
  failure: Failure,
  spent: Spent,
  { status = null, detail, seconds = 0, cutOff }: FailureFacts = {},
): ExtractionError {
  const { code, retriesRun, switches, breaksCircuit, describe } = FAILURES[failure];
  const message = describe(target, status === null ? '' : ` (status ${status})`, seconds);
  const error = new ExtractionError(code, message.charAt(0).toUpperCase() + message.slice(1), {
    provider: target.provider,
    retryable: retriesRun,
    switches,
    ...(status !== null && { providerStatus: status }),
    ...(detail !== undefined && { detail }),
    ...(cutOff !== undefined && { cutOff }),
    ...spent,
  });
  if (breaksCircuit) outages.add(error);
  return error;
}

const outages = new WeakSet<object>();

/** Whether an error of this file says that the provider is out of order. */
export const isOutage = (error: unknown): boolean => error instanceof ExtractionError && outages.has(error);

export function explainFailure(target: Target, { kind, status, code }: FailedRequest, spent: Spent): ExtractionError {
  return createError(target, kind, spent, { status, detail: code });
}

export function explainTransport(target: Target, { failure, code }: TransportError, spent: Spent): ExtractionError {
  return createError(target, failure, spent, { detail: code === undefined ? failure : `${failure}: ${code}` });
}

/** Not retryable: the same request would be truncated again. */
export function explainTruncation(
  target: Target,
  { code, cutOff }: { code: string; cutOff: JsonObject | undefined },
  spent: Spent,
): ExtractionError {
  return createError(target, 'truncated', spent, { detail: code, cutOff });
}

export function explainRefusal(target: Target, code: string, spent: Spent): ExtractionError {
  return createError(target, 'refused', spent, { detail: code });
}

export function explainUnreadable(target: Target, code: string, spent: Spent): ExtractionError {
  return createError(target, 'unreadable', spent, { detail: code });
}

/** The provider asks for a pause longer than a run may wait. */
export function explainWait(target: Target, waitMs: number, status: number | null, spent: Spent): ExtractionError {
  return createError(target, 'long_pause', spent, { status, detail: 'wait', seconds: Math.ceil(waitMs / 1000) });
}

/** A model whose turn is over, where another takes over. */
export function explainTurn(target: Target, turnMs: number, spent: Spent): ExtractionError {
  return createError(target, 'no_turn_left', spent, { detail: 'turn', seconds: Math.ceil(turnMs / 1000) });
}

/**
 * The end of a run's time, with what its provider did until then, so that nobody looks for the reason in the document.
 * @param end the reason with which the run ended the call
 */
export function explainEnd(
  target: Target,
  { waitedMs, failure }: { waitedMs: number | null; failure: ExtractionError | null },
  spent: Spent,
  end: ExtractionError,
): ExtractionError {
  const silence =
    waitedMs === null
      ? null
      : `${target.name} had not answered the last request for ${Math.round(waitedMs / 1000)} s. ` +
        'Try again later, choose another model, or raise the limit.';
  const message = failure?.message ?? silence;
  if (message === null) return end;
  const error = new ExtractionError(end.code, message, { provider: target.provider, ...spent, cause: end });
  if (isOutage(failure)) outages.add(error);
  return error;
}

const NOTHING_SPENT: Spent = { usage: null, requests: 0, isUnseen: true, answeredBy: null };

export const explainLeftOut = (target: Target): ExtractionError =>
  createError(target, 'left_out', NOTHING_SPENT, { detail: 'left_out' });

/** The configuration changed after the run was accepted. */
export function explainUnknown(provider: string): ExtractionError {
  const target = { provider, name: provider, model: null, isSystem: false };
  return createError(target, 'not_configured', NOTHING_SPENT, { detail: 'not_configured' });
}
