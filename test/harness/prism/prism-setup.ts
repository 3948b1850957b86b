/** Starts Prism, a validating proxy that is not ours, before the tests of a project, and ends it after them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as sendRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { fetchTool } from '../../../scripts/tools/fetch-tool.ts';
import { TOOLS } from '../../../scripts/tools/known-tools.ts';
import { findFreePort } from '../free-port.ts';
import { eventually } from '../raw-request.ts';
import { UPSTREAM } from './fetch-through-prism.ts';

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
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const program = await fetchTool(root, TOOLS.prism);
  const relay = await startRelay();
  const upstream = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`;
  const port = await findFreePort();
  const contract = fileURLToPath(new URL('../../../server/generated/openapi.json', import.meta.url));
  const args = [program, 'proxy', contract, upstream, '--host', '127.0.0.1', '--port', String(port)];
  const prism = spawn(process.execPath, args, { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await eventually(async () => (await fetch(`${url}/me`).catch(() => null)) !== null);
  project.provide('prism', url);
  return async () => {
    prism.kill();
    relay.closeAllConnections();
    relay.close();
    await once(relay, 'close');
  };
}
