import type { OperationErrorCodes } from './generated/error-codes.gen.ts';
import { ExcerptError } from './request-errors.ts';

/** An error of an operation. `code` completes to the codes that the operation declares; others may be added later. */
export type ErrorOf<Operation extends keyof OperationErrorCodes> = ExcerptError & {
  readonly code: OperationErrorCodes[Operation] | (string & {});
};

/**
 * Whether a caught error is an `ExcerptError`, with one of these codes if there are any. Only codes that the operation
 * declares are accepted: `isErrorOf(error, 'extract', 'no_key', 'queue_full')`.
 */
export function isErrorOf<Operation extends keyof OperationErrorCodes>(
  error: unknown,
  operation: Operation,
): error is ErrorOf<Operation>;
export function isErrorOf<
  Operation extends keyof OperationErrorCodes,
  const Codes extends readonly [OperationErrorCodes[Operation], ...OperationErrorCodes[Operation][]],
>(error: unknown, operation: Operation, ...codes: Codes): error is ExcerptError & { readonly code: Codes[number] };
export function isErrorOf(error: unknown, _operation: string, ...codes: string[]): boolean {
  return error instanceof ExcerptError && (codes.length === 0 || codes.includes(error.code));
}
