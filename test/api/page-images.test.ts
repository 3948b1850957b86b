import { createDocument, deleteDocument, getDocument, getDocumentPageImage, uploadDocument } from '@excerpt/sdk';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createParser } from '../../server/parsing/child/child-parser.ts';
import type { Parser } from '../../server/parsing/parser.ts';
import { makePdf } from '../../server/parsing/testing/make-pdf.ts';
import { makeLongPdf } from '../../server/parsing/testing/raw-pdf.ts';
import { failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { createGate } from '../harness/gate.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

const real = createParser({ poolSize: 1, maxRssBytes: 2 ** 30 });
let drawings = 0;
let layouts = 0;
const parsing = createGate();
const parser: Parser = {
  ...real,
  async parse(file, options) {
    await parsing.pass(options.signal ?? new AbortController().signal);
    layouts += 1;
    return real.parse(file, options);
  },
  drawImage(...given) {
    drawings += 1;
    return real.drawImage(...given);
  },
  close: async () => undefined,
};

let app: TestApp;
let path: { slug: string; schemaKey: string };

beforeAll(async () => {
  app = await startTestApp({ parser, engine: scriptedEngine() });
  path = await workspaceWithSchema(app.admin);
});
afterAll(async () => {
  parsing.open();
  await app.close();
  await real.close();
});

const pdf = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'a.pdf', { type: 'application/pdf' });

async function upload(body: { file: File; pages?: string; password?: string }): Promise<string> {
  const { id } = ok(await uploadDocument({ client: app.admin.client, path, body }));
  await app.app.idle();
  return id;
}

const request = (id: string, page: number | string = 1, query = '', headers: Record<string, string> = {}) =>
  app.admin.request(`/documents/${id}/pages/${page}/image${query}`, { headers });

async function sizeOf(response: Response): Promise<{ format: string; width: number; height: number }> {
  expect(response.status).toBe(200);
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
  return { format, width, height };
}

describe('the picture of a page', () => {
  test('comes as WebP of 1,000 pixels to a client without wishes, and as a Blob from the SDK', async () => {
    const id = await upload({ file: pdf(makeLongPdf(2)) });
    const response = await request(id);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(response.headers.get('vary')).toMatch(/accept/i);
    expect(await sizeOf(response)).toEqual({ format: 'webp', width: 1000, height: 1294 });
    const query = { width: 300, format: 'png' } as const;
    const blob = ok(await getDocumentPageImage({ client: app.admin.client, path: { id, pageNumber: 2 }, query }));
    expect(blob.type).toBe('image/png');
    expect((await sharp(await blob.arrayBuffer()).metadata()).width).toBe(300);
  });

  test.each([
    ['', 'image/png', 'image/png'],
    ['', 'image/png;q=0.5, image/webp', 'image/webp'],
    ['', 'image/avif,image/*,*/*;q=0.8', 'image/webp'],
    ['?format=png', 'image/webp', 'image/png'],
    ['?format=webp', 'text/html', 'image/webp'],
  ])('of %s has the format that %s asks for', async (query, accept, type) => {
    const id = await upload({ file: pdf(makeLongPdf(1)) });
    const response = await request(id, 1, query, { accept });
    expect(response.headers.get('content-type')).toBe(type);
    expect((await sizeOf(response)).format).toBe(type.slice('image/'.length));
  });

  test('is not there in another format', async () => {
    const id = await upload({ file: pdf(makeLongPdf(1)) });
    const response = await request(id, 1, '', { accept: 'image/jpeg' });
    expect(response.status).toBe(406);
    expect(await response.json()).toMatchObject({ code: 'not_acceptable' });
    expect((await request(id, 1, '?format=gif')).status).toBe(400);
  });

  test.each(['63', '3001', '100.5', 'wide', '-100'])('has no width of %s', async (width) => {
    const id = await upload({ file: pdf(makeLongPdf(1)) });
    const response = await request(id, 1, `?width=${width}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ details: [{ in: 'query', path: '/width' }] });
  });

  test('is drawn once, and is 304 for clients that have it', async () => {
    const id = await upload({ file: pdf(makeLongPdf(3)) });
    const before = drawings;
    const answers = await Promise.all(Array.from({ length: 5 }, () => request(id, 3, '?width=200')));
    const [etag, ...others] = new Set(answers.map(({ headers }) => headers.get('etag') ?? ''));
    expect([etag, others]).toEqual([expect.stringMatching(/^".{10,}"$/), []]);
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    const again = await request(id, 3, '?width=200', { 'if-none-match': etag ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(drawings).toBe(before + 1);
    for (const other of ['?width=201', '?width=200&format=png'])
      expect((await request(id, 3, other, { 'if-none-match': etag ?? '' })).status).toBe(200);
    expect((await request(id, 2, '?width=200', { 'if-none-match': etag ?? '' })).status).toBe(200);
  });

  test('is 404 for a page that the document does not have, or that is not read', async () => {
    const id = await upload({ file: pdf(makeLongPdf(4)), pages: '2-3' });
    const whole = await upload({ file: pdf(makeLongPdf(4)) });
    expect((await request(whole, 1)).status).toBe(200);
    expect((await request(id, 2)).status).toBe(200);
    for (const page of [1, 4, 5, 2147483647]) {
      const response = await request(id, page);
      expect([page, response.status]).toEqual([page, 404]);
      expect(await response.json()).toMatchObject({ message: `Page ${page} of the document not found.` });
    }
    for (const page of [0, -1, 1.5, 'last']) expect((await request(id, page)).status).toBe(400);
  });

  test('shows the lines of a text', async () => {
    const body = { name: '<b>.txt', content: 'Total: 118.00 EUR\n<script>alert(1)</script>' };
    const { id } = ok(await createDocument({ client: app.admin.client, path, body }));
    expect(await sizeOf(await request(id, 1, '?width=400&format=png'))).toMatchObject({ format: 'png', width: 400 });
    expect((await request(id, 2)).status).toBe(404);
  });

  test('is there for a page without any text', async () => {
    const id = await upload({ file: pdf(await makePdf([{ texts: [], rules: [[50, 50, 500, 500]] }])) });
    expect(ok(await getDocument({ client: app.admin.client, path: { id } })).errorCode).toMatchObject({
      code: 'document_empty',
    });
    const before = layouts;
    expect(await sizeOf(await request(id))).toMatchObject({ width: 1000 });
    expect((await request(id, 2)).status).toBe(404);
    expect(layouts).toBe(before);
  });

  test('is there for a protected PDF that was opened, and 422 with the way out for one that was not', async () => {
    const bytes = await makePdf([{ texts: [{ text: 'Invoice 4711', x: 50, y: 100 }] }], { userPassword: 'secret' });
    const opened = await upload({ file: pdf(bytes), password: 'secret' });
    expect((await request(opened)).status).toBe(200);
    const locked = await upload({ file: pdf(bytes) });
    const response = await request(locked);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('send `password`') as string });
  });

  test('is 404 for members of other workspaces, also with its ETag', async () => {
    const id = await upload({ file: pdf(makeLongPdf(1)) });
    const etag = (await request(id)).headers.get('etag') ?? '';
    const stranger = await app.addUser();
    await workspaceWithSchema(stranger);
    const own = `/documents/${id}/pages/1/image`;
    for (const headers of [{}, { 'if-none-match': etag }]) {
      const response = await stranger.request(own, { headers });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'not_found', message: 'Document not found.' });
    }
  });

  test('is gone with its document', async () => {
    const id = await upload({ file: pdf(makeLongPdf(1)) });
    const etag = (await request(id)).headers.get('etag') ?? '';
    await deleteDocument({ client: app.admin.client, path: { id } });
    expect((await request(id)).status).toBe(404);
    expect((await request(id, 1, '', { 'if-none-match': etag })).status).toBe(404);
    const path404 = { id: 'doc_none', pageNumber: 1 };
    expect(failure(await getDocumentPageImage({ client: app.admin.client, path: path404 })).status).toBe(404);
  });

  test('waits for no other document that is being parsed', async () => {
    const id = await upload({ file: pdf(makeLongPdf(2)) });
    parsing.close();
    ok(await uploadDocument({ client: app.admin.client, path, body: { file: pdf(makeLongPdf(9)) } }));
    expect((await request(id, 2)).status).toBe(200);
    parsing.open();
    await app.app.idle();
  });
});
