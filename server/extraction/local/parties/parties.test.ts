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

  it.each(['Toronto, ON M5V 2T6', 'London, SW1A 1AA'])('ends an address with the city: %s', (city) => {
    const document = `
Bill To
Kestrel Joinery Limited
8 Mill Lane
${city}
Thank you for shopping with us
`;
    expect(extract({ buyer_address: 'string' }, layout(document))).toEqual({ buyer_address: `8 Mill Lane, ${city}` });
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

it('reads the parts of the addresses of two sides, under names that are not nested', () => {
  const layout = placedLayout(`
Seller                         Buyer
Nordwind GmbH                  Fjord SAS
Hauptstr. 5                    12 rue Verte
20095 Hamburg                  75011 Paris
DE123456789                    FR12345678901
`);
  const fields = ['name', 'street', 'postal_code', 'city', 'vat_id'];
  const shape = Object.fromEntries(
    ['seller', 'buyer'].flatMap((side) => fields.map((one) => [`${side}_${one}`, 'string'])),
  );
  expect(extract(shape, layout)).toEqual({
    seller_name: 'Nordwind GmbH',
    seller_street: 'Hauptstr. 5',
    seller_postal_code: '20095',
    seller_city: 'Hamburg',
    seller_vat_id: 'DE123456789',
    buyer_name: 'Fjord SAS',
    buyer_street: '12 rue Verte',
    buyer_postal_code: '75011',
    buyer_city: 'Paris',
    buyer_vat_id: 'FR12345678901',
  });
});
