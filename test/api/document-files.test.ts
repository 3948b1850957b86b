import { createDocument, getDocumentFile, uploadDocument } from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';

let app: TestApp;
let owner: TestUser;
let url: string;

const html = '<p>Total: 118.00 EUR</p>';

beforeAll(async () => {
  app = await startTestApp({ engine: scriptedEngine() });
  owner = await app.addUser('pro');
  const path = await workspaceWithSchema(owner);
  const file = new File([html], 'Rechnung März.html', { type: 'text/html' });
  const { id } = ok(await uploadDocument({ client: owner.client, path, body: { file } }));
  url = `/documents/${id}/file`;
});
afterAll(() => app.close());

function download(headers: Record<string, string> = {}): Promise<Response> {
  return owner.request(url, { headers });
}

describe('the file of a document', () => {
  test('comes as it was sent, to be saved and never run', async () => {
    const response = await download();
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(html);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('content-length')).toBe(String(html.length));
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const disposition = response.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment;/);
    expect(disposition).toContain("filename*=UTF-8''Rechnung%20M%C3%A4rz.html");
  });

  test.each([
    ['bytes=0-2', '<p>', 'bytes 0-2/24'],
    ['bytes=3-', 'Total: 118.00 EUR</p>', 'bytes 3-23/24'],
    ['bytes=-4', '</p>', 'bytes 20-23/24'],
    ['bytes=20-999', '</p>', 'bytes 20-23/24'],
  ])('answers the range %s', async (range, expected, contentRange) => {
    const response = await download({ range });
    expect(response.status).toBe(206);
    expect(await response.text()).toBe(expected);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(response.headers.get('content-length')).toBe(String(expected.length));
  });

  test('refuses a range past its end', async () => {
    const response = await download({ range: 'bytes=24-30' });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */24');
    expect(await response.json()).toMatchObject({ code: 'range_not_satisfiable' });
  });

  test.each(['lines=1-2', 'bytes=0-1,3-4', 'nonsense'])('is sent whole for the range %s', async (range) => {
    const response = await download({ range });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(html);
  });

  test('is 304 for a matching ETag', async () => {
    const etag = (await download()).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    const again = await download({ 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    for (const other of [`W/${etag}`, `"other", ${etag}`, '*'])
      expect((await download({ 'if-none-match': other })).status).toBe(304);
    expect((await download({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('of a text is the text', async () => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    const content = 'Größe: 42 – пять';
    const { id } = ok(await createDocument({ client, path, body: { name: 'a/b "c".txt', content } }));
    const blob = ok(await getDocumentFile({ client, path: { id } })) as Blob;
    expect(await blob.text()).toBe(content);
    const disposition = (await owner.request(`/documents/${id}/file`)).headers.get('content-disposition');
    expect(disposition).toMatch(/^attachment; filename="/);
    expect(disposition).not.toMatch(/a\/b/);
  });

  test('of another user, or of no document, is not there', async () => {
    const stranger = await app.addUser();
    expect((await stranger.request(url)).status).toBe(404);
    expect(failure(await getDocumentFile({ client: owner.client, path: { id: 'doc_none' } }))).toMatchObject({
      status: 404,
    });
    expect((await fetch(app.url + url)).status).toBe(401);
  });
});
