import { expect, it } from 'vitest';
import { SIGNS, type SignCode } from '../../lib/evidence/evidence-signs.ts';
import type { ConfidenceFacts } from './confidence-features.ts';
import { estimateConfidence } from './estimate-confidence.ts';
import trained from './trained-confidence.json' with { type: 'json' };
import { FOUND } from './testing/found-facts.ts';

const found = FOUND;
const missing: ConfidenceFacts = { ...found, match: 'not_found', isNull: true, likeness: 0, signs: ['not_named'] };

it('ranks values by how they were found', () => {
  const of = (['exact', 'fuzzy', 'not_found'] as const).map((match) => estimateConfidence({ ...found, match }));
  expect(of).toEqual(of.toSorted((a, b) => b - a));
  expect(new Set(of).size).toBe(3);
});

it.each((Object.keys(SIGNS) as SignCode[]).map((code) => [code, SIGNS[code][0]] as const))(
  'never counts %s against what it says',
  (code, supports) => {
    const facts: ConfidenceFacts = { ...found, match: 'normalized' };
    const [plain, changed] = [estimateConfidence(facts), estimateConfidence({ ...facts, signs: [code] })];
    if (supports) expect(changed).toBeGreaterThanOrEqual(plain);
    else expect(changed).toBeLessThanOrEqual(plain);
  },
);

it.each<[string, Partial<ConfidenceFacts>]>([
  ['a second question that differs', { signs: ['second_differs'] }],
  ['parts that differ', { signs: ['parts_differ'] }],
  ['samples that differ', { sampleShare: 0.5 }],
  ['the label of another value', { match: 'normalized', signs: ['label_text'] }],
  ['an unlikely value', { match: 'normalized', signs: ['unlikely_value'] }],
  ['an entry that is repeated over and over', { match: 'not_found', signs: ['repeated'] }],
])('lowers it for %s', (_, facts) => {
  expect(estimateConfidence({ ...found, ...facts })).toBeLessThan(estimateConfidence(found) - 0.05);
});

it('trusts a null less if the document names the field, or little of it was shown', () => {
  expect(estimateConfidence({ ...missing, signs: ['named'] })).toBeLessThanOrEqual(estimateConfidence(missing));
  expect(estimateConfidence({ ...missing, seen: 0.2 })).toBeLessThan(estimateConfidence(missing) - 0.1);
});

it('has the record of its training', () => {
  expect(trained.trainedOn.documents).toBeGreaterThan(400);
  for (const { auroc, ece, sureRight } of Object.values(trained.trainedOn.newDocuments)) {
    expect(auroc).toBeGreaterThanOrEqual(0.92);
    expect(ece).toBeLessThanOrEqual(0.03);
    expect(sureRight).toBeGreaterThanOrEqual(0.98);
  }
  for (const { auroc, ece, sureRight } of Object.values(trained.trainedOn.newKinds)) {
    expect(auroc).toBeGreaterThanOrEqual(0.92);
    expect(ece).toBeLessThan(0.06);
    expect(sureRight).toBeGreaterThanOrEqual(0.98);
  }
});

it('never trusts a choice without a place', () => {
  const signs = ['reader_agrees', 'second_agrees', 'samples_agree'];
  expect(estimateConfidence({ ...found, kind: 'choice', match: 'derived', isPlaced: false, signs })).toBe(0.5);
  expect(estimateConfidence({ ...found, kind: 'choice', match: 'normalized', signs })).toBeGreaterThan(0.9);
  const concluded = [...signs, 'second_agrees', 'from_row'];
  expect(estimateConfidence({ ...found, kind: 'choice', match: 'derived', signs: concluded })).toBeLessThan(0.9);
});

it('needs more than a place to be sure', () => {
  const facts: ConfidenceFacts = { ...found, signs: ['label', 'constraint', 'only_place'] };
  const [placed, added] = [facts, { ...facts, signs: [...facts.signs, 'second_agrees'] }].map((one) =>
    estimateConfidence(one),
  );
  expect(placed).toBeLessThan(0.95);
  expect(added).toBeGreaterThan(0.97);
  expect(estimateConfidence({ ...facts, signs: ['other_label'] })).toBeLessThan(placed ?? 0);
});

it('is not sure of a value that nothing ties to its field', () => {
  const order = { fields: 0, row: 0.9, kind: 0.9, list: 0.9 };
  const facts: ConfidenceFacts = { ...found, signs: ['no_label', 'only_place'] };
  expect(estimateConfidence(facts)).toBeLessThan(0.9);
  expect(estimateConfidence({ ...facts, reading: 0.9 })).toBeGreaterThan(0.95);
  const cell: ConfidenceFacts = { ...found, signs: ['only_place'], isEntry: true, isCell: true };
  expect(estimateConfidence(cell)).toBeLessThan(0.9);
  expect(estimateConfidence({ ...cell, order })).toBeGreaterThan(0.9);
});

it('doubts values that are out of order, reversed limits, and a time zone that was added', () => {
  const facts: ConfidenceFacts = { ...found, signs: ['label', 'only_place'], reading: 0.9 };
  const order = { fields: -1, row: 0, kind: 0, list: 0 };
  const unread = { ...facts, reading: 0 };
  expect(estimateConfidence({ ...unread, order })).toBeLessThan(estimateConfidence(unread) - 0.02);
  expect(estimateConfidence({ ...unread, signs: ['label', 'reversed'] })).toBeLessThan(0.65);
  expect(estimateConfidence({ ...facts, signs: ['label', 'no_zone', 'second_agrees'] })).toBeLessThan(0.9);
});
