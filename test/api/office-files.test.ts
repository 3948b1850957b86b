import { getDocument, getDocumentLayout, uploadDocument } from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMail } from '../../server/parsing/testing/make-mail.ts';
import { makeDocx, makePptx } from '../../server/parsing/testing/make-office.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';

let app: TestApp;
let owner: TestUser;
let path: { slug: string; schemaKey: string };

beforeAll(async () => {
  app = await startTestApp({ engine: scriptedEngine() });
  owner = await app.addUser('pro');
  path = await workspaceWithSchema(owner);
});
afterAll(() => app.close());

test.each([
  ['letter.docx', makeDocx(), 'wordprocessingml', null, [undefined], 'Number:   R-7'],
  ['show.pptx', makePptx(), 'presentationml', 2, [undefined, undefined], 'North   10   fine'],
  [
    'mail.eml',
    makeMail({ type: 'text/plain', content: 'Hello' }, [{ type: 'a/b', filename: 'a.docx', content: makeDocx() }]),
    'rfc822',
    null,
    [undefined, 'a.docx'],
    'IBAN DE00',
  ],
])('%s goes from upload to layout', async (name, content, type, pageCount, names, words) => {
  const { client } = owner;
  // The declared type is wrong, and no matter.
  const file = new File([new Uint8Array(content)], name, { type: 'image/png' });
  const document = ok(await uploadDocument({ client, path, body: { file } }));
  expect(document.mimeType).toContain(type);
  expect(document.pageCount).toBe(pageCount);
  const layout = ok(await getDocumentLayout({ client, path: { id: document.id } }));
  expect(layout.pages.map((page) => page.name)).toEqual(names);
  expect(layout.pages.map((page) => page.text).join('\n')).toContain(words);
  expect(ok(await getDocument({ client, path: { id: document.id } }))).toMatchObject({ status: 'parsed', pageCount });
});
