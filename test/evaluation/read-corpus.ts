/**
 * Runs the built-in extractor over a corpus of annotated documents and writes its predictions for a scorer.
 *
 *   node test/evaluation/read-corpus.ts --corpus DIR --out DIR [--dataset a,b]
 *
 * A corpus holds `<dataset>/<id>/document.{pdf,txt}` with `schema.json`; a prediction is written to
 * `<out>/<dataset>/<id>.json`. An image is read from its recognised words, `ocr.json`; other formats are left out.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { JsonObject } from '../../server/lib/json-value.ts';
import { extractLocally } from '../../server/extraction/local/extract-locally.ts';
import { readLayout } from './read-layout.ts';

const { values } = parseArgs({
  options: { corpus: { type: 'string' }, out: { type: 'string' }, dataset: { type: 'string' } },
});
if (values.corpus === undefined || values.out === undefined) {
  console.error('usage: node test/evaluation/read-corpus.ts --corpus DIR --out DIR [--dataset a,b]');
  process.exit(2);
}
const { corpus, out } = values;
const wanted = values.dataset?.split(',');

for (const dataset of readdirSync(corpus, { withFileTypes: true })) {
  if (!dataset.isDirectory() || (wanted !== undefined && !wanted.includes(dataset.name))) continue;
  let documents = 0;
  let failed = 0;
  let slowest = 0;
  for (const id of readdirSync(join(corpus, dataset.name)).sort()) {
    const layout = await readLayout(join(corpus, dataset.name, id));
    if (layout === null) continue;
    const definition = JSON.parse(readFileSync(join(corpus, dataset.name, id, 'schema.json'), 'utf8')) as JsonObject;
    documents++;
    const began = performance.now();
    let predicted: JsonObject = {};
    try {
      predicted = extractLocally({ definition, layout }).extractedData;
    } catch (error) {
      failed++;
      console.error(`${dataset.name}/${id}: ${error instanceof Error ? error.message : String(error)}`);
    }
    slowest = Math.max(slowest, performance.now() - began);
    mkdirSync(join(out, dataset.name), { recursive: true });
    writeFileSync(join(out, dataset.name, `${id}.json`), `${JSON.stringify(predicted, null, 1)}\n`);
  }
  if (documents > 0)
    console.log(
      `${dataset.name}: ${documents} documents, ${failed} failed, slowest extraction ${Math.round(slowest)} ms`,
    );
}
