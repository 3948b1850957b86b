import { rules } from './generated/rules.gen.ts';
import type { ErrorDetail, ServiceError } from './rules.ts';

interface ErrorOptions {
  details?: ErrorDetail[];
  headers?: Record<string, string>;
}

/** An answer with an error code of the service. */
export function serviceError(code: string, message: string, options: ErrorOptions = {}): ServiceError {
  return new rules.ServiceError(code, message, options);
}

export function isServiceError(error: unknown): error is ServiceError {
  return error instanceof rules.ServiceError;
}

/** Also for what exists but is not the caller's. */
export function notFound(noun: string): ServiceError {
  return serviceError('not_found', `${noun} not found.`);
}

export function validationFailed(details: ErrorDetail[], message = rules.summarize(details)): ServiceError {
  return serviceError('validation_failed', message, { details });
}

/** A rule on the body that the contract's schema cannot say. */
export function invalidBody(path: string, message: string): ServiceError {
  return validationFailed([{ in: 'body', path, message }], message);
}

/** An error of one field, with a code of its own. */
export function refusedField(code: string, field: string, message: string): ServiceError {
  return serviceError(code, message, { details: [{ in: 'body', path: `/${field}`, message }] });
}
