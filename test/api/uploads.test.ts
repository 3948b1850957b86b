import { readdir } from 'node:fs/promises';
import { createDocument, extractFile, getDocument, listDocuments, uploadDocument } from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makePdf } from '../../server/parsing/testing/make-pdf.ts';
import { makeLongPdf } from '../../server/parsing/testing/raw-pdf.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { endOfRun, failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import {
  eventually,
  createFilePart,
  multipartEnd,
  multipartType,
  createPart,
  postRaw,
  createTextPart,
} from '../harness/raw-request.ts';

let app: TestApp;
let owner: TestUser;
let path: { slug: string; schemaKey: string };
let url: string;

const MEBIBYTE = 2 ** 20;

beforeAll(async () => {
  app = await startTestApp({ engine: scriptedEngine() });
  owner = await app.addUser('pro');
  path = await workspaceWithSchema(owner);
  url = `/workspaces/${path.slug}/schemas/${path.schemaKey}/documents`;
});
afterAll(() => app.close());
// Whatever a request brought, nothing of it may stay behind.
afterEach(() => eventually(async () => (await app.temporaryFiles()).length === 0));

async function documentCount(): Promise<number> {
  return ok(await listDocuments({ client: owner.client, path })).total;
}

function upload(name: string, content: string | Uint8Array<ArrayBuffer>, type = ''): ReturnType<typeof uploadDocument> {
  return uploadDocument({ client: owner.client, path, body: { file: new File([content], name, { type }) } });
}

/** A whole multipart body, written by hand. */
async function post(...parts: Buffer[]) {
  const body = Buffer.concat(parts);
  const { request, answer } = postRaw(app, owner, url, {
    'content-type': multipartType,
    'content-length': body.length,
  });
  request.end(body);
  return answer;
}

describe('a file that cannot be taken', () => {
  test('is refused when it is empty', async () => {
    const before = await documentCount();
    expect(failure(await upload('empty.pdf', ''))).toMatchObject({ status: 422, code: 'empty_document' });
    expect(failure(await upload('blank.txt', ' \r\n \t'))).toMatchObject({ status: 422, code: 'empty_document' });
    expect(await documentCount()).toBe(before);
  });

  test('is refused at one byte over 50 MiB and not stored', async () => {
    const before = await documentCount();
    const storedBefore = await app.storedFiles();
    const refused = await post(createFilePart('large.txt', Buffer.alloc(50 * MEBIBYTE + 1, 'a')), multipartEnd);
    expect(refused).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
    expect(refused.body?.message).toContain('EXCERPT_MAX_FILE_BYTES');
    expect(await documentCount()).toBe(before);
    expect(await app.storedFiles()).toEqual(storedBefore);
  });

  test('but is taken with 50 MiB to the byte', async () => {
    const taken = await post(createFilePart('just.txt', Buffer.alloc(50 * MEBIBYTE, 'a')), multipartEnd);
    expect(taken).toMatchObject({ status: 201, body: { fileSize: 50 * MEBIBYTE, mimeType: 'text/plain' } });
  });

  test('is refused by its bytes, not by its name', async () => {
    const program = Buffer.from('7f454c4602010100000000000000000003003e0001000000', 'hex');
    expect(failure(await upload('invoice.pdf', program, 'application/pdf'))).toMatchObject({
      status: 415,
      code: 'unsupported_file_type',
    });
    const zip = Buffer.from('504b0304140000000000', 'hex');
    expect(failure(await upload('invoice.txt', zip, 'text/plain'))).toMatchObject({
      status: 415,
      code: 'unsupported_file_type',
    });
  });

  test('of 5,000 pages is refused before anything is stored', async () => {
    const before = await documentCount();
    const refused = failure(await upload('long.pdf', new Uint8Array(makeLongPdf(5000)), 'application/pdf'));
    expect(refused).toMatchObject({ status: 413, code: 'too_many_pages' });
    expect(refused.message).toContain('5000');
    expect(await documentCount()).toBe(before);
  });
});

describe('a PDF that cannot be read', () => {
  test('because it is none any more fails its document and its run with a reason', async () => {
    const broken = new File(['%PDF-1.7\nthis was a PDF once'], 'broken.pdf', { type: 'application/pdf' });
    const { runId } = ok(await extractFile({ client: owner.client, path, body: { file: broken } }));
    const run = await endOfRun(owner, runId);
    expect(run).toMatchObject({
      status: 'failed',
      errorCode: { code: 'document_unreadable', stage: 'parse', retryable: false },
    });
    expect(run.errorMessage).toMatch(/\w+.*\.$/);
    expect(run.extractedData).toBeNull();
    const document = ok(await getDocument({ client: owner.client, path: { id: run.documentId } }));
    expect(document).toMatchObject({ status: 'failed', errorCode: { code: 'document_unreadable' }, content: null });
  });

  test('because it needs a password says so', async () => {
    const bytes = await makePdf([{ texts: [{ text: 'Secret total: 118.00', x: 72, y: 72 }] }], {
      userPassword: 'guess',
    });
    const file = new File([new Uint8Array(bytes)], 'locked.pdf', { type: 'application/pdf' });
    const { runId } = ok(await extractFile({ client: owner.client, path, body: { file } }));
    const run = await endOfRun(owner, runId);
    expect(run).toMatchObject({
      status: 'failed',
      errorCode: { code: 'document_encrypted', stage: 'parse', retryable: false },
    });
    expect(run.errorMessage).toMatch(/password/i);
  });
});

describe('the name of a file', () => {
  test.each([
    ['../../x.pdf', 'x.pdf'],
    ['..\\..\\windows\\x.pdf', 'x.pdf'],
    ['/etc/passwd', 'passwd'],
    ['..', 'document'],
    ['Счёт № 7.txt', 'Счёт № 7.txt'],
  ])('%s is shown as %s, and leads nowhere', async (sent, shown) => {
    const answered = await post(createFilePart(sent, `Total: 118.00 EUR of ${sent}`), multipartEnd);
    expect(answered).toMatchObject({ status: 201, body: { name: shown, originalFilename: shown, status: 'received' } });
    const everything = await readdir(app.dataDir, { recursive: true });
    expect(everything.filter((file) => file.includes('x.pdf') || file.includes('passwd'))).toEqual([]);
  });

  test.each([
    [`filename*=UTF-8''r%C3%A9sum%C3%A9.txt`, 'résumé.txt'],
    [`filename="fallback.txt"; filename*=UTF-8''%D1%81%D1%87%D1%91%D1%82.txt`, 'счёт.txt'],
    [`filename="fallback.txt";filename*=iso-8859-1'de'f%FCr.txt`, 'für.txt'],
    [`filename="fallback.txt"; filename*=broken`, 'fallback.txt'],
    [`filename="a %22quoted%22 name.txt"`, 'a "quoted" name.txt'],
    [`filename="a \\"quoted\\" name.txt"`, 'a "quoted" name.txt'],
  ])('is read from %s', async (parameter, shown) => {
    const head = `content-disposition: form-data; name="file"; ${parameter}`;
    expect(await post(createPart(head, 'Total: 118.00 EUR'), multipartEnd)).toMatchObject({
      status: 201,
      body: { originalFilename: shown },
    });
  });

  test('may be in Latin-1', async () => {
    const head = Buffer.from('content-disposition: form-data; name="file"; filename="für.txt"', 'latin1');
    expect(await post(createPart(head, 'Total: 118.00 EUR'), multipartEnd)).toMatchObject({
      status: 201,
      body: { originalFilename: 'für.txt' },
    });
  });

  test('survives the SDK in cyrillic', async () => {
    const created = ok(await upload('договор.txt', 'Итого: 118,00'));
    expect(created).toMatchObject({ name: 'договор.txt', originalFilename: 'договор.txt' });
  });
});

describe('a multipart body', () => {
  test('that ends before its last boundary is refused, and nothing is stored', async () => {
    const before = await documentCount();
    const truncated = await post(createFilePart('half.txt', 'Total: 118').subarray(0, -6));
    expect(truncated).toMatchObject({ status: 400, body: { code: 'invalid_multipart' } });
    expect(await documentCount()).toBe(before);
  });

  test('with a text that is not UTF-8 is refused, and stored nowhere', async () => {
    const before = await documentCount();
    const name = createPart('content-disposition: form-data; name="name"', Buffer.from('Müller', 'latin1'));
    expect(await post(name, createFilePart('a.txt', 'Total: 118'), multipartEnd)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', details: [{ in: 'body', path: '/name' }] },
    });
    expect(await documentCount()).toBe(before);
  });

  test.each(['7bit', '8bit', 'binary'])(
    'may give the type and the transfer encoding %s of a text',
    async (encoding) => {
      const head =
        'content-disposition: form-data; name="name"\r\ncontent-type: text/plain; charset=utf-8\r\n' +
        `content-transfer-encoding: ${encoding}`;
      const answered = await post(
        createPart(head, 'Rechnung für März'),
        createFilePart('a.txt', 'Total: 118'),
        multipartEnd,
      );
      expect(answered).toMatchObject({ status: 201, body: { name: 'Rechnung für März' } });
    },
  );

  test('may leave out the type of a file', async () => {
    const head = 'content-disposition: form-data; name="file"; filename="a.txt"';
    expect(await post(createPart(head, 'Total: 118'), multipartEnd)).toMatchObject({
      status: 201,
      body: { originalFilename: 'a.txt', mimeType: 'text/plain', fileSize: 10 },
    });
  });

  test('without a boundary is refused', async () => {
    const { request, answer } = postRaw(app, owner, url, {
      'content-type': 'multipart/form-data',
      'content-length': 5,
    });
    request.end('hello');
    expect(await answer).toMatchObject({ status: 400, body: { code: 'invalid_multipart' } });
  });

  test('whose client disconnects leaves no file', async () => {
    const before = await documentCount();
    const { request } = postRaw(app, owner, url, { 'content-type': multipartType, 'content-length': 20 * MEBIBYTE });
    request.write(createFilePart('gone.txt', Buffer.alloc(2 * MEBIBYTE, 'a')));
    await eventually(async () => (await app.temporaryFiles()).length > 1);
    request.destroy();
    await eventually(async () => (await app.temporaryFiles()).length === 0);
    expect(await documentCount()).toBe(before);
    expect((await owner.request('/me')).status).toBe(200);
  });

  test('needs exactly one file, in the part file', async () => {
    const before = await documentCount();
    const total = 'Total: 118.00 EUR';
    const cases: [Buffer[], string][] = [
      [[createTextPart('name', 'No file'), multipartEnd], '/file'],
      [[createTextPart('file', total), multipartEnd], '/file'],
      [[createFilePart('one.txt', total), createFilePart('two.txt', total), multipartEnd], '/file'],
      [[createFilePart('a.txt', total, 'attachment'), multipartEnd], '/attachment'],
      [[createFilePart('a.txt', total), createTextPart('titel', 'Rechnung'), multipartEnd], '/titel'],
      [
        [createFilePart('a.txt', total), createTextPart('name', 'one'), createTextPart('name', 'two'), multipartEnd],
        '/name',
      ],
      [[createFilePart('a.txt', total), createTextPart('name', ' '), multipartEnd], '/name'],
    ];
    for (const [parts, place] of cases) {
      const refused = await post(...parts);
      expect(refused, place).toMatchObject({
        status: 400,
        body: { code: 'validation_failed', details: [{ in: 'body', path: place }] },
      });
    }
    expect(await documentCount()).toBe(before);
  });

  test('goes nowhere without a key, and to another user not at all', async () => {
    const stranger = await app.addUser();
    const file = () => new File(['Total: 1'], 'a.txt');
    expect(failure(await uploadDocument({ client: stranger.client, path, body: { file: file() } }))).toMatchObject({
      status: 404,
    });
    expect(
      failure(await createDocument({ client: stranger.client, path, body: { name: 'a', content: 'b' } })),
    ).toMatchObject({ status: 404 });
    const form = new FormData();
    form.append('file', file());
    expect((await fetch(app.url + url, { method: 'POST', body: form })).status).toBe(401);
  });
});
