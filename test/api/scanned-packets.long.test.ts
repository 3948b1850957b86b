import { createSplitter, getDocument, getPacket, uploadPacket } from '@excerpt/sdk';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTRACT_PAGES, invoicePage } from '../../server/extraction/packets/testing/make-pages.ts';
import { makeScannedPdf } from '../../server/parsing/testing/make-picture.ts';
import { ok, workspaceWithSchema } from '../harness/builders.ts';
import { drawScan } from '../harness/documents/packet-files.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

/** A page of a scan that lay in the scanner like that: degrees, clockwise. */
const scan = async (page: string, degrees: number) =>
  await sharp(await drawScan(page))
    .rotate(degrees)
    .jpeg({ quality: 80 })
    .toBuffer();

test('scans that lie upside down or on a side are read and split as if they were upright', async () => {
  const { client } = app.admin;
  const path = await workspaceWithSchema({ client });
  const categories = [{ name: 'Invoice', identifier: 'invoice number' }, { name: 'Contract' }];
  ok(await createSplitter({ client, path, body: { key: 'mail', categories } }));
  const [first = '', second = ''] = CONTRACT_PAGES;
  const pages = await Promise.all([
    scan(invoicePage('4711', { page: 1, of: 2 }), 180),
    scan(invoicePage('4711', { page: 2, of: 2 }), 0),
    scan(first, 90),
    scan(second, 270),
  ]);
  const file = new File([new Uint8Array(await makeScannedPdf(pages))], 'scan.pdf');
  const { id } = ok(await uploadPacket({ client, path, body: { file, splitter: 'mail' } }));
  await app.app.idle();
  const packet = ok(await getPacket({ client, path: { id } }));
  expect(packet).toMatchObject({
    status: 'completed',
    parts: [
      { pages: '1-2', category: 'Invoice', identifier: '4711' },
      { pages: '3-4', category: 'Contract' },
    ],
  });
  for (const { confidence } of packet.parts) expect(confidence).toBeGreaterThan(0.9);
  const [invoice, contract] = packet.parts;
  const readText = async (documentId: string | null | undefined) =>
    ok(await getDocument({ client, path: { id: documentId ?? '' } })).content ?? '';
  expect(await readText(invoice?.documentId)).toMatch(/^Aldgate Office Ltd[^]*Total due 396\.00/);
  expect(await readText(contract?.documentId)).toMatch(/^SERVICE ?AGREEMENT[^]*governed by the laws of England/);
});
