import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Environment } from '../../server/config/read-settings.ts';

/** A proxy on this machine that refuses every connection and remembers the host that was asked for. */
export interface RefusingProxy {
  refused: string[];
  /** What sends a program, and the scripts that it runs, through the proxy for all hosts but one. */
  environment(allowedHost: string): Environment;
  close(): Promise<void>;
}

export async function startRefusingProxy(): Promise<RefusingProxy> {
  const refused: string[] = [];
  const server = createServer((request, answer) => {
    refused.push(request.url ?? '');
    answer.writeHead(403).end();
  });
  server.on('connect', (request, socket) => {
    refused.push(request.url ?? '');
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    refused,
    environment(allowedHost) {
      const variables = ['HTTP_PROXY', 'HTTPS_PROXY'].flatMap((name) => [
        name,
        name.toLowerCase(),
        `GLOBAL_AGENT_${name}`,
      ]);
      const none = Object.fromEntries(['NO_PROXY', 'no_proxy'].map((name) => [name, allowedHost]));
      return { ...Object.fromEntries(variables.map((name) => [name, url])), ...none };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
