import { expect, test } from 'vitest';
import { explainRequestError, isAboutDocument, isRequestError } from './explain-error.ts';

type RequestError = Parameters<typeof explainRequestError>[0];
const makeError = (message: string, fields: object = {}, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), {
    code: 'error',
    status: undefined,
    details: undefined,
    requestId: undefined,
    retryable: false,
    ...fields,
  }) as RequestError;
const explain = (fields: object, message = 'No.', cause?: unknown) =>
  explainRequestError(makeError(message, fields, cause));

test.each([
  [{ code: 'timeout' }, 'The server did not answer in time. Try again.'],
  [{}, 'Check that the server runs, and its address in --base-url, EXCERPT_BASE_URL or the profile: excerpt doctor'],
  [{ status: 401 }, 'Run excerpt login, or set EXCERPT_API_KEY to a valid key.'],
  [
    { status: 412, code: 'no_key' },
    'Add a key of the provider: excerpt providers keys add PROVIDER. Or choose another model.',
  ],
  [{ status: 403, code: 'environment_locked' }, 'Choose --env production, or ask the operator for the plan pro.'],
  [{ status: 429 }, 'Try again later, or lower --concurrency.'],
  [{ status: 500 }, 'Try again.'],
])('%j has the advice %j', (fields, advice) => {
  expect(explain(fields)).toBe(`No.\n${advice}`);
});

test.each([400, 403, 404, 409, 499])('a refusal with the status %i needs no advice', (status) => {
  expect(explain({ status, requestId: 'req_1' })).toBe('No.');
});

test.each([
  ['Workspace not found.', 'excerpt workspaces list'],
  ['Schema not found.', 'excerpt schemas list'],
  ['Document not found.', 'excerpt documents list'],
  ['Run not found.', 'excerpt runs list'],
  ['Packet not found.', 'excerpt packets list'],
  ['Batch not found.', 'excerpt batches list --schema KEY'],
])('%s is followed by how to list what exists', (message, command) => {
  const advice = `What exists in the workspace and environment: ${command}`;
  expect(explain({ status: 404, code: 'not_found' }, message)).toBe(`${message}\n${advice}`);
});

test('details are listed, ten at most', () => {
  const details = Array.from({ length: 12 }, (_, at) => ({ path: `/${at}`, message: 'is wrong' }));
  const lines = (count: number) =>
    explain({ status: 400, details: details.slice(0, count) }, 'Bad: is wrong.').split('\n');
  expect(lines(1)).toEqual(['Bad: is wrong.']);
  expect(lines(2)).toEqual(['Bad: is wrong.', '  /0: is wrong', '  /1: is wrong']);
  expect([lines(10).length, lines(11).at(-1), lines(12).at(-1)]).toEqual([11, '  … and 1 more', '  … and 2 more']);
  expect(explain({ status: 400, details: [{ path: '/a', message: 'is odd' }] })).toBe('No.\n  /a: is odd');
});

test('the reason of a failed connection is named once', () => {
  const reason = (cause: unknown, message = 'No.') => explain({}, message, cause).split('\n')[0];
  expect(reason(new Error('outer', { cause: new Error('inner') }))).toBe('No. (inner)');
  expect(reason(new Error('outer', { cause: 'text' }))).toBe('No. (outer)');
  expect(reason(new Error('refused'), 'It was refused')).toBe('It was refused');
  expect([reason('text'), reason(new Error(''))]).toEqual(['No.', 'No.']);
  expect(explain({ status: 500 }, 'No.', new Error('inner'))).toBe('No.\nTry again.');
});

test.each([
  [{ status: 413 }, true],
  [{ status: 415 }, true],
  [{ status: 422, code: 'empty_document' }, true],
  [{ status: 422, code: 'file_broken' }, true],
  [{ status: 422, code: 'too_many_pages' }, true],
  [{ status: 422, code: 'unknown_charset' }, true],
  [{ status: 422, code: 'invalid_schema' }, false],
  [{ status: 400, code: 'empty_document' }, false],
  [{ code: 'empty_document' }, false],
])('a refusal with %j is about the document: %s', (fields, isAbout) => {
  expect(isAboutDocument(makeError('No.', fields))).toBe(isAbout);
});

test('errors of requests have a code, a status and whether they pass', () => {
  expect(isRequestError(makeError('No.'))).toBe(true);
  const { message, code, status } = makeError('No.');
  expect([new Error('No.'), { message, code, status, retryable: true }].map(isRequestError)).toEqual([false, false]);
  const without = (name: string) =>
    Object.fromEntries(Object.entries(makeError('No.')).filter(([key]) => key !== name));
  for (const name of ['code', 'status', 'retryable'])
    expect(isRequestError(Object.assign(new Error('No.'), without(name)))).toBe(false);
});
