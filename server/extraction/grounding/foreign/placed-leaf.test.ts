import { describe, expect, it, test } from 'vitest';
import { buildFieldTree } from '../../schema/field-tree.ts';
import { isSameWord, listNamed, markForeign, type PlacedLeaf } from './placed-leaf.ts';

describe('a value of another field', () => {
  const mark = (leaf: object, isEntry: boolean) => {
    const placed = { leaf: { path: '/a', ...leaf }, isEntry } as unknown as PlacedLeaf;
    markForeign(placed);
    return placed.leaf;
  };

  it('is not exact, and has the label of another', () => {
    const found = mark({ match: 'exact', isLabelled: true }, false);
    expect(found).toMatchObject({
      match: 'normalized',
      isForeign: true,
      isNamedElsewhere: true,
      isLabelled: false,
      isOtherLabel: true,
    });
    expect(mark({ match: 'fuzzy', isLabelled: true }, false).match).toBe('fuzzy');
  });

  it('is in another column, as an entry of a list', () => {
    const found = mark({ match: 'exact', isLabelled: true }, true);
    expect(found).toMatchObject({ match: 'normalized', isForeign: true, isInColumn: false, isLabelled: true });
    expect(found).not.toHaveProperty('isOtherLabel');
  });
});

test.each([
  ['net', 'net', true],
  ['invoice', 'invoices', true],
  ['invo', 'invoice', true],
  ['inv', 'invoice', false],
  ['net', 'nets', false],
  ['gross', 'net', false],
])('%s and %s are the same word: %s', (a, b, same) => {
  expect([isSameWord(a, b), isSameWord(b, a)]).toEqual([same, same]);
});

test('the names of a schema are those of its leaves, with the objects around them', () => {
  const text = { type: 'string' };
  const object = (properties: object) => ({ type: 'object', properties });
  const root = buildFieldTree({
    ...object({
      seller: object({ taxNumber: { ...text, title: 'VAT number' } }),
      rows: { type: 'array', items: object({ amount: { type: 'number' } }) },
      tags: { type: 'array', items: text },
    }),
  } as never);
  const named = listNamed(root);
  expect(named.map(({ key, names }) => `${key}: ${names.join(', ')}`)).toEqual([
    '/seller/taxNumber: taxNumber, VAT number',
    '/rows/*/amount: amount',
  ]);
  const [tax, amount] = named;
  expect(tax?.concepts.size).toBeGreaterThan(amount?.concepts.size ?? 0);
  expect([...(amount?.concepts ?? [])]).toContain(amount?.last);
  const many = Object.fromEntries(Array.from({ length: 205 }, (_, index) => [`field${index}`, text]));
  expect(listNamed(buildFieldTree(object(many) as never))).toHaveLength(200);
});
