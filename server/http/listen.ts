import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  /** `http://host:port` */
  url: string;
  /** Accepts nothing more, waits up to `graceMs` for what is being answered, then cuts it off. */
  close(graceMs: number): Promise<void>;
}

export async function listen(server: Server, { host, port }: { host: string; port: number }): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: chosen } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${chosen}`,

    async close(graceMs) {
      const closed = new Promise((resolve) => server.close(resolve));
      // Again and again: a connection that is answered during the stop stays open for the client's next request.
      const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
      const patience = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearInterval(closeIdle);
      clearTimeout(patience);
    },
  };
}
