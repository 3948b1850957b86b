import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { listen } from './listen.ts';

const serve = (handle: RequestListener) => listen(createServer(handle), { host: '127.0.0.1', port: 0 });

test('an address that is in use is named with the setting of its port', async () => {
  const first = await serve((_, response) => response.end());
  const port = Number(new URL(first.url).port);
  const second = listen(createServer(), { host: '127.0.0.1', port });
  await expect(second).rejects.toThrow(
    `127.0.0.1:${port} is in use by another program. Choose another port with --port (EXCERPT_PORT).`,
  );
  const other = listen(createServer(), { host: '127.0.0.1', port }, 'EXCERPT_METRICS_PORT');
  await expect(other).rejects.toThrow('Choose another port with EXCERPT_METRICS_PORT.');
  await first.close(0);
});

test('an address that the machine does not have is named with the setting of the host', async () => {
  const failure = listen(createServer(), { host: '192.0.2.1', port: 0 });
  await expect(failure).rejects.toThrow(
    'This machine has no address 192.0.2.1. Choose another one with --host (EXCERPT_HOST).',
  );
});

test('a request under way is answered before the end, and no other is taken', async () => {
  const asked = Promise.withResolvers<ServerResponse>();
  const listening = await serve((_, response) => asked.resolve(response));
  const answered = once(get(listening.url, { agent: false }), 'response');
  const underWay = await asked.promise;
  const closed = listening.close(60_000);
  await expect(once(get(listening.url, { agent: false }), 'response')).rejects.toThrow('ECONNREFUSED');
  underWay.end('done');
  const [response] = (await answered) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  response.resume();
  await closed;
});

test('a request that is not answered in time is cut off', async () => {
  let isAsked = false;
  const listening = await serve(() => (isAsked = true));
  const asked = get(listening.url, { agent: false });
  const cut = expect(once(asked, 'response')).rejects.toThrow('socket hang up');
  await expect.poll(() => isAsked).toBe(true);
  await listening.close(1);
  await cut;
});

test('a server that is closed leaves no timer behind', async () => {
  const listening = await serve((_, response) => response.end());
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  try {
    await listening.close(60_000);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
