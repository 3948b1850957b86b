import type { ApiErrorDetail, BudgetExceeded } from './generated/types.gen.ts';

/** What an error is made of: the server's error body, and what is known of the exchange. */
export interface ErrorFields {
  code: string;
  message: string;
  status?: number | undefined;
  retryable?: boolean | undefined;
  requestId?: string | undefined;
  details?: ApiErrorDetail[] | undefined;
  budget?: BudgetExceeded | undefined;
  /** Seconds after which the server wants to be asked again. */
  retryAfter?: number | undefined;
  runId?: string | undefined;
  response?: Response | undefined;
  cause?: unknown;
}

/** Marks a `kind` as one of this package. */
const PREFIX = 'excerpt.';

/** The base class of every error of a request. It has the fields of the server's error body. */
export class ExcerptError extends Error {
  /** Names the class across copies of this package: `import` and `require` load one each. */
  static readonly kind: string = 'excerpt.ExcerptError';

  /** Errors of another copy are instances of the class with the same `kind`. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    const own = Object.hasOwn(this, 'kind') ? this.kind : undefined;
    for (let Class: unknown = (value as object | null | undefined)?.constructor; typeof Class === 'function';) {
      if (Class === this || (own && Object.hasOwn(Class, 'kind') && (Class as typeof ExcerptError).kind === own))
        return true;
      Class = Object.getPrototypeOf(Class);
    }
    return false;
  }

  /** The name of the class, which no minifier changes. */
  override readonly name: string;
  /** Enumerable, as every other field is: copies and JSON of an error keep it. */
  override readonly message: string;
  /** What went wrong, for programs. An open list: treat a code that you do not know by the status. */
  readonly code: string;
  /** The HTTP status; undefined where no answer arrived. */
  readonly status: number | undefined;
  /** Whether the same request can succeed later without being changed. */
  readonly retryable: boolean;
  /** The `x-request-id` of the exchange, to be quoted when a problem is reported. */
  readonly requestId: string | undefined;
  /** The single faults, where a request failed validation. */
  readonly details: ApiErrorDetail[] | undefined;
  /** The limit that refused the request, with `budget_exceeded`. */
  readonly budget: BudgetExceeded | undefined;
  /** Seconds after which the server wants to be asked again. */
  readonly retryAfter: number | undefined;
  /** The run that was waited for, which goes on. Undefined where the call waits for none. */
  runId: string | undefined;
  readonly #response: Response | undefined;

  constructor(fields: ErrorFields) {
    super(fields.message, fields.cause === undefined ? undefined : { cause: fields.cause });
    this.name = new.target.kind.slice(PREFIX.length);
    this.message = fields.message;
    this.code = fields.code;
    this.status = fields.status;
    this.retryable = fields.retryable ?? false;
    this.requestId = fields.requestId;
    this.details = fields.details;
    this.budget = fields.budget;
    this.retryAfter = fields.retryAfter;
    this.runId = fields.runId;
    this.#response = fields.response;
  }

  /** The answer, whose body has been read; undefined where none arrived. */
  get response(): Response | undefined {
    return this.#response;
  }
}

/** 400: the request does not have the documented shape; `details` names each fault. */
export class BadRequestError extends ExcerptError {
  static override readonly kind: string = 'excerpt.BadRequestError';
  declare readonly name: 'BadRequestError';
}

/** 401: there is no API key, or it is unknown, revoked or expired. */
export class AuthenticationError extends ExcerptError {
  static override readonly kind: string = 'excerpt.AuthenticationError';
  declare readonly name: 'AuthenticationError';
}

/** 402: the budget of the workspace is spent; `budget` says when it starts again. */
export class PaymentRequiredError extends ExcerptError {
  static override readonly kind: string = 'excerpt.PaymentRequiredError';
  declare readonly name: 'PaymentRequiredError';
}

/** 403: the caller may see the resource but not do this with it. */
export class PermissionDeniedError extends ExcerptError {
  static override readonly kind: string = 'excerpt.PermissionDeniedError';
  declare readonly name: 'PermissionDeniedError';
}

/** 404: the resource does not exist, or the caller may not see it. */
export class NotFoundError extends ExcerptError {
  static override readonly kind: string = 'excerpt.NotFoundError';
  declare readonly name: 'NotFoundError';
}

/** 409: the request contradicts the state of the resource. */
export class ConflictError extends ExcerptError {
  static override readonly kind: string = 'excerpt.ConflictError';
  declare readonly name: 'ConflictError';
}

/** 410: the content was removed by the environment's retention. */
export class GoneError extends ExcerptError {
  static override readonly kind: string = 'excerpt.GoneError';
  declare readonly name: 'GoneError';
}

/** 412: the model that was asked for needs a provider key. */
export class PreconditionFailedError extends ExcerptError {
  static override readonly kind: string = 'excerpt.PreconditionFailedError';
  declare readonly name: 'PreconditionFailedError';
}

/** 413: the body, file or document is over a limit of the server. */
export class PayloadTooLargeError extends ExcerptError {
  static override readonly kind: string = 'excerpt.PayloadTooLargeError';
  declare readonly name: 'PayloadTooLargeError';
}

/** 415: the server does not read files or bodies of this type. */
export class UnsupportedMediaTypeError extends ExcerptError {
  static override readonly kind: string = 'excerpt.UnsupportedMediaTypeError';
  declare readonly name: 'UnsupportedMediaTypeError';
}

/** 422: the request is well-formed, but what it asks for cannot be done. */
export class UnprocessableEntityError extends ExcerptError {
  static override readonly kind: string = 'excerpt.UnprocessableEntityError';
  declare readonly name: 'UnprocessableEntityError';
}

/** 429: too many requests, or too many runs that wait. `retryAfter` says when to try again. */
export class RateLimitError extends ExcerptError {
  static override readonly kind: string = 'excerpt.RateLimitError';
  declare readonly name: 'RateLimitError';
}

/** 5xx: the server, or a proxy before it, failed. */
export class ServerError extends ExcerptError {
  static override readonly kind: string = 'excerpt.ServerError';
  declare readonly name: 'ServerError';
}

/** No answer arrived; `cause` says why. */
export class ConnectionError extends ExcerptError {
  static override readonly kind: string = 'excerpt.ConnectionError';
  declare readonly name: string;
}

/** No answer arrived in time. */
export class TimeoutError extends ConnectionError {
  static override readonly kind: string = 'excerpt.TimeoutError';
  declare readonly name: 'TimeoutError';
}

/** The error class of each status. */
export interface ErrorByStatus {
  400: BadRequestError;
  401: AuthenticationError;
  402: PaymentRequiredError;
  403: PermissionDeniedError;
  404: NotFoundError;
  409: ConflictError;
  410: GoneError;
  412: PreconditionFailedError;
  413: PayloadTooLargeError;
  415: UnsupportedMediaTypeError;
  422: UnprocessableEntityError;
  429: RateLimitError;
  500: ServerError;
  503: ServerError;
}

/** The errors that an operation declares, as classes, and that no answer arrived. */
export type OperationError<Errors> =
  | (keyof Errors extends infer Status
      ? Status extends keyof ErrorByStatus
        ? ErrorByStatus[Status] & { readonly status: Status }
        : ExcerptError
      : never)
  | ConnectionError;

const CLASSES: Record<number, new (fields: ErrorFields) => ExcerptError> = {
  400: BadRequestError,
  401: AuthenticationError,
  402: PaymentRequiredError,
  403: PermissionDeniedError,
  404: NotFoundError,
  409: ConflictError,
  410: GoneError,
  412: PreconditionFailedError,
  413: PayloadTooLargeError,
  415: UnsupportedMediaTypeError,
  422: UnprocessableEntityError,
  429: RateLimitError,
};

/** An error of the class that belongs to its status. */
export function errorOfStatus(status: number, fields: ErrorFields): ExcerptError {
  const Class = CLASSES[status] ?? (status >= 500 ? ServerError : ExcerptError);
  return new Class({ ...fields, status });
}
