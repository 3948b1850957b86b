import {
  createBatch,
  createDocument,
  createPacket,
  createSplitter,
  extract,
  getDocument,
  getPacket,
  getRun,
  uploadBatchDocuments,
  uploadDocument,
  uploadPacket,
} from '@excerpt/sdk';
import { afterEach, describe, expect, test } from 'vitest';
import { makeLongPdf } from '../../server/parsing/testing/raw-pdf.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';

let app: TestApp;
afterEach(() => app.close());

async function limited(settings: Record<string, string>) {
  app = await startTestApp({ engine: scriptedEngine(), settings });
  const { client } = await app.addUser('pro');
  return { client, path: await workspaceWithSchema({ client }) };
}

const file = (name: string, content: string | Buffer) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);

/** Uploads and extracts: what the document and the run say of a limit that only parsing meets. */
async function outcomes(settings: Record<string, string>, upload: File) {
  const { client, path } = await limited(settings);
  const { id } = ok(await uploadDocument({ client, path, body: { file: upload } }));
  await app.app.idle();
  const document = ok(await getDocument({ client, path: { id } }));
  const { runId } = ok(await extract({ client, path, body: { documentId: id } }));
  await app.app.idle();
  return { document, run: ok(await getRun({ client, path: { id: runId } })) };
}

describe('the limit that a request goes over is named with its setting:', () => {
  test('bytes of a file', async () => {
    const { client, path } = await limited({ EXCERPT_MAX_FILE_BYTES: '1000' });
    const refused = failure(await uploadDocument({ client, path, body: { file: file('long.txt', 'x'.repeat(1001)) } }));
    expect(refused).toMatchObject({ status: 413, code: 'payload_too_large' });
    expect(refused.message).toContain('larger than 1000 bytes (EXCERPT_MAX_FILE_BYTES)');
  });

  test('bytes of a JSON body', async () => {
    const { client, path } = await limited({ EXCERPT_MAX_JSON_BYTES: '1000' });
    const refused = failure(await createDocument({ client, path, body: { name: 'long', content: 'x'.repeat(1001) } }));
    expect(refused).toMatchObject({ status: 413, code: 'payload_too_large' });
    expect(refused.message).toMatch(/1000 bytes.*\(EXCERPT_MAX_JSON_BYTES\)/);
  });

  test('pages, at upload', async () => {
    const { client, path } = await limited({ EXCERPT_MAX_PAGES: '3' });
    const refused = failure(await uploadDocument({ client, path, body: { file: file('long.pdf', makeLongPdf(4)) } }));
    expect(refused).toMatchObject({ status: 413, code: 'too_many_pages' });
    expect(refused.message).toContain('has 4 pages; the limit is 3 (EXCERPT_MAX_PAGES)');
    ok(await uploadDocument({ client, path, body: { file: file('short.pdf', makeLongPdf(3)) } }));
    await app.app.idle();
  });

  test('pages of a packet and of a batch, as at upload', async () => {
    const { client, path } = await limited({ EXCERPT_MAX_PAGES: '3' });
    const body = { key: 'mail', categories: [{ name: 'Letter' }] };
    ok(await createSplitter({ client, path, body }));
    const tooLong = file('long.pdf', makeLongPdf(4));
    const { id } = ok(
      await createBatch({ client, path: { ...path, schemaKey: 'packets' }, body: { splitter: 'mail' } }),
    );
    for (const answer of [
      await uploadDocument({ client, path, body: { file: tooLong } }),
      await uploadPacket({ client, path, body: { file: tooLong, splitter: 'mail' } }),
      await uploadBatchDocuments({ client, path: { id }, body: { file: tooLong } }),
    ])
      expect(failure(answer)).toMatchObject({
        status: 413,
        code: 'too_many_pages',
        message:
          'The document has 4 pages; the limit is 3 (EXCERPT_MAX_PAGES). ' +
          'Cut the file, or upload it as a document with `pages`, such as 1-3.',
      });
    // The way out.
    const document = ok(await uploadDocument({ client, path, body: { file: tooLong, pages: '1-3' } }));
    const part = { documentId: document.id, splitter: 'mail' };
    const packet = ok(await createPacket({ client, path, body: part }));
    await app.app.idle();
    expect(ok(await getPacket({ client, path: { id: packet.id } }))).toMatchObject({
      status: 'completed',
      pageCount: 3,
    });
  });

  test('characters of a text, at once', async () => {
    const { client, path } = await limited({ EXCERPT_MAX_CHARACTERS: '1000' });
    const refused = failure(await createDocument({ client, path, body: { name: 'long', content: 'x'.repeat(1001) } }));
    expect(refused).toMatchObject({ status: 413, code: 'payload_too_large' });
    expect(refused.message).toContain('has 1001 characters; the limit is 1000 (EXCERPT_MAX_CHARACTERS)');
  });
});

describe('the limit that parsing meets is named with its setting, on the document and on the run:', () => {
  test('characters', async () => {
    const { document, run } = await outcomes({ EXCERPT_MAX_CHARACTERS: '1000' }, file('long.txt', 'word '.repeat(300)));
    expect(document).toMatchObject({
      status: 'failed',
      errorCode: { code: 'payload_too_large', retryable: false, detail: 'EXCERPT_MAX_CHARACTERS=1000' },
    });
    expect(run).toMatchObject({
      status: 'failed',
      errorCode: { code: 'document_unreadable', stage: 'parse', detail: 'EXCERPT_MAX_CHARACTERS=1000' },
    });
    expect(run.errorMessage).toBe('The document has more than 1000 characters of text (EXCERPT_MAX_CHARACTERS).');
  });

  test('time', async () => {
    const settings = { EXCERPT_PARSE_TIMEOUT_SECONDS: '1', EXCERPT_MAX_PAGES: '100000' };
    const { document, run } = await outcomes(settings, file('slow.pdf', makeLongPdf(30_000)));
    expect(document).toMatchObject({
      status: 'failed',
      errorCode: { code: 'parse_timeout', detail: 'EXCERPT_PARSE_TIMEOUT_SECONDS=1' },
    });
    expect(run).toMatchObject({ status: 'failed', errorCode: { code: 'parse_timeout', stage: 'parse' } });
    expect(run.errorMessage).toBe('The document took longer than 1 s to parse (EXCERPT_PARSE_TIMEOUT_SECONDS).');
  });

  test('memory', async () => {
    const row = `${Array.from({ length: 100 }, (_, index) => index % 10).join()}\n`;
    const { document, run } = await outcomes({ EXCERPT_CHILD_MEMORY_MIB: '256' }, file('wide.csv', row.repeat(30_000)));
    expect(document).toMatchObject({
      status: 'failed',
      errorCode: { code: 'document_unreadable', detail: 'EXCERPT_CHILD_MEMORY_MIB=256' },
    });
    expect(run.errorMessage).toBe(
      'The document needs more than 256 MiB of memory to be parsed (EXCERPT_CHILD_MEMORY_MIB).',
    );
  });
});
