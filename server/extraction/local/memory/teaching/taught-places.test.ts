import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../lib/json-value.ts';
import { createLayout, createPlainPage } from '../../../grounding/testing/pages.ts';
import { extractLocally } from '../../extract-locally.ts';
import { learnExample } from '../learn-example.ts';
import type { MemoryExample } from '../memory-example.ts';

function teach(definition: JsonObject, lines: string[], data: JsonObject, id: string): MemoryExample {
  return { id, ...learnExample({ definition, layout: createLayout(createPlainPage(lines)), data }) };
}

test('a place with a label is the value, and the others repeat it', () => {
  const definition = {
    type: 'object',
    properties: { flight_end_date: { type: ['string', 'null'], format: 'date', description: 'Last day' } },
  };
  const write = (end: string, row: string) => [
    'Radio Nord',
    `Week of ${row}   Spots 4`,
    `Flight Dates: 2031-02-01 - ${end}`,
    `Printed on ${row}`,
  ];
  const example = teach(definition, write('2031-02-09', '2031-02-09'), { flight_end_date: '2031-02-09' }, 'mex_1');
  const [place, ...others] = example.values[0]?.places ?? [];
  expect(place?.named).toBeGreaterThan(0.5);
  expect(others.map(({ named = 0 }) => named < 0.5)).toEqual([true, true]);
  const layout = createLayout(createPlainPage(write('2031-03-30', '2031-03-12')));
  expect(extractLocally({ definition, layout, memory: [example] }).extractedData).toEqual({
    flight_end_date: '2031-03-30',
  });
});

test('where corrections leave out what follows a value in its cell, the next value ends there', () => {
  const definition = {
    type: 'object',
    properties: { advertiser: { type: ['string', 'null'], description: 'Advertiser' } },
  };
  const write = (line: string) => [
    'Station WXYZ   Order   Evening programme',
    `Advertiser: ${line}`,
    'Spots: 14   Seconds: 30   Account executive   Remarks of the agency',
  ];
  const examples = [
    teach(definition, write('Harbour Fund (28553)'), { advertiser: 'Harbour Fund' }, 'mex_1'),
    teach(definition, write('Valley Action (7711)'), { advertiser: 'Valley Action' }, 'mex_2'),
  ];
  expect(examples.map(({ values }) => values[0]?.follower)).toEqual(['(', '(']);
  const layout = createLayout(createPlainPage(write('Citizens for Elm Street (90210)')));
  const extract = (memory: MemoryExample[]) => extractLocally({ definition, layout, memory }).extractedData;
  expect(extract([])).toEqual({ advertiser: 'Citizens for Elm Street (90210)' });
  expect(extract(examples)).toEqual({ advertiser: 'Citizens for Elm Street' });
});
