import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { getPublicCode, readProviderError } from './provider-error.ts';

const textOf = (body: JsonValue | undefined): string => readProviderError(body).text;

describe('the message of a provider', () => {
  it.each<[string, JsonValue | undefined, string]>([
    ['nested', { error: { message: 'No.' } }, 'No.'],
    ['flat', { message: 'No.' }, 'No.'],
    ['short', { msg: 'No.' }, 'No.'],
    ['an error as text', { error: 'No.' }, 'No.'],
    ['an error as text in an error', { error: { error: 'No.' } }, 'No.'],
    ['a text', 'No.', 'No.'],
    ['a detail', { detail: 'No.' }, 'No.'],
    ['a list of details', { detail: [{ loc: ['body', 'seed', 0], msg: 'No.' }] }, 'body.seed.0\nNo.'],
    ['a detail with its place as text', { detail: [{ loc: 'body.seed', msg: 'No.' }] }, 'body.seed\nNo.'],
    ['details of Google', { error: { message: 'No.', details: [{ reason: 'BAD' }] } }, 'No.\nBAD'],
    ['several errors', { errors: [{ message: 'No.' }, { message: 'Never.' }] }, 'No.\nNever.'],
    ['an inner error', { error: { innererror: { message: 'No.' } } }, 'No.'],
    ['what a router passes on', { error: { metadata: { raw: '{"message":"No."}' } } }, 'No.'],
    ['what a proxy passes on', '  [{"error":{"message":"No."}}]', 'No.'],
    ['what is no JSON after all', '{No.', '{No.'],
    ['the parameter', { error: { message: 'No.', param: 'seed' } }, 'No.\nseed'],
    ['nothing', undefined, ''],
    ['null', null, ''],
    ['a number', { message: 7 }, ''],
    ['what it quotes of the request', { input: 'Miller', body: { message: 'Miller' } }, ''],
    ['an error far inside', { error: { detail: { error: { error: 'Miller' } } } }, ''],
  ])('is found in %s', (_, body, text) => {
    expect(textOf(body)).toBe(text);
  });

  it('is bounded in length, number and depth', () => {
    expect(textOf({ message: 'x'.repeat(5_000) })).toHaveLength(4_000);
    const many = Array.from({ length: 100 }, (_, index) => ({ message: String(index) }));
    expect(textOf(many).split('\n')).toHaveLength(20);
    expect(textOf(many.map((one) => ({ errors: [one, one, one, one] }))).split('\n')).toHaveLength(51);
    const nest = (levels: number): JsonObject => (levels === 0 ? { message: 'No.' } : { error: nest(levels - 1) });
    expect([textOf(nest(6)), textOf(nest(7))]).toEqual(['No.', '']);
  });

  it('says less than its text where it quotes the schema', () => {
    const { text, statement } = readProviderError({ message: 'No "a b" for price' }, new Set(['price']));
    expect(text).toBe('No "a b" for price');
    expect(statement.replaceAll(/\s+/g, ' ').trim()).toBe('No for');
  });
});

describe('the status inside an answer of 200', () => {
  it.each<[string, JsonValue, number | null]>([
    ['a number', { error: { code: 502 } }, 502],
    ['a text', { error: { status: '429' } }, 429],
    ['the first of two', { error: { code: 404, status: 500 } }, 404],
    ['a status of success', { error: { code: 200 } }, null],
    ['a code of a provider', { error: { code: 4000 } }, null],
    ['another member', { error: { id: 502 } }, null],
  ])('may be %s', (_, body, status) => {
    expect(readProviderError(body).status).toBe(status);
  });
});

it('the pause that Google names is read, and nothing that is no text', () => {
  const named = (retryDelay: JsonValue) => readProviderError({ error: { details: [{ retryDelay }] } }).retryDelay;
  expect([named('34s'), named(34)]).toEqual(['34s', null]);
});

/** Codes that providers document, by what they call them. */
const DOCUMENTED: Readonly<Record<string, string>> = {
  code:
    'api_key_invalid invalid_api_key invalid_authentication account_deactivated expired_api_key invalid_issuer ' +
    'ip_not_authorized model_not_found invalid_model deploymentnotfound unsupported_country_region_territory ' +
    'rate_limit_exceeded rate_limited too_many_requests tokens requests insufficient_quota ' +
    'billing_hard_limit_reached insufficient_credits context_length_exceeded string_above_max_length ' +
    'exceed_context_size_error content_filter content_policy_violation responsibleaipolicyviolation safety ' +
    'invalid_value invalid_json_schema unsupported_value unsupported_parameter unknown_parameter invalid_type ' +
    'missing_required_parameter json_validate_failed server_error internal_server_error overloaded ' +
    'service_unavailable timeout bad_gateway engine_overloaded upstream_error provider_error',
  type:
    'authentication_error permission_error not_found_error rate_limit_error billing_error request_too_large ' +
    'invalid_request_error badrequesterror validation_error api_error overloaded_error timeout_error',
  status:
    'permission_denied permissiondenied unauthorized unauthenticated forbidden not_found resource_exhausted ' +
    'invalid_argument failed_precondition unprocessable_entity internal unavailable deadline_exceeded',
};

describe('the code that is shown', () => {
  it.each(Object.entries(DOCUMENTED).flatMap(([name, codes]) => codes.split(' ').map((code) => [name, code])))(
    'is the documented %s %s',
    (name, code) => {
      expect(getPublicCode(readProviderError({ error: { [name]: code.toUpperCase() } }))).toBe(code);
    },
  );

  it('is the one that says most', () => {
    const shown = (error: JsonObject) => getPublicCode(readProviderError({ error }));
    expect(shown({ type: 'invalid_request_error', code: 'unknown_parameter' })).toBe('unknown_parameter');
    expect(shown({ status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }] })).toBe('api_key_invalid');
    expect(shown({ code: 'tokens', type: 'rate_limit_error' })).toBe('tokens');
    expect(shown({ code: 'Miller', type: 'invalid_request_error' })).toBe('invalid_request_error');
    expect(shown({ error_code: 'rate_limited' })).toBe('rate_limited');
    expect(shown({ kind: 'rate_limited' })).toBeUndefined();
  });
});
