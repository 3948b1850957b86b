import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createBatch,
  createClient,
  createSplitter,
  getDocument,
  getPacket,
  uploadBatchDocuments,
  uploadDocument,
  uploadPacket,
} from '@excerpt/sdk';
import { expect, onTestFinished, test } from 'vitest';
import { failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { longStackPages, makeStack } from '../harness/documents/packet-files.ts';
import { peakDuring } from '../harness/memory/peak-memory.ts';
import { startServerProcess } from '../harness/server-process.ts';
import { startSpanReceiver } from '../harness/telemetry/span-receiver.ts';
import { startTestApp } from '../harness/test-app.ts';

const PAGES = 1_000;
const MIB = 2 ** 20;
/** Of a child, instead of 1,024: such a packet takes about 200. */
const CHILD_MEMORY_MIB = 400;
/** Of the server, beyond what it has at its start; such a packet takes about 200. */
const MAX_GROWTH_MIB = 400;
const API_KEY = 'exk_the-key-of-the-long-packet';

test(
  `a packet of ${PAGES} pages is split within the memory of children, and parsed once`,
  { timeout: 900_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'excerpt-long-packet-'));
    const collector = await startSpanReceiver();
    const server = startServerProcess(['--conditions=excerpt-source', 'cli/main.ts', 'serve', '--no-sample'], {
      EXCERPT_PORT: '0',
      EXCERPT_DATA_DIR: dataDir,
      EXCERPT_LOG_LEVEL: 'warn',
      EXCERPT_RATE_LIMIT: '0',
      EXCERPT_BOOTSTRAP_API_KEY: API_KEY,
      EXCERPT_CHILD_MEMORY_MIB: `${CHILD_MEMORY_MIB}`,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    });
    onTestFinished(async () => {
      await server.end('SIGKILL');
      await collector.close();
      await rm(dataDir, { recursive: true, force: true });
    });
    const client = createClient({ baseUrl: await server.url, apiKey: API_KEY });
    const path = await workspaceWithSchema({ client });
    const categories = [{ name: 'Invoice', identifier: 'invoice number' }, { name: 'Letter' }, { name: 'Contract' }];
    ok(await createSplitter({ client, path, body: { key: 'mail', categories } }));
    const file = await makeStack(longStackPages(PAGES), 'long.pdf');
    const { id } = ok(await uploadPacket({ client, path, body: { file, splitter: 'mail' } }));
    const read = async () => ok(await getPacket({ client, path: { id } }));
    const isEnded = async () => ['completed', 'failed', 'needs_review'].includes((await read()).status);
    const untilEnded = async () => {
      await expect.poll(isEnded, { timeout: 800_000, interval: 500 }).toBe(true);
    };
    const { before, peak, childPeak } = await peakDuring(server.pid, untilEnded());
    const packet = await read();
    expect(packet).toMatchObject({ status: 'completed', pageCount: PAGES, errorMessage: null });
    // Six documents in ten pages, at their places.
    const spans = ['1', '2', '3-4', '5-7', '8', '9-10'];
    expect(packet.parts.slice(0, 6).map(({ pages }) => pages)).toEqual(spans);
    expect(packet.parts).toHaveLength((PAGES / 10) * spans.length);
    expect(new Set(packet.parts.map(({ documentId }) => documentId)).size).toBe(packet.parts.length);
    const last = ok(await getDocument({ client, path: { id: packet.parts.at(-1)?.documentId ?? '' } }));
    expect(last).toMatchObject({ status: 'parsed', pageCount: 2, packetPages: `${PAGES - 1}-${PAGES}` });
    expect(childPeak).toBeLessThan(CHILD_MEMORY_MIB * MIB);
    expect(peak - before).toBeLessThan(MAX_GROWTH_MIB * MIB);

    // Parts are not read again, and the file is opened once for many of them.
    expect(await server.end('SIGTERM')).toBe(0);
    const count = (name: string) => collector.spans().filter((span) => span.name === name).length;
    expect(count('parse document')).toBe(1);
    expect(count('cut pages')).toBeLessThan(packet.parts.length / 10);
  },
);

test('a packet of one page more is refused at once, wherever it is sent to', { timeout: 300_000 }, async () => {
  const app = await startTestApp();
  onTestFinished(() => app.close());
  const { client } = app.admin;
  const path = await workspaceWithSchema({ client });
  ok(await createSplitter({ client, path, body: { key: 'mail', categories: [{ name: 'Letter' }] } }));
  const file = await makeStack(Array.from({ length: PAGES + 1 }, (_, page) => `Page ${page + 1}`));
  const given = { ...path, schemaKey: 'packets' };
  const { id } = ok(await createBatch({ client, path: given, body: { splitter: 'mail' } }));
  for (const answer of [
    await uploadDocument({ client, path, body: { file } }),
    await uploadPacket({ client, path, body: { file, splitter: 'mail' } }),
    await uploadBatchDocuments({ client, path: { id }, body: { file } }),
  ])
    expect(failure(answer)).toMatchObject({
      status: 413,
      code: 'too_many_pages',
      message:
        'The document has 1001 pages; the limit is 1000 (EXCERPT_MAX_PAGES). ' +
        'Cut the file, or upload it as a document with `pages`, such as 1-1000.',
    });
});
