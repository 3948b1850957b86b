import { getDocument, getDocumentLayout, uploadDocument } from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawPage, makeHugePng } from '../../server/parsing/testing/make-picture.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';

let app: TestApp;
let owner: TestUser;
let path: { slug: string; schemaKey: string };

beforeAll(async () => {
  app = await startTestApp({
    engine: scriptedEngine(),
    settings: { EXCERPT_MAX_PIXELS: '2000000', EXCERPT_OCR_LANGUAGES: 'en,de' },
  });
  owner = await app.addUser('pro');
  path = await workspaceWithSchema(owner);
});
afterAll(() => app.close());

test('a scan goes from upload to words with boxes and confidence', { timeout: 180_000 }, async () => {
  const { client } = owner;
  const lines = [
    'Rechnung über Bürostühle und Schränke',
    'Überweisung bis spätestens 15. März',
    'Gesamtbetrag 1.234,50 €',
  ];
  const picture = await drawPage(lines.map((text, index) => ({ text, x: 60, y: 200 + 80 * index, size: 34 })))
    .png()
    .toBuffer();
  const document = ok(
    await uploadDocument({ client, path, body: { file: new File([new Uint8Array(picture)], 'scan.png') } }),
  );
  expect(document).toMatchObject({ mimeType: 'image/png', pageCount: 1 });
  await app.app.idle();
  expect(ok(await getDocument({ client, path: { id: document.id } })).content).toBe(lines.join('\n'));
  const { pages } = ok(await getDocumentLayout({ client, path: { id: document.id } }));
  expect(pages).toMatchObject([{ source: 'ocr', text: lines.join('\n') }]);
  const words = pages.flatMap((page) => page.lines.flatMap((line) => line.words));
  expect(words.map((word) => word.text)).toEqual(lines.join(' ').split(' '));
  for (const { box, confidence } of words) {
    expect(confidence).toBeGreaterThan(0.3);
    expect(confidence).toBeLessThanOrEqual(1);
    expect(box.every((side) => side >= 0 && side <= 1)).toBe(true);
  }
});

test('a picture of too many pixels is refused at upload, by the name of the setting', async () => {
  const file = new File([new Uint8Array(makeHugePng(2000, 1001))], 'large.png');
  const refused = failure(await uploadDocument({ client: owner.client, path, body: { file } }));
  expect(refused).toMatchObject({ status: 413, code: 'payload_too_large' });
  expect(refused.message).toContain('2000 × 1001 pixels; the limit is 2000000 pixels (EXCERPT_MAX_PIXELS)');
});
