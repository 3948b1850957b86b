import { expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import type { Logger } from '../lib/logger.ts';
import { renderErrors } from './render-error.ts';

/** What is answered and logged when the rest of the service throws. */
async function answer(error: Error | null, { writable = true } = {}) {
  const headers: Record<string, string> = {};
  const logged: unknown[] = [];
  const log = (level: string) => (fields: object, message: string) => logged.push([level, fields, message]);
  const context = {
    state: { requestId: 'req' },
    method: 'POST',
    path: '/v1/runs',
    writable,
    status: 404,
    body: undefined as unknown,
    set(name: string | Record<string, string>, value = '') {
      Object.assign(headers, typeof name === 'string' ? { [name]: value } : name);
    },
  };
  const logger = { warn: log('warn'), error: log('error') } as unknown as Logger;
  const next = async () => {
    await Promise.resolve();
    if (error !== null) throw error;
  };
  await renderErrors(logger, '/base')(context as never, next);
  return { status: context.status, body: context.body, headers, logged };
}

const common = { message: 'm', requestId: 'req' };

it.each([
  [
    'a refusal',
    new AppError('not_found', 'm'),
    { status: 404, body: { ...common, code: 'not_found', retryable: false }, headers: {}, logged: [] },
  ],
  [
    'a refusal with details, headers and a page of the guide',
    new AppError('rate_limited', 'm', {
      headers: { 'retry-after': '3' },
      details: [{ in: 'body', path: '/a', message: 'is required' }],
    }),
    {
      status: 429,
      body: {
        ...common,
        code: 'rate_limited',
        retryable: true,
        details: [{ in: 'body', path: '/a', message: 'is required' }],
      },
      headers: { link: '</base/docs/guide/configuration>; rel="help"', 'retry-after': '3' },
      logged: [],
    },
  ],
])('answers %s, which the log need not have', async (_, error, expected) => {
  expect(await answer(error)).toEqual(expected);
});

it.each([
  [true, 'warn'],
  [false, 'error'],
])('logs what could not be served: to be repeated %s as %s', async (retryable, level) => {
  const error = new AppError('unavailable', 'm', { retryable });
  expect(await answer(error)).toEqual({
    status: 503,
    body: { ...common, code: 'unavailable', retryable },
    headers: { link: '</base/docs/guide/operations#failures>; rel="help"' },
    logged: [[level, { err: error, requestId: 'req' }, 'A request could not be served.']],
  });
});

it('answers an unknown error without what it says, and logs it', async () => {
  const error = new Error('secret');
  const { logged, body, ...rest } = await answer(error);
  expect(rest).toEqual({ status: 500, headers: {} });
  expect(body).toMatchObject({ code: 'internal_error', retryable: true, requestId: 'req' });
  expect(JSON.stringify(body)).not.toContain('secret');
  const fields = { err: error, requestId: 'req', method: 'POST', path: '/v1/runs' };
  expect(logged).toEqual([['error', fields, 'A request failed.']]);
});

it('does nothing without an error, or once the client is gone', async () => {
  const nothing = { status: 404, body: undefined, headers: {}, logged: [] };
  expect(await answer(null)).toEqual(nothing);
  expect(await answer(new Error('aborted'), { writable: false })).toEqual(nothing);
});
