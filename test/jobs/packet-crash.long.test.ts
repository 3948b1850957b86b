import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  approvePacket,
  createBatch,
  createClient,
  createSplitter,
  createSplitterEvaluation,
  createWebhook,
  getBatch,
  getPacket,
  getSplitterEvaluation,
  uploadDocument,
  uploadPacket,
  type Client,
  type Packet,
} from '@excerpt/sdk';
import { expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '../../server/config.ts';
import type { Database } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { invoicePage, LETTER_PAGE } from '../../server/extraction/packets/testing/make-pages.ts';
import { ok, workspaceWithSchema } from '../harness/builders.ts';
import { makeStack } from '../harness/documents/packet-files.ts';
import { startServerProcess } from '../harness/server-process.ts';
import { createAppDatabase } from '../harness/test-database.ts';
import { loopbackWebhooks, startReceiver } from '../harness/webhook-receiver.ts';

const PACKETS = 3;
const PARTS = 4;
/** The server is killed once so many documents of parts are there: while others are read, split, cut or run. */
const KILLED_AFTER = [0, 2, 6];
const API_KEY = 'exk_the-key-of-the-packet-crash-test';
const WAIT = { timeout: 120_000, interval: 5 };

/** A server that is killed and started again, on one database. */
async function startKilled(dialect: 'sqlite' | 'postgres') {
  const dataDir = await mkdtemp(join(tmpdir(), 'excerpt-crash-'));
  const { url: databaseUrl, drop } = await createAppDatabase(dataDir, dialect);
  const start = () =>
    startServerProcess(['test/jobs/crash-server.ts', join(dataDir, 'extractions.log'), '20', '80'], {
      ...loopbackWebhooks,
      EXCERPT_PORT: '0',
      EXCERPT_RATE_LIMIT: '0',
      EXCERPT_DATA_DIR: dataDir,
      EXCERPT_DATABASE_URL: databaseUrl,
      EXCERPT_LOG_LEVEL: 'error',
      EXCERPT_BOOTSTRAP_API_KEY: API_KEY,
    });
  let server = start();
  onTestFinished(async () => {
    await server.end('SIGKILL');
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const connect = async (): Promise<Client> => createClient({ baseUrl: await server.url, apiKey: API_KEY });
  const config = loadConfig({ EXCERPT_DATA_DIR: dataDir, EXCERPT_DATABASE_URL: databaseUrl });
  return {
    connect,
    end: () => server.end('SIGTERM'),
    async kill(): Promise<Client> {
      expect(await server.end('SIGKILL')).toBe('SIGKILL');
      server = start();
      return connect();
    },
    /** Opens the database for one look, since the server that is killed shares it. */
    async look<T>(read: (database: Database) => Promise<T>): Promise<T> {
      const { database, release } = await openDatabase(config, { exclusive: false });
      try {
        return await read(database);
      } finally {
        await release();
      }
    },
  };
}

const readParts = ({ db }: Database) =>
  db
    .selectFrom('documents')
    .select(['id', 'packet_id', 'packet_part', 'status'])
    .where('packet_id', 'is not', null)
    .execute();

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
    const listParts = () => server.look(readParts);
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
  `a batch makes one packet of each document after ${KILLED_AFTER.length} kills on %s`,
  { timeout: 600_000 },
  async (dialect) => {
    const receiver = await startReceiver();
    onTestFinished(() => receiver.close());
    const server = await startKilled(dialect);
    let client = await server.connect();
    const path = await workspaceWithSchema({ client });
    ok(await createWebhook({ client, path, body: { url: receiver.url, events: ['batch.completed'] } }));
    const categories = [{ name: 'Invoice', schemaKey: 'invoice' }, { name: 'Letter' }];
    ok(await createSplitter({ client, path, body: { key: 'mail', categories } }));
    const documents: { documentId: string }[] = [];
    for (let number = 0; number < PACKETS; number += 1) {
      const file = await makeStack([invoicePage(`${number}1`), LETTER_PAGE], `stack-${number}.pdf`);
      documents.push({ documentId: ok(await uploadDocument({ client, path, body: { file } })).id });
    }
    const { id } = ok(await createBatch({ client, path, body: { documents, splitter: 'mail', extract: true } }));
    for (const parts of KILLED_AFTER) {
      const countParts = async () => (await server.look(readParts)).length;
      await expect.poll(countParts, WAIT).toBeGreaterThanOrEqual(Math.min(parts, 2 * PACKETS));
      client = await server.kill();
    }

    await expect.poll(async () => ok(await getBatch({ client, path: { id } })).status, WAIT).toBe('completed');
    expect(ok(await getBatch({ client, path: { id } })).counts).toMatchObject({ total: PACKETS, completed: PACKETS });
    const parts = await server.look(readParts);
    const packets = await server.look(({ db }) => db.selectFrom('packets').select(['id', 'document_id']).execute());
    const runs = await server.look(({ db }) => db.selectFrom('runs').select('document_id').execute());
    expect(packets.map((one) => one.document_id).toSorted()).toEqual(
      documents.map(({ documentId }) => documentId).toSorted(),
    );
    for (const packet of packets)
      expect(parts.flatMap((one) => (one.packet_id === packet.id ? [one.packet_part] : [])).toSorted()).toEqual([0, 1]);
    // Invoices have a schema to extract with, letters have none.
    const ofInvoices = parts.filter(({ packet_part: part }) => part === 0).map((one) => one.id);
    expect(runs.map((one) => one.document_id).toSorted()).toEqual(ofInvoices.toSorted());
    await expect.poll(() => receiver.received.length, WAIT).toBeGreaterThan(0);
    // A delivery may come twice, with the same id.
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
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
