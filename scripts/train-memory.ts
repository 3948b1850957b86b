/**
 * Trains the ranking that the memory adds to the built-in extractor, on annotated documents: each is extracted with
 * some others of its data set as examples.
 *
 *   npm run train:memory -- DIRECTORY [--cache DIR] [--skip data-set,…] [--out FILE] [--write]
 *
 * DIRECTORY is as for `excerpt eval`. `--write` replaces `server/extraction/local/ranking/trained-memory.json`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openCachedParser } from '../server/app/cached-parser.ts';
import { extractLocally } from '../server/extraction/local/extract-locally.ts';
import { chooseExamples } from '../server/extraction/local/memory/fingerprint.ts';
import { learnExample } from '../server/extraction/local/memory/learn-example.ts';
import type { MemoryExample } from '../server/extraction/local/memory/memory-example.ts';
import { MEMORY_FEATURES } from '../server/extraction/local/memory/memory-features.ts';
import { FEATURES } from '../server/extraction/local/ranking/features.ts';
import { trainTrees, type Example } from './ranking/train-trees.ts';
import { compareDocument } from '../server/scorer/compare-document.ts';
import { readDataset, type AnnotatedDocument } from '../server/scorer/read-dataset.ts';
import type { JsonObject, JsonValue } from '../server/lib/json-value.ts';
import type { Layout } from '../server/parsing/layout.ts';
import { generateDocuments } from '../test/evaluation/generator/generate-documents.ts';
import { readGenerated } from '../test/evaluation/generator/read-generated.ts';

interface Taught extends Pick<AnnotatedDocument, 'dataset' | 'definition' | 'expected'> {
  layout: Layout;
  example: MemoryExample;
}

/** How many examples a document is extracted with, in turn. */
const SIZES = [1, 3, 10, 50];
const MAX_PAGES = 25;
/** Examples of each data set weigh as much as so many. */
const DATASET_WEIGHT = 1_000;
const MAX_CANDIDATES = 14;
const GENERATED = 144;
const OPTIONS = { trees: 80, depth: 3, learningRate: 0.1, minLeaf: 0.004, lambda: 30 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cache: { type: 'string' },
    skip: { type: 'string', default: '' },
    out: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const [directory] = positionals;
if (directory === undefined) {
  console.error('usage: npm run train:memory -- DIRECTORY [--skip data-set,…] [--out FILE] [--write]');
  process.exit(2);
}

const taught = [...(await readDocuments(directory)), ...(await generate())];
const examples: Example[] = [];
let documents = 0;
for (const [dataset, of] of Map.groupBy(taught, (one) => one.dataset)) {
  const collected = of.flatMap((document, index) =>
    SIZES.flatMap((size) => (size > 1 && size / 3 > of.length ? [] : collect(document, of, size, index))),
  );
  const scale = Math.min(1, DATASET_WEIGHT / Math.max(1, collected.length));
  examples.push(...collected.map((one) => ({ ...one, weight: scale })));
  documents += of.length;
  console.log(dataset.padEnd(24), `documents ${of.length}, candidates ${collected.length}`);
}
const features = [...FEATURES, ...MEMORY_FEATURES];
const model = trainTrees(features, examples, OPTIONS);
const trained = { trainedOn: { documents, examples: examples.length, options: OPTIONS }, ranking: model };
if (values.out !== undefined) writeFileSync(values.out, JSON.stringify(model));
if (values.write)
  writeFileSync(
    join(import.meta.dirname, '../server/extraction/local/ranking/trained-memory.json'),
    `${JSON.stringify(trained)}\n`,
  );

async function readDocuments(from: string): Promise<Taught[]> {
  const parser = openCachedParser({ processes: 2, directory: values.cache });
  const skipped = new Set(values.skip.split(','));
  const read: Taught[] = [];
  try {
    for (const { dataset, id, path, definition, expected } of await readDataset(from)) {
      if (skipped.has(dataset)) continue;
      const parsed = await parser.parse(path).catch(() => null);
      if (parsed === null || parsed.layout.pages.length > MAX_PAGES) continue;
      const { layout } = parsed;
      const example = { id, ...learnExample({ definition, layout, data: expected }) };
      read.push({ dataset, definition, expected, layout, example });
    }
  } finally {
    await parser.close();
  }
  return read;
}

async function generate(): Promise<Taught[]> {
  const made: Taught[] = [];
  for (const [index, document] of generateDocuments(1, GENERATED).entries()) {
    const layout = await readGenerated(document, false);
    const { kind, definition, expected } = document;
    const example = { id: String(index), ...learnExample({ definition, layout, data: expected }) };
    made.push({ dataset: `generated ${kind}`, definition, expected, layout, example });
  }
  return made;
}

function collect(document: Taught, of: readonly Taught[], size: number, index: number): Example[] {
  const others = of.filter((one) => one !== document);
  const from = (index * 7) % Math.max(1, others.length);
  const some = [...others.slice(from), ...others.slice(0, from)].slice(0, size).map(({ example }) => example);
  if (some.length === 0) return [];
  const { definition, layout, expected } = document;
  const memory = chooseExamples(document.example.fingerprint, some);
  const seen: { path: string[]; value: JsonValue; features: readonly number[] }[] = [];
  try {
    extractLocally(
      { definition, layout, memory },
      {
        observe: {
          onCandidate: () => undefined,
          onPlaced: () => undefined,
          onRemembered: ({ field: { path }, value }, known) => seen.push({ path, value, features: known }),
        },
      },
    );
  } catch {
    // What was seen before counts.
  }
  return [...Map.groupBy(seen, ({ path }) => path.join('.')).values()].flatMap((candidates) =>
    candidates.slice(0, MAX_CANDIDATES).flatMap(({ path, value, features: known }): Example[] => {
      const wanted = valueAt(expected, path);
      if (wanted === undefined) return [];
      const [leaf] = compareDocument(nest(path, wanted), nest(path, value), definition);
      return [{ features: known, isRight: leaf?.outcome === 'right', weight: 1 }];
    }),
  );
}

function valueAt(data: JsonValue, path: readonly string[]): JsonValue | undefined {
  let value: JsonValue | undefined = data;
  for (const name of path)
    value = typeof value === 'object' && value !== null && !Array.isArray(value) ? value[name] : undefined;
  return value;
}

function nest(path: readonly string[], value: JsonValue): JsonObject {
  return path.reduceRight<JsonValue>((inner, name) => ({ [name]: inner }), value) as JsonObject;
}
