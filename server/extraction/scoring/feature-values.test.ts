import { describe, expect, it, test } from 'vitest';
import { addKnownWeights, CONFIDENCE_FEATURES, type ConfidenceFacts } from './confidence-features.ts';
import { adjustConfidence, estimateConfidence, toConfidence } from './estimate-confidence.ts';
import { addAnswer, weighErrors } from './error-rate.ts';
import { describeContext, estimateTogether, type FactsAtPath } from './estimate-together.ts';
import { FOUND } from './testing/found-facts.ts';

type Changes = Partial<ConfidenceFacts>;
const compared = { alike: 0.5, same: 0.4, farOff: 3, isDuplicate: false, isOddOne: false, isOutOfOrder: false };
const order = { fields: 0.4, row: -0.6, kind: 0, list: 0 };

it.each<[name: string, changes: Changes, value: number]>([
  ['null', {}, 0],
  ['null', { isNull: true }, 1],
  ['null in an entry', { isNull: true }, 0],
  ['null in an entry', { isEntry: true }, 0],
  ['null in an entry', { isNull: true, isEntry: true }, 1],
  ['fuzzy', { match: 'fuzzy' }, 1],
  ['fuzzy', { match: 'normalized' }, 0],
  ['not_found', { match: 'not_found' }, 1],
  ['not_found', { match: 'not_found', isNull: true }, 0],
  ['unlike', { match: 'fuzzy', likeness: 0.75 }, 0.25],
  ['unlike', { match: 'exact', likeness: 0.75 }, 0],
  ['unrecognized', { recognition: 0.75 }, 0.25],
  ['unrecognized', { recognition: null }, 0],
  ['entry', { isEntry: true }, 1],
  ['choice', { kind: 'choice' }, 1],
  ['choice without a place', { kind: 'choice', isPlaced: false }, 1],
  ['choice without a place', { kind: 'choice' }, 0],
  ['choice without a place', { kind: 'text', isPlaced: false }, 0],
  ['number', { kind: 'number' }, 1],
  ['number not found', { kind: 'number', match: 'not_found' }, 1],
  ['number not found', { kind: 'number' }, 0],
  ['number not found', { match: 'not_found' }, 0],
  ['single value not found', { match: 'not_found' }, 1],
  ['single value not found', { match: 'not_found', isEntry: true }, 0],
  ['single value not found', {}, 0],
  ['reader agrees', { reading: 0.8 }, 0.8],
  ['reader agrees', { reading: -0.8 }, 0],
  ['reader agrees', { reading: 0.8, isCell: true }, 0],
  ['reader agrees', { reading: 0.8, isNull: true }, 0],
  ['reader agrees on the column', { reading: 0.8 }, 0],
  ['reader agrees on the column', { reading: 0.8, isCell: true }, 0.8],
  ['reader agrees on the column', { reading: 0.8, isCell: true, isNull: true }, 0],
  ['reader differs', { reading: -0.8 }, 0.8],
  ['reader differs', { reading: 0.8 }, 0],
  ['reader differs', { reading: -0.8, isNull: true }, 0],
  ['reader finds what is null', { reading: -0.8, isNull: true }, 0.8],
  ['reader finds what is null', { reading: -0.8 }, 0],
  ['unseen, as others have', { match: 'not_found', compared }, 0.4],
  ['unseen, as others have', { signs: ['from_row'], compared }, 0.4],
  ['unseen, as others have', { compared }, 0],
  ['unseen, as others have', { match: 'not_found' }, 0],
  ['unlike others', { compared }, 0.25],
  ['unlike others', {}, 0],
  ['far off', { compared }, 2],
  ['far off', { compared: { ...compared, farOff: 0.5 } }, 0],
  ['far off', {}, 0],
  ['in order of fields', { order }, 0.4],
  ['out of order of fields', { order }, 0],
  ['in order of row', { order }, 0],
  ['out of order of row', { order }, 0.6],
  ['out of order of row', {}, 0],
  ['contested', { isContested: true }, 1],
  ['contested', {}, 0],
  ['label', { signs: ['label'] }, 1],
  ['label', { signs: ['other_label'] }, 0],
])('what is estimated from “%s” of %j', (name, changes, value) => {
  const feature = CONFIDENCE_FEATURES.find((one) => one.name === name);
  expect(feature?.read({ ...FOUND, ...changes })).toBeCloseTo(value);
});

it.each<[Changes, number]>([
  [{ signs: ['label'] }, 0],
  [{ signs: ['parts_agree', 'one_part'] }, 0.5],
  [{ isNull: true, seen: 0.2 }, -2],
  [{ seen: 0.2 }, 0],
  [{ sampleShare: 0.5 }, -3],
  [{ sampleShare: 1 }, 0],
  [{ isNull: true, seen: 0.6, sampleShare: 0.5, signs: ['samples_agree'] }, -3.5],
])('log-odds without training of %j', (changes, logOdds) => {
  expect(addKnownWeights({ ...FOUND, ...changes })).toBeCloseTo(logOdds);
});

describe('the most that a value can be sure of', () => {
  it.each<[Changes, number]>([
    [{}, 0.997],
    [{ signs: ['parts_agree'] }, 0.999],
    [{ signs: ['samples_agree'] }, 0.999],
    [{ signs: ['second_agrees'] }, 0.999],
    [{ signs: ['reader_agrees'] }, 0.997],
    [{ signs: ['second_agrees', 'from_row'] }, 0.89],
    [{ signs: ['second_agrees', 'from_row', 'no_zone'] }, 0.85],
    [{ kind: 'choice', isPlaced: false, signs: ['no_zone'] }, 0.5],
    [{ kind: 'choice', isPlaced: true }, 0.997],
    [{ kind: 'choice', isPlaced: false, isNull: true }, 0.997],
    [{ kind: 'text', isPlaced: false }, 0.997],
    [{ isForeign: true, signs: ['second_agrees'] }, 0.5],
    [{ isNull: true, isOmitted: true, isForeign: true }, 0.3],
  ])('with %j is %d', (changes, most) => {
    expect(toConfidence({ ...FOUND, ...changes }, 20)).toBe(most);
  });

  it('and the least is the same for all', () => {
    expect(toConfidence(FOUND, -20)).toBe(0.01);
    expect(toConfidence({ ...FOUND, isNull: true, isOmitted: true }, -20)).toBe(0.01);
  });
});

describe('caution', () => {
  const inRow = { fields: 0, row: 0.31, kind: 0, list: 0 };
  it.each<[Changes, logOdds: number, lowered: number]>([
    [{}, 1.5, 0],
    [{}, 2, 0],
    [{}, 2.5, 0.5],
    [{}, 3, 1],
    [{}, 5, 1],
    [{ signs: ['label'] }, 3, 0.3],
    [{ signs: ['label'] }, 2.5, 0.15],
    [{ signs: ['label', 'exchanged'] }, 3, 1],
    [{ kind: 'choice' }, 3, 0.3],
    [{ reading: 0.1 }, 3, 0],
    [{ reading: -0.1 }, 3, 1],
    [{ signs: ['second_agrees'] }, 3, 0],
    [{ isNull: true }, 3, 0],
    [{ signs: ['same_column'] }, 3, 1],
    [{ signs: ['same_column'], isEntry: true }, 3, 0.3],
    [{ order: inRow, isEntry: true }, 3, 0.3],
    [{ order: { ...inRow, row: 0.3 }, isEntry: true }, 3, 1],
    [{ order: { ...inRow, row: 0, list: 0.31 }, isEntry: true }, 3, 0.3],
    [{ order: { ...inRow, row: 0, kind: 0.9 }, isEntry: true }, 3, 1],
  ])('with %j at log-odds of %d takes %d away', (changes, logOdds, lowered) => {
    const expected = 1 / (1 + Math.exp(-(logOdds - lowered)));
    expect(toConfidence({ ...FOUND, ...changes }, logOdds)).toBeCloseTo(expected, 3);
  });
});

test('one more sign moves a confidence by its log-odds, within bounds', () => {
  expect(adjustConfidence(0.5, Math.log(3))).toBe(0.75);
  expect(adjustConfidence(0.75, -Math.log(3))).toBe(0.5);
  expect([adjustConfidence(1, 0), adjustConfidence(1, 5), adjustConfidence(0, 0), adjustConfidence(0, -5)]).toEqual([
    0.999, 0.999, 0.01, 0.01,
  ]);
});

test('an estimate adds the base, the trained and the other weights', () => {
  const model = { base: -1, weights: { fuzzy: 2, null: 9 }, context: { base: 0, weights: {} } };
  const facts: ConfidenceFacts = { ...FOUND, match: 'fuzzy', signs: ['one_part'] };
  expect(estimateConfidence(facts, model)).toBeCloseTo(1 / (1 + Math.exp(-0.3)), 3);
});

describe('the other values of an answer', () => {
  const model = { base: 2, weights: {} };
  const share = (logOdds: number) => 1 / (1 + Math.exp(-logOdds));
  const odds = (probability: number) => Math.log(probability / (1 - probability));
  const right = FOUND;
  const wrong: ConfidenceFacts = { ...FOUND, signs: ['second_differs'] };
  const doubtful: ConfidenceFacts = { ...FOUND, signs: ['one_part', 'label_text'] };
  const [ofRight, ofWrong, ofDoubtful] = [share(2), share(-4), share(0.3)];
  const describe3 = (...values: FactsAtPath[]) => describeContext(values, model).values;

  it('say how an answer is, and how many of its values are wrong or doubtful', () => {
    const [first, second, third] = describe3(
      { path: '/a', facts: right },
      { path: '/b', facts: wrong },
      { path: '/c', facts: doubtful },
    );
    expect(first?.logOdds).toBeCloseTo(2);
    expect(first?.answer).toBeCloseTo(odds((ofWrong + ofDoubtful + 1.7) / 4) - odds(0.85));
    expect(second?.answer).toBeCloseTo(odds((ofRight + ofDoubtful + 1.7) / 4) - odds(0.85));
    expect([first, second, third].map((one) => one?.wrong)).toEqual([1.4 / 6, 0.4 / 6, 1.4 / 6]);
    expect([first, second, third].map((one) => one?.doubtful)).toEqual([1.5 / 6, 1.5 / 6, 0.5 / 6]);
    expect(first?.column).toBeCloseTo(0);
    expect(first?.entry).toBeCloseTo(0);
  });

  it('say how a column and an entry are against the answer', () => {
    const cell = (path: string, facts: ConfidenceFacts) => ({ path, facts: { ...facts, isEntry: true, isCell: true } });
    const [first] = describe3(
      cell('/rows/0/a', right),
      cell('/rows/0/b', wrong),
      cell('/rows/1/a', right),
      cell('/rows/1/b', right),
    );
    const answer = (ofWrong + 2 * ofRight + 1.7) / 5;
    expect(first?.column).toBeCloseTo(odds((ofRight + 2 * answer) / 3) - odds(answer));
    expect(first?.entry).toBeCloseTo(odds((ofWrong + answer) / 2) - odds(answer));
  });

  it('do not say that a document is hard to read where they are nowhere', () => {
    const nowhere: ConfidenceFacts = { ...doubtful, match: 'not_found' };
    const [first] = describe3({ path: '/a', facts: right }, { path: '/b', facts: nowhere });
    expect(first?.doubtful).toBe(0.5 / 5);
  });

  it('count as much as the weights of the context say', () => {
    const values = [
      { path: '/a', facts: { ...right, isNull: true } },
      { path: '/b', facts: { ...wrong, isNull: true } },
    ];
    const confidencesOf = (base: number, weights: Record<string, number>) =>
      estimateTogether(values, { model: { ...model, context: { base, weights } } }).confidences;
    expect(confidencesOf(1, {})).toEqual([share(1), share(1)].map((one) => Math.round(one * 1000) / 1000));
    const own = confidencesOf(0, { own: 0.5 });
    expect(own[0]).toBeCloseTo(share(1), 3);
    expect(own[1]).toBeCloseTo(share(-2), 3);
    const doubted = confidencesOf(0, { 'own, doubtful': 0.5 });
    expect(doubted[0]).toBe(0.5);
    expect(doubted[1]).toBeCloseTo(share(-2), 3);
    expect(confidencesOf(0, { 'own, sure': 1 })).toEqual([0.5, 0.5]);
  });
});

test('of a long answer 30 values count, and earlier answers fade with them', () => {
  const [short, long] = [weighErrors(Array(30).fill(1) as number[]), weighErrors(Array(300).fill(1) as number[])];
  expect([short.values, long.values]).toEqual([30, 30]);
  expect(long.likelihoods[0]).toBeCloseTo(short.likelihoods[0] ?? 0);
  const faded = addAnswer([-100], { likelihoods: [-1], values: 1_000 });
  expect(faded).toEqual([-51]);
});
