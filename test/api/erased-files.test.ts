import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDocument, deleteDocument, deleteRun, extract, listDocuments, uploadDocument } from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { endOfRun, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

/** Prefixes of words are shared in the index, so only an inner part is looked for. */
const WORD = 'kanarienvogelquartz';
const CANARY = 'envogelquart';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ engine: scriptedEngine(async () => ({ extractedData: { total: WORD } })) });
});
afterAll(() => app.close());

async function listFilesWith(canary: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(app.dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path).catch(() => Buffer.alloc(0));
    if (bytes.toString('latin1').toLowerCase().includes(canary)) found.push(entry.name);
  }
  return found;
}

describe.runIf(inject('database') === 'sqlite')('deleted content', () => {
  test('is in no file within a minute', { timeout: 90_000 }, async () => {
    const path = await workspaceWithSchema(app.admin);
    const { client } = app.admin;
    const texts = Array.from({ length: 20 }, (_, index) => `${WORD} ${WORD}${index} `.repeat(400 + index));
    const ids: string[] = [];
    for (const [index, content] of texts.entries()) {
      const headers = { 'Idempotency-Key': `key-${index}` };
      ids.push(ok(await createDocument({ client, path, body: { name: `${WORD}.txt`, content }, headers })).id);
    }
    const file = new File([texts.join('\n')], `${WORD}.txt`, { type: 'text/plain' });
    ids.push(ok(await uploadDocument({ client, path, body: { file } })).id);
    const { runId } = ok(await extract({ client, path, body: { documentId: ids[0] as string } }));
    await endOfRun(app.admin, runId);
    expect(ok(await listDocuments({ client, path, query: { query: WORD } })).total).toBe(21);
    // The log is read before SQLite writes it to the database.
    expect(await listFilesWith(CANARY)).toContain('excerpt.db-wal');

    await deleteRun({ client, path: { id: runId } });
    for (const id of ids) expect((await deleteDocument({ client, path: { id } })).response?.status).toBe(204);
    await expect.poll(() => listFilesWith(CANARY), { timeout: 60_000, interval: 500 }).toEqual([]);
    expect(ok(await listDocuments({ client, path, query: { query: WORD } })).total).toBe(0);
  });
});
