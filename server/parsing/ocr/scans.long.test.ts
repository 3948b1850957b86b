import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { listChildren, waitForWork } from '../../../test/harness/processes.ts';
import { eventually } from '../../../test/harness/raw-request.ts';
import { createParser } from '../child/child-parser.ts';
import { layoutText, type Layout, type LayoutPage } from '../layout.ts';
import type { ParseLimits, ParsableType } from '../parser.ts';
import { accentsFound } from '../testing/accents-found.ts';
import { EUROPEAN_TEXT, type SampleLanguage } from '../testing/european-text.ts';
import { makeMail } from '../testing/make-mail.ts';
import { drawPage, makeScannedPdf, makeTiff, type PictureText } from '../testing/make-picture.ts';
import { makePdf } from '../testing/make-pdf.ts';
import { temporaryFiles } from '../testing/temporary-files.ts';
import { wordF1 } from '../testing/word-score.ts';

const write = temporaryFiles();
const parser = createParser({ poolSize: 1, maxRssBytes: 2 ** 30 });
const limits: ParseLimits = { maxPages: 10, maxCharacters: 100_000, deadlineMs: 150_000 };
// A page costs seconds, and more on a machine that is busy.
vi.setConfig({ testTimeout: 180_000 });
afterAll(() => parser.close());

async function read(content: Uint8Array, mimeType: ParsableType, by = parser): Promise<Layout> {
  return await by.parse({ path: write(content), mimeType }, { limits });
}

const lettered = (lines: readonly string[], size: number, font?: string): PictureText[] =>
  lines.map((text, index) => ({
    text,
    x: 40,
    y: 80 + index * 2.5 * size,
    size,
    ...(font === undefined ? {} : { font }),
  }));

describe('the letters of Europe', () => {
  test.each<[SampleLanguage, number, string]>([
    ['de', 24, 'Liberation Sans, Arial, sans-serif'],
    ['fr', 26, 'DejaVu Serif, serif'],
    ['es', 22, 'DejaVu Sans, sans-serif'],
    ['sv', 28, 'Liberation Serif, serif'],
    ['pl', 26, 'DejaVu Sans, sans-serif'],
  ])('are read in %s', async (language, size, font) => {
    const noisy = await drawPage(lettered(EUROPEAN_TEXT[language], size, font))
      .blur(0.5)
      .jpeg({ quality: 60 })
      .toBuffer();
    const text = layoutText(await read(noisy, 'image/jpeg'));
    const truth = EUROPEAN_TEXT[language].join('\n');
    expect(wordF1(text, truth)).toBeGreaterThan(0.9);
    expect(accentsFound(text, truth)).toBeGreaterThan(0.9);
  });

  test('are only those of the configured languages', async () => {
    const english = createParser({ poolSize: 1, maxRssBytes: 2 ** 30, ocrLanguages: ['en'] });
    const page = await drawPage(lettered(EUROPEAN_TEXT.de, 26)).png().toBuffer();
    expect(accentsFound(layoutText(await read(page, 'image/png', english)), EUROPEAN_TEXT.de.join('\n'))).toBeLessThan(
      0.5,
    );
    expect(english.version).not.toBe(parser.version);
    await english.close();
  });

  test('include the euro on an English page', async () => {
    const bill = [
      'Invoice for the repair of your bicycle',
      'Labour and material  € 120.50',
      'Delivery to your house  € 15.00',
      'Total amount to be paid  € 135.50',
    ];
    const text = layoutText(await read(await drawPage(lettered(bill, 30)).png().toBuffer(), 'image/png'));
    expect(text).toMatch(/€ ?135\.50/);
    expect(text).toMatch(/€ ?15\.00/);
  });
});

const PRICES = [
  ['Item', 'Quantity', 'Unit price', 'Amount'],
  ['Screws M4', '100', '0.05', '5.00'],
  ['Washers', '50', '0.03', '1.50'],
  ['Hinges, brass', '12', '4.10', '49.20'],
];
const cells = (): PictureText[] =>
  PRICES.flatMap((row, y) =>
    row.map((text, x) => ({ text, x: [70, 400, 580, 800][x] ?? 0, y: 240 + 60 * y, size: 28 })),
  );
const words: PictureText[] = [
  { text: 'Thank you for your order of 3 March.', x: 70, y: 120 },
  { text: 'Payable within 30 days to our account.', x: 70, y: 560 },
];

describe('a table in a picture', () => {
  const check = ({ tables }: LayoutPage): void => {
    expect(tables).toHaveLength(1);
    expect(tables[0]).toMatchObject({ header: PRICES[0], rows: PRICES.slice(1) });
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = tables[0]?.box ?? [];
    expect([x0 < 0.075, x0 > 0.05, x1 > 0.85, x1 < 0.95, y0 > 0.13, y0 < 0.165, y1 > 0.29, y1 < 0.32]).toEqual(
      Array<boolean>(8).fill(true),
    );
  };

  test('without rules', async () => {
    const { pages } = await read(
      await drawPage([...words, ...cells()])
        .png()
        .toBuffer(),
      'image/png',
    );
    for (const page of pages) check(page);
  });

  test('with rules, on a page that is tilted', async () => {
    const lines =
      [195, 255, 315, 375, 435].map((y) => `<path d="M50 ${y}H950"/>`).join('') +
      [50, 380, 560, 780, 950].map((x) => `<path d="M${x} 195V435"/>`).join('');
    const ruled = await drawPage([...words, ...cells()])
      .composite([
        {
          input: Buffer.from(
            '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1400"><g stroke="#000" ' +
              `stroke-width="2">${lines}</g></svg>`,
          ),
        },
      ])
      .png()
      .toBuffer();
    const { pages } = await read(ruled, 'image/png');
    for (const page of pages) check(page);
    const tilted = await read(await sharp(ruled).rotate(2, { background: '#fff' }).jpeg().toBuffer(), 'image/jpeg');
    expect(tilted.pages[0]?.tables[0]).toMatchObject({ header: PRICES[0], rows: PRICES.slice(1) });
  });
});

test.each([-5, 5])('a page that is tilted by %i degrees is read row by row', async (tilt) => {
  const { pages } = await read(
    await drawPage([...words, ...cells()], tilt)
      .png()
      .toBuffer(),
    'image/png',
  );
  const rows = pages[0]?.lines.map((line) => line.text) ?? [];
  for (const row of PRICES) expect(rows).toContain(row.join('   '));
});

test('scans within a mail are read as parts of it', async () => {
  const photo = await drawPage([{ text: 'Receipt number 4711', x: 80, y: 200, size: 40 }])
    .jpeg()
    .toBuffer();
  const fax = await makeTiff([
    drawPage([{ text: 'Fax page one', x: 80, y: 200, size: 40 }]),
    drawPage([{ text: 'Fax page two', x: 80, y: 200, size: 40 }]),
  ]);
  const inner = makeMail(
    { type: 'text/plain', content: 'Forwarded words' },
    [{ type: 'image/tiff', filename: 'fax.tif', content: fax }],
    'Inner',
  );
  const mail = makeMail({ type: 'text/plain', content: 'See the scans.' }, [
    { type: 'image/png', filename: 'logo.png', content: await drawPage([]).resize(60).png().toBuffer() },
    { type: 'application/pdf', filename: 'scan.pdf', content: await makeScannedPdf(['Written page', photo]) },
    { type: 'image/jpeg', filename: 'photo.jpg', content: photo },
    { type: 'image/jpeg', filename: 'torn.jpg', content: photo.subarray(0, photo.length / 3) },
    { type: 'message/rfc822', filename: 'fwd.eml', content: inner },
  ]);
  const { pages } = await read(mail, 'message/rfc822');
  expect(pages.slice(1).map(({ number, name, source, text }) => [number, name, source, text.split('\n')[0]])).toEqual([
    [2, 'scan.pdf', 'text', 'Written page'],
    [3, 'scan.pdf', 'ocr', 'Receipt number 4711'],
    [4, 'photo.jpg', 'ocr', 'Receipt number 4711'],
    [5, 'torn.jpg', 'ocr', ''],
    [6, 'fwd.eml', 'logical', 'Subject: Inner'],
    [7, 'fwd.eml / fax.tif', 'ocr', 'Fax page one'],
    [8, 'fwd.eml / fax.tif', 'ocr', 'Fax page two'],
  ]);
});

const readers = async (): Promise<number[]> =>
  (await listChildren(process.pid)).filter(({ command }) => command.includes('ocr-child')).map(({ pid }) => pid);

/** Kills the OCR process `kills` times, each time while it works. */
async function killReader(kills: number, known: Set<number>): Promise<void> {
  for (let kill = 0; kill < kills; kill++) {
    let victim: number | undefined;
    await eventually(async () => (victim = (await readers()).find((pid) => !known.has(pid))) !== undefined);
    // Starting takes less; after that it recognises.
    await waitForWork(victim ?? 0, 0.5);
    known.add(victim ?? 0);
    process.kill(victim ?? 0, 'SIGKILL');
  }
}

test.skipIf(process.platform !== 'linux').each([1, 2])('OCR that is killed %i times while it works', async (kills) => {
  const known = new Set(await readers());
  const victims = createParser({ poolSize: 1, maxRssBytes: 2 ** 30 });
  const lines = [...EUROPEAN_TEXT.de, ...EUROPEAN_TEXT.de];
  const reading = read(await drawPage(lettered(lines, 26)).png().toBuffer(), 'image/png', victims).then(
    layoutText,
    (error: unknown) => error,
  );
  await killReader(kills, known);
  // A kill from outside says nothing about the document.
  expect(wordF1(String(await reading), lines.join('\n'))).toBeGreaterThan(0.7);
  const next = await drawPage([{ text: 'The next one', x: 80, y: 200, size: 40 }])
    .png()
    .toBuffer();
  expect(layoutText(await read(next, 'image/png', victims))).toBe('The next one');
  await victims.close();
});

const spots = [
  'Order of the spring campaign',
  'Flight dates 05/19/20 to 05/25/20',
  'Billing cycle of the calendar month',
  'Clifford for Congress pays in advance',
  ...Array.from({ length: 6 }, (_, index) => `The station airs each spot in week ${index + 1}`),
];
/** A page with enough text to be taken for read. */
const misread = {
  picture: await drawPage(spots.map((text, index) => ({ text, x: 80, y: 120 + 60 * index })))
    .png()
    .toBuffer(),
  lines: spots.map((line) =>
    line
      .replaceAll(/(?<=\d)\/(?=\d)/g, 't')
      .replace('Billing', 'B¡lling')
      .replace('Clifford', 'Cl¡fford'),
  ),
};

test('a scan with a text layer that was misread is recognised again', async () => {
  const text = layoutText(await read(await makeScannedPdf([misread]), 'application/pdf'));
  expect(text).toContain('Flight dates 05/19/20 to 05/25/20');
  expect(text).toContain('Clifford for Congress');
});

test('where the models cannot run, a scan says so and everything else is read', async () => {
  const elsewhere = createParser({
    poolSize: 1,
    maxRssBytes: 2 ** 30,
    ocrEntry: new URL('../testing/ocr-without-runtime.ts', import.meta.url),
  });
  const scan = await drawPage(words).png().toBuffer();
  await expect(read(scan, 'image/png', elsewhere)).rejects.toMatchObject({
    code: 'document_unreadable',
    retryable: false,
    message: expect.stringContaining('Text in pictures cannot be recognised on this machine') as string,
    detail: expect.stringContaining('onnxruntime_binding') as string,
  });
  const written = await makePdf([{ texts: [{ text: 'Written words', x: 50, y: 50 }] }]);
  expect(layoutText(await read(written, 'application/pdf', elsewhere))).toBe('Written words');
  const { text } = (await read(await makeScannedPdf([misread]), 'application/pdf', elsewhere)).pages[0] ?? {};
  expect(text).toContain('05t19t20');
  await elsewhere.close();
});
