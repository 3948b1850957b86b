import { isObject } from '../../../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { CallUsage } from '../../../lib/models/call-usage.ts';
import type { ProviderQuirks } from '../../models/provider-registry.ts';
import { parseJson } from '../../json-text/bounded-json.ts';
import { readProviderError } from '../failures/provider-error.ts';
import { createNoAnswer, readFailure, type SentParts } from '../failures/read-failure.ts';
import type { ProviderAnswer } from '../clients/provider-client.ts';
import type { Outcome, WireFormat } from './wire-format.ts';

/** What the responses of one interface have of their own. */
interface ResponseFormat {
  /** The property with the name of the model that answered. */
  modelProperty: string;
  /** Null if the response reports none. */
  readUsage(body: JsonObject): CallUsage | null;
  /** Of a request that succeeded. */
  readOutcome(body: JsonObject, quirks: ProviderQuirks, status: number): Outcome;
}

/** Usage is read from failed responses too: providers bill some of them. */
export function createCompletionReader(format: ResponseFormat): WireFormat['readCompletion'] {
  const { modelProperty, readUsage, readOutcome } = format;
  return (answer, quirks, sent, now) => {
    const body = parseBody(answer);
    const reported = isObject(body)
      ? {
          usage: readUsage(body),
          answeredBy: readName(body[modelProperty]),
          fingerprint: readName(body['system_fingerprint']),
        }
      : { usage: null, answeredBy: null, fingerprint: null };
    const failed = findFailure(answer, body, sent);
    if (failed !== null) return { outcome: readBodyFailure(answer, failed, sent, now), ...reported };
    if (!isObject(body)) return { outcome: createNoAnswer(answer.status, 'not_json'), ...reported };
    return { outcome: readOutcome(body, quirks, answer.status), ...reported };
  };
}

/** Some servers send JSON with another content type. */
const parseBody = ({ body }: ProviderAnswer): JsonValue | undefined =>
  typeof body === 'string' ? parseJson(body) : body;

/** Of an error in the body of a response of 200 that does not say what failed. */
const UNKNOWN_STATUS = 502;

/**
 * The failed response: one with an error status, or one of 200 with an error in its body, which then gets the status of
 * the error. Null if the request succeeded.
 */
function findFailure(
  answer: ProviderAnswer,
  body: JsonValue | undefined,
  { words }: SentParts,
): (ProviderAnswer & { isUnknown?: boolean }) | null {
  if (answer.status < 200 || answer.status > 299) return answer;
  const error = findError(body);
  if (error === null) return null;
  const status = inferStatus(error, words);
  return { ...answer, status: status ?? UNKNOWN_STATUS, body: error, isUnknown: status === null };
}

/** An error without a known cause may come from a proxy, which repeats it for every request. */
function readBodyFailure(
  { status }: ProviderAnswer,
  failed: ProviderAnswer & { isUnknown?: boolean },
  sent: SentParts,
  now: number,
): Outcome {
  const outcome = readFailure(failed, sent, now);
  const isUnknown = failed.isUnknown === true && outcome.failure.kind === 'unavailable';
  return isUnknown ? createNoAnswer(status, outcome.failure.code ?? 'unknown_error') : outcome;
}

export const getFirstChoice = ({ choices }: JsonObject): JsonValue | undefined =>
  Array.isArray(choices) ? choices[0] : undefined;

/**
 * The error in a response of 200, in any shape: nested, flat, in an array, or within the choice. Null if there is none.
 */
function findError(body: JsonValue | undefined): JsonValue | null {
  if (Array.isArray(body)) return body.some((one) => isObject(one) && isPresent(one['error'])) ? body : null;
  if (!isObject(body)) return null;
  const choice = getFirstChoice(body);
  if (isObject(choice) && isPresent(choice['error'])) return { error: choice['error'] };
  return isPresent(body['error']) || body['object'] === 'error' ? body : null;
}

const isPresent = (value: JsonValue | undefined): value is JsonValue =>
  value !== undefined && value !== null && value !== false && value !== '';

const MAX_NAME_LENGTH = 200;

function readName(name: JsonValue | undefined): string | null {
  return typeof name === 'string' && name !== '' ? name.slice(0, MAX_NAME_LENGTH) : null;
}

export const toCount = (value: JsonValue | undefined): number => (isCount(value) ? value : 0);

export const isCount = (value: JsonValue | undefined): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** The status of an error that came with 200 by its code or message; null if they do not tell. */
function inferStatus(body: JsonValue, words: ReadonlySet<string>): number | null {
  const { status, statement, codes } = readProviderError(body, words);
  if (status !== null) return status;
  const own = `${statement}\n${codes.join('\n')}`;
  return STATUS_PATTERNS.find(([said]) => said.test(own))?.[1] ?? null;
}

/** The first match decides. */
const STATUS_PATTERNS: readonly (readonly [RegExp, number])[] = [
  [/rate[ _-]?limit|too many requests/i, 429],
  [/authentication_error|invalid_api_key|unauthori[sz]ed/i, 401],
  [/model_not_found/i, 404],
  [/invalid_request|bad_?request/i, 400],
  [/overloaded|unavailable|time(?:d[ _-]?out|out)|upstream|provider[ _]returned[ _]error|try again/i, UNKNOWN_STATUS],
  [/(?:api|server|internal)_error|internal server error/i, UNKNOWN_STATUS],
];
