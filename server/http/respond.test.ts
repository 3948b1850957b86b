import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import Koa from 'koa';
import { describe, expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { createLogger } from '../lib/logger.ts';
import { renderErrors } from './render-error.ts';
import { respond } from './respond.ts';

function createContext(headers: Record<string, string> = {}): Koa.Context {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  const context = new Koa().createContext(request, new ServerResponse(request));
  context.state['requestId'] = 'req_1';
  return context;
}

describe('respond', () => {
  it('gives a resource an ETag, and answers 304 to a client that has it', async () => {
    const first = createContext();
    await respond(first, { status: 200, body: { a: 1 } }, { isCacheable: true });
    const etag = first.response.get('etag');
    expect([first.status, first.body, first.response.get('cache-control')]).toEqual([
      200,
      '{"a":1}',
      'private, no-cache',
    ]);
    const again = createContext({ 'if-none-match': etag });
    await respond(again, { status: 200, body: { a: 1 } }, { isCacheable: true });
    expect(again.status).toBe(304);
    const changed = createContext({ 'if-none-match': etag });
    await respond(changed, { status: 200, body: { a: 2 } }, { isCacheable: true });
    expect(changed.status).toBe(200);
  });

  it.each([
    [{ status: 201, body: { a: 1 } }, true],
    [{ status: 200, body: { a: 1 } }, false],
  ])('gives %j none if cacheable is %j', async (answer, isCacheable) => {
    const context = createContext({ 'if-none-match': '*' });
    await respond(context, answer, { isCacheable });
    expect([context.status, context.response.get('etag')]).toEqual([answer.status, undefined]);
    expect(context.response.get('content-type')).toContain('application/json');
  });

  it('sends headers, bytes and nothing', async () => {
    const bytes = createContext();
    const body = new Uint8Array([0, 1, 2, 3]).subarray(1, 3);
    const headers = { 'content-type': 'image/png', vary: 'accept' };
    await respond(bytes, { status: 200, body, headers }, { isCacheable: true });
    expect(bytes.body).toEqual(Buffer.from([1, 2]));
    expect([bytes.response.get('content-type'), bytes.response.get('vary')]).toEqual(['image/png', 'accept']);
    const none = createContext();
    await respond(none, { status: 204 }, { isCacheable: true });
    expect([none.status, none.body]).toEqual([204, undefined]);
  });

  it('throws if a stream fails before its first bytes', async () => {
    const body = new Readable({ read: (): void => void body.destroy(new Error('lost')) });
    await expect(respond(createContext(), { status: 200, body }, { isCacheable: false })).rejects.toThrow('lost');
  });
});

describe('renderErrors', () => {
  async function render(error: Error): Promise<Koa.Context> {
    const context = createContext();
    await renderErrors(createLogger('silent'), '/root')(context, () => Promise.reject(error));
    return context;
  }

  it('answers with the code, its status and headers', async () => {
    const details = [{ in: 'body' as const, path: '/name', message: 'is required' }];
    const context = await render(
      new AppError('validation_failed', 'No name.', { details, headers: { 'retry-after': '3' } }),
    );
    expect(context.status).toBe(400);
    expect(context.response.get('retry-after')).toBe('3');
    expect(context.body).toEqual({
      code: 'validation_failed',
      message: 'No name.',
      retryable: false,
      requestId: 'req_1',
      details,
    });
  });

  it('says nothing of an error that is not known', async () => {
    const context = await render(new TypeError('secret words'));
    expect(context.status).toBe(500);
    expect(context.body).toMatchObject({ code: 'internal_error', requestId: 'req_1' });
    expect(JSON.stringify(context.body)).not.toContain('secret');
  });
});
