import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { makePdf } from '../../server/parsing/testing/make-pdf.ts';
import type { Layout } from '../../server/entry.ts';
import { longTest, quickTest } from '../../test/harness/scale.ts';
import { asBuilt, cleanEnvironment } from '../../test/harness/server-process.ts';

let folder: string;
const inFolder = (name: string) => join(folder, name);

interface Outcome {
  code: number;
  output: string;
  errors: string;
}

/** Runs the command as a separate process. */
function excerptParse(args: string[], settings: Record<string, string> = {}): Promise<Outcome> {
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const program = asBuilt(['--conditions=excerpt-source', 'cli/main.ts', 'parse', ...args]);
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      program,
      { cwd, env: { ...cleanEnvironment(), ...settings } },
      (_, output, errors) => {
        resolve({ code: child.exitCode ?? -1, output, errors });
      },
    );
  });
}

const prices = [
  ['Item', 'Quantity', 'Price'],
  ['Bolt', '40', '12.00'],
  ['Nut', '60', '9.50'],
  ['Washer', '25', '3.10'],
];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-cli-'));
  const table = prices.flatMap((row, y) => row.map((text, x) => ({ text, x: 72 + 180 * x, y: 200 + 20 * y })));
  const page = [{ text: 'Invoice INV-2026-7', x: 72, y: 72 }, { text: 'Pay within 30 days', x: 72, y: 90 }, ...table];
  await writeFile(
    inFolder('invoice.pdf'),
    await makePdf([{ texts: page }, { texts: [{ text: 'Second page', x: 300, y: 500 }] }]),
  );
  const sideways = {
    texts: [{ text: 'This line stands upright to its reader', x: 100, y: 120, size: 20 }],
    rotate: 90 as const,
  };
  await writeFile(inFolder('sideways.pdf'), await makePdf([sideways]));
  await writeFile(inFolder('prices.csv'), 'Item,Price\nBolt | hex,12.00\nNut,9.50\n');
  await writeFile(inFolder('broken.pdf'), '%PDF-1.7\nnothing of a PDF follows\n');
  await writeFile(inFolder('empty.txt'), '');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Failure = [args: string[], message: RegExp, settings?: Record<string, string>];

async function expectFailures(failures: Failure[]): Promise<void> {
  for (const [args, message, settings] of failures) {
    const { code, output, errors } = await excerptParse(args, settings);
    expect({ args, code, output }).toEqual({ args, code: 1, output: '' });
    expect(errors).toMatch(message);
  }
}

describe('excerpt parse', () => {
  quickTest('summarises the file', async () => {
    const { code, output, errors } = await excerptParse([inFolder('invoice.pdf')]);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const lines = output.split('\n');
    expect(lines[0]).toMatch(/^application\/pdf, \d+ bytes, 2 pages$/);
    expect(lines[1]).toMatch(/^ {2}1: 595\.28 x 841\.89 pt, text layer, 6 lines, 18 words, \d tables?$/);
    expect(lines[2]).toBe('  2: 595.28 x 841.89 pt, text layer, 1 line, 2 words, 0 tables');
    expect(output).toContain('Invoice INV-2026-7\nPay within 30 days\nItem   Quantity   Price\n');
  });

  longTest('prints the layout or the text', async () => {
    const [json, text] = await Promise.all([
      excerptParse([inFolder('invoice.pdf'), '--json']),
      excerptParse([inFolder('invoice.pdf'), '--text']),
    ]);
    const layout = JSON.parse(json.output) as Layout;
    expect(layout).toMatchObject({
      pageCount: 2,
      truncated: false,
      pages: [{ number: 1 }, { number: 2, text: 'Second page' }],
    });
    expect(layout.pages[0]?.lines[0]?.words.map((word) => word.text)).toEqual(['Invoice', 'INV-2026-7']);
    expect(layout.pages[0]?.lines[0]?.words[0]?.box[0]).toBeCloseTo(72 / 595.28, 2);
    expect(text.output).toBe(`${layout.pages.map((page) => page.text).join('\n\n')}\n`);
  });

  quickTest('prints tables as Markdown', async () => {
    const { output } = await excerptParse([inFolder('prices.csv'), '--markdown']);
    expect(output).toBe('| Item | Price |\n| --- | --- |\n| Bolt \\| hex | 12.00 |\n| Nut | 9.50 |\n');
  });

  quickTest('draws boxes on a picture of the page', async () => {
    const picture = inFolder('boxes.png');
    const [drawn, parsed] = await Promise.all([
      excerptParse([inFolder('invoice.pdf'), '--boxes', picture, '--page', '2']),
      excerptParse([inFolder('invoice.pdf'), '--json']),
    ]);
    expect(drawn).toEqual({ code: 0, output: '', errors: '' });
    const [x0, y0, x1, y1] = (JSON.parse(parsed.output) as Layout).pages[1]?.lines[0]?.box ?? [0, 0, 0, 0];
    const { data, info } = await sharp(await readFile(picture))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.width / info.height).toBeCloseTo(595.28 / 841.89, 2);
    const coloured = { inside: 0, outside: 0 };
    for (let y = 0; y < info.height; y++) {
      for (let x = 0; x < info.width; x++) {
        const [red = 0, green = 0, blue = 0] = data.subarray(3 * (y * info.width + x));
        if (Math.max(red, green, blue) - Math.min(red, green, blue) < 40) continue;
        const isNear =
          x > x0 * info.width - 3 && x < x1 * info.width + 3 && y > y0 * info.height - 3 && y < y1 * info.height + 3;
        coloured[isNear ? 'inside' : 'outside'] += 1;
      }
    }
    expect(coloured.outside).toBe(0);
    expect(coloured.inside).toBeGreaterThan(1.5 * (x1 - x0) * info.width);
  });

  quickTest('says what is wrong, and fails', async () => {
    await expectFailures([
      [[inFolder('broken.pdf')], /^The file cannot be read as a PDF: it is damaged or incomplete\.\n$/],
    ]);
  });

  longTest('names a file that is missing, empty or a folder', async () => {
    await expectFailures([
      [['none.pdf'], /^The file none\.pdf cannot be opened\.\n {2}ENOENT/],
      [[folder], /is not a file/],
      [[inFolder('empty.txt')], /^The file is empty\.\n$/],
    ]);
  });

  longTest('names what it cannot draw, and the limit that a file exceeds', async () => {
    await expectFailures([
      [[inFolder('invoice.pdf'), '--boxes', inFolder('x.png'), '--page', '3'], /no page 3: it has 2/],
      [[inFolder('invoice.pdf'), '--boxes', join(folder, 'none', 'x.png')], /cannot be written/],
      [[inFolder('prices.csv'), '--boxes', inFolder('x.png')], /has no boxes|no geometry/],
      [[inFolder('invoice.pdf'), '--page', '0'], /must be a number from 1/],
      [[inFolder('invoice.pdf'), '--json', '--text'], /cannot be used with/],
      [[inFolder('invoice.pdf')], /has 2 pages; the limit is 1 \(EXCERPT_MAX_PAGES\)/, { EXCERPT_MAX_PAGES: '1' }],
      [[inFolder('invoice.pdf')], /larger than 10 bytes \(EXCERPT_MAX_FILE_BYTES\)/, { EXCERPT_MAX_FILE_BYTES: '10' }],
    ]);
  });
});
