import { expect, test } from 'vitest';
import { createLayout, createPlainPage } from '../../grounding/testing/pages.ts';
import { extractLocally } from '../extract-locally.ts';
import { learnExample } from './learn-example.ts';

const definition = {
  type: 'object',
  properties: {
    contract: { type: ['string', 'null'], description: 'Number of the contract' },
    currency: { type: ['string', 'null'], description: 'ISO 4217 code' },
    channel: { type: ['string', 'null'], description: 'How the order came in' },
  },
};

interface Order {
  contract: string;
  currency: string | null;
  channel: string;
}

const write = ({ contract }: Pick<Order, 'contract'>, further: string[] = []) =>
  createLayout(
    createPlainPage([
      'Radio Nord   Sendeplatz Abend',
      `Kürzel: ${contract}   Disponent: M. Weber`,
      'Spots vierzehn   Sekunden zwanzig',
      ...further,
    ]),
  );

const teach = (order: Order, further: string[] = []) => ({
  id: `mex_${order.contract}`,
  ...learnExample({ definition, layout: write(order, further), data: { ...order } }),
});

const orders = [
  { contract: 'K-1201', currency: 'CHF', channel: 'Zwiesel' },
  { contract: 'K-1377', currency: 'CHF', channel: 'Almrausch' },
  { contract: 'K-1409', currency: 'CHF', channel: 'Zwiesel' },
] satisfies Order[];
const [first, second, third] = orders as unknown as [Order, Order, Order];
const asked = write({ contract: 'K-1533' });

function read(memory: ReturnType<typeof teach>[], layout = asked) {
  return extractLocally({ definition, layout, memory });
}

test('a value that all documents of a form have and none shows is given as derived', () => {
  const { extractedData, evidence, memory } = read(orders.map((order) => teach(order)));
  expect(extractedData).toEqual({ contract: 'K-1533', currency: 'CHF', channel: null });
  expect(evidence.find(({ path }) => path === '/currency')).toMatchObject({
    match: 'derived',
    confidence: 0.8,
    page: null,
    quote: null,
    signs: ['constant'],
  });
  expect(memory?.map(({ paths }) => paths)).toEqual(Array(3).fill(expect.arrayContaining(['/currency'])));
});

test.each([
  ['two documents agree', [first, second].map((order) => teach(order))],
  ['one has another value', [...orders, { ...first, contract: 'K-1', currency: 'SEK' }].map((order) => teach(order))],
  ['one lacks it', [...orders, { ...first, contract: 'K-1', currency: null }].map((order) => teach(order))],
  ['one shows it', [teach(first), teach(second), teach(third), teach({ ...first, contract: 'K-1' }, ['In CHF'])]],
  ['the examples are copies of one', ['a', 'b', 'c'].map((id) => ({ ...teach(first), id }))],
])('nothing is copied from examples where %s', (_, memory) => {
  expect(read(memory).extractedData).toMatchObject({ currency: null, channel: null });
});

test('another form does not take the constant', () => {
  const other = createLayout(createPlainPage(['Funkhaus Süd', 'Auftrag', 'Zeichen Z-77', 'Dauer dreißig']));
  const { extractedData } = read(
    orders.map((order) => teach(order)),
    other,
  );
  expect(extractedData).toMatchObject({ currency: null, channel: null });
});

test('what the page says counts more', () => {
  const page = write({ contract: 'K-1533' }, ['Currency: SEK']);
  expect(
    read(
      orders.map((order) => teach(order)),
      page,
    ).extractedData,
  ).toMatchObject({ currency: 'SEK' });
});
