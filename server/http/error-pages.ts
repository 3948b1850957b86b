import type { ErrorCode } from '../errors.ts';

/** The page of the guide, and its heading, that explains an error and the way out. */
export const ERROR_PAGES: Partial<Record<ErrorCode, string>> = {
  unauthorized: 'first-extraction',
  budget_exceeded: 'models#budgets',
  environment_locked: 'deployment#users',
  content_expired: 'security#retention',
  no_key: 'models#add-a-key-and-bind-an-environment',
  payload_too_large: 'configuration',
  too_many_pages: 'configuration',
  unsupported_file_type: 'first-extraction#what-can-be-sent',
  invalid_schema: 'schemas#limits',
  model_not_allowed: 'models#change-the-list-of-providers',
  model_requires_key: 'models#which-model-an-extraction-uses',
  unknown_provider: 'models#add-a-key-and-bind-an-environment',
  provider_key_invalid: 'models#when-a-key-fails',
  residency_not_allowed: 'models#residency',
  invalid_url: 'webhooks',
  review_claimed: 'reviews#review-over-http',
  review_changed: 'reviews#review-over-http',
  review_not_open: 'reviews#review-over-http',
  rate_limited: 'configuration',
  queue_full: 'batches#batches-on-the-server',
  unavailable: 'operations#failures',
};
