/**
 * Trains the ranking of the built-in extractor on annotated documents, and measures it on documents, and on kinds of
 * documents, that it was not trained on.
 *
 *   npm run train -- DIRECTORY [--generated SHARE] [--compare SHARE,…] [--cache DIR] [--skip data-set,…] [--write]
 *
 * DIRECTORY is as for `excerpt eval`: a folder for each data set. Each data set weighs the same, whatever its size.
 * `--generated` is the weight that generated documents have of all; they train, and are never measured. `--compare`
 * measures other shares too. `--write` replaces `server/extraction/local/ranking/trained-ranking.json` by a model of
 * all documents, with this record.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { calibrate } from '../server/scorer/calibration.ts';
import { collectDocuments, collectGenerated } from './ranking/collect-documents.ts';
import { judgeNewDocuments, judgeNewKinds, OPTIONS, summarise, trainRanking } from './ranking/measure-ranking.ts';
import type { JudgedDocument, TrainingSet } from './ranking/measure-ranking.ts';

/** All kinds in all languages, six times. */
const GENERATED = 432;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cache: { type: 'string' },
    compare: { type: 'string' },
    generated: { type: 'string', default: '0' },
    skip: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
});
const [directory] = positionals;
const [share, ...others] = [values.generated, ...(values.compare?.split(',') ?? [])].map(Number) as [
  number,
  ...number[],
];
if (directory === undefined || ![share, ...others].every((one) => one >= 0 && one < 1)) {
  console.error(
    'usage: npm run train -- DIRECTORY [--generated SHARE] [--compare SHARE,…] [--cache DIR] [--skip data-set,…] ' +
      '[--write]\nA SHARE is at least 0 and below 1.',
  );
  process.exit(2);
}

const real = await collectDocuments(directory, { cache: values.cache, skipped: new Set(values.skip.split(',')) });
const generated = await collectGenerated(GENERATED);

function measure(generatedShare: number) {
  const set: TrainingSet = { real, generated, generatedShare };
  const [kinds, documents] = [judgeNewKinds(set), judgeNewDocuments(set)];
  return { set, kinds, documents, newKinds: summariseAll(kinds), newDocuments: summariseAll(documents) };
}

function summariseAll(of: readonly JudgedDocument[]): Record<string, number> {
  return summarise(of.flatMap(({ judged }) => judged));
}

function print(name: string, record: object): void {
  console.log(name.padEnd(32), JSON.stringify(record));
}

const measured = measure(share);
for (const [dataset, of] of Map.groupBy(measured.kinds, ({ dataset }) => dataset))
  print(`new kind: ${dataset}`, summariseAll(of));
for (const [dataset, of] of Map.groupBy(measured.documents, ({ dataset }) => dataset))
  print(`new documents: ${dataset}`, summariseAll(of));
print('new kinds', measured.newKinds);
print('new documents', measured.newDocuments);
const otherShares = others.map((generatedShare) => {
  const { newKinds, newDocuments } = measure(generatedShare);
  print(`generated share ${generatedShare}`, { newKinds, newDocuments });
  return { generatedShare, newKinds, newDocuments };
});

if (values.write) {
  const empty = real.flatMap((one) => one.empty);
  const shareAbsent = (hasCandidates: boolean): number => {
    const of = empty.filter((one) => one.hasCandidates === hasCandidates);
    return Number(((of.filter((one) => one.isAbsent).length + 1) / (of.length + 2)).toFixed(3));
  };
  const heldOut = measured.documents.flatMap(({ judged }) => judged);
  const trained = {
    trainedOn: {
      documents: real.length,
      kinds: new Set(real.map(({ dataset }) => dataset)).size,
      examples: real.reduce((sum, { examples }) => sum + examples.length, 0),
      generatedDocuments: generated.length,
      generatedShare: share,
      options: OPTIONS,
      newDocuments: measured.newDocuments,
      newKinds: measured.newKinds,
      otherShares,
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
    ranking: trainRanking(measured.set),
  };
  const path = join(import.meta.dirname, '../server/extraction/local/ranking/trained-ranking.json');
  writeFileSync(path, `${JSON.stringify(trained)}\n`);
  console.log(`${path} was written.`);
}
