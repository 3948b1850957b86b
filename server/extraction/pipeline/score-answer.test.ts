import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../lib/json-value.ts';
import { groundExtraction } from '../grounding/ground-extraction.ts';
import { createLayout, createPlacedPage } from '../grounding/testing/pages.ts';
import { buildFieldTree } from '../schema/field-tree.ts';
import { buildAnswerTree, readValue, type LeafNode } from './merging/answer-tree.ts';
import { scoreAnswer } from './score-answer.ts';

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
