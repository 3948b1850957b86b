import { describe, expect, it } from 'vitest';
import { form, object, text } from './testing/form.ts';

describe('an answer with keys in another spelling', () => {
  it('gets the keys of the schema, which is reported', () => {
    const row = object({ unitPrice: { type: 'number' } }, { required: ['unitPrice'] });
    const schema = object(
      { invoiceNumber: text, rows: { type: 'array', items: row }, discount: { type: 'number' } },
      { required: ['invoiceNumber'] },
    );
    const answer = { invoice_number: 'A', Rows: [{ UnitPrice: '1.50' }], DISCOUNT: null };
    expect(form(schema, answer)).toEqual({
      value: { invoiceNumber: 'A', rows: [{ unitPrice: 1.5 }] },
      changes: ['/invoiceNumber', '/rows', '/rows/0/unitPrice'].map((path) => ({ path, kind: 'renamed', values: 0 })),
      problems: [],
    });
  });

  it('loses values that the schema refuses rather than become invalid', () => {
    const schema = object({ total: { type: 'number' }, id: text });
    expect(form(schema, { ID: 'x', Total: 'much' })).toEqual({
      value: { id: 'x' },
      changes: [
        { path: '/total', kind: 'invalid', values: 1 },
        { path: '/id', kind: 'renamed', values: 0 },
      ],
      problems: [],
    });
  });

  it('keeps its keys if a value that cannot be lost is refused', () => {
    const rows = object({ rows: { type: 'array', items: object({ n: { type: 'number' } }), minItems: 2 }, id: text });
    expect(form(rows, { id: 'x', Rows: [{ n: 1 }] })).toMatchObject({ value: { id: 'x' }, problems: [] });
  });
});
