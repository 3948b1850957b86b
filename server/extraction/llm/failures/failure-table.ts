import type { ExtractionErrorCode } from '../../engine.ts';
import type { TransportFailure } from '../provider-fetch.ts';
import type { FailureKind } from './judge-failure.ts';

/** The provider and model that an error message names. */
export interface Target {
  provider: string;
  /** Display name, such as `OpenAI`. */
  name: string;
  model: string | null;
  /** Whether the key belongs to the operator, so that the user cannot change it. */
  isSystem: boolean;
}

/** Each way in which a call can fail. */
export type Failure =
  | FailureKind
  | TransportFailure
  /** Its turn passed without an answer, and another model takes over. */
  | 'no_turn_left'
  /** It failed repeatedly before, so that no request was sent. */
  | 'left_out'
  /** The provider asks for a pause longer than a run may wait. */
  | 'long_pause'
  | 'truncated'
  | 'unreadable'
  | 'not_configured';

export interface FailureRule {
  code: ExtractionErrorCode;
  /** Requests of one call that may fail in this way; `schedule` for as many as the schedule of retries has. */
  requests: number | 'schedule';
  /** Whether the run is tried again, if no other model takes over. */
  retriesRun: boolean;
  /** Whether another model takes over. */
  switches: boolean;
  /** Whether a provider that fails so repeatedly is left out for a while. */
  breaksCircuit: boolean;
  /**
   * What a person can do.
   * @param status such as ` (status 401)`, or empty
   */
  describe(target: Target, status: string, seconds: number): string;
}

const nameKey = ({ isSystem }: Target): string =>
  isSystem ? "this server's key (EXCERPT_SYSTEM_API_KEY)" : 'the provider key';
const nameModel = ({ model }: Target): string => (model === null ? 'the model' : `the model "${model}"`);
const nameBaseUrl = ({ isSystem }: Target): string =>
  isSystem ? 'EXCERPT_SYSTEM_BASE_URL' : 'the base URL of the provider key';

/** The same request fails again, and so does the run, but another model may succeed. */
const FINAL = { requests: 1, retriesRun: false, switches: true, breaksCircuit: false } as const;
/** The provider is out of order. */
const OUTAGE = { ...FINAL, code: 'provider_unavailable', breaksCircuit: true } as const;
/** The provider may be back soon. */
const PASSING = { ...OUTAGE, requests: 'schedule', retriesRun: true } as const;

/** What follows from each kind of failure. */
export const FAILURES: Readonly<Record<Failure, FailureRule>> = {
  auth: {
    ...FINAL,
    code: 'provider_auth',
    describe: (target, status) =>
      `${target.name} refused ${nameKey(target)}${status}. ` +
      `Check that the key is valid and may use ${nameModel(target)}, or replace it.` +
      (target.isSystem ? '' : ' If it is valid, POST /provider-keys/{id}/verify makes it usable again.'),
  },
  permission: {
    ...FINAL,
    code: 'provider_auth',
    describe: (target, status) =>
      `${target.name} knows ${nameKey(target)}, which lacks a permission${status}. ` +
      `Give it the permission to use ${nameModel(target)} and to list models, or use another key.`,
  },
  no_credit: {
    ...FINAL,
    code: 'provider_rate_limited',
    describe: (target, status) =>
      `The account of ${nameKey(target)} at ${target.name} has no credit or quota left${status}. ` +
      'Add credit, or use another key.',
  },
  model: {
    ...FINAL,
    code: 'model_not_found',
    describe: (target, status) =>
      `${target.name} does not offer ${nameModel(target)} to ${nameKey(target)}${status}. ` +
      `Choose another model, or check ${nameBaseUrl(target)} if it is set.`,
  },
  context: {
    ...FINAL,
    code: 'context_too_long',
    describe: (target, status) =>
      `The request exceeds the context length of ${nameModel(target)} at ${target.name}${status}. ` +
      'Choose a model with a larger context, or use a smaller document or schema. ' +
      'The operator can lower the assumed context length in EXCERPT_MODELS_FILE.',
  },
  refused: {
    ...FINAL,
    code: 'provider_refused',
    describe: (target, status) =>
      `${target.name} refused to process this document because of its content policy${status}. ` +
      'Use another provider or model for it.',
  },
  rate_limited: {
    ...FINAL,
    code: 'provider_rate_limited',
    requests: 'schedule',
    retriesRun: true,
    describe: (target, status) =>
      `${target.name} rate-limits ${nameKey(target)}${status}. Try again later, or ask the provider for a higher ` +
      `limit.`,
  },
  unavailable: {
    ...PASSING,
    describe: (target, status) =>
      `${target.name} gave no usable answer after several attempts${status}. Try again later.`,
  },
  no_answer: {
    ...OUTAGE,
    // What answers without a completion is seldom the provider.
    requests: 2,
    describe: (target, status) =>
      `${target.name} answered without a completion${status}. ` +
      `Check ${nameBaseUrl(target)} if it is set: a proxy or another service may answer there.`,
  },
  redirect: {
    ...OUTAGE,
    describe: (target, status) =>
      `${target.name} answered with a redirect${status}. Redirects are not followed. Check ${nameBaseUrl(target)}.`,
  },
  schema: {
    ...FINAL,
    code: 'schema_unsupported',
    describe: (target, status) =>
      `${nameModel(target)} at ${target.name} accepted the schema in no supported form${status}. ` +
      'Simplify the schema, or choose another model.',
  },
  parameter: {
    ...FINAL,
    code: 'provider_refused',
    describe: (target, status) =>
      `${target.name} rejected a parameter of the request to ${nameModel(target)}${status}. Choose another model.`,
  },
  rejected: {
    ...FINAL,
    code: 'provider_refused',
    describe: (target, status) =>
      `${target.name} rejected the request to ${nameModel(target)}${status}. ` +
      `Choose another model, or check ${nameBaseUrl(target)} if it is set.`,
  },
  timeout: {
    ...PASSING,
    // It has cost minutes, and a smaller question may be answered in time.
    requests: 1,
    describe: ({ name }) =>
      `${name} did not finish its answer in time. Try again later. ` +
      'The operator sets the time limit with EXCERPT_PROVIDER_TIMEOUT_SECONDS.',
  },
  connection: {
    ...PASSING,
    describe: (target) =>
      `The connection to ${target.name} failed. Try again later, and check ${nameBaseUrl(target)} if it is set.`,
  },
  certificate: {
    ...OUTAGE,
    describe: (target) =>
      `The TLS certificate of ${target.name} is not trusted, so no request was sent. ` +
      `Check ${nameBaseUrl(target)}, or renew the certificate.`,
  },
  address: {
    ...OUTAGE,
    breaksCircuit: false,
    describe: () =>
      'The base URL of the provider key resolves to an address that this server does not connect to. ' +
      'The operator can allow it with EXCERPT_PROVIDER_ALLOW_PRIVATE.',
  },
  too_large: {
    ...OUTAGE,
    breaksCircuit: false,
    describe: (target) =>
      `${target.name} sent an answer above the size limit. Check ${nameBaseUrl(target)} if it is set, or choose ` +
      `another model.`,
  },
  unusable_key: {
    ...FINAL,
    code: 'provider_auth',
    describe: (target) =>
      `A request cannot carry ${nameKey(target)}: it contains spaces or characters outside of ASCII. Enter it again.`,
  },
  no_turn_left: {
    ...PASSING,
    requests: 1,
    describe: ({ name }, _, seconds) =>
      `${name} gave no answer in ${seconds} s, its share of the time of the run. ` +
      'The operator sets the time of a run with EXCERPT_RUN_TIMEOUT_SECONDS.',
  },
  left_out: {
    ...PASSING,
    requests: 1,
    breaksCircuit: false,
    describe: ({ name }) => `${name} failed repeatedly and was left out. It is tried again after a pause.`,
  },
  long_pause: {
    ...FINAL,
    code: 'provider_rate_limited',
    retriesRun: true,
    describe: (target, status, seconds) =>
      `${target.name} rate-limits ${nameKey(target)} for another ${seconds} s${status}. ` +
      'Try again then, or ask the provider for a higher limit.',
  },
  truncated: {
    ...FINAL,
    code: 'output_truncated',
    describe: (target) =>
      `The answer of ${nameModel(target)} at ${target.name} was truncated. ` +
      'Choose a model with a higher output limit, or a smaller schema.',
  },
  unreadable: {
    ...FINAL,
    code: 'output_invalid',
    describe: (target) =>
      `${nameModel(target)} at ${target.name} did not answer with JSON in two attempts. Choose another model.`,
  },
  not_configured: {
    ...FINAL,
    code: 'provider_unavailable',
    describe: ({ provider }) =>
      `The provider ${provider} is not configured on this server any more, or has no address. ` +
      'Choose another provider, or ask the operator to check EXCERPT_MODELS_FILE and EXCERPT_SYSTEM_PROVIDER.',
  },
};
