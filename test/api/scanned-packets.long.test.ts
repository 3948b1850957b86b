import { createSplitter, getPacket, uploadPacket } from '@excerpt/sdk';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTRACT_PAGES, invoicePage, LETTER_PAGE } from '../../server/extraction/packets/testing/make-pages.ts';
import { drawPage, makeScannedPdf } from '../../server/parsing/testing/make-picture.ts';
import { ok, workspaceWithSchema } from '../harness/builders.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';

let app: TestApp;
let owner: TestUser;
let path: { slug: string; schemaKey: string };

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.addUser('pro');
  path = await workspaceWithSchema(owner);
  const categories = [{ name: 'Invoice' }, { name: 'Letter' }, { name: 'Contract' }];
  ok(await createSplitter({ client: owner.client, path, body: { key: 'mail', categories } }));
});
afterAll(() => app.close());

/** A page as a scanner takes it, which lies in the tray turned by some degrees. */
async function scan(page: string, degrees = 0): Promise<Buffer> {
  const lines = page.split('\n').map((line) => line.trim());
  const upright = drawPage(
    lines.map((line, row) => ({
      text: line.replace(/^# /, ''),
      x: 70,
      y: 90 + row * 38,
      size: line.startsWith('# ') ? 30 : 20,
    })),
  );
  return sharp(await upright.png().toBuffer())
    .rotate(degrees)
    .png()
    .toBuffer();
}

test('pages that lie upside down are read and split as the others', { timeout: 280_000 }, async () => {
  const { client } = owner;
  const [first = '', second = ''] = CONTRACT_PAGES;
  const pages = [
    await scan(invoicePage('4711', { numbered: false })),
    await scan(invoicePage('4712', { numbered: false }), 180),
    await scan(first, 180),
    await scan(second),
    await scan(LETTER_PAGE, 180),
  ];
  const file = new File([new Uint8Array(await makeScannedPdf(pages))], 'scans.pdf');
  const { id } = ok(await uploadPacket({ client, path, body: { file, splitter: 'mail' } }));
  await app.app.idle();
  const { status, parts } = ok(await getPacket({ client, path: { id } }));
  expect(status).toBe('completed');
  expect(parts.map((part) => `${part.pages} ${String(part.category)}`)).toEqual([
    '1 Invoice',
    '2 Invoice',
    '3-4 Contract',
    '5 Letter',
  ]);
});
