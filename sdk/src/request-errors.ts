import type { ApiErrorDetail } from './generated/types.gen.ts';

/** What an error is made of: the server's error body, and what is known of the exchange. */
export interface ErrorFields {
  code: string;
  message: string;
  status?: number | undefined;
  retryable?: boolean | undefined;
  requestId?: string | undefined;
  details?: ApiErrorDetail[] | undefined;
  /** Seconds after which the server wants to be asked again. */
  retryAfter?: number | undefined;
  runId?: string | undefined;
  response?: Response | undefined;
  cause?: unknown;
}

/** The base class of every error of a request. It has the fields of the server's error body. */
export class ExcerptError extends Error {
  override readonly name: string = 'ExcerptError';
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
  /** Seconds after which the server wants to be asked again. */
  readonly retryAfter: number | undefined;
  /** The run that was waited for, which goes on. Undefined where the call waits for none. */
  runId: string | undefined;
  readonly #response: Response | undefined;

  constructor(fields: ErrorFields) {
    super(fields.message, fields.cause === undefined ? undefined : { cause: fields.cause });
    this.message = fields.message;
    this.code = fields.code;
    this.status = fields.status;
    this.retryable = fields.retryable ?? false;
    this.requestId = fields.requestId;
    this.details = fields.details;
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
  override readonly name = 'BadRequestError';
}

/** 401: there is no API key, or it is unknown, revoked or expired. */
export class AuthenticationError extends ExcerptError {
  override readonly name = 'AuthenticationError';
}

/** 403: the caller may see the resource but not do this with it. */
export class PermissionDeniedError extends ExcerptError {
  override readonly name = 'PermissionDeniedError';
}

/** 404: the resource does not exist, or the caller may not see it. */
export class NotFoundError extends ExcerptError {
  override readonly name = 'NotFoundError';
}

/** 409: the request contradicts the state of the resource. */
export class ConflictError extends ExcerptError {
  override readonly name = 'ConflictError';
}

/** 410: the content was removed by the environment's retention. */
export class GoneError extends ExcerptError {
  override readonly name = 'GoneError';
}

/** 412: the model that was asked for needs a provider key. */
export class PreconditionFailedError extends ExcerptError {
  override readonly name = 'PreconditionFailedError';
}

/** 413: the body, file or document is over a limit of the server. */
export class PayloadTooLargeError extends ExcerptError {
  override readonly name = 'PayloadTooLargeError';
}

/** 415: the server does not read files or bodies of this type. */
export class UnsupportedMediaTypeError extends ExcerptError {
  override readonly name = 'UnsupportedMediaTypeError';
}

/** 422: the request is well-formed, but what it asks for cannot be done. */
export class UnprocessableEntityError extends ExcerptError {
  override readonly name = 'UnprocessableEntityError';
}

/** 429: too many requests, or too many runs that wait. `retryAfter` says when to try again. */
export class RateLimitError extends ExcerptError {
  override readonly name = 'RateLimitError';
}

/** 5xx: the server, or a proxy before it, failed. */
export class ServerError extends ExcerptError {
  override readonly name = 'ServerError';
}

/** No answer arrived; `cause` says why. */
export class ConnectionError extends ExcerptError {
  override readonly name: string = 'ConnectionError';
}

/** No answer arrived in time. */
export class TimeoutError extends ConnectionError {
  override readonly name = 'TimeoutError';
}

/** The error class of each status. */
export interface ErrorByStatus {
  400: BadRequestError;
  401: AuthenticationError;
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
