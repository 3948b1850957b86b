import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterEach, expect, test } from 'vitest';
import type { Backend, PacketState } from '../backend.ts';
import { createMcpServer } from '../create-mcp-server.ts';

const PART = { pages: '1', category: 'Invoice', confidence: 0.9, documentId: 'd1', runId: null };

let client: Client | undefined;
afterEach(() => client?.close());

/** Calls the tool with a backend whose packet is in a state. */
async function split(args: object, state: object = {}) {
  const started: unknown[] = [];
  const waited: string[] = [];
  const packet = { id: 'pkt_1', status: 'completed', pageCount: 3, parts: [PART], errorMessage: null, ...state };
  const backend = {
    startPacket: (request: unknown) => {
      started.push(request);
      return Promise.resolve('pkt_1');
    },
    waitForPacket: (id: string) => {
      waited.push(id);
      return Promise.resolve(packet as unknown as PacketState);
    },
  } as unknown as Backend;
  const server = createMcpServer({ backend, version: '1', takesPaths: false, describeError: String });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await server.connect(near);
  client = new Client({ name: 'test', version: '1' });
  await client.connect(far);
  const answer = await client.callTool({ name: 'split', arguments: { ...args } });
  const text = JSON.stringify(answer.content);
  const result = answer.structuredContent as { next: string | null; parts: object[]; partCount: number } | undefined;
  return { started, waited, text, result, isError: answer.isError === true };
}

test('a file is split, and its parts are named', async () => {
  const { started, waited, result } = await split({ documentId: 'doc_1', splitter: 'mail' });
  expect(started).toMatchObject([
    { splitter: 'mail', extract: false, document: { kind: 'stored', documentId: 'doc_1' } },
  ]);
  expect(waited).toEqual(['pkt_1']);
  expect(result).toMatchObject({
    packetId: 'pkt_1',
    status: 'completed',
    pageCount: 3,
    partCount: 1,
    parts: [PART],
    next: null,
  });
});

test('a packet is read again by its id, and nothing is started', async () => {
  const { started, waited } = await split({ packetId: 'pkt_7' });
  expect([started, waited]).toEqual([[], ['pkt_7']]);
});

test.each([[{}], [{ documentId: 'doc_1', packetId: 'pkt_1' }]])(
  'either a file or a packet is named, not %j',
  async (args) => {
    const { text, started, isError } = await split(args);
    expect([isError, text.includes('Pass either a file or packetId.'), started]).toEqual([true, true, []]);
  },
);

test.each<[string, object, string | null]>([
  ['that waits', { status: 'pending' }, 'Call split with the packetId pkt_1'],
  ['under way', { status: 'processing' }, 'Call split with the packetId pkt_1'],
  ['that a person must see', { status: 'needs_review' }, 'A person has to look'],
  ['of which one part was extracted', { parts: [PART, { ...PART, runId: 'run_1' }] }, 'get_run returns'],
  ['of which no part was extracted', { parts: [PART, PART] }, null],
  ['without parts', { parts: [] }, null],
])('what comes next for a packet %s', async (_, state, next) => {
  const { result } = await split({ packetId: 'pkt_1' }, state);
  if (next === null) expect(result?.next).toBeNull();
  else expect(result?.next).toContain(next);
});

test('a packet that failed is an error, with its reason', async () => {
  const failed = await split({ packetId: 'pkt_1' }, { status: 'failed', errorMessage: 'It is torn.' });
  expect([failed.isError, failed.text.includes('It is torn. (packet pkt_1)')]).toEqual([true, true]);
  const silent = await split({ packetId: 'pkt_1' }, { status: 'failed' });
  expect(silent.text).toContain('The packet failed. (packet pkt_1)');
});

test('of many parts the first 200 are listed, and all are counted', async () => {
  const { result } = await split({ packetId: 'pkt_1' }, { parts: Array.from({ length: 201 }, () => PART) });
  expect([result?.parts.length, result?.partCount]).toEqual([200, 201]);
});
