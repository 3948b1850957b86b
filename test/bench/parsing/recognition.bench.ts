/**
 * How well and how fast pictures are read, against what a person says is on them.
 *
 *     npm run bench recognition -- --corpus DIR
 *
 * Takes every picture below DIR beside which an `ocr.json` says what is on it (`{ pages: [{ words: [{ text }] }] }`).
 * Prints the words found, as F1, and the seconds a page; asserts nothing.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createParser } from '../../../server/parsing/child/child-parser.ts';
import { layoutText } from '../../../server/parsing/layout.ts';
import { wordF1 } from '../../../server/parsing/testing/word-score.ts';
import { median } from '../measure.ts';

const { values } = parseArgs({ options: { corpus: { type: 'string' } } });
if (values.corpus === undefined) throw new Error('Say where the pictures are: --corpus DIR');
const pictures = readdirSync(values.corpus, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(png|jpe?g|webp|tiff?)$/i.test(name))
  .sort()
  .map((name) => join(values.corpus ?? '', name))
  .filter((path) => existsSync(join(dirname(path), 'ocr.json')));

const parser = createParser({ poolSize: 1, maxRssBytes: 2 ** 31 });
const scores: number[] = [];
let [pages, spentMs] = [0, 0];
for (const path of pictures) {
  const annotated = JSON.parse(readFileSync(join(dirname(path), 'ocr.json'), 'utf8')) as {
    pages: { words: { text: string }[] }[];
  };
  const started = performance.now();
  const { mimeType } = await parser.inspect({ path, filename: path });
  const layout = await parser.parse(
    { path, mimeType },
    { limits: { maxPages: 1000, maxCharacters: 1e9, deadlineMs: 120_000 } },
  );
  spentMs += performance.now() - started;
  pages += layout.pages.length;
  scores.push(
    wordF1(layoutText(layout), annotated.pages.flatMap((page) => page.words.map((word) => word.text)).join(' ')),
  );
}
await parser.close();
const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
console.log(
  `pictures        ${pages} pages of ${pictures.length} documents, ${(spentMs / 1000 / pages).toFixed(2)} s a page`,
);
console.log(`word F1         ${mean.toFixed(3)} the mean document, ${median(scores).toFixed(3)} the median`);
