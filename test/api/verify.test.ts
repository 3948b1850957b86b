import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createDocument, deleteDocument, deleteSchema, extract, listAuditLog, uploadDocument } from '@excerpt/sdk';
import { expect, inject, test } from 'vitest';
import { ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { createGate } from '../harness/gate.ts';
import { executeOn } from '../harness/documents/many-rows.ts';
import { asBuilt, cleanEnvironment } from '../harness/server-process.ts';
import { startTestApp } from '../harness/test-app.ts';

/** With a query for each, they take many minutes. */
const DELETIONS = 20_000;

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Found {
  files: number;
  activeRuns: number;
  problems: { subject: string; message: string }[];
  erased?: number;
  notes?: string[];
}

/** Runs the command in a process of its own, as beside a server. */
async function verify(dataDir: string, databaseUrl: string): Promise<Found> {
  const argv = asBuilt(['--conditions=excerpt-source', 'cli/main.ts', 'verify', '--json']);
  const env = { ...cleanEnvironment(), EXCERPT_DATA_DIR: dataDir, EXCERPT_DATABASE_URL: databaseUrl };
  const ended = promisify(execFile)(process.execPath, argv, { cwd: root, env });
  // It exits with 1 where something is wrong.
  const { stdout } = await ended.catch((error: unknown) => error as { stdout: string });
  return JSON.parse(stdout) as Found;
}

test('verify finds what is wrong beside a running server, and nothing where all is well', async () => {
  const gate = createGate();
  gate.close();
  const engine = scriptedEngine(async ({ signal }) => {
    await gate.pass(signal);
    return {};
  });
  const app = await startTestApp({ engine });
  try {
    const { client } = app.admin;
    const path = await workspaceWithSchema(app.admin);
    const accept = async (content: string) => ok(await extract({ client, path, body: { name: 'a.txt', content } }));
    await accept('the first');
    await accept('the second');
    expect(await verify(app.dataDir, app.databaseUrl)).toEqual({ files: 2, activeRuns: 2, problems: [] });

    const lost = 'a'.repeat(64);
    await app.withDatabase((db) => db.updateTable('documents').set({ blob_hash: lost }).execute());
    const { files, problems } = await verify(app.dataDir, app.databaseUrl);
    expect(files).toBe(1);
    expect(problems.map(({ message }) => message)).toContain(`Its file documents/aa/${lost} is missing.`);
    expect(problems.filter(({ message }) => message.startsWith('No document has this file')).length).toBeGreaterThan(1);
  } finally {
    gate.open();
    await app.close();
  }
});

test('verify finds nothing of what was erased, and names what is left of it', async () => {
  const app = await startTestApp();
  try {
    const { client } = app.admin;
    const path = await workspaceWithSchema(app.admin);
    const kept = await workspaceWithSchema(app.admin);
    const bytes = 'Dear Ms Example';
    const file = new File([bytes], 'a.txt', { type: 'text/plain' });
    const { id } = ok(await uploadDocument({ client, path, body: { file } }));
    const other = ok(await createDocument({ client, path, body: { name: 'b.txt', content: 'Another' } }));
    ok(await createDocument({ client, path: kept, body: { name: 'c.txt', content: 'Kept' } }));
    await app.app.idle();
    await deleteDocument({ client, path: { id } });
    await deleteSchema({ client, path });
    const found = await verify(app.dataDir, app.databaseUrl);
    expect(found).toMatchObject({ files: 1, problems: [], erased: 2 });
    const { data } = ok(await listAuditLog({ client, query: { workspace: path.slug, action: 'schema.deleted' } }));
    expect(data[0]?.details).toMatchObject({ documents: 1, fileBytes: 7, runs: 0 });
    const deleted = ok(await listAuditLog({ client, query: { target: other.id, action: 'document.deleted' } })).data;
    expect(deleted[0]?.details?.['sha256']).toMatch(/^[0-9a-f]{64}$/);

    // A row, and a copy of the file that a child has left.
    await app.withDatabase(async (db) => {
      await db.deleteFrom('unindexed_documents').execute();
      await db.deleteFrom('document_words').execute();
      await db.updateTable('documents').set({ id }).execute();
    });
    await mkdir(join(app.dataDir, 'tmp', 'child'), { recursive: true });
    await writeFile(join(app.dataDir, 'tmp', 'child', 'page'), bytes);
    const { problems } = await verify(app.dataDir, app.databaseUrl);
    expect(problems).toContainEqual({ subject: id, message: 'It was deleted, and is in the table documents.' });
    const copy = join('tmp', 'child', 'page');
    expect(problems).toContainEqual({ subject: copy, message: 'It has the bytes of a file that was erased.' });
    await rm(join(app.dataDir, 'tmp', 'child'), { recursive: true });
  } finally {
    await app.close();
  }
});

test('verify reads a long log of deletions once, and not once for each of them', async () => {
  const app = await startTestApp();
  try {
    const { client } = app.admin;
    const path = await workspaceWithSchema(app.admin);
    const { id } = ok(await createDocument({ client, path, body: { name: 'a.txt', content: 'Total: 1' } }));
    expect((await deleteDocument({ client, path: { id } })).response?.status).toBe(204);
    await app.app.close();
    const number = inject('database') === 'sqlite' ? `printf('%026d', n)` : `lpad(n::text, 26, '0')`;
    await executeOn(app.databaseUrl, [
      `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${DELETIONS})
       insert into audit_entries
         (id, owner_id, actor_id, action, workspace_id, target_type, target_id, changes, details, created_at)
       select 'aud_' || ${number}, owner_id, actor_id, action, workspace_id, target_type, 'doc_' || ${number},
         changes, details, created_at
       from audit_entries, numbers where action = 'document.deleted'`,
    ]);
    expect(await verify(app.dataDir, app.databaseUrl)).toMatchObject({ erased: DELETIONS + 1, problems: [] });
  } finally {
    await app.close();
  }
});
