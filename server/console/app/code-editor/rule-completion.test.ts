import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { completeExpression, completeRules } from './rule-completion.ts';
import { listRuleFields } from './rule-language.ts';
import { createParsedState } from '../testing/parsed-state.ts';

const definition = {
  type: 'object',
  properties: {
    total: { type: ['number', 'null'], title: 'Total amount' },
    seller: { type: 'object', properties: { vatId: { type: ['string', 'null'] } } },
    items: { type: 'array', items: { type: 'object', properties: { amount: { type: 'number' } } } },
  },
};
const names = { fields: listRuleFields(definition), lookups: [{ key: 'vendors', columns: ['vatId', 'name'] }] };

/** `|` is the cursor in the check of a rule. */
function complete(check: string, explicit = false, text = `[{"name": "a", "check": ${JSON.stringify(check)}}]`) {
  const pos = text.indexOf('|');
  const state = createParsedState(text.replace('|', ''));
  const { options = [], from } = completeRules(() => names)(new CompletionContext(state, pos, explicit)) ?? {};
  return { labels: options.map(({ label }) => label), options, from };
}

describe('completion of rules', () => {
  test('fields by their paths, with type and title, also of rows', () => {
    expect(complete('to|').options.find(({ label }) => label === 'total')).toMatchObject({
      detail: 'number, Total amount',
    });
    expect(complete('seller.|').labels).toEqual(['total', 'seller', 'seller.vatId', 'items', 'items.amount']);
    expect(complete('every row in items satisfies row.|').labels).toContain('row.amount');
  });

  test('functions with their arguments and a line of help, and keywords', () => {
    const near = complete('ne|').options.find(({ label }) => label === 'near');
    expect(near).toMatchObject({ displayLabel: 'near(a, b, 0.01)', detail: 'equal up to a tolerance' });
    expect(complete('|', true).labels).toEqual(expect.arrayContaining(['every', 'if', 'and', 'vat id', 'lookup']));
    expect(complete('|').labels).toEqual([]);
  });

  test('lookups and their columns, and nothing in other texts', () => {
    expect(complete('lookup("|').labels).toEqual(['vendors']);
    expect(complete('lookup("vendors", "na|').labels).toEqual(['vatId', 'name']);
    expect(complete('lookup("other", "na|').labels).toEqual([]);
    expect(complete('starts with(seller.vatId, "to|').labels).toEqual([]);
    expect(complete('seller.vatId = "x" and to|').labels).toContain('total');
  });

  test('in an expression on its own, where quotes are plain', () => {
    const plain = (text: string) => {
      const pos = text.indexOf('|');
      const state = EditorState.create({ doc: text.replace('|', '') });
      const { options = [] } = completeExpression(() => names)(new CompletionContext(state, pos, false)) ?? {};
      return options.map(({ label }) => label);
    };
    expect(plain('to|')).toContain('total');
    expect(plain('lookup("vendors", "na|')).toEqual(['vatId', 'name']);
    expect(plain('seller.vatId = "to|')).toEqual([]);
    expect(plain('seller.vatId = "x" and to|')).toContain('total');
  });

  test('the parts of a rule, and its severities', () => {
    const parts = complete('', false, '[{"name": "a", "|"}]').options.map(({ displayLabel }) => displayLabel);
    expect(parts).toEqual(['check', 'when', 'severity', 'message']);
    expect(complete('', false, '[{"severity": "|"}]').labels).toEqual(['"error"', '"warning"']);
    expect(complete('', false, '[{"name": "to|"}]').labels).toEqual([]);
    expect(complete('', false, '[{"when": "to|"}]').labels).toContain('total');
  });
});
