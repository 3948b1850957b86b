import { beforeEach, expect, it } from 'vitest';
import { AppError } from '../../errors.ts';
import { JobCancelled, RetryJob } from '../../jobs/job-handler.ts';
import { ParseError } from '../../parsing/parser.ts';
import * as calls from '../calls-repository.ts';
import { failWith, NOW, openPlayedRun, type PlayedRun } from './testing/play-attempt.ts';

let played: PlayedRun;
beforeEach(async () => {
  played = await openPlayedRun();
});

it.each([
  [1, 2_000],
  [2, 10_000],
])('tries a failure that may pass again, after attempt %i in %i ms', async (attempt, delayMs) => {
  const failure = played.execute({
    run: {},
    attempt,
    extract: () => failWith('provider_unavailable', { retryable: true }),
  });
  const error: unknown = await failure.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RetryJob);
  expect(error).toMatchObject({ delayMs, cause: { code: 'provider_unavailable' } });
  expect(await played.find()).toMatchObject({ status: 'processing', attempts: attempt, errorCode: null });
  expect(played.names()).not.toContain('settle');
});

it('fails after the last attempt, with what was found and spent, and keeps the answers for a rerun', async () => {
  const usage = { inputTokens: 4, outputTokens: 1, cost: { amount: 0.5, currency: 'EUR' } };
  const run = await played.execute({
    run: {},
    attempt: 3,
    async extract({ finishedCalls }) {
      await finishedCalls?.save('kept', { usage } as never);
      await finishedCalls?.save('dropped', { usage } as never);
      finishedCalls?.discard?.(['dropped']);
      return failWith('provider_unavailable', { retryable: true, partialData: { total: 1 } });
    },
  });
  expect(run).toMatchObject({
    status: 'failed',
    errorCode: { code: 'provider_unavailable', stage: 'extract', retryable: true },
    errorMessage: 'It failed.',
    partialData: { total: 1 },
    extractedData: null,
    inputTokens: 8,
    cost: { amount: 1, currency: 'EUR' },
    attempts: 3,
    completedAt: NOW,
  });
  expect((await calls.listCalls(played.rows.db, 'r1')).map(({ key }) => key)).toEqual(['kept']);
  expect(played.names()).toEqual(['getLayout', 'settle', 'complete', 'webhook', 'ended']);
  expect(played.done.at(-1)).toMatchObject(['ended', { state: 'failed', code: 'provider_unavailable' }]);
});

it('fails at once where another attempt would not help, with the tokens that the error reports', async () => {
  const usage = { inputTokens: 9, outputTokens: 2 };
  const run = await played.execute({ run: {}, extract: () => failWith('output_invalid', { usage }) });
  expect(run).toMatchObject({
    status: 'failed',
    errorCode: { code: 'output_invalid', stage: 'validate' },
    inputTokens: 9,
    outputTokens: 2,
    cost: null,
    partialData: null,
  });
  expect(played.names()).toEqual(['getLayout', 'settle', 'acknowledge', 'ended']);
});

it('counts nothing of a failure that reports nothing', async () => {
  expect(await played.execute({ run: {}, extract: () => failWith('output_invalid') })).toMatchObject({
    inputTokens: null,
  });
});

it('tries what it does not know again, and then fails', async () => {
  const broken = () => Promise.reject(new Error('Broken.'));
  await expect(played.execute({ run: {}, attempt: 2, extract: broken })).rejects.toThrow('Broken.');
  expect(await played.execute({ attempt: 3, extract: broken })).toMatchObject({
    status: 'failed',
    errorCode: { code: 'internal_error', retryable: true },
  });
});

it('fails where the schema was deleted', async () => {
  const run = await played.execute({ run: {}, hasVersion: false });
  expect(run).toMatchObject({ status: 'failed', errorMessage: 'The schema of the run was deleted.' });
});

it('fails the document whose parsing fails for the last time', async () => {
  const getLayout = (retryable: boolean) => () =>
    Promise.reject(new ParseError('document_unreadable', 'Too slow.', { retryable }));
  await expect(played.execute({ run: { pages: '2' }, attempt: 2, getLayout: getLayout(true) })).rejects.toThrow(
    RetryJob,
  );
  expect(played.names()).toEqual(['getLayout']);
  const run = await played.execute({ attempt: 3, getLayout: getLayout(true) });
  expect(run).toMatchObject({ status: 'failed', errorCode: { code: 'document_unreadable', stage: 'parse' } });
  expect(played.done[2]).toEqual(['fail', 'doc', 'document_unreadable', { pages: '2' }]);
});

it('leaves a document that can never be parsed to the parser', async () => {
  const getLayout = () => Promise.reject(new ParseError('document_empty', 'No text.'));
  expect(await played.execute({ run: {}, attempt: 3, getLayout })).toMatchObject({
    errorCode: { code: 'document_empty' },
  });
  expect(played.names()).not.toContain('fail');
});

it('ends at the limit of its time', async () => {
  const run = await played.execute({
    run: {},
    timeoutMs: 20,
    extract: ({ signal, getTimeLeft }) =>
      new Promise((_, reject) => {
        expect(getTimeLeft?.()).toBeLessThanOrEqual(20);
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  });
  expect(run).toMatchObject({ status: 'failed', errorCode: { code: 'timeout', stage: 'extract', retryable: true } });
  expect(run?.errorMessage).toContain('longer than 0.02 s');
});

it.each([
  ['was cancelled', new JobCancelled()],
  ['cannot reach the database', new AppError('unavailable', 'Out of reach.')],
])('records nothing for an attempt that %s', async (_, error) => {
  await expect(played.execute({ run: {}, attempt: 3, extract: () => Promise.reject(error) })).rejects.toBe(error);
  expect(await played.find()).toMatchObject({ status: 'processing' });
  expect(played.names()).toEqual(['getLayout']);
});

it('gives up a run that was interrupted too often', async () => {
  expect(await played.execute({ run: {}, attempt: 20 })).toMatchObject({ status: 'completed' });
  await played.rows.db.updateTable('runs').set({ status: 'pending' }).execute();
  played.done.length = 0;
  expect(await played.execute({ attempt: 21 })).toMatchObject({
    status: 'failed',
    errorCode: { code: 'interrupted', stage: 'extract', retryable: true },
  });
  expect(played.names()).toEqual(['acknowledge', 'ended']);
});
