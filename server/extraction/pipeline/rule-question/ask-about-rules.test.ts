import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { SchemaRule } from '../../../lib/models/schema-guidance.ts';
import { ExtractionError } from '../../engine.ts';
import { createLayout, createPlacedPage } from '../../grounding/testing/pages.ts';
import type { StructuredCall } from '../../llm/model-client.ts';
import { createScriptedClient, getCallText, getDocumentText } from '../testing/scripted-client.ts';
import { usePipeline } from '../testing/use-pipeline.ts';

const extract = usePipeline();

const number = { type: ['number', 'null'] };
const text = { type: ['string', 'null'] };
const definition: JsonObject = {
  type: 'object',
  properties: {
    seller: text,
    net: number,
    tax: number,
    total: number,
    discount: number,
    items: {
      type: 'array',
      items: { type: 'object', properties: { name: text, quantity: number, price: number, amount: number } },
    },
  },
};
const layout = createLayout(
  createPlacedPage([
    'Seller: Example GmbH',
    'Item      Quantity  Price   Amount',
    'Bolts     10        25.30   253.00',
    'Screws    20        112.00  2240.00',
    'Nails     5         7.40    37.00',
    'Net: 2530.00',
    'Tax: 531.30',
    'Total: 3061.30',
  ]),
);
const right = {
  seller: 'Example GmbH',
  net: 2530,
  tax: 531.3,
  total: 3061.3,
  items: [
    { name: 'Bolts', quantity: 10, price: 25.3, amount: 253 },
    { name: 'Screws', quantity: 20, price: 112, amount: 2240 },
    { name: 'Nails', quantity: 5, price: 7.4, amount: 37 },
  ],
};
const sum: SchemaRule = { name: 'sum', check: 'net + tax = total', severity: 'error' };
const products: SchemaRule = {
  name: 'products',
  check: 'every item in items satisfies item.quantity * item.price = item.amount',
  severity: 'warning',
};

const isRuleQuestion = (call: StructuredCall) => getCallText(call).includes('break rules');

/** Extracts with a model that gives `first`, and then `second` where it is asked about rules. */
function run(
  first: JsonValue,
  second: (call: StructuredCall) => JsonValue,
  rules: readonly SchemaRule[] = [sum, products],
  overrides: Partial<Parameters<typeof extract>[1]> = {},
) {
  const client = createScriptedClient((call) => (isRuleQuestion(call) ? second(call) : first));
  const ruleSet = { definition, rules, today: '2026-01-31', tables: {} };
  const extracting = extract(client, { definition, layout, ruleSet, ...overrides });
  return extracting.then((found) => ({ ...found, asked: client.calls.filter(isRuleQuestion), calls: client.calls }));
}

describe('after a violated rule, the model is asked once', () => {
  it('about its values, and a value that the document states replaces the wrong one', async () => {
    const found = await run({ ...right, net: 2350 }, () => ({ net: 2530, tax: 531.3, total: 3061.3 }));
    expect(found.extractedData).toEqual(right);
    expect(found.calls).toHaveLength(2);
    expect(found.usage).toEqual({ inputTokens: 200, outputTokens: 20 });
    expect(found.evidence.find(({ path }) => path === '/net')).toMatchObject({ match: 'normalized', quote: '2530.00' });
    expect(found.warnings).toEqual([
      'The values at /net violated rules. The model read them again and they were corrected.',
    ]);
    const [question] = found.asked;
    expect(question?.schema).toEqual({ type: 'object', properties: { net: number, tax: number, total: number } });
    const told = question?.messages.at(-1)?.content;
    expect(told).toContain('- sum: 2,350.0 + 531.3 ≠ 3,061.3\n');
    expect(question?.messages.at(-2)).toEqual({
      role: 'assistant',
      content: '{"net":2350,"tax":531.3,"total":3061.3}',
    });
    expect(getDocumentText(question as StructuredCall)).toBe(getDocumentText(found.calls[0] as StructuredCall));
  });

  it('about a warning as about an error, for the violated rows only', async () => {
    const items = right.items.map((row, index) => (index === 1 ? { ...row, quantity: 2 } : row));
    const answer = { items_2_quantity: 20, items_2_price: 112, items_2_amount: 2240 };
    const found = await run({ ...right, items }, () => answer);
    expect(found.extractedData).toEqual(right);
    expect(Object.keys(found.asked[0]?.schema['properties'] ?? {}).sort()).toEqual(Object.keys(answer).sort());
    const quantity = found.evidence.find(({ path }) => path === '/items/1/quantity');
    expect(quantity).toMatchObject({ quote: '20', page: 1 });
    expect(found.lists).toMatchObject([{ path: '/items', found: 3, complete: true }]);
  });

  it('about a single value that the rule reads and the first answer lacks', async () => {
    const rule = { ...sum, check: 'net + (if tax = null then 0 else tax) = total' };
    const { tax: _tax, ...first } = right;
    const found = await run(first, () => ({ net: 2530, tax: 531.3, total: 3061.3 }), [rule]);
    expect(found.extractedData).toEqual(right);
  });

  it('and values that only help together replace those that were mixed up', async () => {
    const found = await run({ ...right, net: 3061.3, tax: 2530, total: 531.3 }, () => ({
      net: 2530,
      tax: 531.3,
      total: 3061.3,
    }));
    expect(found.extractedData).toEqual(right);
  });

  it('and keeps what it has if the answer is not better', async () => {
    const wrong = { ...right, net: 2350 };
    const lies: JsonValue[] = [
      // Fits the rule, but the document does not state it.
      { net: 2350, tax: 711.3, total: 3061.3 },
      { net: 2350, tax: 531.3, total: 2881.3 },
      // The document states it, but the rule holds no better.
      { net: 2240, tax: 531.3, total: 3061.3 },
      { net: null, tax: null, total: null },
      { net: 'two thousand', tax: { a: 1 }, total: [1] },
      { net: Number.MAX_VALUE, constructor: 1 },
      {},
      [],
      null,
      'no',
    ];
    for (const lie of lies) {
      const found = await run(wrong, () => lie);
      expect(found.extractedData, JSON.stringify(lie)).toEqual(wrong);
      expect(found.warnings).toEqual([]);
      expect(found.asked).toHaveLength(1);
    }
  });

  it('and takes no value that makes another rule worse', async () => {
    const cap: SchemaRule = { name: 'cap', check: 'net < 2500', severity: 'warning' };
    const found = await run({ ...right, net: 2350 }, () => ({ net: 2530, tax: 531.3, total: 3061.3 }), [sum, cap]);
    expect(found.extractedData['net']).toBe(2350);
  });

  it('and nothing but the values that it was asked for changes', async () => {
    const answer = { net: 2530, tax: 531.3, total: 3061.3, seller: 'Nails', discount: 37, items: [] };
    expect((await run({ ...right, net: 2350 }, () => answer)).extractedData).toEqual(right);
  });
});

describe('no question is asked', () => {
  const never = (): never => {
    throw new Error('It was asked.');
  };

  it('where all rules hold, are unknown, or read no value of the document', async () => {
    const rules = [sum, products, { ...sum, check: 'net + discount = total' }, { ...sum, check: 'count(items) > 3' }];
    expect((await run(right, never, rules)).calls).toHaveLength(1);
    expect((await run(right, never, [])).calls).toHaveLength(1);
  });

  it('where the capacity or the time leaves no room, which a warning says', async () => {
    const wrong = { ...right, net: 2350 };
    const costly = await run(wrong, () => {
      throw new ExtractionError('cost_limit', 'The run would cost more than its maxCost.');
    });
    expect(costly.extractedData).toEqual(wrong);
    expect(costly.warnings).toEqual([
      'The model was not asked again about values that violate a rule, ' +
        'because the run would cost more than its maxCost.',
    ]);
    const over = new AbortController();
    const late = await run(
      wrong,
      () => {
        over.abort(new ExtractionError('timeout', 'The time is over.'));
        throw over.signal.reason;
      },
      [sum],
      { callDeadline: over.signal },
    );
    expect(late.extractedData).toEqual(wrong);
    expect(late.warnings[0]).toMatch(/because the time of the run was almost over/);
  });
});

it('keeps the extraction whatever error the provider answers with', async () => {
  const wrong = { ...right, net: 2350 };
  const codes = [
    'provider_unavailable',
    'provider_auth',
    'provider_refused',
    'output_invalid',
    'output_truncated',
  ] as const;
  for (const code of [...codes, 'provider_rate_limited', 'residency_not_allowed', 'context_too_long'] as const) {
    const found = await run(wrong, () => {
      throw new ExtractionError(code, 'It does not answer.');
    });
    expect(found.extractedData, code).toEqual(wrong);
    expect(found.usage).toEqual({ inputTokens: 100, outputTokens: 10 });
  }
});

it('shows the pages of a long document that have the values, and their surroundings', async () => {
  const filler = (page: number) =>
    createPlacedPage(
      Array.from({ length: 60 }, (_, n) => `Paragraph ${page}.${n} is about nothing that the schema asks for.`),
      page,
    );
  const last = createPlacedPage(['Net: 2530.00', 'Tax: 531.30', 'Total: 3061.30'], 12);
  const long = createLayout(...Array.from({ length: 11 }, (_, index) => filler(index + 1)), last, filler(13));
  const first = { net: 2350, tax: 531.3, total: 3061.3 };
  const answer = () => ({ net: 2530, tax: 531.3, total: 3061.3 });
  const placed = await run({ ...first, net: 531.3 }, answer, [sum], { layout: long });
  expect(placed.extractedData).toMatchObject({ net: 2530 });
  const shown = getDocumentText(placed.asked[0] as StructuredCall);
  expect(shown).toContain('Total: 3061.30');
  expect(shown).toContain('Paragraph 11.59');
  expect(shown).not.toContain('Paragraph 2.1 ');
  expect(shown.length).toBeLessThan(getDocumentText(placed.calls[0] as StructuredCall).length / 2);
});

it('does not show a model what tables of the workspace say', async () => {
  const table = { columns: ['name', 'iban', 'net'], rows: [['Example GmbH', 'DE02120300000000202051', '1.00']] };
  const row = 'lookup("vendors", "name", seller)';
  const known: SchemaRule = {
    name: 'known',
    check: `${row}.iban = seller`,
    severity: 'error',
    message: 'Unknown seller',
  };
  const derived: SchemaRule = { name: 'derived', check: 'listed = net', severity: 'error' };
  const properties = { ...(definition['properties'] as JsonObject), listed: { ...number, 'x-derived': `${row}.net` } };
  const ruleSet = {
    definition: { ...definition, properties },
    rules: [known, derived],
    today: '2026-01-31',
    tables: { vendors: table },
  };
  const { asked } = await run(right, () => ({}), [], { ruleSet });
  const told = asked[0]?.messages.at(-1)?.content;
  expect(told).toContain('- known: Unknown seller\n- derived\n');
  expect(JSON.stringify(asked[0])).not.toContain('DE02');
});
