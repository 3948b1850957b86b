/**
 * Fits the confidence of values that models give, on documents of our own and on annotated ones, with answers that have
 * the errors of models. Measures it on documents that it was not fitted on.
 *
 *   npm run train:confidence -- [DIRECTORY] [--write]
 *
 * DIRECTORY is as for `excerpt eval`. `--write` replaces `server/extraction/scoring/trained-confidence.json`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { calibrate, type Judged } from '../server/scorer/calibration.ts';
import {
  addKnownWeights,
  CONFIDENCE_FEATURES,
  type ConfidenceFeature,
} from '../server/extraction/scoring/confidence-features.ts';
import type { ConfidenceModel } from '../server/extraction/scoring/estimate-confidence.ts';
import { addAnswer, getRateLogOdds, type ErrorHistory } from '../server/extraction/scoring/error-rate.ts';
import { CONTEXT_FEATURES, describeContext, estimateTogether } from '../server/extraction/scoring/estimate-together.ts';
import { Dice } from '../test/evaluation/generator/dice.ts';
import { collectAnswers, RATES, type CollectedValue } from './confidence/collect-answers.ts';
import { fitLogistic, type LogisticRow } from './confidence/fit-logistic.ts';

const FOLDS = 5;
const DECIMALS = 2;
const SURE = 0.9;
/** Generated documents are easier to read than real ones. */
const GENERATED_WEIGHT = 0.1;
/** Real models invent more than the played one. */
const INVENTED_WEIGHT = 5;
/** Of the order in which models answer. */
const SEED = 3;

interface JudgedValue extends Judged {
  of: CollectedValue;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});

const isGenerated = ({ source }: CollectedValue): boolean => source.startsWith('generated');
const collected = await collectAnswers(positionals[0]);
const sources = Map.groupBy(collected, ({ source }) => source);
/** A kind with many values weighs more, but not by as much as it has more. */
const weights = new Map([...sources].map(([source, of]) => [source, 1 / Math.sqrt(of.length)] as const));

const isInvented = ({ isRight, facts }: CollectedValue): boolean =>
  !isRight && !facts.isNull && (!facts.isEntry || facts.kind === 'number') && facts.match === 'not_found';
const round = (value: number): number => Number(value.toFixed(DECIMALS));
const getWeight = (one: CollectedValue): number =>
  (weights.get(one.source) ?? 0) * (isGenerated(one) ? GENERATED_WEIGHT : 1) * (isInvented(one) ? INVENTED_WEIGHT : 1);

function fit(of: readonly CollectedValue[]): ConfidenceModel {
  // How the values of an answer correct each other is fitted on documents that their own signs were not fitted on.
  const rows = Array.from({ length: FOLDS }, (_, fold) => {
    const isLeftOut = ({ document }: CollectedValue): boolean => Math.floor(document / FOLDS) % FOLDS === fold;
    const own = fitOwn(of.filter((one) => !isLeftOut(one)));
    return listInTurn(of, own)
      .filter(({ answer: [first] }) => first !== undefined && isLeftOut(first))
      .flatMap(({ answer, history }) =>
        describeContext(answer, own, history).values.map((surrounded, index) => ({
          features: CONTEXT_FEATURES.map(({ read }) => read(surrounded)),
          isRight: answer[index]?.isRight === true,
          weight: answer[index] === undefined ? 0 : getWeight(answer[index]),
        })),
      );
  }).flat();
  return { ...fitOwn(of), context: fitOne(rows, CONTEXT_FEATURES) };
}

type OwnModel = Pick<ConfidenceModel, 'base' | 'weights'>;

function fitOwn(of: readonly CollectedValue[]): OwnModel {
  return fitOne(
    of.map((one) => ({
      features: CONFIDENCE_FEATURES.map(({ read }) => read(one.facts)),
      offset: addKnownWeights(one.facts) + getRateLogOdds(one.rate),
      isRight: one.isRight,
      weight: getWeight(one),
    })),
    CONFIDENCE_FEATURES,
  );
}

/** The answers as models give them that err at one rate, each with what the earlier ones say about it. */
function listInTurn(
  of: readonly CollectedValue[],
  model: OwnModel,
): { answer: CollectedValue[]; history: ErrorHistory }[] {
  const answers = [...Map.groupBy(of, ({ document, rate }) => `${document} ${rate}`).values()];
  const models = Map.groupBy(answers, ([first]) => first && `${first.rate} ${String(isGenerated(first))}`);
  return [...models.values()].flatMap((given) => {
    let history: ErrorHistory = [];
    return new Dice(SEED).shuffle(given).map((answer) => {
      const before = history;
      history = addAnswer(before, describeContext(answer, model).errors);
      return { answer, history: before };
    });
  });
}

function fitOne(
  rows: LogisticRow[],
  features: readonly { name: string; bound?: ConfidenceFeature['bound'] }[],
): { base: number; weights: Record<string, number> } {
  const { base, weights: fitted } = fitLogistic(
    rows,
    features.map(({ bound }) => bound ?? 'none'),
  );
  return {
    base: round(base),
    weights: Object.fromEntries(features.map(({ name }, index) => [name, round(fitted[index] ?? 0)])),
  };
}

function judge(model: ConfidenceModel, of: readonly CollectedValue[]): JudgedValue[] {
  return listInTurn(of, model).flatMap(({ answer, history }) =>
    estimateTogether(answer, { history, model }).confidences.flatMap((confidence, index): JudgedValue[] => {
      const one = answer[index];
      return one === undefined ? [] : [{ confidence, isRight: one.isRight, of: one }];
    }),
  );
}

function report(name: string, judged: readonly Judged[]): Record<string, number> {
  const { count, accuracy, auroc, ece } = calibrate(judged);
  const sure = judged.filter(({ confidence }) => confidence >= SURE);
  const sureRight = sure.filter(({ isRight }) => isRight).length / Math.max(1, sure.length);
  const rounded = { right: accuracy, auroc, ece, sure: sure.length / Math.max(1, count), sureRight };
  const record = Object.fromEntries(Object.entries(rounded).map(([key, value]) => [key, Number(value.toFixed(3))]));
  console.log(name.padEnd(32), JSON.stringify({ values: count, ...record }));
  return { values: count, ...record };
}

/** For each share of wrong values that was played. */
function reportRates(name: string, judged: readonly JudgedValue[]): Record<string, Record<string, number>> {
  return Object.fromEntries(
    RATES.map((rate) => [
      `${rate * 100} %`,
      report(
        `${name}, ${rate * 100} % wrong`,
        judged.filter(({ of }) => of.rate === rate && (positionals.length === 0 || !isGenerated(of))),
      ),
    ]),
  );
}

const unseen = [...sources].flatMap(([source, of]) => {
  const judged = judge(fit(collected.filter((one) => one.source !== source)), of);
  report(`new kind: ${source}`, judged);
  return judged;
});
const heldOut = Array.from({ length: FOLDS }, (_, fold) => {
  const isLeftOut = ({ document }: CollectedValue): boolean => document % FOLDS === fold;
  const model = fit(collected.filter((one) => !isLeftOut(one)));
  return judge(model, collected).filter(({ of }) => isLeftOut(of));
}).flat();
const newDocuments = reportRates('new documents', heldOut);
const newKinds = reportRates('new kinds', unseen);

if (values.write) {
  const trainedOn = {
    documents: new Set(collected.map(({ document }) => document)).size,
    kinds: sources.size,
    values: collected.length,
    newDocuments,
    newKinds,
    reliability: calibrate(heldOut).bins.map((bin) => ({
      from: bin.from,
      values: bin.count,
      right: Number(bin.accuracy.toFixed(3)),
    })),
  };
  const path = join(import.meta.dirname, '../server/extraction/scoring/trained-confidence.json');
  writeFileSync(path, `${JSON.stringify({ trainedOn, ...fit(collected) }, null, 2)}\n`);
  console.log(`${path} was written.`);
}
