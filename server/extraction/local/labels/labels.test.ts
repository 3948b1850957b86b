import { describe, expect, it } from 'vitest';
import { aliasesOf, descriptionPhrases } from './aliases.ts';
import { edgeOf } from './range-ends.ts';
import { readFields, type Field, type ScalarField } from '../target-fields.ts';
import { kindOf } from '../kinds.ts';
import { findLabels, indexLabels } from './labels.ts';
import { readSheet } from '../segments.ts';
import { schemaOf, textLayout } from '../testing/layouts.ts';
import { readWord, readConcepts, splitName } from '../../reading/tokens.ts';

function leaf(name: string, type = 'string', description = ''): ScalarField {
  const root = readFields({ type: 'object', properties: { [name]: { type, description } } });
  return root.children[0] as ScalarField;
}

describe('words', () => {
  it.each([
    ['invoiceNumber', 'invoice Number'],
    ['IBANNumber', 'IBAN Number'],
    ['due_date', 'due date'],
    ['vat-id', 'vat id'],
    ['address2', 'address2'],
  ])('splits %s', (name, words) => {
    expect(splitName(name)).toBe(words);
  });

  it.each([
    ['Rechnungsnummer', ['invoice', 'number']],
    ['USt-IdNr', ['tax', 'id', 'number']],
    ['Gesamtbetrag', ['total', 'amount']],
    ['Fälligkeitsdatum', ['due', 'date']],
    ['Qté', ['quantity']],
  ])('knows %s', (word, concepts) => expect(readConcepts(word)).toEqual(concepts));

  it('leaves unknown words as they are', () => expect(readWord('Zeppelin')).toEqual(['zeppelin']));
});

describe('labels', () => {
  const best = (field: Field, text: string): number => {
    const index = indexLabels([field as ScalarField]);
    const [row] = readSheet(textLayout(text)).rows;
    return row === undefined ? 0 : Math.max(0, ...findLabels(row, index).map(({ quality }) => quality));
  };

  it.each([
    ['invoice_number', 'Invoice No.: 17'],
    ['invoice_number', 'Rechnungsnummer 17'],
    ['invoice_number', 'N° de facture : 17'],
    ['invoiceDate', 'Fecha de factura: 1.1.2025'],
    ['dueDate', 'Zahlbar bis: 1.1.2025'],
    ['customer_number', 'Kd-Nr: 5'],
    ['total', 'Total TTC : 5'],
    ['net_total', 'Zwischensumme: 5'],
    ['tax_amount', 'MwSt-Betrag: 5'],
    ['advertiser', 'Adv: Acme'],
    ['advertiser', 'Advert. : Acme'],
    ['pickup_date', 'Pick-up date: 3 May 2027'],
    ['dropoff_place', 'Drop-off place: Cork Airport'],
    ['delivery_date', 'Livré le: 19/12/2023'],
    ['delivery_date', 'Geliefert am: 19.12.2023'],
  ])('finds %s in "%s"', (name, text) => expect(best(leaf(name), text)).toBeGreaterThan(0.85));

  it.each([
    ['total', 'Subtotal: 5'],
    ['advertiser', 'Ad: Acme'],
    ['advertiser', 'Adv Acme'],
    ['total', 'Total excl. VAT: 5'],
    ['total', 'Total tax: 5'],
    ['invoice_date', 'Delivery date: 5'],
    ['invoice_number', 'INV-2024'],
  ])('does not take %s for "%s"', (name, text) => {
    expect(best(leaf(name), text)).toBeLessThan(0.7);
  });

  it('learns labels from descriptions', () => {
    expect(descriptionPhrases('Contract, order or invoice number, as printed')).toEqual(
      expect.arrayContaining(['Contract number', 'order number', 'invoice number']),
    );
    expect(best(leaf('ref_x', 'string', 'Vessel name'), 'Vessel name: Aurora')).toBeGreaterThan(0.6);
  });

  it('lets a party name what is generic', () => {
    const root = readFields(schemaOf({ seller: { phone: 'string' } }));
    const phone = root.children[0];
    const child = phone?.shape === 'object' ? phone.children[0] : undefined;
    const weights =
      child === undefined
        ? []
        : aliasesOf(child, false).map(({ concepts, weight }) => [concepts.join(' '), weight] as const);
    expect(new Map(weights).get('seller phone')).toBe(1);
    expect(new Map(weights).get('phone')).toBeLessThan(0.7);
  });

  it('looks for the names of a field once', () => {
    const field = leaf('invoice_number');
    expect(aliasesOf(field, false)).toBe(aliasesOf(field, false));
    expect(aliasesOf(field, true)).not.toBe(aliasesOf(field, false));
  });

  it('knows the ends of a period', () => {
    expect(edgeOf(leaf('flight_start_date'))).toBe('start');
    expect(edgeOf(leaf('period_end'))).toBe('end');
    expect(edgeOf(leaf('invoice_date'))).toBeNull();
  });
});

it.each([
  ['vat_rate_percent', 'number', 'percent'],
  ['total', 'number', 'money'],
  ['quantity', 'number', 'number'],
  ['vat_id', 'string', 'tax-id'],
  ['iban', 'string', 'iban'],
  ['seller_name', 'string', 'name'],
  ['po_number', 'string', 'code'],
  ['billing_address', 'string', 'address'],
  ['issue_date', 'string', 'date'],
  ['notes', 'string', 'text'],
  ['paid', 'boolean', 'boolean'],
  ['pages', 'integer', 'integer'],
  ['percent', 'number', 'percent'],
  ['total_hours', 'number', 'number'],
  ['total', 'number', 'money'],
])('takes %s (%s) for %s', (name, type, kind) => expect(kindOf(leaf(name, type))).toBe(kind));
