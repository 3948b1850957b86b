import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../lib/json-value.ts';
import { createLayout, createPlacedPage, createPlainPage } from '../../../grounding/testing/pages.ts';
import { extractLocally } from '../../extract-locally.ts';
import { learnExample } from '../learn-example.ts';
import type { MemoryExample } from '../memory-example.ts';

const item = (properties: JsonObject): JsonObject => ({
  type: 'object',
  properties: { rows: { type: 'array', items: { type: 'object', properties } } },
});
const text = { type: 'string' };
const number = { type: 'number' };

function teach(definition: JsonObject, lines: string[], rows: JsonObject[], id = 'mex_1'): MemoryExample {
  return { id, ...learnExample({ definition, layout: createLayout(createPlacedPage(lines)), data: { rows } }) };
}

describe('headings that only the examples know', () => {
  const definition = item({ ware: text, menge: { ...number, title: 'Weight' }, betrag: number });
  const write = (rows: [string, string, string][]) => [
    'Funkhaus Süd      Spule Nord',
    'Xylt              Qwell          Zorb',
    ...rows.map(([ware, menge, betrag]) => `${ware.padEnd(18)}${menge.padEnd(15)}${betrag}`),
  ];
  const first = write([
    ['Anker rot', '12', '30.00'],
    ['Boje gelb', '7', '41.50'],
  ]);
  const example = teach(definition, first, [
    { ware: 'Anker rot', menge: 12, betrag: 30 },
    { ware: 'Boje gelb', menge: 7, betrag: 41.5 },
  ]);
  const layout = createLayout(
    createPlacedPage(
      write([
        ['Draht lang', '3', '17.25'],
        ['Eimer blau', '9', '11.10'],
        ['Feile kurz', '5', '13.95'],
      ]),
    ),
  );

  test('are those of the columns above the first item', () => {
    expect(example.labels).toEqual([
      { path: '/rows/*/ware', label: 'Xylt' },
      { path: '/rows/*/menge', label: 'Qwell' },
      { path: '/rows/*/betrag', label: 'Zorb' },
    ]);
  });

  test('name the columns of the next document, whose own values are read', () => {
    expect(extractLocally({ definition, layout }).extractedData).not.toHaveProperty('rows.0.betrag');
    expect(extractLocally({ definition, layout, memory: [example] }).extractedData).toEqual({
      rows: [
        { ware: 'Draht lang', menge: 3, betrag: 17.25 },
        { ware: 'Eimer blau', menge: 9, betrag: 11.1 },
        { ware: 'Feile kurz', menge: 5, betrag: 13.95 },
      ],
    });
  });

  test('where two became one cell are cut between the columns', () => {
    const lost = createPlacedPage(first);
    const line = lost.lines[1];
    if (line !== undefined) lost.lines[1] = { ...line, text: line.text.replace('Qwell          Zorb', 'Qwell Zorb') };
    const { labels } = learnExample({
      definition,
      layout: createLayout(lost),
      data: { rows: [{ ware: 'Anker rot', menge: 12, betrag: 30 }, {}] },
    });
    expect(labels).toContainEqual({ path: '/rows/*/menge', label: 'Qwell' });
    expect(labels).toContainEqual({ path: '/rows/*/betrag', label: 'Zorb' });
  });
});

test('the labels of an only item are learned, and those of two fields are not', () => {
  const definition = item({ shares: number, gross: number, net: number });
  const lines = ['Bank Ost', 'Bestand 31 Stk', 'Wert 12.50', 'Wert 11.00'];
  const { labels } = teach(definition, lines, [{ shares: 31, gross: 12.5, net: 11 }]);
  expect(labels).toEqual([{ path: '/rows/*/shares', label: 'Bestand' }]);
});

test('what another form calls a field does not replace the usual words for another one', () => {
  const definition = item({ quantity: number, description: text, amount: number });
  const odd = teach(
    definition,
    [
      'Alte Form',
      'Amount    Description     Zorb',
      '4         Seil            80.00',
      '6         Boot            90.00',
    ],
    [
      { quantity: 4, description: 'Seil', amount: 80 },
      { quantity: 6, description: 'Boot', amount: 90 },
    ],
  );
  const layout = createLayout(
    createPlainPage([
      'Northwind Trading',
      'Quantity    Description     Amount',
      '2           Lamp            30.00',
      '3           Chair           50.00',
    ]),
  );
  expect(extractLocally({ definition, layout, memory: [odd] }).extractedData).toEqual({
    rows: [
      { quantity: 2, description: 'Lamp', amount: 30 },
      { quantity: 3, description: 'Chair', amount: 50 },
    ],
  });
});
