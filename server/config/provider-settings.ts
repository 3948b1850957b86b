import { setting } from './setting.ts';
import { baseUrl, integer, networks, optional, secret, text } from './values.ts';

/** Providers, the system fallback and the built-in extractor. */
export const providerSettings = {
  localResidency: setting(
    'EXCERPT_LOCAL_RESIDENCY',
    'EU',
    'Residency of the built-in extractor: where this machine is located',
    text,
  ),
  systemProvider: setting(
    'EXCERPT_SYSTEM_PROVIDER',
    '',
    'Provider of the system fallback, as in `GET /providers`, such as `mistral-eu`; the built-in extractor if empty',
    optional,
  ),
  systemModel: setting(
    'EXCERPT_SYSTEM_MODEL',
    '',
    "Model of the system fallback; the provider's default if empty",
    optional,
  ),
  systemApiKey: setting('EXCERPT_SYSTEM_API_KEY', '', 'Secret of the system fallback', secret),
  systemBaseUrl: setting(
    'EXCERPT_SYSTEM_BASE_URL',
    '',
    'Base URL of the system fallback, for providers without a fixed one',
    baseUrl,
  ),
  modelsFile: setting(
    'EXCERPT_MODELS_FILE',
    '',
    'JSON file that overrides and extends the list of providers and models',
    optional,
  ),
  providerAllowPrivate: setting(
    'EXCERPT_PROVIDER_ALLOW_PRIVATE',
    '',
    'Private addresses that provider keys may use, as a comma-separated list of CIDRs, or `*`',
    networks,
  ),
  providerTimeout: setting(
    'EXCERPT_PROVIDER_TIMEOUT_SECONDS',
    '300',
    'Timeout of one request to a provider',
    integer(1, 86_400),
  ),
  providerConcurrency: setting(
    'EXCERPT_PROVIDER_CONCURRENCY',
    '64',
    'Maximum number of concurrent requests with one key',
    integer(1, 10_000),
  ),
  runCalls: setting(
    'EXCERPT_RUN_CALLS',
    '4',
    'Concurrent requests of one run while requests of other runs wait for the same key; more while none does',
    integer(1, 1_000),
  ),
  providerWait: setting(
    'EXCERPT_PROVIDER_WAIT_SECONDS',
    '120',
    'Maximum pause that a provider may ask for; above it the run fails with `provider_rate_limited`',
    integer(0, 3_600),
  ),
};
