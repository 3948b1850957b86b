import {
  createProviderKey,
  createSchema,
  createWorkspace,
  extractFile,
  updateEnvironment,
  type Run,
} from '@excerpt/sdk';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { drawPage, makeScannedPdf } from '../../server/parsing/testing/make-picture.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { endOfRun, ok } from '../harness/builders.ts';
import { answered, promptOf } from '../harness/providers/provider-replies.ts';
import {
  startScriptedProvider,
  type ReceivedRequest,
  type ScriptedProvider,
} from '../harness/providers/scripted-provider.ts';

let provider: ScriptedProvider;
let app: TestApp;
let folder: string;
let path: { slug: string; schemaKey: string };
let providerKeyId: string;

beforeAll(async () => {
  provider = await startScriptedProvider();
  folder = await mkdtemp(join(tmpdir(), 'excerpt-models-'));
  const models = {
    providers: [
      {
        id: 'vllm',
        models: [
          { id: 'seeing', seesPictures: true },
          { id: 'blind', seesPictures: false },
        ],
      },
    ],
  };
  await writeFile(join(folder, 'models.json'), JSON.stringify(models));
  app = await startTestApp({
    settings: {
      EXCERPT_MODELS_FILE: join(folder, 'models.json'),
      EXCERPT_PROVIDER_ALLOW_PRIVATE: '*',
      EXCERPT_OCR_LANGUAGES: 'en',
    },
  });
  const { client } = app.admin;
  const { slug } = ok(await createWorkspace({ client, body: { name: 'Scans' } }));
  const definition = {
    type: 'object',
    properties: { number: { type: ['string', 'null'] }, total: { type: ['number', 'null'] } },
  };
  path = {
    slug,
    schemaKey: ok(await createSchema({ client, path: { slug }, body: { schemaKey: 'scan', name: 'Scan', definition } }))
      .schemaKey,
  };
  const body = { provider: 'vllm', defaultModel: 'seeing', baseUrl: provider.url, secret: 'sk-pictures-0123456789' };
  providerKeyId = ok(await createProviderKey({ client, body: body as never })).id;
});
beforeEach(() => {
  provider.reset();
  provider.otherwise(answered({ number: '4711', total: 118.5 }));
});
afterAll(async () => {
  await app.close();
  await provider.close();
  await rm(folder, { recursive: true, force: true });
});

const scan = (): Promise<Buffer> =>
  drawPage([
    { text: 'Invoice number 4711', x: 120, y: 240, size: 40 },
    { text: 'Total 118.50', x: 120, y: 360, size: 40 },
  ])
    .png()
    .toBuffer();
const fileOf = (bytes: Buffer, name: string): File => new File([new Uint8Array(bytes)], name);

async function runExtraction(file: File, model: string, vision?: Run['vision']): Promise<Run> {
  const { client } = app.admin;
  ok(
    await updateEnvironment({
      client,
      path: { slug: path.slug, envSlug: 'production' },
      body: { providerKeyId, model },
    }),
  );
  const { runId } = ok(await extractFile({ client, path, body: { file, ...(vision !== undefined && { vision }) } }));
  const run = await endOfRun(app.admin, runId);
  expect(run).toMatchObject({ status: 'completed', errorMessage: null });
  return run;
}

/** The pictures of a request, in their order. */
function picturesOf(request: ReceivedRequest | undefined): string[] {
  const messages = (request?.body?.['messages'] ?? []) as {
    content: string | { type: string; image_url?: { url: string } }[];
  }[];
  return messages.flatMap(({ content }) =>
    typeof content === 'string'
      ? []
      : content.flatMap((part) =>
          part.type === 'image_url' && part.image_url !== undefined ? [part.image_url.url] : [],
        ),
  );
}

/** Width and height in pixels, and where the ink lies: the shares of the height at which it begins and ends. */
async function measureInk(url: string): Promise<{ width: number; height: number; top: number; bottom: number }> {
  const [head, base64 = ''] = url.split(',');
  expect(head).toBe('data:image/jpeg;base64');
  const {
    data,
    info: { width, height, channels },
  } = await sharp(Buffer.from(base64, 'base64')).grayscale().raw().toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: height }, (_, y) => y).filter((y) =>
    data.subarray(y * width * channels, (y + 1) * width * channels).some((pixel) => pixel < 128),
  );
  return { width, height, top: (rows[0] ?? Number.NaN) / height, bottom: (rows.at(-1) ?? Number.NaN) / height };
}

test('a model that sees gets the picture of the scanned page, and of no other', { timeout: 180_000 }, async () => {
  const pdf = await makeScannedPdf([
    'Covering letter, with enough typed text on it that nobody takes this page for a scan.',
    await scan(),
  ]);
  const run = await runExtraction(fileOf(pdf, 'scan.pdf'), 'seeing');
  expect(run).toMatchObject({
    provider: 'vllm',
    model: 'seeing',
    extractedData: { number: '4711', total: 118.5 },
    warnings: [],
  });
  expect(run.evidence.map(({ path: at, page }) => [at, page])).toEqual([
    ['/number', 2],
    ['/total', 2],
  ]);
  expect(provider.requests).toHaveLength(1);
  const pictures = picturesOf(provider.requests[0]);
  expect(pictures).toHaveLength(1);
  // A4, no longer than providers take pictures as they are, with the ink where the scan has it.
  const picture = await measureInk(pictures[0] ?? '');
  expect(Math.abs(picture.width - 1109)).toBeLessThanOrEqual(1);
  expect(picture.height).toBe(1568);
  expect(picture.top).toBeCloseTo((240 - 30) / 1400, 1);
  expect(picture.bottom).toBeCloseTo(360 / 1400, 1);
  // The text goes along: it is what the evidence refers to.
  expect(promptOf(provider.requests[0] as ReceivedRequest)).toContain('4711');
});

test('a picture that was uploaded as one goes along in its own size', { timeout: 180_000 }, async () => {
  await runExtraction(fileOf(await scan(), 'scan.png'), 'seeing');
  const pictures = picturesOf(provider.requests[0]);
  expect(pictures).toHaveLength(1);
  expect(await measureInk(pictures[0] ?? '')).toMatchObject({ width: 1000, height: 1400 });
});

test('a model that does not see gets none', { timeout: 180_000 }, async () => {
  // The picture of the test before, whose text is not recognised again.
  const run = await runExtraction(fileOf(await scan(), 'scan.png'), 'blind');
  expect(run).toMatchObject({ model: 'blind', extractedData: { number: '4711', total: 118.5 } });
  expect(provider.requests).toHaveLength(1);
  expect(JSON.stringify(provider.requests[0]?.body)).not.toContain('image');
  expect(promptOf(provider.requests[0] as ReceivedRequest)).toContain('4711');
});

test('a model that sees gets pictures of typed pages where they are asked for, and none where not', async () => {
  const text = 'Invoice number 4711, total 118.50, with enough typed text that nobody takes this page for a scan.';
  const pdf = fileOf(await makeScannedPdf([text]), 'typed.pdf');
  expect(await runExtraction(pdf, 'seeing', 'always')).toMatchObject({ vision: 'always', warnings: [] });
  expect(picturesOf(provider.requests[0])).toHaveLength(1);
  expect(promptOf(provider.requests[0] as ReceivedRequest)).toContain('4711');
  const without = [
    await runExtraction(pdf, 'seeing', 'auto'),
    await runExtraction(fileOf(await scan(), 'scan.png'), 'seeing', 'never'),
  ];
  expect(without.map(({ vision }) => vision)).toEqual(['auto', 'never']);
  expect(provider.requests.slice(1).flatMap((request) => picturesOf(request))).toEqual([]);
  expect((await runExtraction(pdf, 'blind', 'always')).warnings).toEqual([
    'The model blind does not see pictures. The pages were read as text.',
  ]);
}, 180_000);
