import { describe, expect, it } from 'vitest';
import { extract, placedLayout, textLayout } from '../testing/layouts.ts';

describe.each([
  ['text', textLayout],
  ['a page', placedLayout],
])('parties of %s', (_, layout) => {
  it('takes a letterhead with a legal form, even if it begins like a title', () => {
    const document = `
Invoice Solutions Ltd
12 Quay Street, Bristol BS1 4DJ

Invoice No. 4711

Total                  12.00
`;
    expect(extract({ seller_name: 'string' }, layout(document))).toEqual({ seller_name: 'Invoice Solutions Ltd' });
  });

  it('ends an address at the heading of the next party', () => {
    const document = `
Bill To
Kestrel Joinery Limited
8 Mill Lane
Leeds LS1 4AP
Ship To
Heron Boats Limited
5 Dock Road
Hull HU1 2AA
`;
    expect(extract({ buyer_name: 'string', buyer_address: 'string' }, layout(document))).toEqual({
      buyer_name: 'Kestrel Joinery Limited',
      buyer_address: '8 Mill Lane, Leeds LS1 4AP',
    });
  });

  it('ends an address at blank lines', () => {
    const document = `
Bill To
Kestrel Joinery Limited
8 Mill Lane



Leeds LS1 4AP
`;
    expect(extract({ buyer_address: 'string' }, layout(document))).toEqual({ buyer_address: '8 Mill Lane' });
  });

  it('takes the sender for a company within an object', () => {
    const document = `
Harbour Tools Ltd
12 Quay Street, Bristol BS1 4DJ

Invoice No. 4711
Total                  12.00
`;
    expect(extract({ details: { company: 'string' } }, layout(document))).toEqual({
      details: { company: 'Harbour Tools Ltd' },
    });
  });
});
