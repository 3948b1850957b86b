import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { groundExtraction } from '../ground-extraction.ts';
import { page } from '../testing/ground-layout.ts';

const item = {
  type: 'object',
  properties: {
    type: { type: 'string', enum: ['deposit', 'withdrawal'] },
    date: { type: 'string', format: 'date' },
    amount: { type: 'number' },
    currency: { type: 'string' },
  },
};

function groundList(lines: readonly string[], list: JsonValue[]) {
  const definition: JsonObject = { type: 'object', properties: { list: { type: 'array', items: item } } };
  const leaves = groundExtraction({ definition, extractedData: { list }, layout: page(...lines) });
  return Object.fromEntries(leaves.map((leaf) => [leaf.path, leaf]));
}

const dates = ['2025-09-30', '2025-10-31', '2025-12-01'];
const rows = ['30.09.2025', '31.10.2025', '01.12.2025'].map((day) => `${day} ${day} Nordby 1.020,00`);

it('finds entries by what they do not have in common', () => {
  const lines = ['Currency: Euro (EUR)', ...rows.toReversed()];
  const found = groundList(
    lines,
    dates.map((date) => ({ date, amount: 1020, currency: 'EUR' })),
  );
  const text = lines.join('\n');
  dates.forEach((_, index) => {
    const amount = found[`/list/${index}/amount`];
    expect(amount?.start).toBe(text.indexOf(rows[index] ?? '') + (rows[index] ?? '').indexOf('1.020'));
  });
});

describe('the sign of an amount', () => {
  const signed = ['30.09.2025 Nordby +5,00', '31.10.2025 Sydby -7,00', '01.12.2025 Vestby 8,00-'];
  const list = [
    { type: 'deposit', date: '2025-09-30', amount: 5 },
    { type: 'withdrawal', date: '2025-10-31', amount: 7 },
    { type: 'withdrawal', date: '2025-12-01', amount: 8 },
  ];

  it('says whether money comes in', () => {
    const found = groundList(signed, list);
    expect(list.map((_, index) => found[`/list/${index}/type`]?.match)).toEqual(['derived', 'derived', 'derived']);
    expect(found['/list/1/type']?.page).toBe(1);
    const flipped = groundList(
      signed,
      list.map((one) => ({ ...one, type: 'deposit' })),
    );
    expect(flipped['/list/1/type']?.page).toBeNull();
  });

  it('is accepted where most values of the field turn it', () => {
    const found = groundList(signed, list);
    expect(found['/list/1/amount']).not.toHaveProperty('isOtherSign');
    const kept = groundList(
      [...signed, '02.12.2025 Ostby -9,00', '03.12.2025 Midtby -4,00'],
      [
        { date: '2025-10-31', amount: -7 },
        { date: '2025-12-02', amount: -9 },
        { date: '2025-12-03', amount: 4 },
      ],
    );
    expect(kept['/list/2/amount']).toMatchObject({ isOtherSign: true });
  });
});
