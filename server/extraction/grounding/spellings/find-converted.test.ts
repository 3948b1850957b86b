import { expect, it } from 'vitest';
import { groundExtraction } from '../ground-extraction.ts';
import { page } from '../testing/ground-layout.ts';

function findQuotes(line: string, properties: Record<string, object>, extractedData: Record<string, number>) {
  const definition = { type: 'object', properties };
  return groundExtraction({ definition, extractedData, layout: page(line) } as never).map(({ match, quote }) =>
    match === 'derived' ? quote : match,
  );
}

it.each([
  ['Payload 3.4 t', { payloadKg: 3400 }, '3.4'],
  ['Vial 0.25 g', { doseMg: 250 }, '0.25'],
  ['Leg 12.5 km', { legM: 12_500 }, '12.5'],
  ['Duration 2.5 h', { durationMinutes: 150 }, '2.5'],
  ['Used 1.2 MWh', { consumption_kwh: 1200 }, '1.2'],
])('a number in another unit is derived: %s', (line, data, quote) => {
  expect(findQuotes(line, {}, data)).toEqual([quote]);
});

it('takes the unit of a description', () => {
  const properties = { load: { type: 'number', description: 'Weight of the load in kg' } };
  expect(findQuotes('Load 3.4 t', properties, { load: 3400 })).toEqual(['3.4']);
});

it('converts no number without a unit, with another measure, or with another factor', () => {
  expect(findQuotes('Payload 3.4', {}, { payloadKg: 3400 })).toEqual(['not_found']);
  expect(findQuotes('Payload 3.4 m', {}, { payloadKg: 3400 })).toEqual(['not_found']);
  expect(findQuotes('Payload 3.4 t', {}, { payloadKg: 340 })).toEqual(['not_found']);
  expect(findQuotes('Payload 3.4 t', {}, { payload: 3400 })).toEqual(['not_found']);
});
