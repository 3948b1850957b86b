/** Which pages of a PDF of 23 pages a model is shown, through each interface that takes pictures. */
import { createProviderKey, extractFile } from '@excerpt/sdk';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endOfRun, ok, workspaceWithSchema } from '../harness/builders.ts';
import { answered } from '../harness/providers/provider-replies.ts';
import { startScriptedProvider, type ScriptedProvider } from '../harness/providers/scripted-provider.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

const PAGES = 23;
const FORMATS = ['openai', 'anthropic', 'gemini'] as const;
const HEIGHT = 842;
/** Each page has a width of its own, in points, so that its picture tells which page it is. */
const widthOf = (page: number): number => 400 + 8 * page;

let provider: ScriptedProvider;
let app: TestApp;
let folder: string;
let path: { slug: string; schemaKey: string };

beforeAll(async () => {
  provider = await startScriptedProvider();
  folder = await mkdtemp(join(tmpdir(), 'excerpt-vision-'));
  const modelsFile = join(folder, 'models.json');
  const providers = FORMATS.map((wireFormat) => ({
    id: `own-${wireFormat}`,
    ...(wireFormat !== 'openai' && { wireFormat }),
    residency: 'EU',
    baseUrl: provider.url,
    models: [{ id: 'seeing', seesPictures: true }],
    defaultModel: 'seeing',
  }));
  await writeFile(modelsFile, JSON.stringify({ providers }));
  app = await startTestApp({ settings: { EXCERPT_PROVIDER_ALLOW_PRIVATE: '*', EXCERPT_MODELS_FILE: modelsFile } });
  path = await workspaceWithSchema(app.admin);
  for (const format of FORMATS)
    ok(
      await createProviderKey({
        client: app.admin.client,
        body: { provider: `own-${format}`, secret: 'sk-vision-0123456789' },
      }),
    );
});
beforeEach(() => {
  provider.reset();
  provider.otherwise(answered({ total: 118 }));
});
afterAll(async () => {
  await app.close();
  await provider.close();
  await rm(folder, { recursive: true, force: true });
});

async function createPdf(): Promise<File> {
  const doc = new PDFDocument({ autoFirstPage: false, margin: 0 });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(new Uint8Array(chunk)));
  const ended = new Promise((resolve) => doc.on('end', resolve));
  for (let page = 1; page <= PAGES; page += 1) {
    doc.addPage({ size: [widthOf(page), HEIGHT], margin: 0 });
    doc.fontSize(10).text(`Page ${page} has enough typed text, so that it is no scan.`, 40, 40, { lineBreak: false });
    if (page === PAGES) doc.text('Total: 118.00 EUR', 40, 80, { lineBreak: false });
  }
  doc.end();
  await ended;
  return new File(chunks, 'long.pdf');
}

/** The texts of a request that are JPEG pictures in base64, in any interface. */
function findPictures(value: unknown): Buffer[] {
  if (typeof value === 'string') {
    const base64 = /^(?:data:image\/jpeg;base64,)?(\/9j\/.*)$/.exec(value)?.[1];
    return base64 === undefined ? [] : [Buffer.from(base64, 'base64')];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(findPictures) : [];
}

async function readPage(picture: Buffer): Promise<number> {
  const { width, height } = await sharp(picture).metadata();
  return Math.round(((width / height) * HEIGHT - 400) / 8);
}

test.each(FORMATS)(
  '%s: each page is shown once or twice, at most ten in a request',
  async (format) => {
    const { client } = app.admin;
    const body = { file: await createPdf(), model: `own-${format}/seeing`, vision: 'always' as const };
    const run = await endOfRun(app.admin, ok(await extractFile({ client, path, body })).runId);
    expect(run).toMatchObject({ status: 'completed', extractedData: { total: 118 }, warnings: [] });

    const pictures = provider.requests.map(({ body: sent }) => findPictures(sent));
    expect(pictures.every((shown) => shown.length <= 10)).toBe(true);
    const pages = await Promise.all(pictures.flat().map(readPage));
    expect([...new Set(pages)].sort((a, b) => a - b)).toEqual(Array.from({ length: PAGES }, (_, index) => index + 1));
    // The last page of a question is repeated in the next.
    expect(pages.length).toBeLessThan(2 * PAGES);
  },
  120_000,
);
