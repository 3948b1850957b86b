import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  approvePacket,
  createBatch,
  createDocument,
  createLookup,
  createSchema,
  createSplitter,
  createWorkspace,
  extract,
  getBatch,
  getBudget,
  getDocument,
  getDocumentFile,
  getDocumentLayout,
  getLookup,
  getPacket,
  listLookupRows,
  replaceLookup,
  updateBudget,
  getRun,
  listAuditLog,
  listDocuments,
  listRuns,
  listSchemaVersions,
  listWorkspaces,
  uploadDocument,
  uploadPacket,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { invoicePage, LETTER_PAGE } from '../../server/extraction/packets/testing/make-pages.ts';
import { makeStack } from '../harness/documents/packet-files.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { endOfRun, invoiceDefinition, invoiceText, ok, workspaceWithSchema } from '../harness/builders.ts';
import { createGate } from '../harness/gate.ts';
import { scriptedEngine } from '../harness/engines.ts';

const here = inject('database');
/** The other database, and this one. */
const targets = [here === 'sqlite' ? 'postgres' : 'sqlite', here] as const;

describe.each(targets)(`a workspace exported from ${here} and imported into %s`, (target) => {
  let folder: string;
  let from: TestApp;
  let to: TestApp;
  let archive: string;
  let slug: string;
  const gate = createGate();
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'excerpt-transfer-'));
    archive = join(folder, 'workspace.tar.gz');
    const engine = scriptedEngine(async ({ signal, layout }) => {
      await gate.pass(signal);
      return {
        extractedData: { invoiceNumber: layout.pages[0]?.text.slice(0, 7) ?? null },
        confidence: 0.5,
        warnings: ['a warning'],
      };
    });
    from = await startTestApp({ engine });
    to = await startTestApp({ database: target });
  });
  afterAll(async () => {
    gate.open();
    await from.close();
    await to.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('is the same there, under the same ids', async () => {
    const { client } = from.admin;
    const path = await workspaceWithSchema(from.admin);
    slug = path.slug;
    const file = new File([Buffer.from('Rechnung Nr. 7, Größe 3 €')], 'счёт.txt', { type: 'text/plain' });
    const uploaded = ok(await uploadDocument({ client, path, body: { file } }));
    const again = ok(await uploadDocument({ client, path, body: { file, name: 'The same bytes' } }));
    const { runId } = ok(await extract({ client, path, body: { documentId: uploaded.id } }));
    const definition = { ...invoiceDefinition, title: 'Second version', $comment: 'keys in this order: z, a' };
    const second = ok(
      await extract({ client, path, body: { name: 'b.txt', content: invoiceText, schema: definition } }),
    );
    const body = { documents: [{ documentId: uploaded.id }, { documentId: again.id }] };
    const ended = ok(await createBatch({ client, path, body }));
    const open = ok(await createBatch({ client, path, body: { ...body, name: 'Later', start: false } }));
    await expect.poll(async () => ok(await getBatch({ client, path: { id: ended.id } })).status).toBe('completed');
    await from.app.idle();
    gate.close();
    const pending = ok(await extract({ client, path, body: { name: 'c.txt', content: invoiceText } }));
    const limits = { maxCost: { amount: 12.5, currency: 'EUR' }, maxPages: 900 };
    ok(await updateBudget({ client, path, body: limits }));

    const summary = await from.withAdmin((admin) => admin.exportWorkspace(path.slug, archive));
    expect(summary.files).toBe(2);
    expect(summary.rows).toMatchObject({ documents: 4, runs: 5, batches: 2, batch_documents: 4, schema_versions: 2 });
    const imported = await to.withAdmin((admin) => admin.importWorkspace(archive, to.admin.id));
    expect(imported).toMatchObject({ files: 2, resumedRuns: 1, notes: [], workspace: { slug: path.slug } });

    const [a, b] = [from.admin.client, to.admin.client];
    for (const id of [runId, second.runId]) {
      expect(ok(await getRun({ client: b, path: { id } }))).toEqual(ok(await getRun({ client: a, path: { id } })));
    }
    for (const { id } of [ended, open])
      expect(ok(await getBatch({ client: b, path: { id } }))).toEqual(ok(await getBatch({ client: a, path: { id } })));
    for (const { id } of [uploaded, again]) {
      expect(ok(await getDocument({ client: b, path: { id } }))).toEqual(
        ok(await getDocument({ client: a, path: { id } })),
      );
      const bytes = await ok(await getDocumentFile({ client: b, path: { id } })).text();
      expect(bytes).toBe('Rechnung Nr. 7, Größe 3 €');
    }
    expect(ok(await getDocumentLayout({ client: b, path: { id: uploaded.id } }))).toEqual(
      ok(await getDocumentLayout({ client: a, path: { id: uploaded.id } })),
    );
    expect(JSON.stringify(ok(await listSchemaVersions({ client: b, path })))).toBe(
      JSON.stringify(ok(await listSchemaVersions({ client: a, path }))),
    );
    expect(ok(await getBudget({ client: b, path }))).toMatchObject(limits);
    expect(ok(await listDocuments({ client: b, path })).total).toBe(4);
    expect(ok(await listRuns({ client: b, path })).total).toBe(5);

    const log = ok(await listAuditLog({ client: b, query: { workspace: path.slug, action: 'workspace' } })).data;
    expect(log.map(({ action, actorId }) => [action, actorId])).toEqual([['workspace.imported', null]]);

    // A run that had not ended is executed by the new side, at its next start if not before.
    await to.restart();
    expect(await endOfRun(to.admin, pending.runId)).toMatchObject({ status: 'completed', provider: 'local' });
  });

  it('has its lookups there, which rules read', async () => {
    const [a, b] = [from.admin.client, to.admin.client];
    const path = await workspaceWithSchema(from.admin);
    const schema = { schemaKey: path.schemaKey, name: 'Invoice', definition: invoiceDefinition };
    const file = new File(['number;name\nINV-2026-7;Größe & Co\n'], 'known.csv', { type: 'text/csv' });
    ok(await createLookup({ client: a, path, body: { key: 'known', file } }));
    const rules = [
      {
        name: 'known',
        check: 'lookup("known", "number", "INV-2026-7").name = "Größe & Co"',
        severity: 'error' as const,
      },
    ];
    ok(await createSchema({ client: a, path, body: { ...schema, rules } }));
    const newer = new File(['number;name\nINV-2026-7;Größe & Co\nINV-2026-8;Later\n'], 'known.csv');
    const replaced = ok(await replaceLookup({ client: a, path: { ...path, key: 'known' }, body: { file: newer } }));
    expect(replaced.usedBy).toEqual([{ schemaKey: path.schemaKey, name: 'Invoice' }]);
    const other = join(folder, 'lookups.tar.gz');
    const summary = await from.withAdmin((admin) => admin.exportWorkspace(path.slug, other));
    expect(summary.rows).toMatchObject({ lookups: 1, lookup_versions: 1 });
    await to.withAdmin((admin) => admin.importWorkspace(other, to.admin.id));
    expect(ok(await getLookup({ client: b, path: { ...path, key: 'known' } }))).toEqual(replaced);
    const earlier = { client: b, path: { ...path, key: 'known' }, query: { version: 1 } };
    expect(ok(await listLookupRows(earlier)).data).toEqual([['INV-2026-7', 'Größe & Co']]);
    const { runId } = ok(await extract({ client: b, path, body: { name: 'a.txt', content: invoiceText } }));
    const { rules: results, lookups } = await endOfRun(to.admin, runId);
    expect(results).toMatchObject([{ name: 'known', result: 'holds' }]);
    expect(lookups).toEqual([{ key: 'known', version: 2 }]);
  });

  it('has its packets there, with their parts and those that wait for a person', async () => {
    const [a, b] = [from.admin.client, to.admin.client];
    const path = await workspaceWithSchema(from.admin);
    const categories = [{ name: 'Invoice', schemaKey: 'invoice' }, { name: 'Letter' }];
    ok(await createSplitter({ client: a, path, body: { key: 'mail', categories } }));
    ok(await createSplitter({ client: a, path, body: { key: 'careful', categories, reviewBelow: 1 } }));
    const file = await makeStack([invoicePage('4711'), LETTER_PAGE]);
    const [whole, open] = await Promise.all(
      ['mail', 'careful'].map(async (splitter) =>
        ok(await uploadPacket({ client: a, path, body: { file, splitter } })),
      ),
    );
    for (const id of [whole?.id ?? '', open?.id ?? ''])
      ok(await getPacket({ client: a, path: { id }, query: { wait: 60 } }));
    const other = join(folder, 'packets.tar.gz');
    const summary = await from.withAdmin((admin) => admin.exportWorkspace(path.slug, other));
    expect(summary.rows).toMatchObject({ splitters: 2, splitter_versions: 2, packets: 2, documents: 4 });
    await to.withAdmin((admin) => admin.importWorkspace(other, to.admin.id));
    for (const id of [whole?.id ?? '', open?.id ?? ''])
      expect(ok(await getPacket({ client: b, path: { id } }))).toEqual(
        ok(await getPacket({ client: a, path: { id } })),
      );
    ok(await approvePacket({ client: b, path: { id: open?.id ?? '' } }));
    const approved = ok(await getPacket({ client: b, path: { id: open?.id ?? '' }, query: { wait: 60 } }));
    expect(approved.parts.map(({ documentId }) => documentId === null)).toEqual([false, false]);
  });

  it('is refused the second time without a change', async () => {
    const files = await to.storedFiles();
    await expect(to.withAdmin((admin) => admin.importWorkspace(archive, to.admin.id))).rejects.toThrow(
      'was imported already. Delete it first.',
    );
    expect(await to.storedFiles()).toEqual(files);
  });

  it('is refused where another workspace has its slug, which the error names', async () => {
    const third = await startTestApp();
    try {
      ok(await createWorkspace({ client: third.admin.client, body: { name: 'Another', slug } }));
      const refused = third.withAdmin((admin) => admin.importWorkspace(archive, third.admin.id));
      await expect(refused).rejects.toThrow(`Another workspace here has the slug ${slug}.`);
      await expect(refused).rejects.not.toHaveProperty('cause');
    } finally {
      await third.close();
    }
  });
});

describe('an export that is no whole one', () => {
  let folder: string;
  let app: TestApp;
  let archive: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'excerpt-transfer-'));
    archive = join(folder, 'workspace.tar.gz');
    app = await startTestApp();
    const path = await workspaceWithSchema(app.admin);
    for (const letter of ['a', 'b', 'c']) {
      ok(
        await createDocument({
          client: app.admin.client,
          path,
          body: { name: letter, content: `${letter} `.repeat(50_000) + Math.random() },
        }),
      );
    }
    await app.app.idle();
    await app.withAdmin((admin) => admin.exportWorkspace(path.slug, archive));
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  const attempt = (path: string) => app.withAdmin((admin) => admin.importWorkspace(path, app.admin.id));

  it('is refused when it is cut short, and when it is something else', async () => {
    const whole = await readFile(archive);
    const files = await app.storedFiles();
    const cut = join(folder, 'cut.tar.gz');
    for (const bytes of [whole.length - 1, whole.length - 20, Math.floor(whole.length / 2), 10]) {
      await writeFile(cut, whole);
      await truncate(cut, bytes);
      await expect(attempt(cut), `${bytes} bytes`).rejects.toThrow('is not a complete export of a workspace');
    }
    const other = join(folder, 'other.txt');
    await writeFile(other, 'not an archive');
    await expect(attempt(other)).rejects.toThrow('is not a complete export of a workspace');
    await expect(attempt(join(folder, 'missing'))).rejects.toThrow('ENOENT');
    expect(await app.storedFiles()).toEqual(files);
  });

  it('replaces the invisible rows of an interrupted import', async () => {
    const other = await startTestApp();
    try {
      const { client } = other.admin;
      const importInto = () => other.withAdmin((admin) => admin.importWorkspace(archive, other.admin.id));
      await importInto();
      const { data } = ok(await listWorkspaces({ client }));
      const [{ id, slug } = { id: '', slug: '' }] = data;
      // As a killed import leaves it: rows, and no members yet.
      const leaveRemains = () =>
        other.withDatabase((db) => db.deleteFrom('workspace_members').where('workspace_id', '=', id).execute());
      await leaveRemains();
      expect(ok(await listWorkspaces({ client })).data).toEqual([]);
      await importInto();
      expect(ok(await listWorkspaces({ client })).data).toMatchObject([{ id, slug }]);
    } finally {
      await other.close();
    }
  });

  it('is not there at all when the disk or the workspace fails', async () => {
    await expect(app.withAdmin((admin) => admin.exportWorkspace('nowhere', archive))).rejects.toThrow(
      'There is no workspace nowhere.',
    );
    const path = join(folder, 'no-such-folder', 'x.tar.gz');
    await expect(app.withAdmin((admin) => admin.exportWorkspace('workspace-1', path))).rejects.toThrow(
      /ENOENT|There is no workspace/,
    );
  });
});
