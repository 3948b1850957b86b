/**
 * Fits what violated and holding rules mean for the confidence of the values that they read, on documents of our own
 * and on annotated ones, with answers that have the errors of models. Measures it on documents that it was not fitted
 * on.
 *
 *   npm run train:rules -- [DIRECTORY] [--write]
 *
 * The rules are those that hold in the annotations: of a generated document in its own, of annotated documents in a few
 * of their kind, so that others violate some without an error. `--write` replaces
 * `server/extraction/rules/trained-rules.json`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkRules, compileRule, type CompiledRule } from '../server/extraction/rules/check-rules.ts';
import { NO_ENVIRONMENT } from '../server/extraction/rules/functions/rule-function.ts';
import { proposeRules } from '../server/extraction/rules/propose/propose-rules.ts';
import { judgeByRules, RULE_EFFECTS } from '../server/extraction/rules/rule-evidence.ts';
import { buildFieldTree } from '../server/extraction/schema/field-tree.ts';
import { adjustConfidence, readLogOdds } from '../server/extraction/scoring/estimate-confidence.ts';
import { calibrate, type Judged } from '../server/scorer/calibration.ts';
import { seeded } from '../test/evaluation/imperfect-model.ts';
import type { Sample } from '../test/evaluation/played/annotated-samples.ts';
import { judgePlayed } from '../test/evaluation/played/judge-played.ts';
import { playErrors } from '../test/evaluation/played/play-errors.ts';
import { collectSamples, RATES } from './confidence/collect-answers.ts';
import { fitLogistic } from './confidence/fit-logistic.ts';

type RuleEffect = (typeof RULE_EFFECTS)[number];

const SEED = 6;
const FOLDS = 5;
/** Documents of a kind whose annotations say which rules a person would write. */
const READ_FOR_RULES = 5;
/** A weight from fewer values is not fitted: it is that of equations. */
const MIN_OBSERVED = 40;
const DECIMALS = 2;

interface Observed extends Judged {
  document: number;
  effect: RuleEffect | null;
  weight: number;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});

const samples = await collectSamples(positionals[0]);
const kinds = Map.groupBy(samples, ({ source, definition }) => `${source} ${JSON.stringify(definition)}`);
const compiled = new Map<string, CompiledRule[]>();
for (const [kind, of] of kinds) {
  const { definition } = of[0] as Sample;
  const fields = buildFieldTree(definition);
  const shown = of.slice(0, READ_FOR_RULES).map(({ expected }) => expected);
  compiled.set(
    kind,
    proposeRules(definition, shown).map((rule) => compileRule(rule, fields)),
  );
}

function observe(sample: Sample, rules: readonly CompiledRule[], document: number): Observed[] {
  return RATES.flatMap((rate) => {
    const random = seeded(SEED * 10_000 + document * 10 + Math.round(rate * 100));
    const judged = judgePlayed(sample, playErrors(sample, rate, random));
    if (judged === null) return [];
    const { data, values: of } = judged;
    const matches = new Map(of.map(({ evidence }) => [evidence.path, evidence.match]));
    const isFound = (path: string) => matches.has(path) && matches.get(path) !== 'not_found';
    const results = checkRules(rules, data, NO_ENVIRONMENT);
    const judgements = judgeByRules({ rules, results, data }, isFound);
    return of.map(({ evidence: { path, confidence }, isRight }): Observed => {
      const effect = judgements.get(path)?.effect ?? null;
      return { confidence, isRight, document, effect, weight: 1 / Math.sqrt(of.length) };
    });
  });
}

const observed = [...kinds].flatMap(([kind, of]) => {
  const rules = compiled.get(kind) ?? [];
  return rules.length === 0 ? [] : of.flatMap((sample) => observe(sample, rules, samples.indexOf(sample)));
});

const countOf = (of: readonly Observed[], effect: RuleEffect) => of.filter((one) => one.effect === effect).length;

function fit(of: readonly Observed[]): Record<RuleEffect, number> {
  const isViolation = (effect: RuleEffect) => effect.endsWith('violated');
  const rare = new Set(RULE_EFFECTS.filter((effect) => countOf(of, effect) < MIN_OBSERVED));
  const fitted = RULE_EFFECTS.filter((effect) => !rare.has(effect));
  const { weights } = fitLogistic(
    of.flatMap(({ effect, isRight, confidence, weight }) =>
      effect === null
        ? []
        : [{ features: fitted.map((one) => Number(one === effect)), isRight, weight, offset: readLogOdds(confidence) }],
    ),
    fitted.map((effect) => (isViolation(effect) ? 'negative' : 'positive')),
    false,
  );
  const found = new Map(fitted.map((effect, index) => [effect, weights[index] ?? 0]));
  return Object.fromEntries(
    RULE_EFFECTS.map((effect) => {
      const weight = found.get(effect) ?? found.get(isViolation(effect) ? 'equation_violated' : 'equation_holds') ?? 0;
      return [effect, Number(weight.toFixed(DECIMALS))];
    }),
  ) as Record<RuleEffect, number>;
}

const adjust = (of: readonly Observed[], weights: Record<RuleEffect, number>): Judged[] =>
  of.map(({ effect, confidence, isRight }) => ({
    isRight,
    confidence: effect === null ? confidence : adjustConfidence(confidence, weights[effect]),
  }));

function report(name: string, judged: readonly Judged[]): Record<string, number> {
  const { count, accuracy, auroc, ece } = calibrate(judged);
  const numbers = Object.entries({ right: accuracy, auroc, ece }).map(([key, value]) => [
    key,
    Number(value.toFixed(3)),
  ]);
  const record = { values: count, ...(Object.fromEntries(numbers) as Record<string, number>) };
  console.log(name.padEnd(36), JSON.stringify(record));
  return record;
}

const heldOut = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = fit(observed.filter(({ document }) => document % FOLDS !== fold));
  const of = observed.filter(({ document }) => document % FOLDS === fold);
  return { before: of, after: adjust(of, weights) };
});
const hasEffect = ({ effect }: Observed) => effect !== null;
const isTouched = heldOut.flatMap(({ before }) => before.map(hasEffect));
const before = heldOut.flatMap((one) => one.before);
const after = heldOut.flatMap((one) => one.after);
const weights = fit(observed);
for (const effect of RULE_EFFECTS) {
  const of = observed.filter((one) => one.effect === effect);
  const right = of.filter(({ isRight }) => isRight).length / Math.max(1, of.length);
  console.log(effect.padEnd(20), `${of.length} values, ${(right * 100).toFixed(1)} % right, weight ${weights[effect]}`);
}
const trainedOn = {
  documents: new Set(observed.map(({ document }) => document)).size,
  values: Object.fromEntries(RULE_EFFECTS.map((effect) => [effect, countOf(observed, effect)])),
  withoutRules: report('all values, without rules', before),
  withRules: report('all values, with rules', after),
  readWithoutRules: report(
    'values that rules judge, without',
    before.filter((_, index) => isTouched[index]),
  ),
  readWithRules: report(
    'values that rules judge, with',
    after.filter((_, index) => isTouched[index]),
  ),
};
if (values.write) {
  const path = join(import.meta.dirname, '../server/extraction/rules/trained-rules.json');
  writeFileSync(path, `${JSON.stringify({ trainedOn, weights }, null, 2)}\n`);
  console.log(`${path} was written.`);
}
