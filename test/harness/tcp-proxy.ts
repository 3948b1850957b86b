import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Less than the head of an answer. */
const CUT_BYTES = 40;

/** A TCP proxy that simulates network failures. */
export interface TcpProxy {
  /** The target's URL through the proxy. */
  url: string;
  /** `gone`: connections break, new ones are refused. `silent`: packets are dropped. `cutting`: answers break off. */
  set(state: 'open' | 'gone' | 'silent' | 'cutting'): Promise<void>;
  close(): Promise<void>;
}

/** @param target `postgres://…` or `http://…` on this machine */
export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port: targetPort } = new URL(target);
  const sockets = new Set<Socket>();
  let isSilent = false;
  let isCutting = false;

  const server = createServer((client) => {
    const upstream = connect(Number(targetPort), hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (isCutting && from === upstream) client.end(bytes.subarray(0, CUT_BYTES), () => upstream.destroy());
        else if (!isSilent) to.write(bytes);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(target);
  url.host = `127.0.0.1:${port}`;

  const breakAll = async () => {
    const closed = server.listening ? once(server, 'close') : null;
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    url: url.href,
    async set(state) {
      isSilent = state === 'silent';
      isCutting = state === 'cutting';
      if (state === 'gone') await breakAll();
      else if (!server.listening) await listen(port);
    },
    close: breakAll,
  };
}
