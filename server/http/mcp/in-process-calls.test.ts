import { expect, test } from 'vitest';
import { loadContract } from '../load-contract.ts';
import { createInProcessCaller } from './call-in-process.ts';

const operations = await loadContract();

/** Calls an operation whose handler answers with what it was given. */
async function call(id: string, input: object, scope = 'write'): Promise<unknown> {
  const handlers = new Proxy({}, { get: () => async (given: unknown) => ({ status: 200, body: given }) });
  const caller = createInProcessCaller(operations, handlers as never);
  return caller(id as never, { caller: { userId: 'usr_1', scope }, path: {}, query: {}, ...input } as never);
}
const fails = (id: string, input: object, scope?: string) => call(id, input, scope).catch((error: unknown) => error);

test('a handler gets what was validated, as over HTTP', async () => {
  const body = { name: 'A\u0000cme' };
  expect(await call('createWorkspace', { body })).toEqual({
    caller: { userId: 'usr_1', scope: 'write' },
    path: {},
    query: {},
    body: { name: 'Acme' },
    headers: {},
  });
  expect(await call('getRun', { path: { id: 'run_1' }, query: { wait: 1 } }, 'read')).toMatchObject({ headers: {} });
});

test('a body of an upload is validated where it is JSON, and has its fields otherwise', async () => {
  const path = { slug: 'acme', schemaKey: 'bill' };
  const json = { type: 'json', value: { name: 'a.txt', content: 'text' } };
  expect(await call('createDocument', { path, body: json })).toMatchObject({ body: json });
  expect(await fails('createDocument', { path, body: { type: 'json', value: { name: 5 } } })).toMatchObject({
    code: 'validation_failed',
  });
});

test('what is not valid does not reach a handler', async () => {
  expect(await fails('createWorkspace', { body: { name: '' } })).toMatchObject({
    code: 'validation_failed',
    details: [expect.objectContaining({ in: 'body', path: '/name' })],
  });
  expect(await fails('getRun', { path: { id: 'run_1' }, query: { wait: -1 } })).toMatchObject({
    details: [expect.objectContaining({ in: 'query', path: '/wait' })],
  });
  expect(await fails('noSuchOperation', {})).toMatchObject({ code: 'not_found' });
});

test('a key that may only read writes nothing', async () => {
  expect(await fails('createWorkspace', { body: { name: 'Acme' } }, 'read')).toMatchObject({ code: 'forbidden' });
  expect(await fails('getMe', {}, 'read')).toMatchObject({ headers: {} });
});
