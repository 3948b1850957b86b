/**
 * A destination of webhooks in a process of its own. `POST /hang/…` is never answered, every other POST with 204 at
 * once. `GET /` answers how many of those came in, and when the first and the last did, in milliseconds since 1970.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  count: number;
  hanging: number;
  firstAt: number;
  lastAt: number;
}

let received: Received = { count: 0, hanging: 0, firstAt: 0, lastAt: 0 };

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.end(JSON.stringify(received));
    return;
  }
  if (request.method === 'DELETE') {
    received = { count: 0, hanging: 0, firstAt: 0, lastAt: 0 };
    response.end();
    return;
  }
  request.resume().on('end', () => {
    if (request.url?.startsWith('/hang/') === true) {
      received.hanging += 1;
      return;
    }
    received.lastAt = performance.timeOrigin + performance.now();
    if (received.count === 0) received.firstAt = received.lastAt;
    received.count += 1;
    response.writeHead(204).end();
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.stdin.on('end', () => process.exit(1)).resume();
