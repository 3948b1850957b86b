import { expect, it } from 'vitest';
import { expectLinearTime } from '../../../test/harness/growth.ts';
import type { JsonObject } from '../../lib/json-value.ts';
import { extractLocally } from './extract-locally.ts';
import { placedLayout } from './testing/layouts.ts';

const PAGES = 40;
const FIELDS = ['number', 'date', 'name', 'amount', 'address'];
const SUBJECTS = [
  'invoice',
  'order',
  'customer',
  'contract',
  'delivery',
  'payment',
  'insurance',
  'vehicle',
  'employee',
  'project',
];

it('reads pages into 50 fields and a table in linear time', () => {
  const rows = Array.from(
    { length: 40 },
    (_, index) => `Item ${index} of the list        ${index + 1}        12.50       ${((index + 1) * 12.5).toFixed(2)}`,
  );
  const page = (): string =>
    [
      'Contract number: C-17   Order date: 12 May 2024',
      'Description                Qty      Price      Amount',
      ...rows,
      'Total of this page and some words that say little about it',
    ].join('\n');
  const properties: JsonObject = {};
  for (const subject of SUBJECTS) {
    for (const field of FIELDS)
      properties[`${subject}_${field}`] = {
        type: [field === 'amount' ? 'number' : 'string', 'null'],
        ...(field === 'date' ? { format: 'date' } : {}),
      };
  }
  const item = {
    type: 'object',
    properties: {
      description: { type: 'string' },
      quantity: { type: 'number' },
      price: { type: 'number' },
      amount: { type: 'number' },
    },
  };
  const definition: JsonObject = {
    type: 'object',
    properties: { ...properties, items: { type: 'array', items: item } },
  };
  expectLinearTime((pages) => {
    const layout = placedLayout(...Array.from({ length: pages }, () => page()));
    return () => {
      const { extractedData } = extractLocally({ definition, layout });
      expect(extractedData['contract_number']).toBe('C-17');
      expect(extractedData['items']).toHaveLength(pages * rows.length);
    };
  }, PAGES);
});
