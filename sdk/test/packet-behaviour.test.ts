/** Splitters and packets as callers see them, tested on the server and on the fake. */
import type { Excerpt } from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoicePage } from '../../server/extraction/packets/testing/make-pages.ts';
import { prepareWorkspace } from './harness/prepare-workspace.ts';
import { refusal } from './harness/refusal.ts';
import { startFakeSubject, startServerSubject, type Subject } from './harness/subjects.ts';

const number = { type: ['string', 'null'] };
const definition = { type: 'object', properties: { invoiceNumber: number } };
const categories = [
  { name: 'Invoice', description: 'A bill', schemaKey: 'invoice', identifier: 'invoice number' },
  { name: 'Letter' },
];
const stack = () => new File([invoicePage('4711').replaceAll('# ', '')], 'stack.txt', { type: 'text/plain' });

describe.each([
  { name: 'the server', start: startServerSubject },
  { name: 'the fake', start: startFakeSubject },
])('$name', ({ start }) => {
  let subject: Subject;
  let excerpt: Excerpt;
  beforeAll(async () => {
    subject = await start();
    ({ excerpt } = await subject.addUser('pro'));
  });
  afterAll(() => subject.close());

  async function prepare(reviewBelow: number | null) {
    const { at } = await prepareWorkspace(excerpt);
    await excerpt.schemas.create({ ...at, schemaKey: 'invoice', name: 'Invoice', definition });
    const splitter = await excerpt.splitters.create({ ...at, key: 'mail', categories, reviewBelow });
    return { at, splitter };
  }

  it('keeps splitters in versions', async () => {
    const { at, splitter } = await prepare(null);
    expect(splitter).toMatchObject({ key: 'mail', name: 'mail', latestVersionNumber: 1, boundaries: 'auto' });
    expect(await excerpt.splitters.create({ ...at, key: 'mail', categories })).toMatchObject({
      latestVersionNumber: 1,
    });
    const next = await excerpt.splitters.create({ ...at, key: 'mail', categories, uncategorized: 'omit' });
    expect(next).toMatchObject({ latestVersionNumber: 2, uncategorized: 'omit' });
    const { data } = await excerpt.splitters.listVersions({ ...at, splitterKey: 'mail' });
    expect(data.map(({ versionNumber, uncategorized }) => [versionNumber, uncategorized])).toEqual([
      [2, 'omit'],
      [1, 'include'],
    ]);
    const twice = [{ name: 'Invoice' }, { name: 'invoice' }];
    expect(await refusal(excerpt.splitters.create({ ...at, key: 'twice', categories: twice }))).toMatchObject({
      code: 'validation_failed',
      details: [{ path: '/categories/1/name' }],
    });
    expect(await refusal(excerpt.splitters.get({ ...at, splitterKey: 'none' }))).toMatchObject({ status: 404 });
  });

  it('splits a packet into documents and runs, which go with it', async () => {
    const { at } = await prepare(null);
    const { id } = await excerpt.packets.upload({ ...at, file: stack(), splitter: 'mail', extract: true });
    const packet = await excerpt.packets.wait(id);
    expect(packet).toMatchObject({ status: 'completed', name: 'stack.txt', pageCount: 1, extract: true });
    const [part] = packet.parts;
    expect(part).toMatchObject({ pages: '1', category: 'Invoice', schemaKey: 'invoice', identifier: '4711' });
    const document = await excerpt.documents.get(part?.documentId ?? '');
    expect(document).toMatchObject({ packetId: id, packetPages: '1' });
    const run = await excerpt.runs.wait(part?.runId ?? '');
    expect(run).toMatchObject({ status: 'completed', documentId: part?.documentId });
    expect((await excerpt.packets.list({ ...at, status: 'completed' })).data).toMatchObject([{ id, pages: [] }]);
    expect(await refusal(excerpt.packets.approve(id))).toMatchObject({ status: 409, code: 'packet_not_open' });
    await excerpt.packets.delete(id);
    expect(await refusal(excerpt.documents.get(part?.documentId ?? ''))).toMatchObject({ status: 404 });
    expect(await refusal(excerpt.packets.get(id))).toMatchObject({ status: 404 });
  });

  it('lists the packets of a batch, without those that came alone', async () => {
    const { at } = await prepare(null);
    const { id } = await excerpt.packets.upload({ ...at, file: stack(), splitter: 'mail' });
    await excerpt.packets.wait(id);
    const batch = await excerpt.batches.create({ ...at, schemaKey: 'packets', splitter: 'mail', start: false });
    expect(batch.id).toMatch(/^bat_/);
    expect((await excerpt.packets.list({ ...at, batchId: batch.id })).data).toEqual([]);
    expect((await excerpt.packets.list(at)).data.map((packet) => packet.id)).toEqual([id]);
  });

  it('holds a doubtful packet for a person, of whom one wins', async () => {
    const { at } = await prepare(1);
    const { id } = await excerpt.packets.upload({ ...at, file: stack(), splitter: 'mail' });
    const packet = await excerpt.packets.wait(id);
    expect(packet).toMatchObject({ status: 'needs_review', revision: 0, parts: [{ documentId: null }] });
    const parts = [{ pages: '1', category: 'Letter' }];
    const corrected = await excerpt.packets.update(id, { revision: 0, parts });
    expect(corrected).toMatchObject({ revision: 1, parts: [{ category: 'Letter', confidence: null }] });
    expect(await refusal(excerpt.packets.update(id, { revision: 0, parts }))).toMatchObject({ code: 'packet_changed' });
    for (const wrong of [[{ pages: '2' }], [{ pages: '1' }, { pages: '1' }], [{ pages: '1', category: 'Memo' }]])
      expect(await refusal(excerpt.packets.update(id, { parts: wrong }))).toMatchObject({
        status: 422,
        code: 'parts_invalid',
      });
    expect(await excerpt.packets.approve(id)).toMatchObject({ status: 'processing' });
    const approved = await excerpt.packets.wait(id);
    expect(approved).toMatchObject({ status: 'completed', parts: [{ category: 'Letter', runId: null }] });
    expect(approved.parts[0]?.documentId).toEqual(expect.any(String));
    expect(await refusal(excerpt.packets.cancel(id))).toMatchObject({ code: 'packet_not_open' });
  });

  it('cancels a packet, and says what a single document is', async () => {
    const { at } = await prepare(1);
    const { id } = await excerpt.packets.upload({ ...at, file: stack(), splitter: 'mail' });
    await excerpt.packets.wait(id);
    expect(await excerpt.packets.cancel(id)).toMatchObject({ status: 'cancelled' });
    const found = { category: 'Invoice', schemaKey: 'invoice' };
    expect(await excerpt.packets.classifyFile({ ...at, file: stack() })).toMatchObject({ ...found, source: 'schema' });
    const content = invoicePage('4711');
    const bySplitter = await excerpt.packets.classify({ ...at, content, splitter: 'mail' });
    expect(bySplitter).toMatchObject({ ...found, source: 'splitter' });
  });
});
