import { describe, expect, it } from 'vitest';
import { getFieldKind } from './value-kinds.ts';

it.each<[field: string, fitting: string[], others: string[]]>([
  ['currency', ['EUR', '€', 'USD'], ['12 EUR', 'Total', '12']],
  [
    'iban',
    ['DE89370400440532013000', 'DE89 3704 0044 0532', 'DE**••••••••0130'],
    ['89370400440532013000', 'DE89', 'Bank'],
  ],
  ['ibanNumber', ['DE89370400440532013000'], ['12345']],
  ['email', ['a@b.example'], ['b.example']],
  ['invoiceDate', ['4 May 2026', '2026'], ['today']],
  ['startDate', ['4 May'], ['soon']],
  ['phone', ['+44 20 7946', '(030) 44012'], ['1234', '2026-05-04', '04.05.2026', '4/5/26.']],
  ['phoneNumber', ['020 7946'], ['2026-05-04']],
  ['invoiceNumber', ['INV-7', '28.07'], ['INV', '2026-05-04', '1.234,50', '28,07', '1,234.50']],
  ['customerId', ['C-7', '77', 'ABC'], ['Abc', '2026-05-04', '28,07', 'EUR', 'CHF.']],
  ['reference', ['your letter', 'X7', 'ABC'], ['letter', '2026-05-04', '28,07']],
  ['address', ['12 Oak Street', 'Leeds, York', '東京都'], ['Leeds', '12 34']],
  ['tenant', ['Mira Quinn', 'ACME'], ['regarding the programme', 'Tenant', 'Receipt', '12345', 'EUR', 'a']],
  ['landlordName', ['Otto Braun'], ['Landlord', '12-3456']],
  ['companyName', ['ACME'], ['Tenant', 'regarding the programme', '12345', 'AB-1234/5', 'EUR', '7']],
  ['customerBranch', ['Leeds'], ['12345', 'near the river']],
  ['supplierBranch', ['Leeds'], ['12345', 'near the river']],
  ['description', ['a bolt of steel', 'Bolts'], ['12345', 'EUR', '7 7']],
  ['city', ['Leeds'], ['12345', 'near the river']],
  ['governingLaw', ['Law of England', 'England'], ['12345', 'under the law']],
  ['billingPeriod', ['May 2026', 'from May to June', '2026'], ['2026-05-04', '28,07', 'Tenant', 'Buyer']],
])('a value of %s may be %j, and not %j', (field, fitting, others) => {
  const { fits } = getFieldKind([field]);
  expect(fitting.filter((value) => fits?.(value) !== true)).toEqual([]);
  expect(others.filter((value) => fits?.(value) !== false)).toEqual([]);
});

it.each(['note', 'total', 'customerTotal', 'emailDate', 'addressCode', 'tenantShare', 'percent'])(
  'a value of %s may be any text',
  (field) => {
    expect(getFieldKind([field]).fits).toBe(null);
  },
);

describe('what a field holds', () => {
  const listOf = (flag: 'isMoney' | 'isQuantity' | 'isWording' | 'isComponent', fields: string[]) =>
    fields.filter((field) => getFieldKind([field])[flag]);

  it('is money by words for it, unless others say what else it is', () => {
    const money = ['total', 'netAmount', 'price', 'salary', 'unitPrice'];
    const others = ['taxRate', 'totalQuantity', 'amountDate', 'rentPeriod', 'paymentTerms', 'quantity', 'name'];
    expect(listOf('isMoney', [...money, ...others])).toEqual(money);
    expect(listOf('isQuantity', [...money, ...others])).toEqual([...money, 'totalQuantity', 'quantity']);
  });

  it('is the wording of a name or a description, but of no place', () => {
    const wordings = ['tenant', 'description', 'itemDescription'];
    expect(
      listOf('isWording', [...wordings, 'governingLaw', 'placeOfBirth', 'city', 'invoiceNumber', 'total']),
    ).toEqual(wordings);
  });

  it('is a piece of a name, an address or a measure', () => {
    const pieces = ['street', 'zip', 'unit', 'firstName', 'lastName', 'tenantFirstName'];
    expect(listOf('isComponent', [...pieces, 'unitPrice', 'firstDate', 'name', 'address'])).toEqual(pieces);
  });
});

it('a field without a name may hold anything, and its title does not count', () => {
  expect(getFieldKind([])).toMatchObject({
    concepts: [],
    fits: null,
    isMoney: false,
    isQuantity: false,
    isWording: false,
  });
  expect(getFieldKind(['note', 'Total']).isMoney).toBe(false);
  expect(getFieldKind(['total', 'Note']).concepts).toEqual(['total']);
});

it('a long text is no label', () => {
  const { fits } = getFieldKind(['tenant']);
  expect(fits?.('Tenant '.repeat(8).trim())).toBe(false);
  expect(fits?.('Tenant '.repeat(9).trim())).toBe(true);
});

it('kinds stay the same while many names are read', () => {
  const before = getFieldKind(['total']);
  for (let n = 0; n < 1_200; n++) getFieldKind([`field${n}`]);
  expect(getFieldKind(['total'])).toEqual(before);
});
