import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject, JsonValue } from '../../../server/lib/json-value.ts';
import { groundExtraction } from '../../../server/extraction/grounding/ground-extraction.ts';
import { layoutText, type Layout } from '../../../server/parsing/layout.ts';
import type { Parser } from '../../../server/parsing/parser.ts';
import { say } from '../measure.ts';

interface Tally {
  documents: number;
  values: number;
  /** Values that occur in the text literally, except for white space and case. */
  literal: number;
  /** Values whose words occur in sequence, or numbers and dates in another notation. */
  written: number;
}

const LIMITS = { maxPages: 100_000, maxCharacters: 1e9, deadlineMs: 600_000 };

/**
 * Counts the annotated values that occur in the parser's text, per data set (`<data set>/<id>/document.*` beside
 * `schema.json` and `expected.json`). Values that annotators rephrased, such as a currency code for a symbol, cannot
 * occur.
 */
export async function reportValues(corpus: string, parser: Parser): Promise<void> {
  say('Annotated values that stand in the text: letter by letter; also in another notation');
  const total: Tally = { documents: 0, values: 0, literal: 0, written: 0 };
  for (const dataset of readdirSync(corpus, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    const tally = await tallyOf(join(corpus, dataset.name), parser);
    if (tally.documents === 0) continue;
    sayTally(dataset.name, tally);
    for (const key of ['documents', 'values', 'literal', 'written'] as const) total[key] += tally[key];
  }
  sayTally('all', total);
}

function sayTally(name: string, { documents, values, literal, written }: Tally): void {
  const share = (count: number): string => `${((100 * count) / Math.max(1, values)).toFixed(1)} %`;
  say(`  ${name}: ${share(literal)}; ${share(written)} of ${values} values in ${documents} documents`);
}

async function tallyOf(dataset: string, parser: Parser): Promise<Tally> {
  const tally: Tally = { documents: 0, values: 0, literal: 0, written: 0 };
  for (const id of readdirSync(dataset)) {
    const folder = join(dataset, id);
    // The text file that comes with a picture is the output of another program.
    const documents = existsSync(join(folder, 'expected.json'))
      ? readdirSync(folder).filter((file) => file.startsWith('document.'))
      : [];
    const filename = documents.find((file) => file !== 'document.txt') ?? documents[0];
    if (filename === undefined) continue;
    const path = join(folder, filename);
    const { mimeType } = await parser.inspect({ path, filename });
    count(tally, folder, await parser.parse({ path, mimeType }, { limits: LIMITS }));
  }
  return tally;
}

function count(tally: Tally, folder: string, layout: Layout): void {
  const read = (file: string): JsonObject => JSON.parse(readFileSync(join(folder, file), 'utf8')) as JsonObject;
  const expected = read('expected.json');
  const places = new Map(
    groundExtraction({ definition: read('schema.json'), extractedData: expected, layout }).map((one) => [
      one.path,
      one.match,
    ]),
  );
  const text = folded(layoutText(layout));
  tally.documents += 1;
  for (const { path, value } of leaves(expected)) {
    const isLiteral = text.includes(folded(String(value)));
    const match = places.get(path);
    tally.values += 1;
    if (isLiteral) tally.literal += 1;
    if (isLiteral || match === 'exact' || match === 'normalized') tally.written += 1;
  }
}

/** Non-empty values with their JSON Pointers. */
function leaves(value: JsonValue, path = ''): { path: string; value: string | number }[] {
  if (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    leaves(inner, `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
}

function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
