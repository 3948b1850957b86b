import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../lib/json-value.ts';
import { groundExtraction } from '../grounding/ground-extraction.ts';
import { createLayout, createPlacedPage } from '../grounding/testing/pages.ts';
import { buildFieldTree } from '../schema/field-tree.ts';
import { buildAnswerTree, readValue, type LeafNode } from './merging/answer-tree.ts';
import type { QuestionPlan } from './question-plan.ts';
import { listCoverage, scoreAnswer } from './score-answer.ts';

const definition: JsonObject = {
  type: 'object',
  properties: {
    kind: { enum: ['invoice', 'reminder', null] },
    isPaid: { type: 'boolean' },
    number: { type: ['string', 'null'] },
    total: { type: ['number', 'null'] },
    lines: { type: 'array', items: { type: 'object', properties: { amount: { type: 'number' } } } },
    pair: { type: 'array', prefixItems: [{ enum: ['invoice', 'reminder'] }, { type: 'string' }] },
  },
};

function scored(lines: string[], value: JsonObject) {
  const grounded = groundExtraction({
    definition,
    layout: createLayout(createPlacedPage(lines)),
    extractedData: value,
  });
  const leaves = new Map<string, LeafNode>();
  readValue(buildAnswerTree(value, new Map(grounded.map((leaf) => [leaf.path, leaf]))), leaves);
  const { evidence } = scoreAnswer(value, leaves, buildFieldTree(definition), {});
  return Object.fromEntries(evidence.map((one) => [one.path, one]));
}

const placeless = { page: null, quote: null, start: null, end: null, boxes: [] };

describe('a value that does not occur in the document', () => {
  it('is derived if it is an enum value or a boolean', () => {
    const found = scored(['Please pay at once'], { kind: 'reminder', isPaid: true });
    expect(found).toMatchObject({
      '/kind': { match: 'derived', ...placeless },
      '/isPaid': { match: 'derived', ...placeless },
    });
  });

  it('is judged by its position in a tuple', () => {
    const found = scored(['Please pay at once'], { pair: ['reminder', 'Acme Widgets'] });
    expect(found).toMatchObject({ '/pair/0': { match: 'derived' }, '/pair/1': { match: 'not_found' } });
  });

  it('is not found, whatever it adds up to', () => {
    const found = scored(['Bolts and nuts'], { number: 'INV-7', total: 30, lines: [{ amount: 10 }, { amount: 20 }] });
    for (const path of ['/number', '/total', '/lines/0/amount', '/lines/1/amount']) {
      expect(found[path]).toMatchObject({ match: 'not_found', ...placeless });
      expect(found[path]?.confidence).toBeLessThan(0.35);
    }
  });

  it('is not found if it is blank', () => {
    expect(scored(['Please pay at once'], { kind: null, number: null })).toMatchObject({
      '/kind': { match: 'not_found' },
      '/number': { match: 'not_found' },
    });
  });
});

describe('the confidence of an extraction', () => {
  const text = { type: ['string', 'null'] };
  const amounts = { type: 'array', items: { type: 'object', properties: { amount: { type: 'number' } } } };
  const score = (properties: JsonObject, value: JsonObject, omitted: string[] = []) =>
    scoreAnswer(value, new Map(), buildFieldTree({ type: 'object', properties }), { omitted: new Set(omitted) });
  const round = (confidence: number) => Math.round(confidence * 1000) / 1000;

  it('is the mean of its fields', () => {
    const { confidence, evidence } = score({ a: text, b: text }, { a: 'nowhere', b: null });
    const [first = 0, second = 0] = evidence.map((one) => one.confidence);
    expect(first).not.toBe(second);
    expect(confidence).toBe(round((first + second) / 2));
    expect(score({}, {}).confidence).toBe(0);
  });

  it('counts the values of a field in all entries once', () => {
    const rows = [{ amount: 1 }, { amount: 2 }, { amount: 3 }];
    const { confidence, evidence } = score({ a: text, rows: amounts }, { a: null, rows });
    const [single = 0, ...cells] = evidence.map((one) => one.confidence);
    expect(cells).toHaveLength(3);
    expect(confidence).toBe(round((single + cells.reduce((sum, one) => sum + one, 0) / 3) / 2));
  });

  it('counts a field that is absent, or an empty list, like a null', () => {
    const present = score({ a: text }, { a: null }).confidence;
    expect(score({ a: text }, {}).confidence).toBeCloseTo(present, 1);
    expect(score({ rows: amounts }, { rows: [] }).confidence).toBe(score({ rows: amounts }, {}).confidence);
    expect(score({ part: { type: 'object', properties: { a: text, b: text } } }, {}).confidence).toBe(
      score({ a: text, b: text }, {}).confidence,
    );
    expect(score({ a: text }, {}, ['/a']).confidence).toBeLessThanOrEqual(0.3);
    expect(score({ a: text }, {}, ['/b']).confidence).toBe(score({ a: text }, {}).confidence);
  });
});

it('a field is searched as far as the passages of its questions reach', () => {
  const part = (name: string) => ({ schema: { type: 'object', properties: { [name]: { type: 'string' } } } });
  const plan = { parts: [part('a'), part('b')], passages: [{ tokens: 30 }, { tokens: 10 }] } as unknown as QuestionPlan;
  const asked = [
    { part: 0, passages: [0] },
    { part: 1, passages: [1] },
    { part: 1, passages: [0, 1] },
  ];
  expect(listCoverage(plan, asked)).toEqual([{ path: '/a', searched: 0.75 }]);
  expect(listCoverage(plan, asked.slice(0, 2))).toEqual([
    { path: '/a', searched: 0.75 },
    { path: '/b', searched: 0.25 },
  ]);
});
