/** Starts Prism, a validating proxy that is not ours, before the tests of a project, and ends it after them. */
import { once } from 'node:events';
import { createServer, request as sendRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { UPSTREAM } from './fetch-through-prism.ts';
import { startPrism } from './start-prism.ts';

/** Forwards each request to the server that its header names: one proxy serves all servers of a test process. */
async function startRelay(): Promise<Server> {
  const relay = createServer((incoming, outgoing) => {
    const { [UPSTREAM]: upstream, ...headers } = incoming.headers;
    const { port, host } = new URL(String(upstream ?? 'http://127.0.0.1:1'));
    const forwarded = sendRequest(
      { host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers: { ...headers, host } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(forwarded);
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  return relay;
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const relay = await startRelay();
  const prism = await startPrism(`http://127.0.0.1:${(relay.address() as AddressInfo).port}`);
  project.provide('prism', prism.url);
  return async () => {
    await prism.close();
    relay.closeAllConnections();
    relay.close();
    await once(relay, 'close');
  };
}
