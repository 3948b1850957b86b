import { afterAll, beforeAll, expect, test } from 'vitest';
import { workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { postRaw } from '../harness/raw-request.ts';
import { recordedUploads, writeUpload } from '../harness/documents/recorded-uploads.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';

let app: TestApp;
let owner: TestUser;
let url: string;

beforeAll(async () => {
  app = await startTestApp({ engine: scriptedEngine() });
  owner = await app.addUser('pro');
  const path = await workspaceWithSchema(owner);
  url = `/workspaces/${path.slug}/schemas/${path.schemaKey}/documents`;
});
afterAll(() => app.close());

async function post(type: string, body: Buffer) {
  const { request, answer } = postRaw(app, owner, url, { 'content-type': type, 'content-length': body.length });
  request.end(body);
  return answer;
}

test.each(recordedUploads.map((upload) => [upload.client, upload] as const))(
  'a file is taken as %s writes it',
  async (_, upload) => {
    const { type, body } = writeUpload(upload);
    expect(await post(type, body)).toMatchObject({
      status: 201,
      body: {
        originalFilename: upload.filename,
        name: upload.name ?? upload.filename,
        mimeType: 'text/plain',
        fileSize: 17,
      },
    });
  },
);

const form = (...headers: string[]) =>
  Buffer.from(`--edge\r\n${headers.join('\r\n')}\r\n\r\nTotal: 118.00 EUR\r\n--edge--\r\n`);

test.each([
  ['unquoted, with blanks', 'form-data; name="file"; filename=my plan.txt', 'my plan.txt'],
  ['empty', 'form-data; name="file"; filename=""', 'document'],
  ['with a semicolon', 'form-data; name="file"; filename="a;b.txt"', 'a;b.txt'],
  ['with a backslash', String.raw`form-data; name="file"; filename="C:\docs\plan.txt"`, 'plan.txt'],
  ['with a quotation mark that nothing closes', 'form-data; name="file"; filename="plan.txt', 'document'],
  ['before the name of the part', 'form-data; filename="plan.txt"; name="file"', 'plan.txt'],
  ['twice', 'form-data; name="file"; filename="plan.txt"; filename="plan.txt"', 'plan.txt'],
  ['followed by a semicolon', 'form-data; name="file"; filename="plan.txt";', 'plan.txt'],
])('a file name may be %s', async (_, disposition, filename) => {
  const answered = await post('multipart/form-data; boundary=edge', form(`Content-Disposition: ${disposition}`));
  expect(answered).toMatchObject({ status: 201, body: { originalFilename: filename } });
});

test.each([
  ['without a disposition', 'Content-Type: text/plain'],
  ['without a name', 'Content-Disposition: form-data; filename="plan.txt"'],
  ['with an unknown transfer encoding', 'Content-Disposition: form-data; name="file"\r\nContent-Transfer-Encoding: x'],
])('a part %s is refused with a reason', async (_, headers) => {
  const answered = await post('multipart/form-data; boundary=edge', form(headers));
  expect(answered.status).toBe(400);
  expect(['invalid_multipart', 'validation_failed']).toContain(answered.body?.code);
});

test.each([
  ['with digits', 'Content-MD5: 1B2M2Y8AsgTpgAmY7PhCfg=='],
  ['with other signs', 'X_Trace.Id+1: a'],
])('a part header may have a name %s', async (_, header) => {
  const headers = [header, 'Content-Disposition: form-data; name="file"; filename="plan.txt"', 'X-1: 2'];
  const answered = await post('multipart/form-data; boundary=edge', form(...headers));
  expect(answered).toMatchObject({ status: 201, body: { originalFilename: 'plan.txt', fileSize: 17 } });
});
