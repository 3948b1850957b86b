import {
  createBatch,
  createSplitter,
  createWebhook,
  getBatch,
  getPacket,
  listBatchDocuments,
  startBatch,
  uploadDocument,
} from '@excerpt/sdk';
import { expect, onTestFinished, test } from 'vitest';
import { invoicePage, LETTER_PAGE } from '../../server/extraction/packets/testing/make-pages.ts';
import { ok, workspaceWithSchema } from '../harness/builders.ts';
import { makeStack } from '../harness/documents/packet-files.ts';
import { startReceiver } from '../harness/webhook-receiver.ts';
import { startKilled } from './killed-server.ts';

const STACKS = 12;
const PARTS = 4;
/** Parts whose category has a schema. */
const RUNS = 3;
/** The server is killed once so many packets, documents of parts and runs are there; the last are 12 + 48 + 36. */
const KILLED_AFTER = [0, 1, 5, 12, 20, 30, 40, 52, 64, 78, 90, 96];
const WAIT = { timeout: 240_000, interval: 5 };

test.each(['sqlite', 'postgres'] as const)(
  `a batch of packets has each packet, part and run once after ${KILLED_AFTER.length} kills on %s`,
  { timeout: 900_000 },
  async (dialect) => {
    const receiver = await startReceiver();
    onTestFinished(() => receiver.close());
    const server = await startKilled(dialect);
    let client = await server.connect();
    const path = await workspaceWithSchema({ client });
    const events = ['batch.completed' as const, 'packet.completed' as const];
    ok(await createWebhook({ client, path, body: { url: receiver.url, events } }));
    const categories = [{ name: 'Invoice', schemaKey: 'invoice' }, { name: 'Letter' }];
    ok(await createSplitter({ client, path, body: { key: 'mail', categories } }));
    const documents: { documentId: string }[] = [];
    for (let number = 0; number < STACKS; number += 1) {
      const pages = [invoicePage(`${number}1`), LETTER_PAGE, invoicePage(`${number}2`), invoicePage(`${number}3`)];
      const file = await makeStack(pages, `stack-${number}.pdf`);
      documents.push({ documentId: ok(await uploadDocument({ client, path, body: { file } })).id });
    }
    const body = { splitter: 'mail', extract: true, documents, start: false };
    const { id } = ok(await createBatch({ client, path: { ...path, schemaKey: 'packets' }, body }));
    ok(await startBatch({ client, path: { id } }));

    const readAll = () =>
      server.look(async ({ db }) => ({
        packets: await db.selectFrom('packets').select(['id', 'document_id', 'status']).execute(),
        parts: await db
          .selectFrom('documents')
          .select(['id', 'packet_id', 'packet_part', 'status'])
          .where('packet_id', 'is not', null)
          .execute(),
        runs: await db.selectFrom('runs').select(['document_id', 'status']).execute(),
      }));
    const countAll = async () => Object.values(await readAll()).reduce((sum, rows) => sum + rows.length, 0);
    for (const reached of KILLED_AFTER) {
      await expect.poll(countAll, WAIT).toBeGreaterThanOrEqual(reached);
      client = await server.kill();
    }

    const counts = { total: STACKS, waiting: 0, pending: 0, processing: 0, completed: STACKS, failed: 0, cancelled: 0 };
    await expect.poll(async () => ok(await getBatch({ client, path: { id } })).status, WAIT).toBe('completed');
    expect(ok(await getBatch({ client, path: { id } })).counts).toEqual(counts);
    await expect
      .poll(async () => (await readAll()).runs.filter(({ status }) => status === 'completed').length, WAIT)
      .toBe(STACKS * RUNS);

    const { packets, parts, runs } = await readAll();
    const given = documents.map(({ documentId }) => documentId);
    expect(packets.map((one) => one.document_id).toSorted()).toEqual(given.toSorted());
    expect(runs).toHaveLength(STACKS * RUNS);
    expect(new Set(runs.map((run) => run.document_id)).size).toBe(STACKS * RUNS);
    for (const packet of packets) {
      expect(packet.status).toBe('completed');
      const own = parts.filter((part) => part.packet_id === packet.id);
      expect(own.map((part) => part.packet_part).toSorted()).toEqual(Array.from({ length: PARTS }, (_, at) => at));
      expect(own.map(({ status }) => status)).toEqual(own.map(() => 'parsed'));
      const shown = ok(await getPacket({ client, path: { id: packet.id } }));
      expect(shown.parts.map(({ documentId }) => documentId).toSorted()).toEqual(own.map((part) => part.id).toSorted());
    }
    const listed = ok(await listBatchDocuments({ client, path: { id } })).data;
    expect(listed.map(({ packetId }) => packetId).toSorted()).toEqual(packets.map((packet) => packet.id).toSorted());

    // A delivery may come twice, with the same id.
    const kinds = () => {
      const heard = new Map(receiver.received.map(({ headers, body: sent }) => [headers['webhook-id'], sent]));
      return [...heard.values()].map((sent) => (JSON.parse(sent) as { type: string }).type).toSorted();
    };
    const wanted = ['batch.completed', ...packets.map(() => 'packet.completed')];
    await expect.poll(kinds, WAIT).toEqual(wanted);
    expect(await server.end()).toBe(0);
    expect(kinds()).toEqual(wanted);
  },
);
