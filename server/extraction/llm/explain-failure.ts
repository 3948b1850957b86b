import { ExtractionError, type ExtractionErrorCode, type ExtractionErrorOptions } from '../engine.ts';
import type { FailureKind } from './judge-failure.ts';
import type { FailedRequest } from './read-failure.ts';
import type { TransportError, TransportFailure } from './transport.ts';

/** Of whom an error speaks. */
export interface Asked {
  provider: string;
  /** As people know it. */
  name: string;
  model: string | null;
  /** Whether the key is the operator's, which the user cannot change. */
  isSystem: boolean;
}

/** What was spent before it failed. */
export type Spent = Required<Pick<ExtractionErrorOptions, 'usage' | 'requests'>>;

interface Explanation {
  code: ExtractionErrorCode;
  retryable?: true;
  says(asked: Asked, status: string): string;
}

const keyOf = ({ isSystem }: Asked): string =>
  isSystem ? 'the key of this server, which its operator sets,' : 'the provider key';
const modelOf = ({ model }: Asked): string => (model === null ? 'the model' : `the model "${model}"`);

const EXPLANATIONS: Readonly<Record<FailureKind, Explanation>> = {
  auth: {
    code: 'provider_auth',
    says: (asked, status) =>
      `${asked.name} refused ${keyOf(asked)}${status}. Check that it is valid there and may use ${modelOf(asked)}, or replace it.`,
  },
  no_credit: {
    code: 'provider_rate_limited',
    says: (asked, status) =>
      `${asked.name} says that the account behind ${keyOf(asked)} has no credit or quota left${status}. Top it up there, or use another key.`,
  },
  model: {
    code: 'model_not_found',
    says: (asked, status) =>
      `${asked.name} does not offer ${modelOf(asked)} to ${keyOf(asked)}${status}. Choose another model, or check the base URL if the key has one.`,
  },
  context: {
    code: 'context_too_long',
    says: (asked, status) =>
      `A request was longer than ${modelOf(asked)} at ${asked.name} takes${status}. Choose a model with a larger context, or use a smaller document or schema.`,
  },
  refused: {
    code: 'provider_refused',
    says: (asked, status) =>
      `${asked.name} would not answer for this document, by its rules about content${status}. Use another provider or model for it.`,
  },
  rate_limited: {
    code: 'provider_rate_limited',
    retryable: true,
    says: (asked, status) =>
      `${asked.name} takes no more requests with ${keyOf(asked)} for now${status}. Try again later, or have the limit raised there.`,
  },
  unavailable: {
    code: 'provider_unavailable',
    retryable: true,
    says: (asked, status) =>
      `${asked.name} gave no usable answer${status}, and further attempts did not help. Try again later.`,
  },
  redirect: {
    code: 'provider_unavailable',
    says: (asked, status) =>
      `${asked.name} answered with a redirect${status}, which is not followed. Check the base URL.`,
  },
  schema: {
    code: 'schema_unsupported',
    says: (asked, status) =>
      `${modelOf(asked)} at ${asked.name} took the schema in no form${status}. Simplify the schema, or choose another model.`,
  },
  parameter: {
    code: 'provider_refused',
    says: (asked, status) =>
      `${asked.name} rejected a parameter of the request to ${modelOf(asked)}${status}. Choose another model.`,
  },
  rejected: {
    code: 'provider_refused',
    says: (asked, status) =>
      `${asked.name} rejected the request to ${modelOf(asked)}${status}. Choose another model, or check the base URL if the key has one.`,
  },
};

function make(
  asked: Asked,
  { code, retryable, says }: Explanation,
  status: number | null,
  detail: string | undefined,
  spent: Spent,
): ExtractionError {
  const sentence = says(asked, status === null ? '' : ` (status ${status})`);
  return new ExtractionError(code, sentence.charAt(0).toUpperCase() + sentence.slice(1), {
    provider: asked.provider,
    retryable: retryable ?? false,
    ...(status !== null && { providerStatus: status }),
    ...(detail !== undefined && { detail }),
    ...spent,
  });
}

export function explainFailure(asked: Asked, { kind, status, code }: FailedRequest, spent: Spent): ExtractionError {
  return make(asked, EXPLANATIONS[kind], status, code, spent);
}

const UNREACHED: Readonly<Record<TransportFailure, Explanation>> = {
  timeout: {
    code: 'provider_unavailable',
    retryable: true,
    says: ({ name }) =>
      `${name} did not finish its answer in time. Try again later; the operator sets the time with EXCERPT_PROVIDER_TIMEOUT_SECONDS.`,
  },
  connection: {
    code: 'provider_unavailable',
    retryable: true,
    says: ({ name }) =>
      `${name} could not be reached, or the connection broke off. Try again later, and check the base URL if the key has one.`,
  },
  certificate: {
    code: 'provider_unavailable',
    says: ({ name }) =>
      `${name} was not asked, since its TLS certificate is not trusted. Check the base URL, or have the certificate renewed.`,
  },
  address: {
    code: 'provider_unavailable',
    says: () =>
      'The base URL of the provider key leads to an address that this server does not connect to. Its operator can allow it with EXCERPT_PROVIDER_ALLOW_PRIVATE.',
  },
  too_large: {
    code: 'provider_unavailable',
    says: ({ name }) =>
      `${name} sent an answer larger than any answer should be. Check the base URL, or choose another model.`,
  },
  unusable_key: {
    code: 'provider_auth',
    says: (asked) =>
      `No request can carry ${keyOf(asked)}: it holds spaces or characters that keys do not have. Enter it again.`,
  },
};

export function explainTransport(asked: Asked, { failure, code }: TransportError, spent: Spent): ExtractionError {
  return make(asked, UNREACHED[failure], null, code === undefined ? failure : `${failure}: ${code}`, spent);
}

/** The model ended where it should not have: the same request again would end there too. */
export function explainTruncation(asked: Asked, code: string, spent: Spent): ExtractionError {
  const says = () =>
    `The answer of ${modelOf(asked)} at ${asked.name} was cut off before its end. Choose a model with longer answers, or ask for less at once.`;
  return make(asked, { code: 'output_truncated', says }, null, code, spent);
}

export function explainRefusal(asked: Asked, code: string, spent: Spent): ExtractionError {
  return make(asked, EXPLANATIONS.refused, null, code, spent);
}

export function explainUnreadable(asked: Asked, code: string, spent: Spent): ExtractionError {
  const says = () =>
    `${modelOf(asked)} at ${asked.name} did not answer with JSON, even when asked again. Choose another model.`;
  return make(asked, { code: 'output_invalid', says }, null, code, spent);
}

/** The provider asks for a longer pause than a run waits. */
export function explainWait(asked: Asked, waitMs: number, status: number | null, spent: Spent): ExtractionError {
  const says = (_: Asked, told: string) =>
    `${asked.name} takes no more requests with ${keyOf(asked)} for ${Math.ceil(waitMs / 1000)} s${told}. Try again then, or have the limit raised there.`;
  return make(asked, { code: 'provider_rate_limited', retryable: true, says }, status, 'wait', spent);
}

/** Settings changed between the run's acceptance and now. */
export function explainUnknown(provider: string): ExtractionError {
  const message = `The provider ${provider} cannot be asked: it is not in this server's registry any more, or has no address. Choose another one, or tell the operator.`;
  return new ExtractionError('provider_unavailable', message, { provider, detail: 'not_configured' });
}
