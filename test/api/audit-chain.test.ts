/** The chain of the audit log with several servers, and with one that is killed. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDocument, deleteDocument, getDocument, listAuditLog } from '@excerpt/sdk';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { sealEntries, verifyAuditLog } from '../../server/audit/chain-repository.ts';
import { loadConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { invoiceDefinition, ok, workspaceWithSchema } from '../harness/builders.ts';
import { endAllServers, startServerProcess } from '../harness/server-process.ts';
import { startTestApp } from '../harness/test-app.ts';

afterEach(() => endAllServers());

async function verifyChain(settings: { EXCERPT_DATA_DIR: string; EXCERPT_DATABASE_URL?: string }) {
  const { database, release } = await openDatabase(loadConfig(settings), { exclusive: false });
  try {
    await sealEntries(database);
    return await verifyAuditLog(database.db);
  } finally {
    await release();
  }
}

describe.runIf(inject('database') === 'postgres')('two servers', () => {
  test('write one chain, in which each entry has a place of its own', async () => {
    const first = await startTestApp();
    const second = await startTestApp({ beside: first });
    try {
      const user = await first.addUser();
      const users = [user, second.same(user)];
      const path = await workspaceWithSchema(user);
      const body = { name: 'a.txt', content: 'Text' };
      await Promise.all(
        Array.from({ length: 40 }, async (_, index) => {
          const { client } = users[index % 2] ?? user;
          const { id } = ok(await createDocument({ client, path, body }));
          ok(await getDocument({ client, path: { id } }));
          if (index % 4 === 0) await deleteDocument({ client, path: { id } });
        }),
      );
      await Promise.all([first.app.idle(), second.app.idle()]);
      const list = async ({ client } = user) =>
        ok(await listAuditLog({ client, query: { workspace: path.slug, action: 'document', pageSize: 100 } })).data;
      await expect.poll(async () => [(await list()).length, (await list(users[1])).length]).toEqual([90, 90]);
      const unplaced = async () => (await list()).filter(({ position }) => position === null).length;
      await expect.poll(unplaced, { timeout: 20_000 }).toBe(0);
      expect(new Set((await list()).map(({ position }) => position)).size).toBe(90);
      const found = await verifyChain({ EXCERPT_DATA_DIR: first.dataDir, EXCERPT_DATABASE_URL: first.databaseUrl });
      expect(found.problems).toEqual([]);
    } finally {
      await second.close();
      await first.close();
    }
  });
});

describe.runIf(inject('database') === 'postgres')('reads of one person by two servers', () => {
  test('have one entry an hour for each document', async () => {
    const first = await startTestApp();
    const second = await startTestApp({ beside: first });
    try {
      const user = await first.addUser();
      const users = [user, second.same(user)];
      const path = await workspaceWithSchema(user);
      const query = { workspace: path.slug, action: 'document.read', pageSize: 100 };
      for (let round = 1; round <= 10; round += 1) {
        const { id } = ok(
          await createDocument({ client: user.client, path, body: { name: 'a.txt', content: 'Text' } }),
        );
        await Promise.all(users.map(async ({ client }) => ok(await getDocument({ client, path: { id } }))));
        // Both store what they have recorded, at once.
        await Promise.all(users.map(async ({ client }) => ok(await listAuditLog({ client, query }))));
        expect(ok(await listAuditLog({ client: user.client, query })).total).toBe(round);
      }
    } finally {
      await second.close();
      await first.close();
    }
  });
});

describe.runIf(inject('database') === 'sqlite')('a killed server', () => {
  test('leaves a chain that verifies, with every deletion that was answered', { timeout: 60_000 }, async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'excerpt-audit-'));
    try {
      const key = 'exk_of-the-audit-chain-test';
      const settings = { EXCERPT_DATA_DIR: dataDir, EXCERPT_PORT: '0', EXCERPT_BOOTSTRAP_API_KEY: key };
      const deleted: string[] = [];
      for (let kill = 0; kill < 2; kill += 1) {
        const server = startServerProcess(['--conditions=excerpt-source', 'cli/main.ts', 'serve'], settings);
        const url = await server.url;
        const send = (path: string, init: RequestInit = {}) =>
          fetch(url + path, { ...init, headers: { 'x-api-key': key, 'content-type': 'application/json' } });
        const body = JSON.stringify({ name: 'a.txt', content: 'Text' });
        const documents = '/workspaces/chain/schemas/invoice/documents';
        if (kill === 0) {
          const workspace = JSON.stringify({ name: 'Chain', slug: 'chain' });
          await send('/workspaces', { method: 'POST', body: workspace });
          const schema = JSON.stringify({ schemaKey: 'invoice', name: 'Invoice', definition: invoiceDefinition });
          await send('/workspaces/chain/schemas', { method: 'POST', body: schema });
        }
        for (let count = 0; count < 10; count += 1) {
          const { id } = (await (await send(documents, { method: 'POST', body })).json()) as { id: string };
          expect((await send(`/documents/${id}`, { method: 'DELETE' })).status).toBe(204);
          deleted.push(id);
        }
        await server.end('SIGKILL');
        const found = await verifyChain({ EXCERPT_DATA_DIR: dataDir });
        expect(found.problems).toEqual([]);
        expect(found.entries).toBeGreaterThanOrEqual(deleted.length);
      }
      const { database, release } = await openDatabase(loadConfig({ EXCERPT_DATA_DIR: dataDir }), { exclusive: false });
      const rows = await database.db
        .selectFrom('audit_entries')
        .select('target_id')
        .where('action', '=', 'document.deleted')
        .where('position', 'is not', null)
        .execute();
      await release();
      expect(rows.map((row) => row.target_id).sort()).toEqual(deleted.sort());
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
