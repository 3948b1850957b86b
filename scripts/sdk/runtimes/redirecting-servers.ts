import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const ANYWHERE = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

function listen(server: Server): Promise<string> {
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );
}

export interface RedirectingServers {
  /** Redirects every request to the other server. */
  url: string;
  other: string;
  /** How many requests the other server got since it was last asked: a client that follows has sent its key there. */
  countFollowed(): number;
  close(): void;
}

/** Two origins, of which one leads to the other. */
export async function startRedirectingServers(): Promise<RedirectingServers> {
  let followed = 0;
  const target = createServer((request, response) => {
    followed += 1;
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json', ...ANYWHERE }).end('{}');
  });
  const other = await listen(target);
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(307, { location: other + (request.url ?? '/') }).end();
  });
  const url = await listen(server);
  return {
    url,
    other,
    countFollowed() {
      const count = followed;
      followed = 0;
      return count;
    },
    close() {
      for (const one of [server, target]) {
        one.closeAllConnections();
        one.close();
      }
    },
  };
}
