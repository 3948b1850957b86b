import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Koa from 'koa';
import { afterEach, expect, test } from 'vitest';
import { discardBodies, type DiscardLimits } from './discard-body.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A connection to a server that refuses every request without reading its body. */
async function connectTo(limits: DiscardLimits): Promise<Socket> {
  const koa = new Koa();
  koa.use(discardBodies(limits));
  koa.use((context) => {
    context.status = 401;
    context.body = 'refused';
  });
  server = createServer(koa.callback());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  // The end of a connection that is cut off may be a reset.
  socket.on('error', () => undefined);
  socket.resume();
  return socket;
}

const head = (length: number, connection: string) =>
  `POST / HTTP/1.1\r\nhost: a\r\nconnection: ${connection}\r\ncontent-length: ${length}\r\n\r\n`;

test.each(['keep-alive', 'close'])('a body over the limit of bytes is cut off (connection: %s)', async (connection) => {
  const socket = await connectTo({ bytes: 100_000, ms: 600_000 });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(head(1e12, connection));
  const chunk = Buffer.alloc(64 * 1024);
  const writeOn = () => socket.write(chunk, (error) => (error || socket.destroyed ? undefined : writeOn()));
  writeOn();
  await closed;
});

test.each(['keep-alive', 'close'])('a body over the limit of time is cut off (connection: %s)', async (connection) => {
  const socket = await connectTo({ bytes: 1e12, ms: 100 });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(head(1000, connection) + 'a beginning');
  await closed;
});

test('a connection is used again after a body that was not read', async () => {
  const socket = await connectTo({ bytes: 1e9, ms: 600_000 });
  const answers: Buffer[] = [];
  socket.on('data', (bytes) => answers.push(bytes));
  const body = 'x'.repeat(1_000_000);
  const count = () => Buffer.concat(answers).toString().split('401 Unauthorized').length - 1;
  for (const number of [1, 2]) {
    socket.write(head(body.length, 'keep-alive') + body);
    await expect.poll(count).toBe(number);
  }
  expect(socket.destroyed).toBe(false);
  socket.destroy();
});
