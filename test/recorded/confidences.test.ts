/** What signs count for the confidence of values, by weights that are made up: training does not change them. */
import { expect, test } from 'vitest';
import { SIGNS, type SignCode } from '../../server/lib/evidence/evidence-signs.ts';
import { compareEntries } from '../../server/extraction/scoring/compare-entries.ts';
import { CONFIDENCE_FEATURES, type ConfidenceFacts } from '../../server/extraction/scoring/confidence-features.ts';
import {
  addAnswer,
  estimateErrorRate,
  getRateLogOdds,
  weighErrors,
  type ErrorHistory,
} from '../../server/extraction/scoring/error-rate.ts';
import {
  adjustConfidence,
  estimateLogOdds,
  readLogOdds,
  toConfidence,
} from '../../server/extraction/scoring/estimate-confidence.ts';
import {
  CONTEXT_FEATURES,
  describeContext,
  estimateTogether,
} from '../../server/extraction/scoring/estimate-together.ts';
import type { JsonObject, JsonValue } from '../../server/lib/json-value.ts';
import { FOUND } from '../../server/extraction/scoring/testing/found-facts.ts';

const round = (value: number): number => Math.round(value * 10_000) / 10_000 + 0;

/** Each weight is another one. */
const MODEL = {
  base: 0.5,
  weights: Object.fromEntries(
    CONFIDENCE_FEATURES.map(({ name }, index) => [name, (index % 7) / 10 - 0.25 + index / 100]),
  ),
  context: {
    base: 0.1,
    weights: Object.fromEntries(CONTEXT_FEATURES.map(({ name }, index) => [name, 0.3 - index / 20])),
  },
};

const found = FOUND;
const compared = { alike: 0.5, same: 0.25, farOff: 3, isDuplicate: false, isOddOne: false, isOutOfOrder: false };
const inOrder = { fields: 0.5, row: -0.5, kind: 0.2, list: -0.8 };

const FACTS: Record<string, Partial<ConfidenceFacts>> = {
  found: {},
  normalized: { match: 'normalized' },
  fuzzy: { match: 'fuzzy', likeness: 0.7 },
  derived: { match: 'derived', isPlaced: false },
  'not found': { match: 'not_found', isPlaced: false },
  'a number not found': { match: 'not_found', isPlaced: false, kind: 'number' },
  'not found in an entry': { match: 'not_found', isPlaced: false, isEntry: true, compared },
  null: { isNull: true, match: 'not_found' },
  'null in an entry': { isNull: true, isEntry: true, match: 'not_found' },
  'null after half of the document': { isNull: true, match: 'not_found', seen: 0.5 },
  'null for a wrong value': { isNull: true, isOmitted: true, match: 'not_found' },
  'null that the reader finds': { isNull: true, match: 'not_found', reading: -0.8 },
  'of another field': { isForeign: true },
  'a choice': { kind: 'choice' },
  'a choice without a place': { kind: 'choice', isPlaced: false, match: 'derived' },
  'a number': { kind: 'number' },
  recognised: { recognition: 0.8 },
  'the reader agrees': { reading: 0.9 },
  'the reader agrees on a cell': { reading: 0.9, isEntry: true, isCell: true },
  'the reader differs': { reading: -0.9 },
  'in an entry': { isEntry: true, isCell: true, compared },
  'in order': { order: inOrder, isEntry: true },
  'out of order': { order: { fields: -0.5, row: 0.5, kind: -0.2, list: 0.8 }, isEntry: true },
  contested: { isContested: true },
  'half of the samples': { sampleShare: 0.5 },
  'all samples': { sampleShare: 1, signs: ['samples_agree'] },
  'from a row, as others': { signs: ['from_row'], compared, kind: 'choice' },
};

const LOG_ODDS = [-6, -1, 0, 1.9, 2, 2.5, 3, 3.5, 5, 9];

test('log-odds and confidences', async () => {
  const signs = (Object.keys(SIGNS) as SignCode[]).map((code): [string, Partial<ConfidenceFacts>] => [
    `sign ${code}`,
    { signs: [code] },
  ]);
  const printed = [...Object.entries(FACTS), ...signs].map(([name, facts]) => {
    const all = { ...found, ...facts };
    const confidences = LOG_ODDS.map((logOdds) => toConfidence(all, logOdds));
    return `${name}: ${round(estimateLogOdds(all, MODEL))} | ${confidences.join(' ')}`;
  });
  printed.push(
    ...[0, 0.01, 0.3, 0.9, 1].map(
      (one) =>
        `${one}: ${round(readLogOdds(one))}, ${[-2, 0.5, 9].map((weight) => adjustConfidence(one, weight)).join(' ')}`,
    ),
  );
  await expect(printed.join('\n')).toMatchFileSnapshot('confidences/facts.txt');
});

const ANSWERS: Record<string, [string, Partial<ConfidenceFacts>][]> = {
  none: [],
  'one value': [['/a', {}]],
  'single values': [
    ['/a', {}],
    ['/b', { match: 'not_found' }],
    ['/c', { match: 'fuzzy', likeness: 0.5 }],
    ['/d', { isNull: true }],
  ],
  rows: [0, 1, 2, 3].flatMap((row): [string, Partial<ConfidenceFacts>][] => [
    [`/rows/${row}/name`, { isEntry: true, isCell: true }],
    [`/rows/${row}/price`, { isEntry: true, isCell: true, kind: 'number', match: row === 2 ? 'not_found' : 'exact' }],
    [`/rows/${row}/code`, { isEntry: true, isCell: true, match: 'not_found' }],
  ]),
  'many wrong ones': Array.from({ length: 40 }, (_, index) => [
    `/f${index}`,
    index % 2 === 0 ? { match: 'not_found', signs: ['contradicted'] } : {},
  ]),
};

test('values of one answer', async () => {
  const printed = Object.entries(ANSWERS).flatMap(([name, values]) => {
    const facts = values.map(([path, one]) => ({ path, facts: { ...found, ...one } }));
    const { values: described, errors } = describeContext(facts, MODEL);
    const { confidences } = estimateTogether(facts, { model: MODEL });
    const again = estimateTogether(facts, { model: MODEL, history: errors.likelihoods.map((one) => 5 * one) });
    return [
      `# ${name}: ${errors.values} values, ${errors.likelihoods.map(round).join(' ')}`,
      ...described.map(
        (surrounded, index) =>
          `${values[index]?.[0]}: ${Object.values(surrounded).map(round).join(' ')} = ${confidences[index]}, ` +
          `later ${again.confidences[index]}`,
      ),
    ];
  });
  await expect(printed.join('\n')).toMatchFileSnapshot('confidences/answers.txt');
});

test('rates of errors', async () => {
  const answers = { right: 3, sure: 6, doubtful: 0.5, wrong: -2 };
  const printed = Object.entries(answers).flatMap(([name, logOdds]) =>
    [0, 1, 10, 30, 90].map((count) => {
      const errors = weighErrors(Array.from({ length: count }, () => logOdds));
      let history: ErrorHistory = [];
      const rates = Array.from({ length: 4 }, () => {
        history = addAnswer(history, errors);
        const rate = estimateErrorRate(history);
        return `${round(rate)} ${round(getRateLogOdds(rate))}`;
      });
      return `${count} ${name}: ${errors.values} ${rates.join(', ')}`;
    }),
  );
  printed.push(`none: ${round(estimateErrorRate([]))}`);
  await expect(printed.join('\n')).toMatchFileSnapshot('confidences/rates.txt');
});

const COLUMNS: Record<string, JsonValue[]> = {
  'too few': [1, 2, 3],
  numbers: [1, 2, 3, 4, 500],
  'numbers in order but one': [1, 2, 9, 3, 4, 5, 6, 7],
  'numbers falling, the last one not': [9, 8, 7, 6, 5, 4, 3, 10],
  'the first one not in order': [50, 2, 3, 4, 5, 6, 7],
  'equal but one': ['EUR', 'EUR', 'EUR', 'EUR', 'EUR', 'EUR', 'EUR', 'EUR', 'EUR', 'EUR', 'USD'],
  'one of them twice': ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'a'],
  dates: ['2026-01-01', '2026-01-02', '2026-03-01', '2026-01-03', '2026-01-04', '2026-01-05', '2026-01-06'],
  codes: ['A-1', 'A-2', 'b3', 'A 4', '17-B', '(5)', '-3.50', '1.234,50', '***', '12 %'],
  words: [
    'Bolt',
    'Nut',
    'screw',
    'A LOUD NAME',
    'A name of some words',
    'one two three four five six seven eight nine',
  ],
  'with blanks': ['a', '', ' ', null, 'b', 'c', 'd', true],
};

test('entries of lists, compared with the others', async () => {
  const print = (data: JsonObject): string[] =>
    [...compareEntries(data)].map(([path, { isDuplicate, isOddOne, isOutOfOrder, ...shares }]) =>
      [
        path,
        ...Object.values(shares).map(round),
        ...(isDuplicate ? ['duplicate'] : []),
        ...(isOddOne ? ['odd one'] : []),
        ...(isOutOfOrder ? ['out of order'] : []),
      ].join(' '),
    );
  const printed = Object.entries(COLUMNS).flatMap(([name, values]) => [`# ${name}`, ...print({ list: values })]);
  const nested = [1, 2, 3].map((n) => ({ 'a/b': n, deep: { x: `x${n}`, list: [n, n + 1] } }));
  printed.push('# nested', ...print({ rows: nested, plain: 7, 'other rows': [...nested, { deep: { x: 'Y' } }] }));
  await expect(printed.join('\n')).toMatchFileSnapshot('confidences/entries.txt');
});
