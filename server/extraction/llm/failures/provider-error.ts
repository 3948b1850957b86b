import type { JsonValue } from '../../../lib/json-value.ts';
import { parseJson } from '../../json-text/bounded-json.ts';
import { removeQuotations } from './quoted-text.ts';

/** What the body of a failed request says. For classification only: it may quote the key and the document. */
export interface ProviderError {
  /** All messages joined, truncated to bound the time of matching. */
  text: string;
  /** `text` without what it quotes of the request. */
  statement: string;
  /** Codes, types and statuses in lower case. */
  codes: string[];
  /** The status of an error inside an answer of 200; null if it has none. */
  status: number | null;
  /** The `retryDelay` of Google's `RetryInfo`, such as `34s`. */
  retryDelay: string | null;
}

const MAX_TEXT_LENGTH = 4_000;
const MESSAGES = new Set(['message', 'msg', 'detail', 'reason', 'raw', 'param', 'loc']);
const CODES = new Set(['code', 'type', 'status', 'reason', 'error_code']);
/** Members that contain nested errors. Others quote the request and are ignored. */
const NESTS = new Set(['error', 'errors', 'message', 'detail', 'details', 'metadata', 'innererror']);

/**
 * Accepts nested `{ error: { message } }`, flat `{ message }`, an array of either, `{ error: 'text' }`, `{ detail: [{
 * msg, loc }] }`, or plain text.
 * @param body undefined if the body is not JSON
 * @param words names and texts of the request's schema
 */
export function readProviderError(body: JsonValue | undefined, words: ReadonlySet<string> = new Set()): ProviderError {
  const found: ProviderError = { text: '', statement: '', codes: [], status: null, retryDelay: null };
  const texts: string[] = [];
  /** Routers and proxies pass on the error of another server as JSON in a string. */
  const addText = (text: string, depth: number): void => {
    const nested = /^\s*[[{]/.test(text) ? parseJson(text) : undefined;
    if (nested === undefined) texts.push(text);
    else visit(nested, depth + 1);
  };
  const visit = (value: JsonValue, depth: number): void => {
    if (depth > 6 || texts.length > 50) return;
    if (Array.isArray(value)) for (const one of value.slice(0, 20)) visit(one, depth + 1);
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return;
    for (const [name, member] of Object.entries(value)) {
      if (typeof member === 'string') {
        if (MESSAGES.has(name) || (name === 'error' && depth <= 2)) addText(member, depth);
        if (CODES.has(name)) found.codes.push(member.toLowerCase());
        if (name === 'retryDelay') found.retryDelay = member;
      }
      if (name === 'loc' && Array.isArray(member)) texts.push(member.join('.'));
      if ((name === 'code' || name === 'status') && isStatus(member)) found.status ??= Number(member);
      if (NESTS.has(name) && typeof member === 'object') visit(member, depth + 1);
    }
  };
  if (typeof body === 'string') addText(body, 0);
  else if (body !== undefined) visit(body, 0);
  found.text = texts.join('\n').slice(0, MAX_TEXT_LENGTH);
  found.statement = removeQuotations(found.text, words);
  return found;
}

const isStatus = (value: JsonValue): boolean => /^[45]\d\d$/.test(String(value));

/** The provider's error code, if it is a known one and thus cannot contain part of a key or document. */
export function getPublicCode({ codes }: ProviderError): string | undefined {
  const known = codes.filter((code) => KNOWN_CODES.has(code));
  return known.find((code) => !/^invalid_(request_error|argument)$/.test(code)) ?? known[0];
}

const KNOWN_CODES = new Set([
  'api_key_invalid',
  'invalid_api_key',
  'invalid_authentication',
  'authentication_error',
  'permission_error',
  'permission_denied',
  'permissiondenied',
  'unauthorized',
  'unauthenticated',
  'forbidden',
  'account_deactivated',
  'expired_api_key',
  'invalid_issuer',
  'ip_not_authorized',
  'model_not_found',
  'invalid_model',
  'deploymentnotfound',
  'not_found',
  'not_found_error',
  'unsupported_country_region_territory',
  'rate_limit_exceeded',
  'rate_limit_error',
  'rate_limited',
  'too_many_requests',
  'tokens',
  'requests',
  'resource_exhausted',
  'insufficient_quota',
  'billing_error',
  'billing_hard_limit_reached',
  'insufficient_credits',
  'context_length_exceeded',
  'request_too_large',
  'string_above_max_length',
  'exceed_context_size_error',
  'content_filter',
  'content_policy_violation',
  'responsibleaipolicyviolation',
  'safety',
  'invalid_request_error',
  'invalid_argument',
  'failed_precondition',
  'invalid_value',
  'invalid_json_schema',
  'unsupported_value',
  'unsupported_parameter',
  'unknown_parameter',
  'invalid_type',
  'missing_required_parameter',
  'badrequesterror',
  'validation_error',
  'unprocessable_entity',
  'json_validate_failed',
  'server_error',
  'internal_server_error',
  'internal',
  'api_error',
  'overloaded_error',
  'overloaded',
  'service_unavailable',
  'unavailable',
  'deadline_exceeded',
  'timeout',
  'timeout_error',
  'bad_gateway',
  'engine_overloaded',
  'upstream_error',
  'provider_error',
]);
