/**
 * Evaluates whether confidence tells right values from wrong ones: a played model answers the expected values of
 * annotated documents, of which a share is wrong in the ways of models. Prints, for each share, AUROC, the accuracy of
 * values with confidence of at least 0.9, and the error of calibration; and how many lists that lack rows are noticed.
 *
 *   node test/evaluation/evaluate-trust.ts --corpus DIR [--dataset a,b] [--most-pages 60] [--seed 1] [--history]
 *     [--details FILE]
 *
 * With `--history`, the documents are one model's answers in turn, as in a service: each is judged by those before it.
 * Without, each is the first one of an unknown model.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { addAnswer, type ErrorHistory } from '../../server/extraction/scoring/error-rate.ts';
import { calibrate } from '../../server/scorer/calibration.ts';
import { seeded } from './imperfect-model.ts';
import { judgePlayed, type JudgedValue } from './played/judge-played.ts';
import { playErrors } from './played/play-errors.ts';
import { readSamples } from './played/annotated-samples.ts';

const RATES = [0.05, 0.12, 0.2];
/** Longer lists say nothing new. */
const MAX_VALUES = 300;
const SURE = 0.9;

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    dataset: { type: 'string' },
    'most-pages': { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    history: { type: 'boolean', default: false },
    details: { type: 'string' },
  },
});
if (values.corpus === undefined) {
  console.error('usage: node test/evaluation/evaluate-trust.ts --corpus DIR [--dataset a,b] [--seed 1]');
  process.exit(2);
}
const wanted = values.dataset?.split(',');
const samples = (await readSamples(values.corpus, Number(values['most-pages']))).filter(
  ({ source }) => wanted?.includes(source) ?? true,
);
const details: unknown[] = [];

for (const rate of [0, ...RATES]) {
  const judged: JudgedValue[] = [];
  let history: ErrorHistory = [];
  let [failed, lacking, noticed, whole, alarmed] = [0, 0, 0, 0, 0];
  for (const [index, sample] of samples.entries()) {
    const played = playErrors(sample, rate, seeded(Number(values.seed) * 1_000 + index));
    const result = judgePlayed(sample, played, history);
    if (result === null) {
      failed += 1;
      continue;
    }
    if (values.history) history = addAnswer(history, result.errors);
    judged.push(...result.values.slice(0, MAX_VALUES));
    for (const { path, complete, found } of result.lists) {
      const isLacking = played.omitted.has(path);
      if (isLacking) lacking += 1;
      else if (found > 0) whole += 1;
      if (complete === false && isLacking) noticed += 1;
      if (complete === false && !isLacking) alarmed += 1;
      if (values.details !== undefined && (complete === false) !== isLacking)
        details.push({ rate, document: `${sample.source}/${sample.id}`, list: path, isLacking, found });
    }
    for (const { evidence, value, truth, isRight, error } of result.values.slice(0, MAX_VALUES))
      if (values.details !== undefined)
        details.push({ rate, document: `${sample.source}/${sample.id}`, isRight, error, value, truth, evidence });
  }
  report(`${rate * 100} % wrong`, judged);
  report(
    '  without nulls',
    judged.filter(({ value }) => value !== null),
  );
  console.log(
    `  ${failed} failed; lists that lack rows: ${noticed} of ${lacking} noticed, ` +
      `${alarmed} of ${whole} whole ones doubted`,
  );
}
if (values.details !== undefined)
  writeFileSync(values.details, details.map((one) => `${JSON.stringify(one)}\n`).join(''));

function report(name: string, judged: readonly JudgedValue[]): void {
  const rated = judged.map(({ evidence, isRight }) => ({ confidence: evidence.confidence, isRight }));
  const { count, accuracy, auroc, ece } = calibrate(rated);
  const sure = rated.filter(({ confidence }) => confidence >= SURE);
  const right = sure.filter(({ isRight }) => isRight).length / Math.max(1, sure.length);
  const share = (sure.length / Math.max(1, count)).toFixed(2);
  console.log(
    `${name.padEnd(16)} ${count} values, ${accuracy.toFixed(3)} right: AUROC ${auroc.toFixed(3)}, ` +
      `right at >= ${SURE} ${right.toFixed(3)} (${share} of all), ECE ${ece.toFixed(3)}`,
  );
}
