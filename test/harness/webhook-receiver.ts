import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received request. */
export interface Received {
  path: string;
  headers: Record<string, string>;
  /** The body as text. */
  body: string;
}

export interface WebhookReceiver {
  /** `http://127.0.0.1:port`, without a path. */
  url: string;
  received: Received[];
  /** Also closes connections in use. */
  close(): Promise<void>;
}

export type Reply = (response: ServerResponse, request: Received, count: number) => void;

/** Settings that allow deliveries to this machine. */
export const loopbackWebhooks = {
  EXCERPT_WEBHOOK_ALLOW_HTTP: 'true',
  EXCERPT_WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8,::1',
};

const getFirst = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat()[0] ?? '']));

/**
 * A webhook receiver on loopback.
 * @param reply answers the n-th request, starting at 1; 204 by default
 */
export async function startReceiver(
  reply: Reply = (response) => response.writeHead(204).end(),
): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = {
        path: request.url ?? '',
        headers: getFirst(request.headers),
        body: Buffer.concat(chunks).toString('utf8'),
      };
      received.push(one);
      reply(response, one, received.length);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
