import {
  approvePacket,
  cancelPacket,
  createPacket,
  createSchema,
  createSplitter,
  deletePacket,
  getDocument,
  getDocumentLayout,
  getPacket,
  getRun,
  listPackets,
  listSplitterVersions,
  updatePacket,
  uploadDocument,
  uploadPacket,
  type Packet,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRACT_PAGES, invoicePage } from '../../server/extraction/packets/testing/make-pages.ts';
import { makeStack } from '../harness/documents/packet-files.ts';
import { failure, invoiceDefinition, ok, workspaceWithSchema } from '../harness/builders.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';

describe('packets', () => {
  let app: TestApp;
  let owner: TestUser;
  let path: { slug: string };
  let stack: File;
  const categories = [
    { name: 'Invoice', schemaKey: 'invoice', identifier: 'invoice number' },
    { name: 'Contract', description: 'An agreement between companies' },
  ];

  beforeAll(async () => {
    app = await startTestApp();
    owner = await app.addUser('pro');
    const { slug } = await workspaceWithSchema(owner);
    path = { slug };
    ok(
      await createSchema({
        client: owner.client,
        path,
        body: { schemaKey: 'invoice', name: 'Invoice', definition: invoiceDefinition },
      }),
    );
    ok(await createSplitter({ client: owner.client, path, body: { key: 'mail', categories } }));
    ok(await createSplitter({ client: owner.client, path, body: { key: 'careful', categories, reviewBelow: 1 } }));
    stack = await makeStack([invoicePage('4711'), ...CONTRACT_PAGES]);
  });
  afterAll(() => app.close());

  test('become documents of their pages, and runs', async () => {
    const accepted = ok(
      await uploadPacket({ client: owner.client, path, body: { file: stack, splitter: 'mail', extract: true } }),
    );
    expect(accepted).toMatchObject({ status: 'pending', pageCount: 3, parts: [] });
    await app.app.idle();
    const packet = ok(await getPacket({ client: owner.client, path: { id: accepted.id } }));
    expect(packet).toMatchObject({
      status: 'completed',
      parts: [
        { index: 0, pages: '1', category: 'Invoice', schemaKey: 'invoice', identifier: '4711' },
        { index: 1, pages: '2-3', category: 'Contract', schemaKey: null, runId: null },
      ],
      pages: [{ startsPart: true }, { startsPart: true }, { startsPart: false }],
    });
    const [invoice, contract] = packet.parts;
    const document = { id: contract?.documentId ?? '' };
    expect(ok(await getDocument({ client: owner.client, path: document }))).toMatchObject({
      packetId: packet.id,
      packetPages: '2-3',
      pageCount: 2,
      mimeType: 'application/pdf',
      status: 'parsed',
    });
    const layout = ok(await getDocumentLayout({ client: owner.client, path: document }));
    expect(layout.pages.map(({ number }) => number)).toEqual([1, 2]);
    const file = await owner.request(`/documents/${document.id}/file`);
    expect((await file.text()).slice(0, 5)).toBe('%PDF-');
    expect(ok(await getRun({ client: owner.client, path: { id: invoice?.runId ?? '' } }))).toMatchObject({
      documentId: invoice?.documentId,
    });
  });

  async function doubtful(): Promise<Packet> {
    const { id } = ok(await uploadPacket({ client: owner.client, path, body: { file: stack, splitter: 'careful' } }));
    await app.app.idle();
    return ok(await getPacket({ client: owner.client, path: { id } }));
  }

  test('wait for a person where they are doubtful, and one of two people wins', async () => {
    const packet = await doubtful();
    expect(packet.status).toBe('needs_review');
    expect(packet.parts.map(({ documentId }) => documentId)).toEqual([null, null]);
    const one = { client: owner.client, path: { id: packet.id } };
    const [untouched] = packet.parts;
    const cut = [{ pages: '1', category: 'Invoice' }, { pages: '2' }, { pages: '3' }];
    const changed = ok(await updatePacket({ ...one, body: { revision: packet.revision, parts: cut } }));
    expect(changed.parts[0]).toEqual(untouched);
    const parts = [{ pages: '1,3', category: 'Contract' }, { pages: '2' }];
    const corrected = ok(await updatePacket({ ...one, body: { revision: changed.revision, parts } }));
    expect(corrected.parts).toMatchObject([
      { pages: '1,3', category: 'Contract', confidence: null },
      { pages: '2', category: null },
    ]);
    expect(failure(await updatePacket({ ...one, body: { revision: packet.revision, parts } })).code).toBe(
      'packet_changed',
    );
    for (const wrong of [[{ pages: '4' }], [{ pages: '1-2' }, { pages: '2' }], [{ pages: '1', category: 'Memo' }]])
      expect(failure(await updatePacket({ ...one, body: { parts: wrong } })).code).toBe('parts_invalid');
    ok(await approvePacket(one));
    await app.app.idle();
    const approved = ok(await getPacket(one));
    expect(approved.status).toBe('completed');
    expect(approved.parts.every(({ documentId }) => documentId !== null)).toBe(true);
    expect(failure(await approvePacket(one)).code).toBe('packet_not_open');
    const [first] = approved.parts;
    const document = ok(await getDocument({ client: owner.client, path: { id: first?.documentId ?? '' } }));
    expect(document).toMatchObject({ packetPages: '1,3', pageCount: 2 });
  });

  test('can be cancelled and listed', async () => {
    const { id } = await doubtful();
    expect(ok(await cancelPacket({ client: owner.client, path: { id } })).status).toBe('cancelled');
    expect(failure(await cancelPacket({ client: owner.client, path: { id } })).code).toBe('packet_not_open');
    const listed = ok(await listPackets({ client: owner.client, path, query: { status: 'cancelled' } }));
    expect(listed.data.map((one) => one.id)).toEqual([id]);
  });

  test('are deleted with their parts, but not with a document that was there before', async () => {
    const first = ok(await uploadPacket({ client: owner.client, path, body: { file: stack, splitter: 'mail' } }));
    await app.app.idle();
    const source = first.documentId;
    const second = ok(
      await createPacket({ client: owner.client, path, body: { documentId: source, splitter: 'mail' } }),
    );
    await app.app.idle();
    const { parts } = ok(await getPacket({ client: owner.client, path: { id: second.id } }));
    expect((await deletePacket({ client: owner.client, path: { id: second.id } })).response?.status).toBe(204);
    ok(await getDocument({ client: owner.client, path: { id: source } }));
    const part = { id: parts[0]?.documentId ?? '' };
    expect(failure(await getDocument({ client: owner.client, path: part })).code).toBe('not_found');
    await deletePacket({ client: owner.client, path: { id: first.id } });
    expect(failure(await getDocument({ client: owner.client, path: { id: source } })).code).toBe('not_found');
  });

  test('a splitter has a version for each content', async () => {
    const body = { key: 'versions', categories: [{ name: 'Invoice' }] };
    const create = async (given: typeof body) => ok(await createSplitter({ client: owner.client, path, body: given }));
    expect((await create(body)).latestVersionNumber).toBe(1);
    expect((await create(body)).latestVersionNumber).toBe(1);
    expect((await create({ ...body, categories: [{ name: 'Letter' }] })).latestVersionNumber).toBe(2);
    const versions = { ...path, splitterKey: 'versions' };
    expect(ok(await listSplitterVersions({ client: owner.client, path: versions })).data).toMatchObject([
      { versionNumber: 2, categories: [{ name: 'Letter' }] },
      { versionNumber: 1, categories: [{ name: 'Invoice' }] },
    ]);
    const twice = { ...body, categories: [{ name: 'Letter' }, { name: 'letter' }] };
    expect(failure(await createSplitter({ client: owner.client, path, body: twice })).code).toBe('validation_failed');
  });

  test('of a document that is read in part have the numbers of its file', async () => {
    const { client } = owner;
    const file = await makeStack([CONTRACT_PAGES[0] ?? '', invoicePage('4711'), ...CONTRACT_PAGES]);
    const given = { ...path, schemaKey: 'invoice' };
    const { id: documentId } = ok(await uploadDocument({ client, path: given, body: { file, pages: '2-4' } }));
    const { id } = ok(await createPacket({ client, path, body: { documentId, splitter: 'careful' } }));
    await app.app.idle();
    const read = async () => ok(await getPacket({ client, path: { id } }));
    expect(await read()).toMatchObject({
      status: 'needs_review',
      pageCount: 3,
      pages: [{ page: 2 }, { page: 3 }, { page: 4 }],
      parts: [
        { pages: '2', category: 'Invoice' },
        { pages: '3-4', category: 'Contract' },
      ],
    });
    const correct = (pages: string) => updatePacket({ client, path: { id }, body: { parts: [{ pages }] } });
    expect(failure(await correct('1-2'))).toMatchObject({ code: 'parts_invalid' });
    ok(await correct('3-4'));
    ok(await approvePacket({ client, path: { id } }));
    await app.app.idle();
    const [part] = (await read()).parts;
    const document = { id: part?.documentId ?? '' };
    expect(ok(await getDocument({ client, path: document }))).toMatchObject({ packetPages: '3-4', pageCount: 2 });
    const text = ok(await getDocument({ client, path: document })).content ?? '';
    expect(text.trimStart().slice(0, 17)).toBe('SERVICE AGREEMENT');
  });

  test('a file that cannot be read fails its packet', async () => {
    const broken = new File(['%PDF-1.7 nothing'], 'broken.pdf');
    const { id } = ok(await uploadPacket({ client: owner.client, path, body: { file: broken, splitter: 'mail' } }));
    await app.app.idle();
    expect(ok(await getPacket({ client: owner.client, path: { id } }))).toMatchObject({
      status: 'failed',
      errorMessage: expect.any(String),
    });
  });
});
