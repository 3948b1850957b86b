/**
 * What the built-in extractor makes of documents that are known, value by value: each change of a value, its place or
 * its confidence shows in the diff of `readings/`. `npx vitest run test/recorded -u` records anew.
 */
import { expect, test } from 'vitest';
import { compareDocument } from '../../server/scorer/compare-document.ts';
import { extractLocally } from '../../server/extraction/local/extract-locally.ts';
import type { Evidence } from '../../server/extraction/engine.ts';
import { getAt, parsePointer } from '../../server/lib/json-pointer.ts';
import type { JsonObject } from '../../server/lib/json-value.ts';
import type { Layout } from '../../server/parsing/layout.ts';
import { generateDocuments } from '../evaluation/generator/generate-documents.ts';
import { readGenerated } from '../evaluation/generator/read-generated.ts';
import { canBePdf } from '../evaluation/generator/write-document.ts';
import { percent, printMistakes, printResult } from './print-result.ts';
import { pdfLayout, readTrades, textLayout, type TradeDocument } from './read-trades.ts';

/** Not the seed of other tests, so that no rule was made for these documents. */
const SEED = 41;
const KINDS = 9;
const LANGUAGES = 8;

function record({ definition, expected }: Pick<TradeDocument, 'definition' | 'expected'>, layout: Layout): string {
  const { extractedData, evidence, confidence, warnings } = extractLocally({ definition, layout });
  expect(listMisplaced(extractedData, evidence)).toEqual([]);
  const mistakes = printMistakes(compareDocument(expected, extractedData, definition));
  return [
    `confidence ${percent(confidence)}`,
    ...warnings,
    ...printResult(extractedData, evidence),
    ...mistakes,
    '',
  ].join('\n');
}

const simplify = (text: string): string => text.replaceAll(/[\s,]+/gu, ' ').trim();

/** Values whose place says something else: an exact one in other words, a day without a digit. */
function listMisplaced(data: JsonObject, evidence: readonly Evidence[]): string[] {
  return evidence.flatMap(({ path, match, quote, page }) => {
    const value = getAt(data, parsePointer(path));
    if (page === null || quote === null) return [];
    const isThere =
      match === 'exact'
        ? simplify(quote).includes(simplify(String(value))) || simplify(String(value)).includes(simplify(quote))
        : !/^\d{4}-/.test(String(value)) || /\d/.test(quote);
    return isThere ? [] : [`${path} ${JSON.stringify(value)} ${match} ${JSON.stringify(quote)}`];
  });
}

test.each(readTrades().map((one) => [one.name, one] as const))('%s', async (name, one) => {
  const readings = [one.text, record(one, textLayout(one))];
  if (canBePdf(one)) readings.push(record(one, await pdfLayout(one)));
  await expect(readings.join('\n')).toMatchFileSnapshot(`readings/${name}.txt`);
});

const generated = generateDocuments(SEED, KINDS * LANGUAGES);

test.each([...new Set(generated.map(({ kind }) => kind))])('generated: %s', async (kind) => {
  const readings: string[] = [];
  for (const [index, one] of generated.filter((other) => other.kind === kind).entries()) {
    const layout = await readGenerated(one, index % 2 === 1 && canBePdf(one));
    readings.push(`${kind} ${one.language}`, record(one, layout));
  }
  await expect(readings.join('\n')).toMatchFileSnapshot(`readings/generated/${kind.replaceAll(' ', '-')}.txt`);
});
