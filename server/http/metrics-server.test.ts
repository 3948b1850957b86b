import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createMetricsServer } from './metrics-routes.ts';

let server: Server;
afterEach(() => void server.close());

async function start(print: () => Promise<{ contentType: string; text: string }>): Promise<string> {
  server = createMetricsServer({ print }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it.each([
  ['GET', '/metrics', 200],
  ['GET', '/metrics?name=jobs', 200],
  ['POST', '/metrics', 404],
  ['GET', '/', 404],
  ['GET', '/healthz', 404],
])('%s %s is %d', async (method, path, status) => {
  const url = await start(async () => ({ contentType: 'text/plain; version=0.0.4', text: 'up 1\n' }));
  const answer = await fetch(`${url}${path}`, { method });
  expect(answer.status).toBe(status);
  const text = await answer.text();
  expect(text).toBe(status === 200 ? 'up 1\n' : '');
  if (status === 200) expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4');
});

it('is 503 while the metrics cannot be read', async () => {
  const url = await start(() => Promise.reject(new Error('The database is out of reach.')));
  const answer = await fetch(`${url}/metrics`);
  expect([answer.status, await answer.text()]).toEqual([503, '']);
});
