import type { Evidence } from '@excerpt/sdk';
import { describe, expect, test } from 'vitest';
import { getResult, getResultEvidence } from './run-result.ts';

const evidence = ['/total', '/items/0/name', '/items/1/name'].map((path) => ({ path }) as Evidence);
const extractedData = { total: 10, items: [{ name: 'Oak' }, { name: 'Ash' }] };

describe('the result of a run', () => {
  test('is its data while no review is approved', () => {
    expect(getResult({ extractedData, reviewedData: null })).toBe(extractedData);
    expect(getResultEvidence({ extractedData, reviewedData: null, evidence })).toEqual(evidence);
  });

  test('is the data of an approved review, with evidence for what people left as it was', () => {
    const reviewedData = { total: 12, items: [{ name: 'Oak' }] };
    expect(getResult({ extractedData, reviewedData })).toBe(reviewedData);
    expect(getResultEvidence({ extractedData, reviewedData, evidence })).toEqual([{ path: '/items/0/name' }]);
  });
});
