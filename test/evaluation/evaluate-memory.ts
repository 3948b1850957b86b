/**
 * Evaluates the memory of the built-in extractor: micro-F1 without it and with it, the calibration of its confidence,
 * and the processor time.
 *
 *   node test/evaluation/evaluate-memory.ts --learning DIR [--errors 20] [--cache DIR]
 *   node test/evaluation/evaluate-memory.ts --corpus DIR [--names a,b] [--examples 100] [--cache DIR]
 *
 * `--learning`: a folder of documents as for `excerpt eval`, and `splits/*.json` with the ids to learn from (`train`)
 * and to judge by (`test`). `--corpus`: data sets as for `excerpt eval`; each document is judged with all others of its
 * data set as examples. `--forms`, with either: for documents of one form, what one example gives of what all others
 * give. `--nullable` lets each single value be null, and prints how often such a null is right.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openCachedParser } from '../../server/app/cached-parser.ts';
import { chooseExamples, fingerprint, measureLikeness } from '../../server/extraction/local/memory/fingerprint.ts';
import { learnExample } from '../../server/extraction/local/memory/learn-example.ts';
import type { MemoryExample } from '../../server/extraction/local/memory/memory-example.ts';
import { extractLocally } from '../../server/extraction/local/extract-locally.ts';
import type { BoostedTrees } from '../../server/extraction/local/ranking/boosted-trees.ts';
import { calibrate } from '../../server/scorer/calibration.ts';
import { compareDocument, type ComparedLeaf } from '../../server/scorer/compare-document.ts';
import { readDataset, type AnnotatedDocument } from '../../server/scorer/read-dataset.ts';
import { fitRecalibration, recalibrate, type CheckedValue } from '../../server/scorer/recalibrate.ts';
import { score } from '../../server/scorer/summarise.ts';
import { isObject } from '../../server/lib/json-object.ts';
import type { JsonObject } from '../../server/lib/json-value.ts';
import type { Layout } from '../../server/parsing/layout.ts';

interface ReadDocument extends AnnotatedDocument {
  layout: Layout;
  example: MemoryExample;
}

/** From this likeness on, two documents have one form. */
const SAME_FORM = 0.4;
const MIN_OF_FORM = 4;
/** Single examples that each document of a form is extracted with, and others at once. */
const MAX_SINGLE = 5;
const MAX_OTHERS = 50;

const { values } = parseArgs({
  options: {
    learning: { type: 'string' },
    corpus: { type: 'string' },
    names: { type: 'string' },
    cache: { type: 'string' },
    model: { type: 'string' },
    examples: { type: 'string', default: '1000' },
    errors: { type: 'string', default: '0' },
    nullable: { type: 'boolean', default: false },
    forms: { type: 'boolean', default: false },
  },
});
const directory = values.learning ?? values.corpus;
if (directory === undefined) {
  console.error('usage: node test/evaluation/evaluate-memory.ts --learning DIR | --corpus DIR [--names a,b]');
  process.exit(2);
}
const model = values.model === undefined ? undefined : (JSON.parse(readFileSync(values.model, 'utf8')) as BoostedTrees);
const documents = await readDocuments(directory);

async function readDocuments(from: string): Promise<ReadDocument[]> {
  const parser = openCachedParser({ processes: 2, directory: values.cache });
  const names = values.names?.split(',');
  const read: ReadDocument[] = [];
  try {
    for (const document of await readDataset(from, names === undefined ? {} : { names })) {
      try {
        const { layout } = await parser.parse(document.path);
        const definition = values.nullable ? allowNull(document.definition) : document.definition;
        const example = { id: document.id, ...learnExample({ definition, layout, data: document.expected }) };
        read.push({ ...document, definition, layout, example });
      } catch (error) {
        console.error(`${document.id}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await parser.close();
  }
  return read;
}

/** The schema with null as a value of each single field; not in lists. */
function allowNull(schema: JsonObject): JsonObject {
  const { type, properties } = schema;
  if (typeof type === 'string' && type !== 'object' && type !== 'array')
    return {
      ...schema,
      type: [type, 'null'],
      ...(Array.isArray(schema['enum']) && { enum: [...schema['enum'], null] }),
    };
  if (!isObject(properties)) return schema;
  const allowed = Object.entries(properties).map(([name, one]) => [name, isObject(one) ? allowNull(one) : one]);
  return { ...schema, properties: Object.fromEntries(allowed) as JsonObject };
}

interface Outcome {
  leaves: ComparedLeaf[];
  judged: CheckedValue[];
  /** Whether the document does not have what was left null. */
  nulls: CheckedValue[];
  milliseconds: number;
}

function extract({ definition, expected, layout }: ReadDocument, memory: readonly MemoryExample[]): Outcome {
  const began = process.cpuUsage().user;
  let extraction: Pick<ReturnType<typeof extractLocally>, 'extractedData' | 'evidence'> = {
    extractedData: {},
    evidence: [],
  };
  try {
    const chosen = chooseExamples(fingerprint(layout), memory);
    extraction = extractLocally(
      { definition, layout, memory: chosen },
      model === undefined ? {} : { memoryModel: model },
    );
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ExtractionError')) throw error;
  }
  const milliseconds = (process.cpuUsage().user - began) / 1000;
  const leaves = compareDocument(expected, extraction.extractedData, definition);
  const confidences = new Map(extraction.evidence.map(({ path, confidence }) => [path, confidence]));
  const nulls = leaves.flatMap(({ outcome, field, pattern }): CheckedValue[] => {
    const confidence = confidences.get(pattern);
    if (confidence === undefined || (outcome !== 'absent' && outcome !== 'missed')) return [];
    return [{ field, confidence, isRight: outcome === 'absent' }];
  });
  const judged = leaves.flatMap(({ outcome, pointer, field }): CheckedValue[] => {
    const confidence = pointer === null ? undefined : confidences.get(pointer);
    if (confidence === undefined || outcome === 'absent' || outcome === 'missed') return [];
    return [{ field, confidence, isRight: outcome === 'right' }];
  });
  return { leaves, judged, nulls, milliseconds };
}

function print(name: string, without: readonly Outcome[], withMemory: readonly Outcome[]): number {
  const [before, after] = [without, withMemory].map((of) => score(of.flatMap(({ leaves }) => leaves)));
  const { auroc, ece } = calibrate(withMemory.flatMap(({ judged }) => judged));
  const time = (of: readonly Outcome[]): number => of.reduce((sum, one) => sum + one.milliseconds, 0);
  console.log(
    `${name.padEnd(18)} documents ${withMemory.length}, F1 ${before?.f1.toFixed(3)} → ${after?.f1.toFixed(3)}, ` +
      `precision ${before?.precision.toFixed(3)} → ${after?.precision.toFixed(3)}, AUROC ${auroc.toFixed(3)}, ` +
      `ECE ${ece.toFixed(3)}, time × ${(time(withMemory) / time(without)).toFixed(2)}`,
  );
  if (values.nullable) for (const outcomes of [without, withMemory]) printNulls(outcomes.flatMap(({ nulls }) => nulls));
  return (after?.f1 ?? 0) - (before?.f1 ?? 0);
}

function printNulls(nulls: readonly CheckedValue[]): void {
  const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / nulls.length;
  const { auroc, ece } = calibrate(nulls);
  console.log(
    `  nulls ${nulls.length}, right ${mean(nulls.map(({ isRight }) => (isRight ? 1 : 0))).toFixed(3)}, ` +
      `mean confidence ${mean(nulls.map(({ confidence }) => confidence)).toFixed(3)}, ` +
      `AUROC ${auroc.toFixed(3)}, ECE ${ece.toFixed(3)}`,
  );
}

/** The confidence after it was fitted to what the training documents show, each extracted by what the others taught. */
function printRecalibrated(trained: readonly ReadDocument[], outcomes: readonly Outcome[]): void {
  const checked = trained.flatMap((document) => {
    const others = trained.filter((one) => one !== document).map(({ example }) => example);
    return extract(document, others).judged;
  });
  const by = fitRecalibration(checked);
  if (by === null) return console.log(`  ${checked.length} checked values: not recalibrated`);
  const judged = outcomes.flatMap((outcome) => outcome.judged);
  const { auroc, ece } = calibrate(judged.map((one) => ({ ...one, confidence: recalibrate(by, one) })));
  console.log(
    `  recalibrated on ${by.values} values (${by.method}): AUROC ${auroc.toFixed(3)}, ECE ${ece.toFixed(3)}; ` +
      `squared error of the cross-check ${by.before.toFixed(3)} → ${by.after.toFixed(3)}`,
  );
}

function listErrors(of: readonly { id: string; outcome: Outcome }[]): void {
  const wrong = of.flatMap(({ id, outcome }) =>
    outcome.leaves
      .filter((leaf) => leaf.outcome !== 'right' && leaf.outcome !== 'absent')
      .map((leaf) => ({ id, leaf })),
  );
  for (const { id, leaf } of wrong.slice(0, Number(values.errors)))
    console.log(
      `  ${id} ${leaf.outcome} ${leaf.field}: ${JSON.stringify(leaf.expected)} / ${JSON.stringify(leaf.predicted)}`,
    );
}

/** Documents of one form, each set with a document that is like all others. */
function groupByForm(of: readonly ReadDocument[]): ReadDocument[][] {
  const left = new Set(of);
  return of.flatMap((document) => {
    if (!left.has(document)) return [];
    const others = [...left];
    const likeness = measureLikeness(
      document.example.fingerprint,
      others.map(({ example }) => example.fingerprint),
    );
    const form = others.filter((_, index) => (likeness[index] ?? 0) >= SAME_FORM);
    for (const one of form) left.delete(one);
    return form.length < MIN_OF_FORM ? [] : [form];
  });
}

/** With no example, with each of the others by itself, and with all others. */
function printForm(name: string, form: readonly ReadDocument[]): void {
  const outcomes: ComparedLeaf[][] = [[], [], []];
  for (const document of form) {
    const others = form.filter((one) => one !== document).map(({ example }) => example);
    const sets = [[[]], others.slice(0, MAX_SINGLE).map((one) => [one]), [others.slice(0, MAX_OTHERS)]];
    sets.forEach((of, index) => outcomes[index]?.push(...of.flatMap((set) => extract(document, set).leaves)));
  }
  const [none = 0, one = 0, all = 0] = outcomes.map((leaves) => score(leaves).f1);
  const part = all > none ? ` (${(((one - none) / (all - none)) * 100).toFixed(0)} % of the gain)` : '';
  console.log(
    `${name.padEnd(18)} documents of one form ${form.length}, F1 without ${none.toFixed(3)}, ` +
      `one example ${one.toFixed(3)}${part}, all others ${all.toFixed(3)}`,
  );
}

// Until the code is compiled, what runs first takes longer.
const warming = documents.slice(0, 20);
for (const memory of [[], warming.map(({ example }) => example)])
  for (const document of warming) extract(document, memory);

if (values.forms) {
  for (const [dataset, of] of Map.groupBy(documents, (one) => one.dataset))
    for (const form of groupByForm(of)) printForm(dataset, form);
} else if (values.learning !== undefined) {
  const known = new Map(documents.map((document) => [document.id, document]));
  const without = new Map(documents.map((document) => [document.id, extract(document, [])]));
  for (const file of readdirSync(join(values.learning, 'splits')).sort()) {
    const split = JSON.parse(readFileSync(join(values.learning, 'splits', file), 'utf8')) as Record<
      'train' | 'test',
      string[]
    >;
    const examples = split.train.flatMap((id) => known.get(id)?.example ?? []);
    const tested = split.test.flatMap((id) => known.get(id) ?? []);
    const outcomes = tested.map((document) => ({ id: document.id, outcome: extract(document, examples) }));
    print(
      `${file} (${examples.length})`,
      tested.flatMap(({ id }) => without.get(id) ?? []),
      outcomes.map(({ outcome }) => outcome),
    );
    printRecalibrated(
      split.train.flatMap((id) => known.get(id) ?? []),
      outcomes.map(({ outcome }) => outcome),
    );
    listErrors(outcomes);
  }
} else {
  const gains: number[] = [];
  for (const [dataset, of] of Map.groupBy(documents, (one) => one.dataset)) {
    const outcomes = of.map((document) => {
      const others = of.filter((one) => one !== document).map(({ example }) => example);
      return { id: document.id, outcome: extract(document, others.slice(0, Number(values.examples))) };
    });
    const without = of.map((document) => extract(document, []));
    gains.push(
      print(
        dataset,
        without,
        outcomes.map(({ outcome }) => outcome),
      ),
    );
    listErrors(outcomes);
  }
  console.log(`mean gain ${(gains.reduce((sum, gain) => sum + gain, 0) / gains.length).toFixed(3)}`);
}
