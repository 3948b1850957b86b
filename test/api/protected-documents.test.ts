import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createDocument, extractFile, getDocument, getDocumentLayout, uploadDocument } from '@excerpt/sdk';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { createLogger } from '../../server/lib/logger.ts';
import { createParser } from '../../server/parsing/child/child-parser.ts';
import { makePdf } from '../../server/parsing/testing/make-pdf.ts';
import { endOfRun, failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

const PASSWORD = 'pässwörd-of-the-user';
const OWNER = 'password-of-the-owner';
const KEY = randomBytes(32).toString('hex');

let app: TestApp;
let path: { slug: string; schemaKey: string };
const lines: string[] = [];

const real = createParser({ poolSize: 1, maxRssBytes: 2 ** 30 });
let isHeld = false;
/** Opens no protected file while it is held. */
const parser: typeof real = {
  ...real,
  async unlock(file, options) {
    while (isHeld) await delay(5, undefined, { signal: options.signal });
    return real.unlock(file, options);
  },
  close: async () => undefined,
};
/** Draws the page that it is given. */
const engine = scriptedEngine(async ({ layout, pagePicture, signal }) => {
  const picture = await pagePicture?.(1, signal);
  return { extractedData: { invoiceNumber: layout.pages[0]?.text ?? null, total: picture?.bytes.length ?? null } };
});

beforeAll(async () => {
  const logger = createLogger('trace', { write: (line) => void lines.push(line) });
  app = await startTestApp({ parser, engine, logger, settings: { EXCERPT_ENCRYPTION_KEY: KEY } });
  path = await workspaceWithSchema(app.admin);
});
afterAll(async () => {
  await app.close();
  await real.close();
});

async function lockedPdf(pdfVersion: '1.4' | '1.6' | '1.7ext3' = '1.7ext3'): Promise<File> {
  const pages = ['Invoice 4711', 'Terms'].map((text) => ({ texts: [{ text, x: 50, y: 100 }] }));
  const bytes = await makePdf(pages, { userPassword: PASSWORD, ownerPassword: OWNER, pdfVersion });
  return new File([new Uint8Array(bytes)], 'locked.pdf', { type: 'application/pdf' });
}

/** All that the database holds of documents and requests. */
async function stored(): Promise<string> {
  const config = loadConfig({ EXCERPT_DATA_DIR: app.dataDir, EXCERPT_DATABASE_URL: app.databaseUrl });
  const { database, release } = await openDatabase(config, { exclusive: false });
  try {
    const tables = ['documents', 'runs', 'idempotent_requests', 'webhook_events'];
    const rows = await Promise.all(tables.map((table) => sql`select * from ${sql.table(table)}`.execute(database.db)));
    return JSON.stringify(rows);
  } finally {
    await release();
  }
}

test.each([
  ['1.4', PASSWORD],
  ['1.6', OWNER],
  ['1.7ext3', PASSWORD],
  ['1.7ext3', OWNER],
] as const)('a PDF %s opens with %s', async (version, password) => {
  const { client } = app.admin;
  const body = { file: await lockedPdf(version), password, pages: '1' };
  const { runId } = ok(await extractFile({ client, path, body }));
  const run = await endOfRun(app.admin, runId);
  expect(run).toMatchObject({ status: 'completed', extractedData: { invoiceNumber: 'Invoice 4711' } });
  expect(run.extractedData?.['total']).toBeGreaterThan(1_000);
  const document = ok(await getDocument({ client, path: { id: run.documentId } }));
  expect(document).toMatchObject({ status: 'parsed', pageCount: 2, content: 'Invoice 4711' });
});

test('a missing or wrong password fails the document and the run, and says to send one', async () => {
  const { client } = app.admin;
  const file = await lockedPdf();
  for (const password of [undefined, 'a wrong one']) {
    const body = { file, ...(password !== undefined && { password }) };
    const { runId } = ok(await extractFile({ client, path, body }));
    const run = await endOfRun(app.admin, runId);
    expect(run).toMatchObject({ status: 'failed', errorCode: { code: 'document_encrypted', retryable: false } });
    expect(run.errorMessage).toContain('send');
    expect(run.errorMessage).toContain('`password`');
    const uploaded = ok(await uploadDocument({ client, path, body }));
    await app.app.idle();
    expect(ok(await getDocument({ client, path: { id: uploaded.id } }))).toMatchObject({
      status: 'failed',
      errorCode: { code: 'document_encrypted' },
    });
  }
});

test('does not share its parse with equal bytes that were sent without the password', async () => {
  const { client } = app.admin;
  const file = await lockedPdf();
  const opened = ok(await uploadDocument({ client, path, body: { file, password: PASSWORD } }));
  await app.app.idle();
  const other = ok(await uploadDocument({ client, path, body: { file } }));
  await app.app.idle();
  expect(ok(await getDocument({ client, path: { id: opened.id } })).status).toBe('parsed');
  expect(ok(await getDocument({ client, path: { id: other.id } })).status).toBe('failed');
  expect(failure(await getDocumentLayout({ client, path: { id: other.id } })).status).toBe(422);
});

test('is sealed until the document is parsed, survives a restart, and reaches no log, answer or copy', async () => {
  const { client } = app.admin;
  isHeld = true;
  const headers = { 'Idempotency-Key': 'with-a-password' };
  const created = await uploadDocument({
    client,
    path,
    headers,
    body: { file: await lockedPdf(), password: PASSWORD },
  });
  const document = ok(created);
  expect(JSON.stringify(document)).not.toContain('assw');
  expect(await stored()).not.toContain(PASSWORD);
  await app.restart();
  isHeld = false;
  await app.app.idle();
  const { client: restarted } = app.admin;
  expect(ok(await getDocument({ client: restarted, path: { id: document.id } })).status).toBe('parsed');
  const rows = await stored();
  expect(rows).not.toContain(PASSWORD);
  expect(rows).not.toMatch(/sealed_password":"/);
  expect(lines.join('')).not.toContain(PASSWORD);
  expect(await app.temporaryFiles()).toEqual([]);
});

test('goes with a file only, and is no password when it is empty or very long', async () => {
  const { client } = app.admin;
  const file = await lockedPdf();
  const document = ok(await createDocument({ client, path, body: { name: 'a', content: 'Total: 1' } }));
  const refused = [
    await extractFile({ client, path, body: { documentId: document.id, password: PASSWORD } as never }),
    await extractFile({ client, path, body: { file, password: '' } }),
    await uploadDocument({ client, path, body: { file, password: PASSWORD.repeat(100) } }),
  ].map((answer) => failure(answer));
  for (const { status, code, details, ...rest } of refused) {
    expect([status, code]).toEqual([400, 'validation_failed']);
    expect(details?.[0]?.path).toBe('/password');
    expect(JSON.stringify(rest)).not.toContain(PASSWORD);
  }
});

test('an export takes the file along, and neither password nor readable copy', async () => {
  const { client } = app.admin;
  const own = await workspaceWithSchema(app.admin);
  isHeld = true;
  const { id } = ok(await uploadDocument({ client, path: own, body: { file: await lockedPdf(), password: PASSWORD } }));
  const archive = join(app.dataDir, 'workspace.tar.gz');
  await app.withAdmin((admin) => admin.exportWorkspace(own.slug, archive));
  isHeld = false;
  const other = await startTestApp();
  onTestFinished(() => other.close());
  await other.withAdmin((admin) => admin.importWorkspace(archive, 'admin'));
  await other.restart();
  await other.app.idle();
  const imported = ok(await getDocument({ client: other.admin.client, path: { id } }));
  expect(imported).toMatchObject({ status: 'failed', errorCode: { code: 'document_encrypted' } });
  const answer = await other.admin.request(`/documents/${id}/file`);
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const statusOf = async () => ok(await getDocument({ client, path: { id } })).status;
  await expect.poll(statusOf).toBe('parsed');
});

test('is ignored for a file that needs none', async () => {
  const { client } = app.admin;
  const file = new File(['Invoice 4711'], 'a.txt', { type: 'text/plain' });
  const { runId } = ok(await extractFile({ client, path, body: { file, password: PASSWORD } }));
  expect((await endOfRun(app.admin, runId)).status).toBe('completed');
  expect(await stored()).not.toMatch(/sealed_password":"/);
});
