import {
  createBatch,
  createSchema,
  createWorkspace,
  getBatch,
  getBatchResults,
  getDocument,
  listBatchDocuments,
  startBatch,
  uploadBatchDocuments,
  type BatchDocument,
} from '@excerpt/sdk';
import { read, utils } from '@e965/xlsx';
import papaparse from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeZip, type ZipPart } from '../../server/parsing/archive/zip-writer.ts';
import { failure, ok } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

const definition = {
  type: 'object',
  properties: {
    name: { type: ['string', 'null'] },
    total: { type: ['number', 'null'] },
    paid: { type: ['boolean', 'null'] },
    seller: { $ref: '#/$defs/party' },
    tags: { type: 'array', items: { type: 'string' } },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        properties: { text: { type: 'string' }, parts: { type: 'array', items: { type: 'object' } } },
      },
    },
  },
  $defs: { party: { anyOf: [{ type: 'object', properties: { city: { type: 'string' } } }, { type: 'null' }] } },
};

const extractedData = {
  name: '=1+1',
  total: 12.5,
  paid: true,
  seller: { city: 'Łódź, 東京 🧾' },
  tags: ['a', 'b'],
  lines: [{ text: 'first\nline', parts: [{ sku: 1 }] }, { text: '-5' }],
};

let app: TestApp;
let path: { slug: string; schemaKey: string };

beforeAll(async () => {
  app = await startTestApp({
    settings: { EXCERPT_MAX_FILE_BYTES: String(2 ** 20) },
    engine: scriptedEngine(async () => ({ extractedData: extractedData as never })),
  });
  const { client } = app.admin;
  const { slug } = ok(await createWorkspace({ client, body: { name: 'Uploads' } }));
  ok(await createSchema({ client, path: { slug }, body: { schemaKey: 'invoice', name: 'Invoice', definition } }));
  path = { slug, schemaKey: 'invoice' };
});
afterAll(() => app.close());

const openBatch = async () => ok(await createBatch({ client: app.admin.client, path, body: {} })).id;
const upload = (id: string, file: File, fields: object = {}) =>
  uploadBatchDocuments({ client: app.admin.client, path: { id }, body: { file, ...fields } });
const zipOf = (parts: ZipPart[]) => new File([new Uint8Array(writeZip(parts))], 'all.zip');
const text = (name: string, content = `Total: ${name}`): ZipPart => ({
  name,
  content: Buffer.from(content),
  packed: true,
});

async function listAll(id: string): Promise<BatchDocument[]> {
  return ok(await listBatchDocuments({ client: app.admin.client, path: { id }, query: { pageSize: 100 } })).data;
}

test('a file becomes a document of the batch', async () => {
  const { client } = app.admin;
  const id = await openBatch();
  const metadata = { orderId: '4711' };
  const added = ok(await upload(id, new File(['Total: 1'], 'a.txt'), { metadata }));
  expect(added).toMatchObject({ added: 1, failed: 0, documents: [{ position: 1, name: 'a.txt', metadata }] });
  const document = ok(await getDocument({ client, path: { id: added.documents[0]?.documentId ?? '' } }));
  expect(document).toMatchObject({ name: 'a.txt', metadata, mimeType: 'text/plain' });
  ok(await startBatch({ client, path: { id } }));
  await app.app.idle();
  expect(ok(await getBatch({ client, path: { id } })).counts).toMatchObject({ total: 1, completed: 1 });
  expect(failure(await upload(id, new File(['late'], 'b.txt')))).toMatchObject({ status: 409, code: 'batch_not_open' });
  const unreadable = new File([new Uint8Array([0, 1, 2, 3])], 'c.bin');
  expect(failure(await upload(await openBatch(), unreadable))).toMatchObject({ status: 415 });
});

test('members of a ZIP file become documents, and those that cannot are listed with the reason', async () => {
  const { client } = app.admin;
  const id = await openBatch();
  const archive = writeZip([
    text('january/a.txt'),
    text('../../etc/passwd'),
    { name: 'january/', content: Buffer.alloc(0) },
    text('__MACOSX/._a.txt'),
    text('Rechnung für März.txt'),
    text('same.txt', 'Total: january/a.txt'),
    { name: 'empty.txt', content: Buffer.alloc(0) },
    { name: 'program.exe', content: Buffer.from('MZ\u0090\u0000\u0003\u0000\u0000') },
    { name: 'large.txt', content: Buffer.alloc(2 ** 20 + 1, 'a'), packed: true },
    { name: 'bomb.txt', content: Buffer.alloc(50 * 2 ** 20), packed: true, declaredSize: 1000 },
    text('locked.txt'),
  ]);
  archive[archive.lastIndexOf('PK\u0001\u0002') + 8] = 1;
  const added = ok(
    await upload(id, new File([new Uint8Array(archive)], 'all.zip'), { metadata: { period: 'january' } }),
  );
  expect(added).toMatchObject({ added: 4, failed: 5 });
  const listed = await listAll(id);
  expect(listed.map(({ name, status, errorCode }) => [name, status, errorCode?.code ?? null])).toEqual([
    ['january/a.txt', 'waiting', null],
    ['etc/passwd', 'waiting', null],
    ['Rechnung für März.txt', 'waiting', null],
    ['same.txt', 'waiting', null],
    ['empty.txt', 'failed', 'empty_document'],
    ['program.exe', 'failed', 'unsupported_file_type'],
    ['large.txt', 'failed', 'payload_too_large'],
    ['bomb.txt', 'failed', 'document_unreadable'],
    ['locked.txt', 'failed', 'document_unreadable'],
  ]);
  expect(listed[0]?.metadata).toEqual({ period: 'january' });
  expect(listed.map(({ errorMessage }) => errorMessage).filter(Boolean)).toHaveLength(5);
  ok(await startBatch({ client, path: { id } }));
  await app.app.idle();
  expect(ok(await getBatch({ client, path: { id } }))).toMatchObject({
    status: 'completed',
    counts: { total: 9, completed: 4, failed: 5 },
  });
  expect(await app.temporaryFiles()).toEqual([]);
});

test('names that are not UTF-8 are read in code page 437', async () => {
  const id = await openBatch();
  const archive = writeZip([text('M_rz.txt')]);
  for (let at = archive.indexOf('M_rz'); at >= 0; at = archive.indexOf('M_rz', at)) archive[at + 1] = 0x84;
  archive.writeUInt16LE(0, archive.indexOf('PK\u0001\u0002') + 8);
  const added = ok(await upload(id, new File([new Uint8Array(archive)], 'all.zip')));
  expect(added.documents.map(({ name }) => name)).toEqual(['März.txt']);
});

test('a damaged archive, and one with too many documents, add nothing', async () => {
  const id = await openBatch();
  const whole = writeZip([text('a.txt')]);
  const cut = new File([new Uint8Array(whole.subarray(0, whole.length - 10))], 'cut.zip');
  expect(failure(await upload(id, cut))).toMatchObject({ status: 422, code: 'document_unreadable' });
  const many = zipOf(Array.from({ length: 10_001 }, (_, index) => ({ name: `${index}`, content: Buffer.alloc(0) })));
  expect(failure(await upload(id, many))).toMatchObject({ status: 400, details: [{ path: '/file' }] });
  expect(await listAll(id)).toEqual([]);
});

test('results are a table in CSV and XLSX', async () => {
  const { client } = app.admin;
  const id = await openBatch();
  ok(await upload(id, new File(['Total: 1'], 'a.txt'), { metadata: { orderId: '4711' } }));
  ok(await startBatch({ client, path: { id } }));
  await app.app.idle();
  const download = async (format: 'csv' | 'xlsx') =>
    ok(await getBatchResults({ client, path: { id }, query: { format } })) as Blob;

  const csv = papaparse.parse<Record<string, string>>(await (await download('csv')).text(), {
    header: true,
    skipEmptyLines: true,
  });
  expect(csv.meta.fields).toEqual([
    'position',
    'documentId',
    'name',
    'runId',
    'status',
    'confidence',
    'error',
    'metadata',
    'data.name',
    'total',
    'paid',
    'seller.city',
    'tags',
    'lines.text',
    'lines.parts',
  ]);
  const common = { position: '1', name: 'a.txt', status: 'completed', metadata: '{"orderId":"4711"}' };
  const data = { 'data.name': "'=1+1", total: '12.5', paid: 'true', 'seller.city': 'Łódź, 東京 🧾', tags: 'a; b' };
  expect(csv.data).toEqual([
    expect.objectContaining({ ...common, ...data, 'lines.text': 'first\nline', 'lines.parts': '[{"sku":1}]' }),
    expect.objectContaining({ ...common, ...data, 'lines.text': '-5', 'lines.parts': '' }),
  ]);

  const book = read(new Uint8Array(await (await download('xlsx')).arrayBuffer()));
  const rows = utils.sheet_to_json<Record<string, unknown>>(book.Sheets['Documents'] ?? {});
  expect(rows).toEqual([
    expect.objectContaining({ position: 1, total: 12.5, paid: true, 'data.name': '=1+1', 'lines.text': 'first\nline' }),
    expect.objectContaining({ position: 1, 'seller.city': 'Łódź, 東京 🧾', 'lines.text': '-5' }),
  ]);
});
