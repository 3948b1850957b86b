import { AppError, invalidBody, type ErrorCode } from '../errors.ts';
import { allowsModel, type ProviderEntry, type ProviderRegistry } from '../extraction/models/provider-registry.ts';
import { explainUnpublished } from '../extraction/models/published-models.ts';
import type { AddressGuard } from '../lib/addresses/address-guard.ts';

interface Claims {
  provider: string;
  hasSecret: boolean;
  defaultModel: string | undefined;
  baseUrl: string | undefined;
  residency: string | undefined;
  /** Whether the stored secret would be sent to another address. */
  leavesSecret?: boolean;
}

function createRefusal(code: ErrorCode, field: string, message: string): AppError {
  return new AppError(code, message, { details: [{ in: 'body', path: `/${field}`, message }] });
}

/** Checks the fields of a key against its provider. Returns the provider and the key's default model. */
export function checkKey(registry: ProviderRegistry, claims: Claims): { entry: ProviderEntry; model: string } {
  const { provider, hasSecret, defaultModel, baseUrl, residency, leavesSecret = false } = claims;
  const entry = registry.find(provider);
  if (entry === undefined)
    throw createRefusal('unknown_provider', 'provider', `There is no provider ${provider}. GET /providers lists them.`);
  if (entry.kind === 'local')
    throw createRefusal('provider_mismatch', 'provider', 'The built-in extractor needs no provider key.');
  if (entry.needsSecret && !hasSecret) throw invalidBody('/secret', `secret is required for ${provider}.`);
  if (!entry.keyHasBaseUrl && baseUrl !== undefined) {
    throw invalidBody(
      '/baseUrl',
      `baseUrl is not allowed: ${provider} has a fixed address. For another server, use openai-compatible.`,
    );
  }
  if (entry.keyHasBaseUrl && entry.baseUrl === null && baseUrl === undefined) {
    throw invalidBody('/baseUrl', `baseUrl is required: ${provider} has no fixed address.`);
  }
  if (leavesSecret)
    throw invalidBody(
      '/secret',
      'secret is required with a new baseUrl: a stored secret is not sent to another address.',
    );
  if (residency !== undefined && baseUrl === undefined) {
    throw invalidBody('/residency', `residency is only allowed with a baseUrl: the residency of ${provider} is known.`);
  }
  const model = defaultModel ?? entry.defaultModel;
  if (model === null) throw invalidBody('/defaultModel', `defaultModel is required: ${provider} has no default model.`);
  if (!allowsModel(entry, model)) {
    const models = entry.models.map(({ id }) => id).join(', ');
    throw createRefusal(
      'model_not_allowed',
      'defaultModel',
      `The provider ${provider} does not allow the model ${model}, only ${models}.`,
    );
  }
  return { entry, model };
}

/** Throws `model_not_allowed` if a list that the provider published lacks the model. */
export function refuseUnpublished(entry: ProviderEntry, published: readonly string[] | null, model: string): void {
  const message = explainUnpublished(entry, published, model);
  if (message !== null) throw createRefusal('model_not_allowed', 'defaultModel', message);
}

/** Throws `invalid_url` if an address is malformed, not public, or does not resolve. Queries DNS. */
export async function refuseAddress(
  { addresses, allowsHttp }: { addresses: Pick<AddressGuard, 'checkUrl'>; allowsHttp: boolean },
  baseUrl: string | undefined,
): Promise<void> {
  if (baseUrl === undefined) return;
  const verdict = await addresses.checkUrl(baseUrl, allowsHttp ? ['https:', 'http:'] : ['https:']);
  if (!verdict.ok) {
    const isForOperator = verdict.reason === 'refused' || (!allowsHttp && URL.parse(baseUrl)?.protocol === 'http:');
    const advice = isForOperator ? ` ${OPERATOR_ADVICE}` : '';
    throw createRefusal('invalid_url', 'baseUrl', `baseUrl ${verdict.message}${advice}`);
  }
  const { searchParams, hash } = new URL(baseUrl);
  if (hash !== '' || [...searchParams.keys()].some((name) => name !== 'api-version'))
    throw createRefusal(
      'invalid_url',
      'baseUrl',
      'baseUrl must not have a fragment, nor a query string other than ?api-version=.',
    );
}

const OPERATOR_ADVICE =
  'The operator of this server can allow private addresses and http with EXCERPT_PROVIDER_ALLOW_PRIVATE.';
