import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { expect, test } from 'vitest';
import type { Backend } from '../backend.ts';
import { createMcpServer } from '../create-mcp-server.ts';

/** A server whose run waits until its call ends. */
async function startWaiting() {
  const cancelled: string[] = [];
  const waiting = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const backend = {
    startRun: async () => 'run_1',
    cancelRun: async (id: string) => void cancelled.push(id),
    async waitForRun(_: string, { signal }: { signal: AbortSignal }) {
      waiting.resolve();
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      setImmediate(left.resolve);
      throw new Error('The call has ended.');
    },
  } as unknown as Backend;
  const server = createMcpServer({ backend, version: '1', takesPaths: false, describeError: String });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await server.connect(near);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(far);
  const calling = new AbortController();
  const call = client.callTool({ name: 'extract', arguments: { schema: 'a', text: 'a' } }, undefined, {
    signal: calling.signal,
  });
  const ended = call.catch(() => undefined);
  await waiting.promise;
  return { client, cancelled, calling, left: Promise.all([left.promise, ended]) };
}

test('a cancelled call cancels its run', async () => {
  const { client, cancelled, calling, left } = await startWaiting();
  calling.abort('The user pressed Escape.');
  await left;
  expect(cancelled).toEqual(['run_1']);
  await client.close();
});

test('a connection that ends leaves the run alone', async () => {
  const { client, cancelled, left } = await startWaiting();
  await client.close();
  await left;
  expect(cancelled).toEqual([]);
});

test('an error of the wait names the run', async () => {
  const backend = {
    startRun: async () => 'run_7',
    waitForRun: () => Promise.reject(new Error('Refused.')),
  } as unknown as Backend;
  const server = createMcpServer({ backend, version: '1', takesPaths: false, describeError: String });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await server.connect(near);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(far);
  const { content } = await client.callTool({ name: 'extract', arguments: { schema: 'a', text: 'a' } });
  expect(content).toMatchObject([{ text: expect.stringMatching(/Refused\..*run run_7/) }]);
  await client.close();
});
