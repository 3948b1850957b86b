import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cutPicture } from '../../server/parsing/formats/picture/cut-picture.ts';
import { parseTestPdf } from '../../server/parsing/testing/parse-test-pdf.ts';
import { makePdf } from '../../server/parsing/testing/make-pdf.ts';
import { CONTRACT_PAGES, invoicePage } from '../../server/extraction/packets/testing/make-pages.ts';
import { runCli } from '../testing/run-cli.ts';

let folder: string;
const toPdf = (pages: readonly string[]) =>
  makePdf(
    pages.map((page) => ({
      texts: page.split('\n').flatMap((line, row) => {
        const text = line.trim();
        const isHeading = text.startsWith('# ');
        return text === ''
          ? []
          : [{ text: isHeading ? text.slice(2) : text, x: 50, y: 40 + row * 16, size: isHeading ? 16 : 9 }];
      }),
    })),
  );

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-split-'));
  const splitter = { categories: [{ name: 'Invoice', identifier: 'invoice number' }, { name: 'Contract' }] };
  await writeFile(join(folder, 'mail.json'), JSON.stringify(splitter));
  await writeFile(join(folder, 'stack.pdf'), await toPdf([invoicePage('4711'), ...CONTRACT_PAGES]));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('writes a PDF for each document, with its text', async () => {
  const args = ['split', 'stack.pdf', '--splitter', './mail.json', '--local', '--output-dir', 'parts', '--json'];
  const { code, output, errors } = await runCli(args, { cwd: folder });
  expect({ code, errors }).toEqual({ code: 0, errors: '2 documents → parts\n' });
  expect(JSON.parse(output)).toMatchObject([
    { pages: '1', category: 'Invoice', identifier: '4711' },
    { pages: '2-3', category: 'Contract' },
  ]);
  expect((await readdir(join(folder, 'parts'))).sort()).toEqual([
    'stack-001-invoice.pdf',
    'stack-002-contract.pdf',
    'stack.parts.json',
  ]);
  const { pages } = await parseTestPdf(await readFile(join(folder, 'parts', 'stack-002-contract.pdf')));
  expect(pages.map(({ text }) => text.split('\n')[0])).toEqual([
    'SERVICE AGREEMENT',
    'without any further condition, subject to the provisions on liability below.',
  ]);
});

test('splits the files of a directory, and goes on after one that fails', async () => {
  await mkdir(join(folder, 'inbox/deep'), { recursive: true });
  for (const name of ['inbox/a.pdf', 'inbox/deep/a.pdf'])
    await writeFile(join(folder, name), await toPdf([invoicePage('4711'), ...CONTRACT_PAGES]));
  await writeFile(join(folder, 'inbox/broken.pdf'), '%PDF-1.7 and no more');
  const args = ['split', 'inbox', '--splitter', './mail.json', '--local', '--output-dir', 'inbox/out', '--json'];
  const { code, output, errors } = await runCli(args, { cwd: folder });
  expect(code).toBe(2);
  expect(errors).toContain('inbox/broken.pdf: ');
  expect(JSON.parse(output)).toMatchObject([
    { file: join('inbox', 'a.pdf'), parts: [{ pages: '1' }, { pages: '2-3' }] },
    { file: join('inbox', 'deep', 'a.pdf'), parts: [{ pages: '1' }, { pages: '2-3' }] },
  ]);
  const written = await readdir(join(folder, 'inbox/out'), { recursive: true });
  expect(written).toContain(join('a.pdf', 'a-001-invoice.pdf'));
  expect(written).toContain(join('deep', 'a.pdf', 'a-002-contract.pdf'));
});

test('scores annotated packets', async () => {
  const packet = join(folder, 'annotated/one');
  await mkdir(packet, { recursive: true });
  await writeFile(join(packet, 'document.pdf'), await toPdf([invoicePage('4711'), ...CONTRACT_PAGES]));
  const parts = [
    { pages: [1], category: 'Invoice' },
    { pages: [2], category: 'Contract' },
    { pages: [3], category: 'Contract' },
  ];
  await writeFile(join(packet, 'expected.json'), JSON.stringify({ pages: 3, parts }));
  await writeFile(join(packet, 'categories.json'), JSON.stringify([{ name: 'Invoice' }, { name: 'Contract' }]));
  const args = ['eval', '--packets', '--dataset', 'annotated', '--errors', '9', '--json', 'scores.json'];
  const { code, output } = await runCli(args, { cwd: folder });
  expect(code).toBe(0);
  expect(output).toContain('F1 66.7 % (precision 100.0 %, recall 50.0 %)');
  expect(output).toMatch(/one missed 2 Contract[^]*one found 2,3 Contract/);
  const { scores } = JSON.parse(await readFile(join(folder, 'scores.json'), 'utf8')) as { scores: object };
  expect(scores).toMatchObject({ packets: 1, documents: 3, documentF1: 0.4, pageCategory: 1 });
  const lone = await runCli(['eval', '--packets', '--dataset', 'inbox'], { cwd: folder });
  expect(lone).toMatchObject({ code: 1, errors: expect.stringContaining('no folders') as string });
});

test('says what single documents are', async () => {
  const { code, output } = await runCli(['classify', 'stack.pdf', '--splitter', './mail.json', '--json'], {
    cwd: folder,
  });
  expect(code).toBe(0);
  expect(JSON.parse(output)).toMatchObject([{ file: 'stack.pdf', category: 'Invoice' }]);
});

test.each([
  ['mail', 'Without a server, the splitter is a file'],
  ['./none.json', 'cannot be read'],
])('the splitter %s is refused', async (splitter, message) => {
  const { code, errors } = await runCli(['split', 'stack.pdf', '--splitter', splitter, '--local'], { cwd: folder });
  expect(code).toBe(1);
  expect(errors).toContain(message);
});

test.each([
  ['a scan', 1],
  ['a photograph', 3],
] as const)('the pages of %s become a PDF', async (_, channels) => {
  const background = channels === 1 ? '#ffffff' : '#a03010';
  const picture = sharp({ create: { width: 60, height: 90, channels: 3, background } });
  const path = join(folder, `picture-${channels}.tiff`);
  await (channels === 1 ? picture.toColourspace('b-w') : picture).tiff().toFile(path);
  const [cut] = await cutPicture(path, [[1, 2]], { maxPixels: 10_000 });
  expect(cut?.pages).toEqual([1]);
  expect(Buffer.from(cut?.bytes ?? []).toString('latin1')).toContain(channels === 1 ? 'FlateDecode' : 'DCTDecode');
});
