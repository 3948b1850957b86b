import type { ExcerptError } from '@excerpt/sdk';
import { expect } from 'vitest';

/** The error of a request that must fail. */
export function refusal(work: PromiseLike<unknown>): Promise<ExcerptError> {
  return Promise.resolve(work).then(
    () => expect.unreachable('The request should have been refused.'),
    (error: unknown) => error as ExcerptError,
  );
}
