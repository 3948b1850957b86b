/**
 * OCR quality in European languages: reads rendered pages in several sizes, with noise.
 *
 *     npm run bench letters
 *
 * Prints word F1 and the recall of non-ASCII characters per language. The baseline is the general model on the same
 * pages.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createParser } from '../../../server/parsing/child/child-parser.ts';
import { layoutText } from '../../../server/parsing/layout.ts';
import type { Parser } from '../../../server/parsing/parser.ts';
import { accentsFound } from '../../../server/parsing/testing/accents-found.ts';
import { EUROPEAN_TEXT } from '../../../server/parsing/testing/european-text.ts';
import { drawPage } from '../../../server/parsing/testing/make-picture.ts';
import { wordF1 } from '../../../server/parsing/testing/word-score.ts';
import { say } from '../measure.ts';

const PAGES = [
  { size: 18, font: 'Liberation Sans, Arial, sans-serif', blur: 0.4, quality: 70 },
  { size: 24, font: 'DejaVu Serif, serif', blur: 0.9, quality: 40 },
  { size: 28, font: 'Liberation Serif, serif', blur: 0.3, quality: 85 },
];

const folder = await mkdtemp(join(tmpdir(), 'excerpt-letters-'));
const parsers = {
  general: createParser({ poolSize: 1, maxRssBytes: 2 ** 31, ocrLanguages: [] }),
  'by language': createParser({ poolSize: 1, maxRssBytes: 2 ** 31 }),
};

async function read(parser: Parser, picture: Buffer): Promise<string> {
  const path = join(folder, 'page.jpg');
  await writeFile(path, picture);
  return layoutText(
    await parser.parse(
      { path, mimeType: 'image/jpeg' },
      { limits: { maxPages: 1, maxCharacters: 1e6, deadlineMs: 300_000 } },
    ),
  );
}

try {
  for (const [name, parser] of Object.entries(parsers)) {
    let [words, accents, pages, spentMs] = [0, 0, 0, 0];
    for (const [language, lines] of Object.entries(EUROPEAN_TEXT)) {
      let [own, found] = [0, 0];
      for (const { size, font, blur, quality } of PAGES) {
        const texts = lines.map((text, index) => ({ text, x: 30, y: 60 + index * 2.2 * size, size, font }));
        const picture = await drawPage(texts).blur(blur).jpeg({ quality }).toBuffer();
        const started = performance.now();
        const text = await read(parser, picture);
        spentMs += performance.now() - started;
        own += wordF1(text, lines.join('\n')) / PAGES.length;
        found += accentsFound(text, lines.join('\n')) / PAGES.length;
        pages += 1;
      }
      say(`  ${language}: word F1 ${own.toFixed(3)}, accents ${found.toFixed(3)}`);
      words += own;
      accents += found;
    }
    const languages = Object.keys(EUROPEAN_TEXT).length;
    say(
      `${name}: word F1 ${(words / languages).toFixed(3)}, accents ${(accents / languages).toFixed(3)}, ` +
        `${(spentMs / 1000 / pages).toFixed(2)} s a page`,
    );
  }
} finally {
  await Promise.all(Object.values(parsers).map((parser) => parser.close()));
  await rm(folder, { recursive: true, force: true });
}
