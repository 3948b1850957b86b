import { getDocument, getDocumentFile, getDocumentLayout, extractFile, uploadDocument } from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodedTexts } from '../../server/parsing/testing/encoded-texts.ts';
import { endOfRun, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { eventually } from '../harness/raw-request.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';

let app: TestApp;
let owner: TestUser;
let path: { slug: string; schemaKey: string };

beforeAll(async () => {
  app = await startTestApp({ engine: scriptedEngine() });
  owner = await app.addUser('pro');
  path = await workspaceWithSchema(owner);
});
afterAll(() => app.close());

async function upload(bytes: Uint8Array, type = 'text/plain') {
  const { client } = owner;
  const file = new File([new Uint8Array(bytes)], 'a.txt', { type });
  const created = ok(await uploadDocument({ client, path, body: { file } }));
  expect(created.warnings).toEqual([]);
  await eventually(async () => ok(await getDocument({ client, path: created })).status !== 'received');
  return ok(await getDocument({ client, path: created }));
}

function encoded(charset: string) {
  const found = encodedTexts.find((one) => one.charset === charset);
  if (found === undefined) expect.fail(`There is no text in ${charset}.`);
  return found;
}

test('a text whose charset is guessed has a warning, and so have its layout and runs', async () => {
  const { client } = owner;
  const { text, bytes } = encoded('koi8-r');
  const document = await upload(bytes);
  const warnings = [expect.stringContaining('It was read as koi8-r.') as string];
  expect(document).toMatchObject({ status: 'parsed', content: text, mimeType: 'text/plain', warnings });
  expect(ok(await getDocumentLayout({ client, path: document })).warnings).toEqual(warnings);
  const { runId } = ok(await extractFile({ client, path, body: { file: new File([new Uint8Array(bytes)], 'a.txt') } }));
  const run = await endOfRun({ client }, runId);
  expect(run.warnings).toEqual(warnings);
});

test('the charset of the part is respected, and the same bytes may be read in another', async () => {
  const { client } = owner;
  const bytes = Buffer.from([0xd1, 0xf7, 0xb8, 0xf2, 0x3a, 0x20, 0x37]);
  const cyrillic = await upload(bytes, 'text/plain; charset=windows-1251');
  expect(cyrillic).toMatchObject({ content: 'Счёт: 7', mimeType: 'text/plain', warnings: [] });
  expect(await upload(bytes, 'text/plain; charset=windows-1252')).toMatchObject({ content: 'Ñ÷¸ò: 7', warnings: [] });
  const { response } = await getDocumentFile({ client, path: cyrillic });
  expect(response?.headers.get('content-type')).toBe('text/plain; charset=windows-1251');
});

test('NULs in a text are removed with a warning', async () => {
  expect(await upload(Buffer.from('Total:\0 118.00 EUR\0'))).toMatchObject({
    content: 'Total: 118.00 EUR',
    warnings: ['NUL characters were removed from the text: 2.'],
  });
});
