import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request that came in. */
export interface Received {
  path: string;
  headers: Record<string, string>;
  /** The bytes, as text. */
  body: string;
}

export interface WebhookReceiver {
  /** `http://127.0.0.1:port`, without a path. */
  url: string;
  received: Received[];
  /** Ends what is under way as well. */
  close(): Promise<void>;
}

export type Reply = (response: ServerResponse, request: Received, count: number) => void;

/** Settings with which a server delivers to a receiver on this machine. */
export const loopbackWebhooks = {
  EXCERPT_WEBHOOK_ALLOW_HTTP: 'true',
  EXCERPT_WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8,::1',
};

const firstOf = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat()[0] ?? '']));

/** A destination of webhooks on loopback. @param reply answers the n-th request, from 1; by default 204 */
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
        headers: firstOf(request.headers),
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
