import { ExtractionError, type ExtractionErrorCode, type ExtractionErrorOptions } from '../../engine.ts';
import type { JsonObject } from '../../../lib/json-value.ts';
import type { FailureKind } from './judge-failure.ts';
import type { FailedRequest } from './read-failure.ts';
import type { TransportError, TransportFailure } from '../provider-fetch.ts';

/** The provider and model that an error message names. */
export interface Target {
  provider: string;
  /** Display name, such as `OpenAI`. */
  name: string;
  model: string | null;
  /** Whether the key belongs to the operator, so that the user cannot change it. */
  isSystem: boolean;
}

/** What a failed call used: its tokens and requests, and the model that answered. */
export type Spent = Required<Pick<ExtractionErrorOptions, 'usage' | 'requests' | 'answeredBy'>>;

interface Explanation {
  code: ExtractionErrorCode;
  retryable?: true;
  /** @param status such as ` (status 401)`, or empty */
  describe(target: Target, status: string): string;
}

const nameKey = ({ isSystem }: Target): string =>
  isSystem ? "this server's key (EXCERPT_SYSTEM_API_KEY)" : 'the provider key';
const nameModel = ({ model }: Target): string => (model === null ? 'the model' : `the model "${model}"`);
const nameBaseUrl = ({ isSystem }: Target): string =>
  isSystem ? 'EXCERPT_SYSTEM_BASE_URL' : 'the base URL of the provider key';

const EXPLANATIONS: Readonly<Record<FailureKind, Explanation>> = {
  auth: {
    code: 'provider_auth',
    describe: (target, status) =>
      `${target.name} refused ${nameKey(target)}${status}. ` +
      `Check that the key is valid and may use ${nameModel(target)}, or replace it.` +
      (target.isSystem ? '' : ' If it is valid, POST /provider-keys/{id}/verify makes it usable again.'),
  },
  permission: {
    code: 'provider_auth',
    describe: (target, status) =>
      `${target.name} knows ${nameKey(target)}, which lacks a permission${status}. ` +
      `Give it the permission to use ${nameModel(target)} and to list models, or use another key.`,
  },
  no_credit: {
    code: 'provider_rate_limited',
    describe: (target, status) =>
      `The account of ${nameKey(target)} at ${target.name} has no credit or quota left${status}. ` +
      'Add credit, or use another key.',
  },
  model: {
    code: 'model_not_found',
    describe: (target, status) =>
      `${target.name} does not offer ${nameModel(target)} to ${nameKey(target)}${status}. ` +
      `Choose another model, or check ${nameBaseUrl(target)} if it is set.`,
  },
  context: {
    code: 'context_too_long',
    describe: (target, status) =>
      `The request exceeds the context length of ${nameModel(target)} at ${target.name}${status}. ` +
      'Choose a model with a larger context, or use a smaller document or schema. ' +
      'The operator can lower the assumed context length in EXCERPT_MODELS_FILE.',
  },
  refused: {
    code: 'provider_refused',
    describe: (target, status) =>
      `${target.name} refused to process this document because of its content policy${status}. ` +
      'Use another provider or model for it.',
  },
  rate_limited: {
    code: 'provider_rate_limited',
    retryable: true,
    describe: (target, status) =>
      `${target.name} rate-limits ${nameKey(target)}${status}. Try again later, or ask the provider for a higher ` +
      `limit.`,
  },
  unavailable: {
    code: 'provider_unavailable',
    retryable: true,
    describe: (target, status) =>
      `${target.name} gave no usable answer after several attempts${status}. Try again later.`,
  },
  no_answer: {
    code: 'provider_unavailable',
    describe: (target, status) =>
      `${target.name} answered without a completion${status}. ` +
      `Check ${nameBaseUrl(target)} if it is set: a proxy or another service may answer there.`,
  },
  redirect: {
    code: 'provider_unavailable',
    describe: (target, status) =>
      `${target.name} answered with a redirect${status}. Redirects are not followed. Check ${nameBaseUrl(target)}.`,
  },
  schema: {
    code: 'schema_unsupported',
    describe: (target, status) =>
      `${nameModel(target)} at ${target.name} accepted the schema in no supported form${status}. ` +
      'Simplify the schema, or choose another model.',
  },
  parameter: {
    code: 'provider_refused',
    describe: (target, status) =>
      `${target.name} rejected a parameter of the request to ${nameModel(target)}${status}. Choose another model.`,
  },
  rejected: {
    code: 'provider_refused',
    describe: (target, status) =>
      `${target.name} rejected the request to ${nameModel(target)}${status}. ` +
      `Choose another model, or check ${nameBaseUrl(target)} if it is set.`,
  },
};

interface FailureFacts {
  status?: number | null;
  detail?: string | undefined;
  spent?: Spent;
  cutOff?: JsonObject | undefined;
}

function createError(
  target: Target,
  { code, retryable, describe }: Explanation,
  { status = null, detail, spent, cutOff }: FailureFacts,
): ExtractionError {
  const message = describe(target, status === null ? '' : ` (status ${status})`);
  return new ExtractionError(code, message.charAt(0).toUpperCase() + message.slice(1), {
    provider: target.provider,
    retryable: retryable ?? false,
    ...(status !== null && { providerStatus: status }),
    ...(detail !== undefined && { detail }),
    ...(cutOff !== undefined && { cutOff }),
    ...spent,
  });
}

export function explainFailure(target: Target, { kind, status, code }: FailedRequest, spent: Spent): ExtractionError {
  return createError(target, EXPLANATIONS[kind], { status, detail: code, spent });
}

const TRANSPORT_EXPLANATIONS: Readonly<Record<TransportFailure, Explanation>> = {
  timeout: {
    code: 'provider_unavailable',
    retryable: true,
    describe: ({ name }) =>
      `${name} did not finish its answer in time. Try again later. ` +
      'The operator sets the time limit with EXCERPT_PROVIDER_TIMEOUT_SECONDS.',
  },
  connection: {
    code: 'provider_unavailable',
    retryable: true,
    describe: (target) =>
      `The connection to ${target.name} failed. Try again later, and check ${nameBaseUrl(target)} if it is set.`,
  },
  certificate: {
    code: 'provider_unavailable',
    describe: (target) =>
      `The TLS certificate of ${target.name} is not trusted, so no request was sent. ` +
      `Check ${nameBaseUrl(target)}, or renew the certificate.`,
  },
  address: {
    code: 'provider_unavailable',
    describe: () =>
      'The base URL of the provider key resolves to an address that this server does not connect to. ' +
      'The operator can allow it with EXCERPT_PROVIDER_ALLOW_PRIVATE.',
  },
  too_large: {
    code: 'provider_unavailable',
    describe: (target) =>
      `${target.name} sent an answer above the size limit. Check ${nameBaseUrl(target)} if it is set, or choose ` +
      `another model.`,
  },
  unusable_key: {
    code: 'provider_auth',
    describe: (target) =>
      `A request cannot carry ${nameKey(target)}: it contains spaces or characters outside of ASCII. Enter it again.`,
  },
};

export function explainTransport(target: Target, { failure, code }: TransportError, spent: Spent): ExtractionError {
  const detail = code === undefined ? failure : `${failure}: ${code}`;
  return createError(target, TRANSPORT_EXPLANATIONS[failure], { detail, spent });
}

/** Not retryable: the same request would be truncated again. */
export function explainTruncation(
  target: Target,
  { code, cutOff }: { code: string; cutOff: JsonObject | undefined },
  spent: Spent,
): ExtractionError {
  const describe = () =>
    `The answer of ${nameModel(target)} at ${target.name} was truncated. ` +
    'Choose a model with a higher output limit, or a smaller schema.';
  return createError(target, { code: 'output_truncated', describe }, { detail: code, spent, cutOff });
}

export function explainRefusal(target: Target, code: string, spent: Spent): ExtractionError {
  return createError(target, EXPLANATIONS.refused, { detail: code, spent });
}

export function explainUnreadable(target: Target, code: string, spent: Spent): ExtractionError {
  const describe = () =>
    `${nameModel(target)} at ${target.name} did not answer with JSON in two attempts. Choose another model.`;
  return createError(target, { code: 'output_invalid', describe }, { detail: code, spent });
}

/** The provider asks for a pause longer than a run may wait. */
export function explainWait(target: Target, waitMs: number, status: number | null, spent: Spent): ExtractionError {
  const describe = (_: Target, suffix: string) =>
    `${target.name} rate-limits ${nameKey(target)} for another ${Math.ceil(waitMs / 1000)} s${suffix}. ` +
    'Try again then, or ask the provider for a higher limit.';
  const explanation = { code: 'provider_rate_limited', retryable: true, describe } as const;
  return createError(target, explanation, { status, detail: 'wait', spent });
}

/** The configuration changed after the run was accepted. */
export function explainUnknown(provider: string): ExtractionError {
  const message =
    `The provider ${provider} is not configured on this server any more, or has no address. ` +
    'Choose another provider, or ask the operator to check EXCERPT_MODELS_FILE and EXCERPT_SYSTEM_PROVIDER.';
  return new ExtractionError('provider_unavailable', message, { provider, detail: 'not_configured' });
}
