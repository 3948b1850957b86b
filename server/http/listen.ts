import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  /** `http://host:port` */
  url: string;
  /** Stops accepting, waits up to `graceMs` for responses in progress, then closes all connections. */
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
      // Repeated, because a connection that was busy when the stop began becomes idle later.
      const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
      const patience = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearInterval(closeIdle);
      clearTimeout(patience);
    },
  };
}
