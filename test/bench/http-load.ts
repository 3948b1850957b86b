/**
 * A load generator as a separate process: sends requests in sequence on several connections, over raw sockets to use
 * little processor time. Argument: `LoadOptions` as JSON. Prints `Load` as JSON.
 */
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { Load, LoadOptions } from './run-load.ts';

const options = JSON.parse(process.argv[2] ?? '{}') as LoadOptions;
const { hostname, port, pathname, search } = new URL(options.url);
const body = options.body ?? '';
const head = [
  `${options.method} ${pathname}${search} HTTP/1.1`,
  `host: ${hostname}:${port}`,
  'accept: application/json',
  ...Object.entries(options.headers).map(([name, value]) => `${name}: ${value}`),
  ...(body === '' ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]),
];
const request = Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
const createRequest = (): Buffer =>
  options.hasIdempotencyKeys === true
    ? Buffer.from([...head, `idempotency-key: ${randomUUID()}`, '', body].join('\r\n'))
    : request;

const latencies: number[] = [];
let sent = 0;
const begin = performance.now();
const mayGoOn = () =>
  'requests' in options ? sent < options.requests : performance.now() - begin < options.seconds * 1000;

/** Length of the first response in the buffer; null if it is incomplete. */
function answerLength(buffer: Buffer): number | null {
  const end = buffer.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const header = buffer.toString('latin1', 0, end);
  const status = Number(header.slice(9, 12));
  if (status !== options.expectedStatus)
    throw new Error(`The server answered ${status}: ${buffer.toString('utf8', end)}`);
  const length = /\r\ncontent-length: (\d+)/i.exec(header)?.[1];
  if (length === undefined) throw new Error(`An answer has no length:\n${header}`);
  const whole = end + 4 + Number(length);
  return buffer.length < whole ? null : whole;
}

function runConnection(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let received: Buffer = Buffer.alloc(0);
    let sentAt = 0;
    const send = () => {
      if (!mayGoOn()) {
        socket.end();
        resolve();
        return;
      }
      sent += 1;
      sentAt = performance.now();
      socket.write(createRequest());
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed a connection.')));
    socket.on('data', (chunk: Buffer) => {
      try {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const length = answerLength(received);
        if (length === null) return;
        received = received.subarray(length);
        latencies.push(performance.now() - sentAt);
        send();
      } catch (error) {
        reject(error as Error);
        socket.destroy();
      }
    });
  });
}

await Promise.all(Array.from({ length: options.connections }, runConnection));
const seconds = (performance.now() - begin) / 1000;
const { user, system } = process.cpuUsage();
const load: Load = { seconds, latencies, busyShare: (user + system) / 1e6 / seconds };
process.stdout.write(JSON.stringify(load));
