/** Servers are killed while they erase: each erasure is whole or has not begun, and the audit log says what is gone. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  createClient,
  createErasure,
  extract,
  getDocument,
  getErasure,
  listAuditLog,
  listErasureDocuments,
  type Client,
} from '@excerpt/sdk';
import { test } from 'vitest';
import { runCli } from '../../cli/testing/run-cli.ts';
import { readEnvironment } from '../../server/config.ts';
import type { DialectName } from '../../server/db/database.ts';
import { endOfRun, ok, workspaceWithSchema } from '../harness/builders.ts';
import { listStoredTexts } from '../harness/documents/stored-texts.ts';
import { startServerProcess, type ServerProcess } from '../harness/server-process.ts';
import { createAppDatabase } from '../harness/test-database.ts';
import { createSeededRandom } from './seeded-random.ts';

/** For a longer trial: `EXCERPT_TEST_KILLS=200`. */
const KILLS = Number(readEnvironment()['EXCERPT_TEST_KILLS'] ?? 4);
const API_KEY = 'exk_the-key-of-the-erasure-tests';
/** More than one step of the job. */
const DOCUMENTS = 12;
const KINDS = ['documents', 'schema', 'workspace', 'person'] as const;
/** On PostgreSQL, jobs of a server that was killed are released after 20 s. */
const WAIT = { timeout: 60_000, interval: 100 };

interface Subject {
  kind: (typeof KINDS)[number];
  /** Requests that erase, each with the documents that go with it. */
  requests: { method: string; path: string; ids: string[] }[];
  ids: string[];
  /** In the texts of the documents. */
  secret: string;
  erasure: string | null;
}

test.concurrent.for<DialectName>(['sqlite', 'postgres'])(
  `${KILLS} kills of a server on %s that erases leave whole erasures and their proof`,
  { timeout: 300_000 + KILLS * 90_000 },
  async (dialect, { expect, onTestFinished }) => {
    const random = createSeededRandom(3_806);
    const place = await mkdtemp(join(tmpdir(), 'excerpt-erasure-'));
    const dataDir = join(place, 'data');
    const { url: databaseUrl, drop } = await createAppDatabase(dataDir, dialect);
    const settings = { EXCERPT_DATA_DIR: dataDir, EXCERPT_DATABASE_URL: databaseUrl };
    const start = (): ServerProcess =>
      startServerProcess(['test/jobs/crash-server.ts', join(place, 'extractions.log'), '1', '2'], {
        ...settings,
        EXCERPT_PORT: '0',
        EXCERPT_LOG_LEVEL: 'silent',
        EXCERPT_LOCAL_RESIDENCY: 'EU',
        EXCERPT_RATE_LIMIT: '0',
        EXCERPT_BOOTSTRAP_API_KEY: API_KEY,
        EXCERPT_SHUTDOWN_SECONDS: '1',
        EXCERPT_PARSER_PROCESSES: '1',
      });
    let server = start();
    let client: Client = createClient({ baseUrl: await server.url, apiKey: API_KEY });
    onTestFinished(async () => {
      await server.end('SIGKILL');
      await drop();
      await rm(place, { recursive: true, force: true });
    });

    async function prepare(kind: Subject['kind']): Promise<Subject> {
      const path = await workspaceWithSchema({ client });
      // The index of words shares beginnings, so the part that is looked for later comes after one.
      const secret = crypto.randomUUID().replaceAll('-', '');
      const ids = await Promise.all(
        Array.from({ length: DOCUMENTS }, async (_, index) => {
          const body = { name: 'a.txt', content: `Dear xqz${secret}, this is document ${index}` };
          const { runId } = ok(await extract({ client, path, body }));
          return (await endOfRun({ client }, runId)).documentId ?? '';
        }),
      );
      const one = (method: string, at: string) => [{ method, path: at, ids }];
      const workspace = `/workspaces/${path.slug}`;
      const subject = { kind, ids, secret, erasure: null };
      if (kind === 'documents')
        return { ...subject, requests: ids.map((id) => ({ method: 'DELETE', path: `/documents/${id}`, ids: [id] })) };
      if (kind === 'schema') return { ...subject, requests: one('DELETE', `${workspace}/schemas/${path.schemaKey}`) };
      if (kind === 'workspace') return { ...subject, requests: one('DELETE', workspace) };
      const { id, counts } = ok(await createErasure({ client, path, body: { query: `xqz${secret}` } }));
      expect(counts['documents']).toBe(DOCUMENTS);
      return { ...subject, erasure: id, requests: one('POST', `/erasures/${id}/confirm`) };
    }

    /** Whether each request was answered with success; no answer is none. */
    const sendAll = async ({ requests }: Subject, url: string): Promise<boolean[]> =>
      Promise.all(
        requests.map(({ method, path }) =>
          fetch(url + path, { method, headers: { 'x-api-key': API_KEY } }).then(
            (answer) => answer.text().then(() => answer.ok),
            () => false,
          ),
        ),
      );

    const isThere = async (id: string) => (await getDocument({ client, path: { id } })).response?.status === 200;
    const countEntries = async (target: string) =>
      ok(await listAuditLog({ client, query: { target, action: 'document.deleted' } })).total;
    const statusOf = async (id: string) => ok(await getErasure({ client, path: { id } })).status;

    /** Checks one erasure. Returns whether it took place. */
    async function check({ kind, requests, ids, erasure }: Subject, answered: boolean[]): Promise<boolean> {
      if (erasure !== null && (answered[0] || (await statusOf(erasure)) !== 'prepared')) {
        await expect.poll(() => statusOf(erasure), WAIT).toBe('completed');
        const receipt = ok(await listErasureDocuments({ client, path: { id: erasure }, query: { pageSize: 100 } }));
        expect(receipt.data.map(({ documentId }) => documentId).sort()).toEqual([...ids].sort());
        for (const { status, entryId } of receipt.data) expect([status, entryId !== null]).toEqual(['erased', true]);
        expect(ok(await getErasure({ client, path: { id: erasure } })).counts['documents']).toBe(DOCUMENTS);
      }
      let gone = 0;
      for (const [index, request] of requests.entries()) {
        const left = await Promise.all(request.ids.map(isThere));
        const entries = await Promise.all(request.ids.map(countEntries));
        const isGone = left.every((one) => !one);
        expect(isGone || left.every(Boolean), `${kind}: half of it is gone`).toBe(true);
        if (answered[index]) expect(isGone, `${kind}: answered, and not gone`).toBe(true);
        expect(entries, `${kind}: entries of what is gone`).toEqual(request.ids.map(() => (isGone ? 1 : 0)));
        if (isGone) gone += 1;
      }
      return gone === requests.length;
    }

    async function verifyAll(): Promise<void> {
      const options = { settings };
      await expect
        .poll(async () => JSON.parse((await runCli(['verify', '--json'], options)).output) as object, WAIT)
        .toMatchObject({ problems: [] });
      const audit = await runCli(['audit', 'verify', '--json'], options);
      expect(JSON.parse(audit.output)).toMatchObject({ problems: [] });
    }

    /** Secrets of the list that are in a file, or in a row. */
    async function findLeft(secrets: string[]): Promise<string[]> {
      const texts = await listStoredTexts({ dataDir, databaseUrl });
      return texts.flatMap(([where, text]) =>
        secrets.filter((secret) => text.includes(secret.slice(8))).map((secret) => `${secret} in ${where}`),
      );
    }

    // How long each kind takes, so that kills meet it.
    const times = new Map<string, number>();
    for (const kind of KINDS) {
      const subject = await prepare(kind);
      const began = performance.now();
      await sendAll(subject, await server.url);
      expect(await check(subject, [])).toBe(true);
      times.set(kind, kind === 'person' ? 250 : performance.now() - began);
    }

    const erased: string[] = [];
    const kept: string[] = [];
    let interrupted = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const kind = KINDS[kill % KINDS.length] ?? 'documents';
      const subject = await prepare(kind);
      const sending = sendAll(subject, await server.url);
      await delay(random() * (times.get(kind) ?? 0));
      await server.end('SIGKILL');
      const answered = await sending;
      if (answered.includes(false)) interrupted += 1;
      server = start();
      client = createClient({ baseUrl: await server.url, apiKey: API_KEY });
      const isGone = await check(subject, answered);
      (isGone ? erased : kept).push(subject.secret);
      if (kill % 10 === 9) await verifyAll();
    }
    await verifyAll();
    await expect.poll(() => findLeft(erased), WAIT).toEqual([]);
    if (kept.length > 0) expect(await findLeft(kept)).not.toEqual([]);
    console.log(
      `${dialect}, ${KILLS} kills, ${interrupted} without an answer: ${erased.length} erased, ${kept.length} not.`,
    );
    expect(await server.end('SIGTERM')).toBe(0);
    expect(await findLeft(erased)).toEqual([]);
  },
);
