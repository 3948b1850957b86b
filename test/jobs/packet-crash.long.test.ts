import {
  approvePacket,
  createSplitter,
  createSplitterEvaluation,
  createWebhook,
  getPacket,
  getSplitterEvaluation,
  uploadPacket,
  type Packet,
} from '@excerpt/sdk';
import { expect, onTestFinished, test } from 'vitest';
import { invoicePage, LETTER_PAGE } from '../../server/extraction/packets/testing/make-pages.ts';
import { ok, workspaceWithSchema } from '../harness/builders.ts';
import { makeStack } from '../harness/documents/packet-files.ts';
import { startReceiver } from '../harness/webhook-receiver.ts';
import { startKilled } from './killed-server.ts';

const PACKETS = 3;
const PARTS = 4;
/** The server is killed once so many documents of parts are there: while others are read, split, cut or run. */
const KILLED_AFTER = [0, 2, 6];
const WAIT = { timeout: 240_000, interval: 5 };

test.each(['sqlite', 'postgres'] as const)(
  `each part of a packet exists once after ${KILLED_AFTER.length} kills on %s`,
  { timeout: 600_000 },
  async (dialect) => {
    const receiver = await startReceiver();
    onTestFinished(() => receiver.close());
    const server = await startKilled(dialect);
    let client = await server.connect();
    const path = await workspaceWithSchema({ client });
    ok(await createWebhook({ client, path, body: { url: receiver.url, events: ['packet.completed'] } }));
    const categories = [{ name: 'Invoice', schemaKey: 'invoice' }, { name: 'Letter' }];
    ok(await createSplitter({ client, path, body: { key: 'mail', categories } }));
    const ids: string[] = [];
    for (let number = 0; number < PACKETS; number += 1) {
      const pages = [invoicePage(`${number}1`), LETTER_PAGE, invoicePage(`${number}2`), invoicePage(`${number}3`)];
      const file = await makeStack(pages, `stack-${number}.pdf`);
      ids.push(ok(await uploadPacket({ client, path, body: { file, splitter: 'mail', extract: true } })).id);
    }
    const listParts = () =>
      server.look(({ db }) =>
        db
          .selectFrom('documents')
          .select(['id', 'packet_id', 'packet_part', 'status'])
          .where('packet_id', 'is not', null)
          .execute(),
      );
    for (const parts of KILLED_AFTER) {
      await expect.poll(async () => (await listParts()).length, WAIT).toBeGreaterThanOrEqual(parts);
      client = await server.kill();
    }

    const read = async (id: string): Promise<Packet> => ok(await getPacket({ client, path: { id } }));
    for (const id of ids) await expect.poll(async () => (await read(id)).status, WAIT).toBe('completed');
    const found = await listParts();
    const runs = await server.look(({ db }) => db.selectFrom('runs').select('document_id').execute());
    for (const id of ids) {
      const { parts } = await read(id);
      expect(parts).toHaveLength(PARTS);
      const own = found.filter((one) => one.packet_id === id);
      expect(own.map((one) => one.packet_part).toSorted()).toEqual([0, 1, 2, 3]);
      expect(parts.map(({ documentId }) => documentId).toSorted()).toEqual(own.map((one) => one.id).toSorted());
      expect(own.map(({ status }) => status)).toEqual(own.map(() => 'parsed'));
      for (const { documentId, schemaKey } of parts)
        expect(runs.filter((run) => run.document_id === documentId)).toHaveLength(schemaKey === null ? 0 : 1);
    }
    await expect
      .poll(() => new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size, WAIT)
      .toBe(PACKETS);
    expect(await server.end()).toBe(0);
  },
);

test.each(['sqlite', 'postgres'] as const)(
  'an evaluation of a splitter counts each packet once, also where the server is killed, on %s',
  { timeout: 600_000 },
  async (dialect) => {
    const server = await startKilled(dialect);
    let client = await server.connect();
    const path = await workspaceWithSchema({ client });
    const categories = [{ name: 'Invoice' }, { name: 'Letter' }];
    ok(await createSplitter({ client, path, body: { key: 'careful', categories, reviewBelow: 1 } }));
    for (let number = 0; number < PACKETS; number += 1) {
      const file = await makeStack([invoicePage(`${number}1`), LETTER_PAGE], `stack-${number}.pdf`);
      const { id } = ok(await uploadPacket({ client, path, body: { file, splitter: 'careful' } }));
      const statusOf = async () => ok(await getPacket({ client, path: { id } })).status;
      await expect.poll(statusOf, WAIT).toBe('needs_review');
      ok(await approvePacket({ client, path: { id } }));
      await expect.poll(statusOf, WAIT).toBe('completed');
    }
    const splitter = { ...path, splitterKey: 'careful' };
    const { id } = ok(await createSplitterEvaluation({ client, path: splitter, body: {} }));
    const read = async () => ok(await getSplitterEvaluation({ client, path: { ...splitter, id } }));
    await expect.poll(async () => (await read()).counts.completed, WAIT).toBeGreaterThanOrEqual(1);
    client = await server.kill();
    await expect.poll(async () => (await read()).status, WAIT).toBe('completed');
    expect(await read()).toMatchObject({
      counts: { total: PACKETS, completed: PACKETS, failed: 0 },
      score: { documents: 2 * PACKETS, exactPackets: 1 },
    });
    expect(await server.end()).toBe(0);
  },
);
