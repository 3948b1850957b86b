/**
 * Trains the splitting of packets on annotated ones, and measures it on packets that it was not trained on.
 *
 *   npm run train:packets -- DIRECTORY --cache DIR [--folds N] [--predictions DIR] [--write] [--keep-starts]
 *     [--only-categories]
 *
 * DIRECTORY has `packets/<id>/` with a document, `expected.json` and perhaps `categories.json`, and
 * `classify/<set>.json` with documents. `--cache` keeps layouts, since recognising scans takes long; with
 * `--only-cached`, others are left out.
 * `--keep-starts` writes the categories and the confidence of parts, for when most scans are not recognised yet: where
 * starts are found stays as it is. `--only-categories` measures nothing and writes only how categories are chosen.
 * `--predictions` writes what a scorer compares. `--write` replaces `server/extraction/packets/trained-splitting.json`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { splitPacket, trainedSplitting, type TrainedSplitting } from '../server/extraction/packets/split-packet.ts';
import { classifySets, judgePart, partExamples, type ReadPacket } from './packets/judge-packets.ts';
import { mixPackets, withoutCategories } from './packets/mix-packets.ts';
import { readPackets, readSets } from './packets/read-packets.ts';
import { trainCategories } from './packets/train-categories.ts';
import { categoryExamples, trainParts, trainSplitting, type PartExample } from './packets/train-splitting.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cache: { type: 'string' },
    folds: { type: 'string', default: '18' },
    'keep-starts': { type: 'boolean', default: false },
    'only-categories': { type: 'boolean', default: false },
    'only-cached': { type: 'boolean', default: false },
    predictions: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const [directory] = positionals;
if (directory === undefined) {
  console.error(
    'usage: npm run train:packets -- DIRECTORY [--cache DIR] [--only-cached] [--folds N] [--predictions DIR] [--write]',
  );
  process.exit(2);
}
const reading = { cache: values.cache, onlyCached: values['only-cached'] };
const packets = await readPackets(directory, reading);
const sets = await readSets(directory, reading);
console.log(`${packets.length} packets, ${sets.reduce((sum, { items }) => sum + items.length, 0)} single documents`);

function write(trained: TrainedSplitting): void {
  const path = join(import.meta.dirname, '../server/extraction/packets/trained-splitting.json');
  writeFileSync(path, `${JSON.stringify(trained)}\n`);
  console.log(`${path}: ${JSON.stringify(trained).length} bytes`);
}

if (values['only-categories']) {
  write({ ...trainedSplitting(), categories: trainCategories(categoryExamples(packets, sets)) });
  process.exit();
}

/** Of a part of documents in a new order, or without categories. */
const MIXED_WEIGHT = 0.1;

const folds = Number(values.folds);
const isIn = (fold: number) => (_: unknown, index: number) => index % folds === fold;
const predictions: { packet: ReadPacket; split: ReturnType<typeof splitPacket> }[] = [];
const examples: { example: PartExample; fold: number }[] = [];

const models = Array.from({ length: folds }, (_, fold) => {
  const others = packets.filter((one, index) => !isIn(fold)(one, index));
  const model = trainSplitting(
    others,
    sets.filter((one, index) => !isIn(fold)(one, index)),
  );
  for (const packet of packets.filter(isIn(fold))) {
    const { parts } = splitPacket(packet.layout, packet.rules, model);
    if (parts.length === 0) console.error(`${packet.id} has no parts`);
  }
  const own = packets.filter(isIn(fold));
  const named = own.filter(({ rules }) => rules.categories.length > 0);
  const weighed = [
    ...own.map((packet) => ({ packet, weight: 1 })),
    ...withoutCategories(named).map((packet) => ({ packet, weight: MIXED_WEIGHT })),
    ...mixPackets(own, fold + 1).map((packet) => ({ packet, weight: MIXED_WEIGHT })),
  ];
  for (const { packet, weight } of weighed)
    examples.push(...partExamples(packet, model, weight).map((example) => ({ example, fold })));
  return model;
});
for (const [fold, model] of models.entries()) {
  const others = examples.filter((one) => one.fold !== fold).map(({ example }) => example);
  const trained = { ...model, parts: trainParts(others) };
  for (const packet of packets.filter(isIn(fold)))
    predictions.push({ packet, split: splitPacket(packet.layout, packet.rules, trained) });
}
const right = predictions.flatMap(({ packet, split }) => split.parts.map((part) => judgePart(packet, part)));
const expected = packets.reduce((sum, { parts }) => sum + parts.length, 0);
console.log(`parts right: ${right.filter(Boolean).length} of ${right.length}, of ${expected}`);

if (values.predictions !== undefined) {
  mkdirSync(values.predictions, { recursive: true });
  for (const { packet, split } of predictions) {
    const boundaries = split.pages.map(({ page, startsPart, confidence }) => ({
      page,
      confidence: startsPart ? confidence : 1 - confidence,
    }));
    writeFileSync(join(values.predictions, `${packet.id}.json`), JSON.stringify({ parts: split.parts, boundaries }));
  }
  for (const [index, set] of sets.entries()) {
    const model = models[index % folds];
    if (model === undefined) continue;
    for (const withExamples of [false, true]) {
      const folder = withExamples ? join(values.predictions, 'with-examples') : values.predictions;
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${set.id}.json`), JSON.stringify(classifySets(set, model, withExamples)));
    }
  }
}
if (values.write) {
  const written = trainSplitting(packets, sets);
  const trained: TrainedSplitting = {
    ...written,
    starts: values['keep-starts'] ? trainedSplitting().starts : written.starts,
    parts: trainParts(examples.map(({ example }) => example)),
  };
  write(trained);
}
