/**
 * Evaluates confidence: over a corpus of annotated documents, how well it separates right values from wrong ones. For
 * the built-in extractor, and for the pipeline with a model that answers the expected values with errors as models make
 * them, once and with a second question. Prints AUROC, ECE and risk by coverage, and asserts nothing.
 *
 *   node test/evaluation/evaluate-confidence.ts --corpus DIR [--dataset a,b] [--most-pages 60]
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Evidence } from '../../server/extraction/engine.ts';
import type { JsonObject, JsonValue } from '../../server/lib/json-value.ts';
import { extractLocally } from '../../server/extraction/local/extract-locally.ts';
import { isSameValue } from '../../server/extraction/pipeline/merging/answer-tree.ts';
import { createQuestionSchema } from '../../server/extraction/pipeline/ask-schema.ts';
import { conclude, checkAnswer } from '../../server/extraction/pipeline/check-answer.ts';
import type { Layout } from '../../server/parsing/layout.ts';
import { calibrate, type Judged as JudgedValue } from '../../server/scorer/calibration.ts';
import { imperfectAnswer, seeded } from './imperfect-model.ts';
import { readLayout } from './read-layout.ts';

const { values } = parseArgs({
  options: { corpus: { type: 'string' }, dataset: { type: 'string' }, 'most-pages': { type: 'string', default: '60' } },
});
if (values.corpus === undefined) {
  console.error('usage: node test/evaluation/evaluate-confidence.ts --corpus DIR [--dataset a,b] [--most-pages 60]');
  process.exit(2);
}
interface Judged extends JudgedValue {
  isNull: boolean;
}

const { corpus } = values;
const wanted = values.dataset?.split(',');
const judged = {
  'built-in extractor': [] as Judged[],
  'pipeline, imperfect model': [] as Judged[],
  'pipeline, with a second question': [] as Judged[],
};

for (const dataset of readdirSync(corpus, { withFileTypes: true })) {
  if (!dataset.isDirectory() || (wanted !== undefined && !wanted.includes(dataset.name))) continue;
  for (const [index, id] of readdirSync(join(corpus, dataset.name)).sort().entries()) {
    const folder = join(corpus, dataset.name, id);
    if (!existsSync(join(folder, 'expected.json'))) continue;
    const layout = await readLayout(folder);
    if (layout === null || layout.pages.length > Number(values['most-pages'])) continue;
    const read = (name: string): JsonObject => JSON.parse(readFileSync(join(folder, name), 'utf8')) as JsonObject;
    evaluate(read('schema.json'), read('expected.json'), layout, index + 1);
  }
}

function evaluate(definition: JsonObject, expected: JsonObject, layout: Layout, seed: number): void {
  const local = attempt(() => extractLocally({ definition, layout }));
  if (local !== null) judged['built-in extractor'].push(...judge(local, expected));
  const random = seeded(seed);
  const [once, again] = [0, 1].map(() =>
    answered(definition, imperfectAnswer(expected, layout, random), expected, layout),
  );
  if (once == null || again == null) return;
  // The schema of the question is nullable, so that errors of the model do not fail validation.
  const asked = createQuestionSchema(definition, true);
  const plain = attempt(() => conclude({ definition: asked, answers: [once], checks: [], layout }));
  const checked = attempt(() => conclude({ definition: asked, answers: [once], checks: [again], layout }));
  if (plain !== null && 'evidence' in plain) judged['pipeline, imperfect model'].push(...judge(plain, expected));
  if (checked !== null && 'evidence' in checked)
    judged['pipeline, with a second question'].push(...judge(checked, expected));
}

/** Replaces values that do not match the schema, as the pipeline's repairs would. */
function answered(definition: JsonObject, value: JsonObject, expected: JsonObject, layout: Layout) {
  const schema = createQuestionSchema(definition, true);
  for (let round = 0; round < 10; round++) {
    const seen = attempt(() => checkAnswer({ schema, value, layout }));
    if (seen === null) return null;
    if ('answer' in seen) return { ...seen.answer, part: 0, stretches: [] };
    for (const { path } of seen.problems) repair(value, path, valueAt(expected, path) ?? null);
  }
  return null;
}

function repair(root: JsonObject, path: string, value: JsonValue): void {
  const cut = path.lastIndexOf('/');
  const parent = valueAt(root, path.slice(0, Math.max(0, cut)));
  const name = path
    .slice(cut + 1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
  if (Array.isArray(parent)) parent[Number(name)] = value;
  else if (typeof parent === 'object' && parent !== null) parent[name] = value;
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

function judge(
  { evidence, extractedData }: { evidence: Evidence[]; extractedData: JsonObject },
  expected: JsonObject,
): Judged[] {
  return evidence.map(({ path, confidence }) => {
    const value = valueAt(extractedData, path) ?? null;
    return { confidence, isNull: value === null, isRight: isSameValue(value, valueAt(expected, path) ?? null) };
  });
}

function valueAt(root: JsonValue, path: string): JsonValue | undefined {
  let value: JsonValue | undefined = root;
  for (const step of path.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    value = Array.isArray(value)
      ? value[Number(name)]
      : typeof value === 'object' && value !== null
        ? value[name]
        : undefined;
  }
  return value;
}

for (const [name, all] of Object.entries(judged)) {
  say(name, all);
  say(
    '  of these, values',
    all.filter(({ isNull }) => !isNull),
  );
  say(
    '  of these, nulls',
    all.filter(({ isNull }) => isNull),
  );
}

function say(name: string, of: readonly Judged[]): void {
  const { count, accuracy, auroc, ece, risk } = calibrate(of);
  console.log(`${name}: ${count} values, ${(accuracy * 100).toFixed(1)} % right`);
  console.log(
    `${' '.repeat(name.search(/\S/))}  AUROC ${auroc.toFixed(3)}, ECE ${ece.toFixed(3)}, risk by coverage: ` +
      `${risk.map((one) => `${one.coverage * 100} %: ${(one.risk * 100).toFixed(1)} %`).join(', ')}`,
  );
}
