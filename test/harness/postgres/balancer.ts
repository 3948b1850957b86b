import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const CHECK_MS = 200;
const IDLE_MS = 600_000;

/** Passes requests to the nodes that are ready in turn, and sends no request twice. */
export interface Balancer {
  url: string;
  /** The node gets requests as soon as its `/readyz` answers 200, and as long as it does. */
  add(url: string): void;
  remove(url: string): void;
  countReady(): number;
  close(): Promise<void>;
}

export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const nodes = new Map<string, { isReady: boolean }>();
  let isOpen = true;
  let turn = 0;

  const listReady = () => [...nodes].filter(([, { isReady }]) => isReady).map(([url]) => url);

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const ready = listReady();
    const node = ready[(turn += 1) % ready.length];
    const fail = (reason: string) => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end(reason);
      incoming.resume();
    };
    if (node === undefined) return fail('No node is ready.');
    const { method, headers } = incoming;
    const passed = request(`${node}${incoming.url}`, { agent, method, headers }, (answer) => {
      answer.on('error', () => outgoing.destroy());
      const { connection: _, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(outgoing);
    });
    passed.on('error', (error) => fail(`${node}: ${error.message}`));
    incoming.pipe(passed);
  }

  // A client may send a request just when an idle connection is closed: longer than any client keeps one.
  const server = createServer({ keepAliveTimeout: IDLE_MS }, pass).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const checking = (async () => {
    while (isOpen) {
      await Promise.all(
        [...nodes].map(async ([url, node]) => {
          node.isReady = await fetch(`${url}/readyz`).then(
            ({ status }) => status === 200,
            () => false,
          );
        }),
      );
      await delay(CHECK_MS);
    }
  })();

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (url) => nodes.set(url, { isReady: false }),
    remove: (url) => nodes.delete(url),
    countReady: () => listReady().length,
    async close() {
      isOpen = false;
      await checking;
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
