import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteDocument, getDocument, uploadDocument } from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';

let running: TestApp;

beforeAll(async () => {
  running = await startTestApp({ engine: scriptedEngine(), settings: { EXCERPT_BLOBS: 'disk' } });
});
afterAll(() => running.close());

async function storedFiles(): Promise<string[]> {
  const entries = await readdir(join(running.dataDir, 'blobs'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

test('equal bytes are stored and parsed once, and go with the last document over them', async () => {
  const { client } = running.admin;
  const path = await workspaceWithSchema(running.admin);
  const upload = async (name: string) =>
    ok(
      await uploadDocument({
        client,
        path,
        body: { file: new File(['Invoice number: 7\n'], name, { type: 'text/plain' }) },
      }),
    );
  const [first, second] = [await upload('a.txt'), await upload('b.txt')];
  await running.app.idle();
  // One document and one layout.
  expect(await storedFiles()).toHaveLength(2);
  for (const { id } of [first, second]) expect(ok(await getDocument({ client, path: { id } })).status).toBe('parsed');

  await deleteDocument({ client, path: { id: first.id } });
  expect(await storedFiles()).toHaveLength(2);
  await deleteDocument({ client, path: { id: second.id } });
  expect(await storedFiles()).toEqual([]);
});

test('a start deletes the files that a crash left without a document, and no other', async () => {
  const path = await workspaceWithSchema(running.admin);
  const file = new File(['kept'], 'kept.txt', { type: 'text/plain' });
  const { id } = ok(await uploadDocument({ client: running.admin.client, path, body: { file } }));
  await running.app.idle();
  const kept = await storedFiles();

  const orphan = 'ff'.repeat(32);
  const folder = join(running.dataDir, 'blobs', 'documents', 'ff');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, orphan), 'left over');
  await running.restart();

  await expect.poll(storedFiles).toEqual(kept);
  expect(ok(await getDocument({ client: running.admin.client, path: { id } })).content).toContain('kept');
});
