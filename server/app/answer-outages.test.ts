import { expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { ExtractionError } from '../extraction/engine.ts';
import { answerOutages } from './answer-outages.ts';

const failWith = (error: Error) => {
  const { run } = answerOutages({ run: () => Promise.reject(error) });
  return run({ kind: 'check-data', definition: {}, data: {} }, { signal: new AbortController().signal });
};

test.each([
  new ExtractionError('timeout', 'The extractor took longer than 60 s.'),
  new ExtractionError('internal_error', 'The extractor process ended unexpectedly.', { retryable: true }),
])('a request is told to come again: %s', async (error) => {
  const told = await failWith(error).catch((thrown: unknown) => thrown);
  expect(told).toBeInstanceOf(AppError);
  expect(told).toMatchObject({ status: 503, code: 'unavailable', retryable: true, cause: error });
  expect((told as AppError).headers).toHaveProperty('retry-after');
});

test('another error stays as it is', async () => {
  const error = new ExtractionError('internal_error', 'The extractor failed on this document.');
  await expect(failWith(error)).rejects.toBe(error);
});
