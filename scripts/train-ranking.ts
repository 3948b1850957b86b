/**
 * Trains the ranking of the built-in extractor on annotated documents, and measures it on documents, and on kinds of
 * documents, that it was not trained on.
 *
 *   npm run train -- DIRECTORY [--cache DIR] [--skip data-set,…] [--write]
 *
 * DIRECTORY is as for `excerpt eval`: a folder for each data set. Each data set weighs the same, whatever its size.
 * `--write` replaces `server/extraction/local/ranking/trained-ranking.json` by a model of all of them, with this
 * record.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openCachedParser } from '../server/app/cached-parser.ts';
import { calibrate, type Judged } from '../server/evaluation/calibration.ts';
import { compareDocument } from '../server/evaluation/compare-document.ts';
import { readDataset } from '../server/evaluation/read-dataset.ts';
import { predict, type BoostedTrees } from '../server/extraction/local/ranking/boosted-trees.ts';
import { collectExamples, type CollectedExamples } from '../server/extraction/local/ranking/collect-examples.ts';
import { FEATURES } from '../server/extraction/local/ranking/features.ts';
import { trainTrees, type Example, type TrainingOptions } from '../server/extraction/local/ranking/train-trees.ts';

const OPTIONS: TrainingOptions = {
  trees: 60,
  depth: 3,
  learningRate: 0.12,
  minLeaf: 0.005,
  lambda: 40,
};
const FOLDS = 5;
/** What a long document may weigh, in examples, and what a small data set must have to weigh as much as others. */
const MAX_DOCUMENT_WEIGHT = 40;
const MIN_DATASET_WEIGHT = 150;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cache: { type: 'string' },
    skip: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
});
const [directory] = positionals;
if (directory === undefined) {
  console.error('usage: npm run train -- DIRECTORY [--cache DIR] [--skip data-set,…] [--write]');
  process.exit(2);
}

interface Document extends CollectedExamples {
  dataset: string;
  fold: number;
  weight: number;
}

async function collect(from: string): Promise<Document[]> {
  const skipped = new Set(values.skip.split(','));
  const parser = openCachedParser({ processes: 2, directory: values.cache });
  const documents: Document[] = [];
  try {
    for (const { dataset, path, ...document } of await readDataset(from)) {
      if (skipped.has(dataset)) continue;
      try {
        const { layout } = await parser.parse(path);
        const collected = collectExamples({ ...document, layout }, compareDocument);
        const fold = documents.filter((one) => one.dataset === dataset).length % FOLDS;
        const weight = Math.min(1, MAX_DOCUMENT_WEIGHT / Math.max(1, collected.examples.length));
        documents.push({ ...collected, dataset, fold, weight });
      } catch (error) {
        console.error(`${dataset}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await parser.close();
  }
  return documents;
}

function weigh(documents: readonly Document[]): Example[] {
  return [...Map.groupBy(documents, ({ dataset }) => dataset).values()].flatMap((of) => {
    const total = of.reduce((sum, { examples, weight }) => sum + examples.length * weight, 0);
    const share = MIN_DATASET_WEIGHT / Math.max(MIN_DATASET_WEIGHT, total);
    return of.flatMap(({ examples, weight }) => examples.map((one) => ({ ...one, weight: weight * share })));
  });
}

/** The values that the model would choose: the best of each single field, and all values in lists. */
function judge(model: BoostedTrees, documents: readonly Document[]): Judged[] {
  return documents.flatMap(({ examples }) =>
    [...Map.groupBy(examples, ({ field }) => field)].flatMap(([field, of]) => {
      const rated = of.map(({ features, isRight }) => ({
        confidence: predict(model, features),
        isRight,
      }));
      return field === null ? rated : rated.toSorted((a, b) => b.confidence - a.confidence).slice(0, 1);
    }),
  );
}

function report(name: string, judged: Judged[]): Record<string, number> {
  const { count, accuracy, auroc, ece, coverage } = calibrate(judged);
  const record = {
    values: count,
    right: Number(accuracy.toFixed(3)),
    auroc: Number(auroc.toFixed(3)),
    ece: Number(ece.toFixed(3)),
    coverageAt95: Number((coverage[0]?.coverage ?? 0).toFixed(3)),
  };
  console.log(name.padEnd(32), JSON.stringify(record));
  return record;
}

const documents = await collect(directory);
const datasets = [...new Set(documents.map(({ dataset }) => dataset))];
const unseen = datasets.map((dataset) => {
  const model = trainTrees(FEATURES, weigh(documents.filter((one) => one.dataset !== dataset)), OPTIONS);
  const judged = judge(
    model,
    documents.filter((one) => one.dataset === dataset),
  );
  report(`new kind: ${dataset}`, judged);
  return judged;
});
const folds = Array.from({ length: FOLDS }, (_, fold) => {
  const model = trainTrees(FEATURES, weigh(documents.filter((one) => one.fold !== fold)), OPTIONS);
  return documents.filter((one) => one.fold === fold).map((one) => ({ one, judged: judge(model, [one]) }));
}).flat();
for (const dataset of datasets) {
  const of = folds.filter(({ one }) => one.dataset === dataset);
  report(
    `new documents: ${dataset}`,
    of.flatMap(({ judged }) => judged),
  );
}
const acrossKinds = report('new kinds', unseen.flat());
const heldOut = folds.flatMap(({ judged }) => judged);
const acrossDocuments = report('new documents', heldOut);

if (values.write) {
  const empty = documents.flatMap((one) => one.empty);
  const shareAbsent = (hasCandidates: boolean): number => {
    const of = empty.filter((one) => one.hasCandidates === hasCandidates);
    return Number(((of.filter((one) => one.isAbsent).length + 1) / (of.length + 2)).toFixed(3));
  };
  const trained = {
    trainedOn: {
      documents: documents.length,
      kinds: datasets.length,
      examples: documents.reduce((sum, { examples }) => sum + examples.length, 0),
      options: OPTIONS,
      newDocuments: acrossDocuments,
      newKinds: acrossKinds,
      reliability: calibrate(heldOut).bins.map((bin) => ({
        from: bin.from,
        values: bin.count,
        right: Number(bin.accuracy.toFixed(3)),
      })),
    },
    absence: {
      withoutCandidates: shareAbsent(false),
      withCandidates: shareAbsent(true),
    },
    ranking: trainTrees(FEATURES, weigh(documents), OPTIONS),
  };
  const path = join(import.meta.dirname, '../server/extraction/local/ranking/trained-ranking.json');
  writeFileSync(path, `${JSON.stringify(trained)}\n`);
  console.log(`${path} was written.`);
}
