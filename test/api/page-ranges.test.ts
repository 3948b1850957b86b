import {
  createDocument,
  extract,
  extractDocument,
  extractFile,
  getDocument,
  getDocumentLayout,
  getRun,
  rerunRun,
  uploadDocument,
} from '@excerpt/sdk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Layout } from '../../server/parsing/layout.ts';
import { makePdf } from '../../server/parsing/testing/make-pdf.ts';
import { endOfRun, failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;
let path: { slug: string; schemaKey: string };
/** What the runs read. */
const read: Layout[] = [];

beforeAll(async () => {
  const engine = scriptedEngine(async ({ layout }) => {
    read.push(layout);
    return {};
  });
  app = await startTestApp({ engine, settings: { EXCERPT_MAX_PAGES: '30' } });
  path = await workspaceWithSchema(app.admin);
});
beforeEach(() => void read.splice(0));
afterAll(() => app.close());

async function pdf(pages: number): Promise<File> {
  const texts = Array.from({ length: pages }, (_, index) => ({
    texts: [{ text: `This is page ${index + 1}`, x: 50, y: 100 }],
  }));
  return new File([new Uint8Array(await makePdf(texts))], 'pages.pdf', { type: 'application/pdf' });
}

const numbersRead = () => read.map(({ pages }) => pages.map((page) => page.number));

test('a new document is parsed in its range, and keeps the page numbers of its file', async () => {
  const { client } = app.admin;
  const body = { file: await pdf(10), pages: ' 7, 1-2,-1' };
  const { runId } = ok(await extractFile({ client, path, body }));
  const run = await endOfRun(app.admin, runId);
  expect(run).toMatchObject({ status: 'completed', pages: '7,1-2,-1', warnings: [] });
  expect(numbersRead()).toEqual([[1, 2, 7, 10]]);

  const document = ok(await getDocument({ client, path: { id: run.documentId } }));
  expect(document).toMatchObject({ status: 'parsed', pageCount: 10, pages: '7,1-2,-1' });
  expect(document.content).toBe('This is page 1\n\nThis is page 2\n\nThis is page 7\n\nThis is page 10');
  const layout = ok(await getDocumentLayout({ client, path: { id: run.documentId } }));
  expect(layout.pages.map((page) => page.number)).toEqual([1, 2, 7, 10]);
});

test('a run reads a part of a stored document, which stays whole', async () => {
  const { client } = app.admin;
  const document = ok(await uploadDocument({ client, path, body: { file: await pdf(6) } }));
  await app.app.idle();
  const first = ok(await extract({ client, path, body: { documentId: document.id, pages: '-2' } }));
  const second = ok(await extractDocument({ client, path: { ...path, id: document.id }, body: { pages: '1-2' } }));
  const whole = ok(await extractDocument({ client, path: { ...path, id: document.id } }));
  for (const { runId } of [first, second, whole]) await endOfRun(app.admin, runId);
  expect(numbersRead().sort()).toEqual([[1, 2], [1, 2, 3, 4, 5, 6], [5]]);

  const again = ok(await rerunRun({ client, path: { id: first.runId } }));
  expect((await endOfRun(app.admin, again.runId)).pages).toBe('-2');
  expect(numbersRead().at(-1)).toEqual([5]);
  const after = ok(await getDocument({ client, path: { id: document.id } }));
  expect(after.pages).toBeNull();
  expect(after.content).toContain('This is page 4');
});

test('a run over a document with a range reads the pages of both', async () => {
  const { client } = app.admin;
  const document = ok(await uploadDocument({ client, path, body: { file: await pdf(8), pages: '2-5' } }));
  const { runId } = ok(await extract({ client, path, body: { documentId: document.id, pages: '4-8' } }));
  await endOfRun(app.admin, runId);
  expect(numbersRead()).toEqual([[4, 5]]);

  const none = ok(await extract({ client, path, body: { documentId: document.id, pages: '7' } }));
  const run = await endOfRun(app.admin, none.runId);
  expect(run).toMatchObject({ status: 'failed', errorCode: { code: 'document_empty', stage: 'parse' } });
  expect(run.errorMessage).toBe('pages 2-5 of 7 selects no page: the document has 8 pages.');
  await app.app.idle();
  expect(ok(await getDocument({ client, path: { id: document.id } })).status).toBe('parsed');
});

test('pages beyond the end are left out with a warning', async () => {
  const { client } = app.admin;
  const { runId } = ok(await extractFile({ client, path, body: { file: await pdf(3), pages: '2-9' } }));
  expect((await endOfRun(app.admin, runId)).warnings).toEqual([
    'pages 2-9 names pages that the document does not have: it has 3.',
  ]);
  expect(numbersRead()).toEqual([[2, 3]]);
});

test('a range that selects no page, or is none, is refused by the name of the field', async () => {
  const { client } = app.admin;
  const file = await pdf(3);
  const document = ok(await uploadDocument({ client, path, body: { file } }));
  const documentId = document.id;
  const refused = [
    failure(await extractFile({ client, path, body: { file, pages: '4-6' } })),
    failure(await uploadDocument({ client, path, body: { file, pages: '-4' } })),
    failure(await createDocument({ client, path, body: { name: 'a', content: 'Total: 1', pages: '2' } })),
    failure(await extract({ client, path, body: { name: 'a', content: 'Total: 1', pages: '2' } })),
    failure(await extract({ client, path, body: { documentId, pages: '4' } })),
    failure(await extractDocument({ client, path: { ...path, id: documentId }, body: { pages: '4' } })),
    failure(await extract({ client, path, body: { documentId, pages: '3-1' } })),
    failure(await uploadDocument({ client, path, body: { file, pages: '3-1' } })),
  ];
  for (const pages of ['0', '', '1-', 'all', '1,,2', '1.5', '01'])
    refused.push(
      failure(await extract({ client, path, body: { documentId, pages } })),
      failure(await extractFile({ client, path, body: { file, pages } })),
    );
  for (const { status, code, details } of refused) {
    expect([status, code]).toEqual([400, 'validation_failed']);
    expect(details?.map((detail) => detail.path)).toContain('/pages');
  }
});

test('the limit of pages counts the selected ones', async () => {
  const { client } = app.admin;
  const file = await pdf(40);
  expect(failure(await uploadDocument({ client, path, body: { file } }))).toMatchObject({ code: 'too_many_pages' });
  const many = failure(await extractFile({ client, path, body: { file, pages: '1-31' } }));
  expect(many).toMatchObject({ status: 413, code: 'too_many_pages' });
  const { runId } = ok(await extractFile({ client, path, body: { file, pages: '11-40' } }));
  expect((await endOfRun(app.admin, runId)).status).toBe('completed');
  expect(numbersRead()[0]).toHaveLength(30);
});

test('a text is one page', async () => {
  const { client } = app.admin;
  const body = { name: 'a', content: 'Total: 1', pages: '1-3,-1' };
  const { runId } = ok(await extract({ client, path, body }));
  await endOfRun(app.admin, runId);
  expect(numbersRead()).toEqual([[1]]);
  expect(ok(await getRun({ client, path: { id: runId } })).pages).toBe('1-3,-1');
});
