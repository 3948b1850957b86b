import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../lib/json-value.ts';
import { listSchemaWords, removeQuotations } from './quoted-text.ts';

const said = (text: string, words: string[] = []): string =>
  removeQuotations(text, new Set(words)).replaceAll(/\s+/g, ' ').trim();

describe('the words of a schema', () => {
  it('are names of the user and texts of five characters and more', () => {
    const schema: JsonObject = {
      type: 'object',
      title: 'Claim',
      properties: {
        flagged: { description: 'An invalid api key', enum: ['unauthorized', 'four', 5] },
        total: { type: 'array', items: { anyOf: [{ const: 'moderation' }] } },
        date: {},
        properties: { properties: { nested: {} } },
      },
      patternProperties: { '^price': {} },
      $defs: { address: {} },
      definitions: { contact: {} },
      dependentSchemas: { payment: {} },
    };
    expect([...listSchemaWords(schema)].sort()).toEqual(
      [
        'An invalid api key',
        'Claim',
        '^price',
        'address',
        'array',
        'contact',
        'flagged',
        'moderation',
        'nested',
        'object',
        'payment',
        'properties',
        'total',
        'unauthorized',
      ].sort(),
    );
    // A schema is read once.
    expect(listSchemaWords(schema)).toBe(listSchemaWords(schema));
  });
});

describe('what a provider says itself', () => {
  it.each<[string, string, string]>([
    ['without what is in quotation marks', 'No "a b" here', 'No here'],
    ['without what is in backticks', 'No `a b` here', 'No here'],
    ['without what is in apostrophes', "No 'a b' here", 'No here'],
    ['with apostrophes in words', "It doesn't fit, and isn't allowed", "It doesn't fit, and isn't allowed"],
    ['without a quotation that was cut off', 'No "a b', 'No'],
    ['without one that was cut off at the end of a line', 'No `a b\nNever', 'No Never'],
    ['with what follows a quotation mark that is not closed', 'Size: 7" at most', 'Size: 7" at most'],
  ])('is its text %s', (_, text, own) => {
    expect(said(text)).toBe(own);
  });

  it('is without the names and texts of the schema, as whole words only', () => {
    expect(said('The property price has no type', ['price'])).toBe('The property has no type');
    expect(said('The prices are high', ['price'])).toBe('The prices are high');
    expect(said('A price tag is A price tag.', ['A price tag'])).toBe('is .');
    expect(said('Größe_in-cm is wrong', ['Größe_in-cm'])).toBe('is wrong');
  });
});
