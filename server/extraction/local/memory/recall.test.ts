import { expect, test } from 'vitest';
import { createLayout, createPlainPage } from '../../grounding/testing/pages.ts';
import type { JsonObject } from '../../../lib/json-value.ts';
import { extractLocally } from '../extract-locally.ts';
import { learnExample } from './learn-example.ts';
import type { MemoryExample } from './memory-example.ts';

const definition = {
  type: 'object',
  properties: {
    sponsor: { type: ['string', 'null'], description: 'Who pays' },
    contract: { type: ['string', 'null'], description: 'Number of the contract' },
    amount: { type: ['number', 'null'], description: 'What it costs' },
    begin: { type: ['string', 'null'], format: 'date', description: 'First day' },
  },
};

interface Order {
  sponsor: string;
  contract: string;
  amount: number;
  begin: string;
}

/** An order of a station that names nothing as the schema does. */
const write = ({ sponsor, contract, amount, begin }: Order, notes: string[] = []) =>
  createLayout(
    createPlainPage([
      'Radio Nord   Sendeplatz Abend',
      ...notes,
      `Kürzel: ${contract}   Disponent: M. Weber`,
      `Mandant ${sponsor}`,
      `Ausstrahlung ${begin} bis 2031-12-31`,
      'Spots 14   Sekunden 20',
      `Kostenpunkt ${amount.toFixed(2)}   Rest 17.00`,
    ]),
  );

const orders: Order[] = [
  { sponsor: 'Alpenmilch Handel', contract: 'K-1201', amount: 820.5, begin: '2031-02-01' },
  { sponsor: 'Bergrad Verleih', contract: 'K-1377', amount: 1400, begin: '2031-03-04' },
  { sponsor: 'Citrus Nord', contract: 'K-1409', amount: 96.2, begin: '2031-04-18' },
  { sponsor: 'Donau Segel', contract: 'K-1533', amount: 77.75, begin: '2031-05-23' },
];

function teach(order: Order, id: string, data: JsonObject = { ...order }): MemoryExample {
  return { id, ...learnExample({ definition, layout: write(order), data }) };
}

const [first, second, third, asked] = orders as [Order, Order, Order, Order];
const read = (memory: MemoryExample[], notes: string[] = []) =>
  extractLocally({ definition, layout: write(asked, notes), memory });

test('one corrected document of a form teaches the next', () => {
  const { extractedData, evidence, memory } = read([teach(first, 'mex_1')]);
  expect(extractedData).toEqual(asked);
  expect(memory).toEqual([{ exampleId: 'mex_1', paths: ['/sponsor', '/contract', '/amount', '/begin'] }]);
  expect(evidence.map(({ signs }) => signs)).toEqual(Array(4).fill(['remembered']));
  expect(extractLocally({ definition, layout: write(asked) }).extractedData).not.toEqual(asked);
});

test('shifted rows and a further page change nothing', () => {
  const { extractedData } = read([teach(first, 'mex_1')], ['Entwurf', 'Bitte prüfen', 'Seite 1 von 2']);
  expect(extractedData).toEqual(asked);
});

test('a value is read from this document, never copied from an example', () => {
  const page = createLayout(createPlainPage(['Radio Nord   Sendeplatz Abend', 'Nichts davon steht hier.']));
  const { extractedData } = extractLocally({ definition, layout: page, memory: [teach(first, 'mex_1')] });
  for (const value of Object.values(first)) expect(Object.values(extractedData)).not.toContain(value);
});

test('a wrong correction is outvoted by three right ones, and gone with its example', () => {
  const wrong = teach(asked, 'mex_wrong', { ...asked, amount: 17 });
  const right = [first, second, third].map((order, index) => teach(order, `mex_${index}`));
  expect(read([wrong]).extractedData['amount']).toBe(17);
  expect(read([wrong, ...right]).extractedData['amount']).toBe(asked.amount);
  expect(read(right).extractedData['amount']).toBe(asked.amount);
});

test('a label that a correction reveals is found in another form', () => {
  const layout = createLayout(
    createPlainPage(['Funkhaus Süd', 'Auftrag', 'Mandant Eismeer Fisch', 'Kürzel: Z-77', 'Sekunden 30']),
  );
  const { extractedData } = extractLocally({ definition, layout, memory: [teach(first, 'mex_1')] });
  expect(extractedData).toMatchObject({ sponsor: 'Eismeer Fisch', contract: 'Z-77' });
});

test('where examples end a value before the next label, the page need not have a gap there', () => {
  const named = {
    type: 'object',
    properties: { advertiser: { type: ['string', 'null'], description: 'Advertiser' } },
  };
  const order = (line: string) => createLayout(createPlainPage(['Station WXYZ   Order', line, 'Spots: 14']));
  const taught = ['Harbour Fund', 'Valley Action'].map((advertiser, index) => ({
    id: `mex_${index}`,
    ...learnExample({
      definition: named,
      layout: order(`Advertiser ${advertiser} Invoice Date   2031-02-01`),
      data: { advertiser },
    }),
  }));
  const layout = order('Advertiser Citizens for Elm Street Invoice Date   2031-05-09');
  const extract = (memory: MemoryExample[]) => extractLocally({ definition: named, layout, memory }).extractedData;
  expect(extract([])).toEqual({ advertiser: 'Citizens for Elm Street Invoice Date' });
  expect(extract(taught)).toEqual({ advertiser: 'Citizens for Elm Street' });
});

test('letters of two code units before a value do not move its place', () => {
  const layout = createLayout(createPlainPage(['Mandant 𠮷野𠮷田 (Alpenmilch Handel)']));
  const { values } = learnExample({ definition, layout, data: { sponsor: 'Alpenmilch, Handel' } });
  expect(values[0]?.places[0]?.before).toEqual(expect.arrayContaining(['mandant']));
});
