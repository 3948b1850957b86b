import { createProviderKey, extractFile, type Run } from '@excerpt/sdk';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fromHeader } from '../../server/parsing/formats/pdf/pdf.ts';
import { Pdfium } from '../../server/parsing/formats/pdf/pdfium.ts';
import { makeScannedPdf } from '../../server/parsing/testing/make-picture.ts';
import { endOfRun, ok, workspaceWithSchema } from '../harness/builders.ts';
import { answered, promptOf } from '../harness/providers/provider-replies.ts';
import {
  startScriptedProvider,
  type ReceivedRequest,
  type ScriptedProvider,
} from '../harness/providers/scripted-provider.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

const typed = (page: number) => `This page has enough typed text that nobody takes it for a scan. Total: ${page}.00`;

let provider: ScriptedProvider;
let app: TestApp;
let folder: string;
let path: { slug: string; schemaKey: string };

beforeAll(async () => {
  provider = await startScriptedProvider();
  folder = await mkdtemp(join(tmpdir(), 'excerpt-pdf-'));
  const file = join(folder, 'models.json');
  const models = [{ id: 'reader', seesPictures: true }];
  await writeFile(file, JSON.stringify({ providers: [{ id: 'lmstudio', readsPdf: true, models }] }));
  app = await startTestApp({ settings: { EXCERPT_MODELS_FILE: file, EXCERPT_PROVIDER_ALLOW_PRIVATE: '*' } });
  path = await workspaceWithSchema(app.admin);
  const body = { provider: 'lmstudio', defaultModel: 'reader', baseUrl: provider.url, secret: 'sk-pdf-0123456789' };
  ok(await createProviderKey({ client: app.admin.client, body: body as never }));
});
beforeEach(() => {
  provider.reset();
  provider.otherwise(answered({ total: 3 }));
});
afterAll(async () => {
  await app.close();
  await provider.close();
  await rm(folder, { recursive: true, force: true });
});

async function runOn(file: File, options: { pages?: string; vision: 'auto' | 'always' }): Promise<Run> {
  const { client } = app.admin;
  const { runId } = ok(await extractFile({ client, path, body: { file, model: 'lmstudio/reader', ...options } }));
  return endOfRun(app.admin, runId);
}

interface FilePart {
  type: string;
  file: { file_data: string };
}

function listParts(request: ReceivedRequest | undefined): FilePart[] {
  const messages = (request?.body?.['messages'] ?? []) as { content: string | FilePart[] }[];
  return messages.flatMap(({ content }) => (typeof content === 'string' ? [] : content));
}

const createFile = async (): Promise<File> =>
  new File([new Uint8Array(await makeScannedPdf([1, 2, 3, 4].map(typed)))], 'typed.pdf');

test('a model that reads PDF files gets the pages of the run as a PDF where they are asked for', async () => {
  const run = await runOn(await createFile(), { pages: '2-3', vision: 'always' });
  expect(run).toMatchObject({ status: 'completed', extractedData: { total: 3 }, warnings: [] });
  // The evidence is found in our own layout.
  expect(run.evidence).toMatchObject([{ path: '/total', page: 3, quote: '3.00' }]);

  const [request] = provider.requests;
  const parts = listParts(request);
  expect(parts.filter(({ type }) => type !== 'text').map(({ type }) => type)).toEqual(['file']);
  const [head, base64 = ''] = (parts[0]?.file.file_data ?? '').split(',');
  expect(head).toBe('data:application/pdf;base64');
  const pdfium = await Pdfium.load();
  const document = pdfium.open(fromHeader(Buffer.from(base64, 'base64')), ['']);
  expect(pdfium.module.FPDF_GetPageCount(document ?? 0)).toBe(2);
  const prompt = promptOf(request as ReceivedRequest);
  expect(prompt).toContain('page 2, 3 of the document');
  expect(prompt).not.toContain(typed(1));
});

test('it gets the text only of typed pages otherwise, and a text document has no PDF', async () => {
  await runOn(await createFile(), { vision: 'auto' });
  await runOn(new File(['Total: 3.00'], 'total.txt'), { vision: 'always' });
  expect(provider.requests).toHaveLength(2);
  expect(provider.requests.flatMap(listParts)).toEqual([]);
});
