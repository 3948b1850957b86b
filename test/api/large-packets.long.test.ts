import { createBatch, createSplitter, getPacket, uploadPacket } from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invoicePage, LETTER_PAGE } from '../../server/extraction/packets/testing/make-pages.ts';
import { failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { makeStack } from '../harness/documents/packet-files.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';

/** Pages of the largest packet. */
const MOST = 1_000;

describe('a packet of very many pages', { timeout: 280_000 }, () => {
  let app: TestApp;
  let owner: TestUser;
  let path: { slug: string; schemaKey: string };

  beforeAll(async () => {
    app = await startTestApp();
    owner = await app.addUser('pro');
    path = await workspaceWithSchema(owner);
    const categories = [{ name: 'Invoice', schemaKey: 'invoice' }, { name: 'Letter' }];
    ok(await createSplitter({ client: owner.client, path, body: { key: 'mail', categories } }));
  });
  afterAll(() => app.close());

  /** Invoices of nine pages, and a letter after each of them. */
  const stack = (pages: number): Promise<File> =>
    makeStack(
      Array.from({ length: pages }, (_, page) => {
        const number = String(10_000 + Math.floor(page / 10));
        return page % 10 === 9 ? LETTER_PAGE : invoicePage(number, { page: (page % 10) + 1, of: 9 });
      }),
      `stack-${pages}.pdf`,
    );

  test(`is split up to ${MOST} pages, and each page is in one part`, async () => {
    const { client } = owner;
    const { id } = ok(await uploadPacket({ client, path, body: { file: await stack(MOST), splitter: 'mail' } }));
    await app.app.idle();
    const { status, pageCount, parts } = ok(await getPacket({ client, path: { id } }));
    expect({ status, pageCount }).toEqual({ status: 'completed', pageCount: MOST });
    const pages = parts.flatMap((part) =>
      part.pages.split(',').flatMap((range) => {
        const [from = 0, to = from] = range.split('-').map(Number);
        return Array.from({ length: to - from + 1 }, (_, index) => from + index);
      }),
    );
    expect(pages).toEqual(Array.from({ length: MOST }, (_, index) => index + 1));
    expect(parts).toHaveLength(MOST / 5);
    expect(parts.filter(({ documentId }) => documentId === null)).toEqual([]);
  });

  test('is refused above the limit, with the limit and the way out', async () => {
    const { client } = owner;
    const file = await stack(MOST + 1);
    const refused = {
      code: 'too_many_pages',
      message: expect.stringMatching(/1001 pages; the limit is 1000 .*split the document/),
    };
    expect(failure(await uploadPacket({ client, path, body: { file, splitter: 'mail' } }))).toMatchObject(refused);
    const { id } = ok(await createBatch({ client, path, body: { splitter: 'mail' } }));
    const form = new FormData();
    form.append('file', file);
    const sent = await owner.request(`/batches/${id}/documents`, { method: 'POST', body: form });
    expect(sent.status).toBe(413);
    expect(await sent.json()).toMatchObject(refused);
  });
});
