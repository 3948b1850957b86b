import { describe, expect, it } from 'vitest';
import { ExtractionError, type ExtractionErrorCode } from '../../engine.ts';
import { TransportError } from '../provider-fetch.ts';
import {
  explainEnd,
  explainFailure,
  explainLeftOut,
  explainRefusal,
  explainTransport,
  explainTruncation,
  explainTurn,
  explainUnknown,
  explainUnreadable,
  explainWait,
  isOutage,
  type Spent,
} from './explain-failure.ts';
import { FAILURES, type Failure, type Target } from './failure-table.ts';

const target: Target = { provider: 'own', name: 'Own', model: 'm-1', isSystem: false };
const operated: Target = { ...target, isSystem: true };
const spent: Spent = { usage: { inputTokens: 1, outputTokens: 2 }, requests: 3, isUnseen: false, answeredBy: 'm' };

const explain = (kind: Failure, of = target): ExtractionError =>
  explainFailure(of, { kind: kind as never, status: 418, code: 'tokens', retryAfterMs: null }, spent);

interface Meaning {
  code: ExtractionErrorCode;
  /** Whether the run is tried again, another model takes over, and the provider counts as out of order. */
  retries?: boolean;
  switches?: boolean;
  outage?: boolean;
  /** The advice of the message: an action, or the person to ask. */
  advice: RegExp;
}

const unavailable = { code: 'provider_unavailable', outage: true } as const;

const MEANINGS: Readonly<Record<Failure, Meaning>> = {
  auth: { code: 'provider_auth', advice: /key is valid and may use the model "m-1", or replace it\. .*\/verify makes/ },
  permission: { code: 'provider_auth', advice: /permission to use the model "m-1" and to list models, or use another/ },
  no_credit: { code: 'provider_rate_limited', advice: /Add credit, or use another key\.$/ },
  model: { code: 'model_not_found', advice: /Choose another model, or check the base URL of the provider key if/ },
  context: { code: 'context_too_long', advice: /a larger context, or use a smaller document.* EXCERPT_MODELS_FILE\.$/ },
  refused: { code: 'provider_refused', advice: /content policy .*Use another provider or model for it\.$/ },
  rate_limited: {
    code: 'provider_rate_limited',
    retries: true,
    advice: /later, or ask the provider for a higher limit/,
  },
  unavailable: { ...unavailable, retries: true, advice: /several attempts \(status 418\)\. Try again later\.$/ },
  no_answer: { ...unavailable, advice: /a proxy or another service may answer there\.$/ },
  redirect: { ...unavailable, advice: /Redirects are not followed\. Check the base URL of the provider key\.$/ },
  schema: { code: 'schema_unsupported', advice: /Simplify the schema, or choose another model\.$/ },
  parameter: { code: 'provider_refused', advice: /rejected a parameter of the request .*Choose another model\.$/ },
  rejected: { code: 'provider_refused', advice: /rejected the request to the model "m-1" .*Choose another model, or/ },
  timeout: { ...unavailable, retries: true, advice: /Try again later\. .*EXCERPT_PROVIDER_TIMEOUT_SECONDS\.$/ },
  connection: { ...unavailable, retries: true, advice: /Try again later, and check the base URL of the provider key/ },
  certificate: { ...unavailable, advice: /no request was sent\. Check the base URL .*, or renew the certificate\.$/ },
  address: { ...unavailable, outage: false, advice: /operator can allow it with EXCERPT_PROVIDER_ALLOW_PRIVATE\.$/ },
  too_large: { ...unavailable, outage: false, advice: /above the size limit\. .*or choose another model\.$/ },
  unusable_key: { code: 'provider_auth', advice: /spaces or characters outside of ASCII\. Enter it again\.$/ },
  no_turn_left: { ...unavailable, retries: true, advice: /operator sets .* EXCERPT_RUN_TIMEOUT_SECONDS\.$/ },
  left_out: {
    ...unavailable,
    outage: false,
    retries: true,
    advice: /was left out\. It is tried again after a pause\.$/,
  },
  long_pause: { code: 'provider_rate_limited', retries: true, advice: /Try again then, or ask .* higher limit\.$/ },
  truncated: { code: 'output_truncated', advice: /Choose a model with a higher output limit, or a smaller schema\.$/ },
  unreadable: { code: 'output_invalid', advice: /in two attempts\. Choose another model\.$/ },
  not_configured: { code: 'provider_unavailable', advice: /Choose another provider, or ask the operator to check EXC/ },
};

describe('a failure', () => {
  it.each(Object.entries(MEANINGS) as [Failure, Meaning][])(
    '%s says what a person can do, and what the run does',
    (kind, { code, retries = false, switches = true, outage = false, advice }) => {
      const error = explain(kind);
      expect(error.message).toMatch(advice);
      expect(error.message).toMatch(/^[A-Z].*[^.]\.$/s);
      expect(error).toMatchObject({ code, retryable: retries, switches, provider: 'own', ...spent });
      expect(isOutage(error)).toBe(outage);
    },
  );

  // The guard of addresses holds for keys of users only.
  const ofBoth = (Object.keys(FAILURES) as Failure[]).filter((kind) => kind !== 'address');
  it.each(ofBoth)('%s names what the operator can change, with the key of the server', (kind) => {
    const [user, operator] = [explain(kind).message, explain(kind, operated).message];
    expect(operator).not.toMatch(/the provider key|verify/);
    const named = user
      .replace(/ If it is valid, POST .*/, '')
      .replaceAll('the base URL of the provider key', 'EXCERPT_SYSTEM_BASE_URL')
      .replaceAll('the provider key', "this server's key (EXCERPT_SYSTEM_API_KEY)");
    expect(operator.toLowerCase()).toBe(named.toLowerCase());
  });

  it('without a model is that of the provider', () => {
    expect(explain('auth', { ...target, model: null }).message).toContain('may use the model, or replace it');
  });
});

describe('the parts of an error', () => {
  const failed = new ExtractionError('provider_unavailable', 'Own failed.', {});
  const ended = new ExtractionError('timeout', 'Raise the limit.', {});

  it.each<[string, ExtractionError, object]>([
    ['a response', explain('unavailable'), { providerStatus: 418, detail: 'tokens' }],
    [
      'a broken connection',
      explainTransport(target, new TransportError('connection', 'EPIPE'), spent),
      { detail: 'connection: EPIPE' },
    ],
    [
      'a timeout',
      explainTransport(target, new TransportError('timeout'), spent),
      { detail: 'timeout', providerStatus: undefined },
    ],
    [
      'a cut answer',
      explainTruncation(target, { code: 'length', cutOff: { a: 1 } }, spent),
      { detail: 'length', cutOff: { a: 1 } },
    ],
    ['a refusal', explainRefusal(target, 'safety', spent), { code: 'provider_refused', detail: 'safety' }],
    ['prose', explainUnreadable(target, 'no_json', spent), { code: 'output_invalid', detail: 'no_json' }],
    ['a pause', explainWait(target, 1_001, 429, spent), { providerStatus: 429, detail: 'wait' }],
    ['a turn', explainTurn(target, 1_001, spent), { detail: 'turn', requests: 3 }],
    ['a circuit', explainLeftOut(target), { detail: 'left_out', requests: 0, isUnseen: true, usage: null }],
    [
      'no provider',
      explainUnknown('gone'),
      { provider: 'gone', detail: 'not_configured', requests: 0, isUnseen: true },
    ],
  ])('are those of %s', (_, error, parts) => {
    expect(error).toMatchObject(parts);
  });

  it('count whole seconds, rounded up', () => {
    expect(explainWait(target, 1_001, null, spent).message).toContain('for another 2 s.');
    expect(explainTurn(target, 1_000, spent).message).toContain('no answer in 1 s,');
  });

  it('at the end of the run are what its provider did until then', () => {
    const end = (waitedMs: number | null, failure: ExtractionError | null) =>
      explainEnd(target, { waitedMs, failure }, spent, ended);
    expect(end(null, null)).toBe(ended);
    expect(end(1_600, null)).toMatchObject({ code: 'timeout', cause: ended, ...spent });
    expect(end(1_600, null).message).toBe(
      'Own had not answered the last request for 2 s. Try again later, choose another model, or raise the limit.',
    );
    expect(end(1_600, failed).message).toBe('Own failed.');
    expect([isOutage(end(null, explain('unavailable'))), isOutage(end(null, failed))]).toEqual([true, false]);
  });

  it('of others are no outage', () => {
    expect([isOutage(failed), isOutage(new Error('x')), isOutage(null)]).toEqual([false, false, false]);
  });
});
