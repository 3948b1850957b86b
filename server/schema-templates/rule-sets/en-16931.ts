import type { JsonObject } from '../../lib/json-value.ts';
import type { SchemaRule } from '../../lib/models/schema-guidance.ts';
import { number, rows, text } from '../define-template.ts';

/** Rules to take over into a schema, with the fields that they read. */
export interface RuleSet {
  key: string;
  name: string;
  description: string;
  /** Properties of a definition that has all fields of the rules. */
  properties: Record<string, JsonObject>;
  rules: SchemaRule[];
}

/** An amount that many invoices do not have. */
const orZero = (field: string): string => `(if ${field} = null then 0 else ${field})`;
const error = (name: string, check: string, others: Partial<SchemaRule> = {}): SchemaRule => ({
  name,
  check,
  severity: 'error',
  ...others,
});

/** Categories without VAT: reverse charge, zero rated, exempt, export, intra-community, out of scope. */
const UNTAXED = '["AE", "Z", "E", "G", "K", "O"]';

/**
 * The arithmetic of EN 16931: its rules BR-CO-10 to BR-CO-17, the amounts of lines, and categories without VAT. Sums of
 * printed amounts are exact to a cent. Prices are printed rounded, so that the amount of a line may differ by half of
 * their last place for each unit.
 */
export const en16931: RuleSet = {
  key: 'en-16931',
  name: 'EN 16931',
  description: 'The arithmetic of invoices by the European standard: lines, allowances, VAT by rate, and what is due',
  properties: {
    lines: rows('The lines of the invoice', {
      quantity: number('Number of units'),
      unitPrice: number('Price of the base quantity, without VAT'),
      baseQuantity: number('Units that the price is for, where it is not one'),
      allowance: number('Discount on the line, as a positive number'),
      charge: number('Surcharge on the line'),
      amount: number('Amount of the line, without VAT'),
    }),
    sumOfLines: number('Sum of the amounts of the lines'),
    allowances: number('Discounts on the whole invoice, as a positive number'),
    charges: number('Surcharges on the whole invoice, such as freight'),
    totalWithoutVat: number('Total without VAT'),
    vatBreakdown: rows('VAT by category and rate', {
      category: text('Category code of EN 16931, such as S or AE'),
      rate: number('Rate in percent'),
      base: number('Taxable amount'),
      amount: number('Amount of VAT'),
    }),
    vatTotal: number('Total amount of VAT'),
    totalWithVat: number('Total with VAT'),
    paid: number('Amount that has been paid'),
    rounding: number('Amount by which the total is rounded'),
    amountDue: number('Amount to pay'),
  },
  rules: [
    error(
      'BR-LIN amounts of lines',
      `every line in lines satisfies near(line.quantity * line.unitPrice / (if line.baseQuantity = null then 1 else ` +
        `line.baseQuantity) - ${orZero('line.allowance')} + ${orZero('line.charge')}, line.amount, ` +
        `0.01 + abs(line.quantity) * 0.005)`,
    ),
    error('BR-CO-10 sum of lines', 'near(sum(lines.amount), sumOfLines, 0.01)', { when: 'count(lines) > 0' }),
    error(
      'BR-CO-13 total without VAT',
      `near(sumOfLines - ${orZero('allowances')} + ${orZero('charges')}, totalWithoutVat, 0.01)`,
    ),
    error('BR-CO-14 total of VAT', 'near(sum(vatBreakdown.amount), vatTotal, 0.01)', {
      when: 'count(vatBreakdown) > 0 and vatTotal != null',
    }),
    error('BR-CO-15 total with VAT', `near(totalWithoutVat + ${orZero('vatTotal')}, totalWithVat, 0.01)`),
    error('BR-CO-16 amount due', `near(totalWithVat - ${orZero('paid')} + ${orZero('rounding')}, amountDue, 0.01)`, {
      when: 'amountDue != null',
    }),
    error(
      'BR-CO-17 VAT by rate',
      'every tax in vatBreakdown satisfies near(tax.base * tax.rate / 100, tax.amount, 0.02)',
    ),
    error('BR-S-08 taxable amounts', 'near(sum(vatBreakdown.base), totalWithoutVat, 0.01)', {
      when: 'count(vatBreakdown) > 0',
    }),
    error(
      'BR-AE-09 no VAT',
      `every tax in vatBreakdown satisfies if tax.category in ${UNTAXED} ` +
        'then tax.amount = 0 and tax.rate = 0 else true',
    ),
  ],
};
