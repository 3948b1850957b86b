import { expect, test } from 'vitest';
import { explainRequestError } from './explain-error.ts';

function makeError(message: string, fields: object, cause?: Error) {
  const error = { code: 'error', status: undefined, details: undefined, requestId: undefined, ...fields };
  return Object.assign(new Error(message, { cause }), error);
}

test('a server that is not reached is explained by the innermost cause', () => {
  const cause = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:1') });
  const error = makeError('GET /me could not be sent or answered: fetch failed', { code: 'connection_error' }, cause);
  expect(explainRequestError(error)).toMatch(/fetch failed \(connect ECONNREFUSED 127\.0\.0\.1:1\)\nCheck that/);
});

test('a detail that the message repeats is printed once, and several details are all printed', () => {
  const details = [{ path: '/name', message: 'must not be empty' }];
  const error = makeError('name (body) must not be empty.', { status: 400, details });
  expect(explainRequestError(error)).toBe('name (body) must not be empty.');
  const both = { ...details[0], path: '/slug', message: 'must not be empty' };
  expect(explainRequestError(Object.assign(error, { details: [...details, both] }))).toContain('/slug');
});

test('what is not found is listed by a command', () => {
  const explain = (message: string) => explainRequestError(makeError(message, { status: 404, code: 'not_found' }));
  expect(explain('Schema not found.')).toContain('excerpt schemas list');
  expect(explain('Something not found.')).toBe('Something not found.');
});

test('the id of a request is printed for failures of the server only', () => {
  const explain = (status: number) => explainRequestError(makeError('No.', { status, requestId: 'req_1' }));
  expect(explain(500)).toMatch(/\nRequest id: req_1$/);
  expect(explain(422)).toBe('No.');
  expect(explain(500)).toContain('give the operator the request id.');
  expect(explainRequestError(makeError('No.', { status: 500 }))).toBe('No.\nTry again.');
});
