import {
  createDocument,
  createSchema,
  deleteDocument,
  deleteRun,
  extract,
  extractDocument,
  getDocument,
  getDocumentFile,
  getDocumentLayout,
  getRun,
  listDocuments,
  listRuns,
  uploadDocument,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePdf } from '../../server/parsing/testing/make-pdf.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import {
  endOfRun,
  extractText,
  failure,
  invoiceDefinition,
  invoiceText,
  ok,
  workspaceWithSchema,
} from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';

let app: TestApp;
let owner: TestUser;
let pdf: File;
let number = 0;

beforeAll(async () => {
  // Each run finds another number, so that a test can distinguish them.
  const engine = scriptedEngine(async () => ({
    extractedData: { invoiceNumber: `INV-${(number += 1)}`, total: null },
  }));
  app = await startTestApp({ engine });
  owner = await app.addUser('pro');
  const page = (text: string) => ({ texts: [{ text, x: 72, y: 72 }] });
  const bytes = await makePdf([page('Invoice number: INV-2026-7'), page('Total: 118.00 EUR')]);
  pdf = new File([new Uint8Array(bytes)], 'invoice.pdf', { type: 'application/pdf' });
});
afterAll(() => app.close());

describe('a document of JSON', () => {
  test('carries its text from the start, and becomes parsed', async () => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    const created = ok(await createDocument({ client, path, body: { name: 'Invoice 7', content: invoiceText } }));
    expect(created).toMatchObject({
      name: 'Invoice 7',
      content: invoiceText,
      mimeType: 'text/plain',
      fileSize: Buffer.byteLength(invoiceText),
      originalFilename: null,
      pageCount: null,
      status: 'received',
      errorCode: null,
      extractedData: null,
    });
    await app.app.idle();
    const parsed = ok(await getDocument({ client, path: { id: created.id } }));
    expect(parsed).toMatchObject({ id: created.id, status: 'parsed' });
    expect(parsed.content?.trim()).toBe(invoiceText.trim());
  });

  test('is read as HTML if it says so', async () => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    const body = {
      name: 'page',
      content: '<p>Total: <b>118.00</b> EUR</p><script>alert(1)</script>',
      mimeType: 'text/html',
    } as const;
    const { id } = ok(await createDocument({ client, path, body }));
    await app.app.idle();
    const parsed = ok(await getDocument({ client, path: { id } }));
    expect(parsed).toMatchObject({ mimeType: 'text/html', status: 'parsed' });
    expect(parsed.content).toBe('Total: 118.00 EUR');
  });

  test('needs a name, and text that is not blank', async () => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    const response = await owner.request(`/workspaces/${path.slug}/schemas/invoice/documents`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content: invoiceText }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'validation_failed',
      details: [{ in: 'body', path: '/name', message: 'is required' }],
    });
    const blank = failure(await createDocument({ client, path, body: { name: 'blank', content: ' \n\t' } }));
    expect(blank).toMatchObject({ status: 422, code: 'empty_document' });
    expect(ok(await listDocuments({ client, path })).total).toBe(0);
  });
});

describe('a document of a file', () => {
  test('has the type of its bytes, its page count and its name, and becomes parsed', async () => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    const mislabelled = new File([pdf], 'invoice.pdf', { type: 'text/plain' });
    const created = ok(await uploadDocument({ client, path, body: { file: mislabelled } }));
    expect(created).toMatchObject({
      name: 'invoice.pdf',
      originalFilename: 'invoice.pdf',
      mimeType: 'application/pdf',
      fileSize: pdf.size,
      pageCount: 2,
      status: 'received',
      content: null,
    });
    await app.app.idle();
    const parsed = ok(await getDocument({ client, path: { id: created.id } }));
    expect(parsed).toMatchObject({ status: 'parsed', pageCount: 2 });
    expect(parsed.content).toContain('INV-2026-7');
    expect(parsed.content).toContain('118.00 EUR');
    expect(await app.temporaryFiles()).toEqual([]);
  });

  test('takes the name that comes with it', async () => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    const created = ok(await uploadDocument({ client, path, body: { file: pdf, name: 'The seventh' } }));
    expect(created).toMatchObject({ name: 'The seventh', originalFilename: 'invoice.pdf' });
  });

  test('has a layout with words in their places', async () => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    const { id } = ok(await uploadDocument({ client, path, body: { file: pdf } }));
    const layout = ok(await getDocumentLayout({ client, path: { id } }));
    expect(layout).toMatchObject({ pageCount: 2, truncated: false });
    expect(layout.pages.map((page) => page.number)).toEqual([1, 2]);
    const [first] = layout.pages;
    expect(first?.width).toBeCloseTo(595.28, 0);
    expect(first?.lines[0]?.text).toBe('Invoice number: INV-2026-7');
    const word = first?.lines[0]?.words.at(-1);
    expect(word?.text).toBe('INV-2026-7');
    const [x0 = 1, , x1 = 0] = word?.box ?? [];
    expect(x0).toBeGreaterThan(72 / 595.28);
    expect(x1).toBeGreaterThan(x0);
  });

  test('uploaded twice is two documents over one stored file, kept until both are deleted', async () => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    const before = await app.storedFiles();
    const twin = () => new File(['Total: 42.00 EUR, of twins'], 'twin.txt');
    const first = ok(await uploadDocument({ client, path, body: { file: twin() } }));
    const second = ok(await uploadDocument({ client, path, body: { file: twin() } }));
    expect(first.id).not.toBe(second.id);
    await app.app.idle();
    expect((await app.storedFiles()).length).toBe(before.length + 1);

    expect((await deleteDocument({ client, path: { id: first.id } })).response?.status).toBe(204);
    expect(failure(await getDocument({ client, path: { id: first.id } }))).toMatchObject({ status: 404 });
    const bytes = ok(await getDocumentFile({ client, path: { id: second.id } })) as Blob;
    expect(await bytes.text()).toBe('Total: 42.00 EUR, of twins');
    expect((await deleteDocument({ client, path: { id: second.id } })).response?.status).toBe(204);
    expect(await app.storedFiles()).toEqual(before);
  });
});

describe("another user's document", () => {
  test('is 404 for every operation and does not change', async () => {
    const path = await workspaceWithSchema(owner);
    const document = ok(await uploadDocument({ client: owner.client, path, body: { file: pdf } }));
    const { id } = document;
    await app.app.idle();
    const { client, ...stranger } = await app.addUser();
    const own = await workspaceWithSchema({ client, ...stranger });
    const answers = [
      await getDocument({ client, path: { id } }),
      await getDocumentLayout({ client, path: { id } }),
      await deleteDocument({ client, path: { id } }),
      await listDocuments({ client, path }),
      await extractDocument({ client, path: { ...path, id }, body: {} }),
      await extractDocument({ client, path: { ...own, id }, body: {} }),
      await extract({ client, path: own, body: { documentId: id } }),
    ];
    for (const answer of answers) expect(failure(answer)).toMatchObject({ status: 404, code: 'not_found' });
    expect(ok(await getDocument({ client: owner.client, path: { id } }))).toMatchObject({
      id,
      status: 'parsed',
      extractedData: null,
    });
  });
});

describe('a list of documents', () => {
  test('is newest first and whole, or without content when asked so', async () => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    for (const name of ['one', 'two', 'three'])
      ok(await createDocument({ client, path, body: { name, content: `This is ${name}` } }));
    await app.app.idle();
    const whole = ok(await listDocuments({ client, path, query: { pageSize: 2 } }));
    expect(whole).toMatchObject({ total: 3, page: 1, pageSize: 2 });
    expect(whole.data.map(({ name, content }) => [name, content])).toEqual([
      ['three', 'This is three'],
      ['two', 'This is two'],
    ]);
    for (const document of whole.data)
      expect(ok(await getDocument({ client, path: { id: document.id } }))).toEqual(document);

    const bare = ok(await listDocuments({ client, path, query: { content: false } }));
    expect(bare.data.map(({ name, content }) => [name, content])).toEqual([
      ['three', null],
      ['two', null],
      ['one', null],
    ]);
  });

  test('is of one schema', async () => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    ok(
      await createSchema({ client, path, body: { schemaKey: 'other', name: 'Other', definition: invoiceDefinition } }),
    );
    ok(await createDocument({ client, path, body: { name: 'here', content: 'text' } }));
    expect(ok(await listDocuments({ client, path: { ...path, schemaKey: 'other' } })).total).toBe(0);
    expect(failure(await listDocuments({ client, path: { ...path, schemaKey: 'none' } }))).toMatchObject({
      status: 404,
    });
  });
});

describe('the extracted data of a document', () => {
  test('is that of its newest completed run', async () => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    const first = await extractText(owner, path);
    const document = { id: first.documentId };
    expect(ok(await getDocument({ client, path: document })).extractedData).toEqual(first.extractedData);

    const { runId } = ok(await extractDocument({ client, path: { ...path, ...document }, body: {} }));
    const second = await endOfRun({ client }, runId);
    expect(second.extractedData).not.toEqual(first.extractedData);
    expect(ok(await getDocument({ client, path: document })).extractedData).toEqual(second.extractedData);
    expect(ok(await listDocuments({ client, path })).data[0]?.extractedData).toEqual(second.extractedData);

    expect((await deleteRun({ client, path: { id: runId } })).response?.status).toBe(204);
    expect(ok(await getDocument({ client, path: document })).extractedData).toEqual(first.extractedData);
  });

  test('goes with the document, as its runs do', async () => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    const run = await extractText(owner, path);
    expect((await deleteDocument({ client, path: { id: run.documentId } })).response?.status).toBe(204);
    expect(failure(await getRun({ client, path: { id: run.id } }))).toMatchObject({ status: 404 });
    expect(ok(await listRuns({ client, path })).total).toBe(0);
    expect(ok(await listDocuments({ client, path })).total).toBe(0);
  });
});
