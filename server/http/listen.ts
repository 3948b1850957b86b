import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  /** `http://host:port` */
  url: string;
  /** Stops accepting, waits up to `graceMs` for responses in progress, then closes all connections. */
  close(graceMs: number): Promise<void>;
}

export interface Address {
  host: string;
  port: number;
}

/** Returns an error that names the address and the setting to change. */
function explainFailure(
  error: NodeJS.ErrnoException,
  { host, port, portSetting }: Address & { portSetting: string },
): Error {
  const address = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  const reasons: Record<string, string> = {
    EADDRINUSE: `${address} is in use by another program. Choose another port with ${portSetting}.`,
    EACCES: `Listening on ${address} is not permitted. Choose a port from 1024 with ${portSetting}.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Choose another one with --host (EXCERPT_HOST).`,
    ENOTFOUND: `The host ${host} is unknown. Choose another address with --host (EXCERPT_HOST).`,
  };
  const reason = reasons[error.code ?? ''];
  const settings = `--host (EXCERPT_HOST) and ${portSetting}`;
  return new Error(reason ?? `The server cannot listen on ${address}, set by ${settings}.`, { cause: error });
}

/** @param portSetting names the setting of the port in errors */
export async function listen(
  server: Server,
  { host, port }: Address,
  portSetting = '--port (EXCERPT_PORT)',
): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explainFailure(error, { host, port, portSetting })));
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
