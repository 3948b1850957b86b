/** All error codes of the API with their HTTP status. The contract contains the same list. */
export const ERROR_STATUS = {
  invalid_json: 400,
  validation_failed: 400,
  invalid_multipart: 400,
  unauthorized: 401,
  budget_exceeded: 402,
  forbidden: 403,
  environment_locked: 403,
  not_found: 404,
  method_not_allowed: 405,
  not_acceptable: 406,
  request_timeout: 408,
  slug_taken: 409,
  run_not_active: 409,
  in_use: 409,
  idempotency_in_flight: 409,
  review_not_open: 409,
  review_claimed: 409,
  review_changed: 409,
  batch_not_open: 409,
  batch_not_active: 409,
  packet_not_open: 409,
  packet_changed: 409,
  evaluation_not_active: 409,
  evaluation_not_completed: 409,
  gate_failed: 409,
  lookup_exists: 409,
  content_expired: 410,
  no_key: 412,
  payload_too_large: 413,
  too_many_pages: 413,
  unsupported_media_type: 415,
  unsupported_file_type: 415,
  range_not_satisfiable: 416,
  expectation_failed: 417,
  invalid_schema: 422,
  slug_underivable: 422,
  model_not_allowed: 422,
  model_requires_key: 422,
  unknown_provider: 422,
  provider_mismatch: 422,
  provider_key_invalid: 422,
  residency_not_allowed: 422,
  invalid_url: 422,
  empty_document: 422,
  document_unreadable: 422,
  idempotency_mismatch: 422,
  correction_invalid: 422,
  expected_invalid: 422,
  comparators_invalid: 422,
  document_mismatch: 422,
  dataset_empty: 422,
  evaluation_invalid: 422,
  parts_invalid: 422,
  evaluation_incomparable: 422,
  pin_invalid: 422,
  lookup_invalid: 422,
  rate_limited: 429,
  queue_full: 429,
  headers_too_large: 431,
  internal_error: 500,
  shutting_down: 503,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

export interface ErrorDetail {
  in: 'body' | 'query' | 'path' | 'header';
  /** JSON Pointer to the invalid value. */
  path: string;
  message: string;
}

/** The limit of a budget that refused a request. */
export interface ExceededBudget {
  limit: 'cost' | 'pages';
  max: number;
  currency?: string;
  spent: number;
  reserved: number;
  period: string;
  resetsAt: string;
}

export interface AppErrorOptions {
  details?: ErrorDetail[];
  /** Of `budget_exceeded`. */
  budget?: ExceededBudget;
  headers?: Record<string, string>;
  /** Whether the same request may succeed later without a change. By default the status says it. */
  retryable?: boolean;
  cause?: unknown;
}

/** An error that callers may see. `message` is a sentence that names the problem and its solution. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetail[] | undefined;
  readonly budget: ExceededBudget | undefined;
  readonly headers: Record<string, string>;
  readonly retryable: boolean;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = options.details;
    this.budget = options.budget;
    this.headers = options.headers ?? {};
    this.retryable =
      options.retryable ?? (this.status === 429 || this.status >= 500 || code === 'idempotency_in_flight');
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** Also for resources that the caller has no access to, so that their existence is not revealed. */
export function notFound(noun: string): AppError {
  return new AppError('not_found', `${noun} not found.`);
}

/** The resource is still known, but retention erased its content. */
export function contentExpired(noun: string): AppError {
  return new AppError('content_expired', `The content of this ${noun} has expired.`);
}

/** Faults that an answer names. */
const MAX_DETAILS = 50;

export function validationFailed(message: string, details: ErrorDetail[]): AppError {
  return new AppError('validation_failed', message, { details: details.slice(0, MAX_DETAILS) });
}

/** Seconds after which a client may retry. */
const RETRY_AFTER = '5';

/** A temporary outage of something that the server depends on. Says nothing about the request. */
export function unavailable(message: string, cause?: unknown): AppError {
  return new AppError('unavailable', message, { headers: { 'retry-after': RETRY_AFTER }, cause });
}

/** A violation of a rule on the body that the contract's schema cannot express. */
export function invalidBody(path: string, message: string): AppError {
  return validationFailed(message, [{ in: 'body', path, message }]);
}

/** How a provider key that its provider refused becomes usable again, in a sentence. */
export const adviseOnRefusedKey = (id: string): string =>
  `If it is valid, POST /provider-keys/${id}/verify makes it usable again; else update its secret.`;
