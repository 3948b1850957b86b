import { describe, expect, test } from 'vitest';
import { findFreeKey, findFreeName, toSchemaKey } from './schema-keys.ts';

describe('schema keys', () => {
  test('a key has the letters, digits and words of the name', () => {
    expect(toSchemaKey('Delivery note (EU)')).toBe('delivery-note-eu');
    expect(toSchemaKey('  Überweisung…  ')).toBe('uberweisung');
    expect(toSchemaKey('发票')).toBe('');
    expect(toSchemaKey('x'.repeat(80))).toHaveLength(64);
  });

  test('a name that is taken gets a number', () => {
    expect(findFreeName('Receipt', ['receipt', 'Receipt 2'])).toBe('Receipt 3');
    expect(findFreeName('Order', ['receipt'])).toBe('Order');
    expect(findFreeName('', [''])).toBe('');
  });

  test('a key that is taken gets a number', () => {
    const taken = new Set(['invoice', 'invoice-2', 'x'.repeat(64)]);
    expect(findFreeKey('order', taken)).toBe('order');
    expect(findFreeKey('invoice', taken)).toBe('invoice-3');
    expect(findFreeKey('x'.repeat(64), taken)).toBe(`${'x'.repeat(60)}-2`);
  });
});
