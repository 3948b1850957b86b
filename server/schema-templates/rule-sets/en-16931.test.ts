import { expect, it } from 'vitest';
import { isObject } from '../../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { checkRules, compileRule } from '../../extraction/rules/check-rules.ts';
import { NO_ENVIRONMENT } from '../../extraction/rules/functions/rule-function.ts';
import { lintRules } from '../../extraction/rules/lint-rules.ts';
import { buildFieldTree } from '../../extraction/schema/field-tree.ts';
import { SCHEMA_TEMPLATES } from '../all-templates.ts';
import { en16931 } from './en-16931.ts';

const definition: JsonObject = { type: 'object', properties: en16931.properties };
const fields = buildFieldTree(definition);
const rules = en16931.rules.map((rule) => compileRule(rule, fields));
const listViolated = (data: JsonObject) =>
  checkRules(rules, data, NO_ENVIRONMENT).filter(({ result }) => result === 'violated');

/** Numbers from 0 to 1 (mulberry32). */
function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const cents = (value: number): number => Math.round((value + Number.EPSILON * value) * 100) / 100;
const total = (values: readonly number[]): number => cents(values.reduce((sum, one) => sum + one, 0));

/** An invoice of one of five kinds, with prices that are printed rounded. */
function drawInvoice(dice: () => number, kind: number) {
  const sign = kind === 3 ? -1 : 1;
  const rates = kind === 4 ? [0] : kind === 2 ? [7, 19] : [19];
  const lines = Array.from({ length: 1 + Math.floor(dice() * 8) }, () => {
    const quantity = sign * (1 + Math.floor(dice() * 40));
    const exactPrice = Math.round(dice() * 4_000_000) / 10_000 + 0.5;
    const baseQuantity = dice() < 0.1 ? 100 : null;
    const product = (quantity * exactPrice) / (baseQuantity ?? 1);
    const allowance = kind === 1 && dice() < 0.5 ? cents(Math.abs(product) * 0.1) * sign : null;
    const amount = cents(product - (allowance ?? 0));
    const unitPrice = baseQuantity === null ? cents(exactPrice) : exactPrice;
    return { quantity, unitPrice, baseQuantity, allowance, charge: null, amount };
  });
  const sumOfLines = total(lines.map(({ amount }) => amount));
  const allowances = kind === 1 ? cents(sumOfLines * 0.03) : null;
  const charges = dice() < 0.3 ? 4.9 * sign : null;
  const totalWithoutVat = total([sumOfLines, -(allowances ?? 0), charges ?? 0]);
  const parts = rates.length === 1 ? [totalWithoutVat] : [cents(totalWithoutVat * 0.4)];
  if (rates.length === 2) parts.push(total([totalWithoutVat, -(parts[0] ?? 0)]));
  const vatBreakdown = rates.map((rate, index) => {
    const base = parts[index] ?? 0;
    return { category: rate === 0 ? 'AE' : 'S', rate, base, amount: cents((base * rate) / 100) };
  });
  const vatTotal = total(vatBreakdown.map(({ amount }) => amount));
  const totalWithVat = total([totalWithoutVat, vatTotal]);
  const paid = dice() < 0.2 ? cents(totalWithVat / 2) : null;
  const amountDue = total([totalWithVat, -(paid ?? 0)]);
  const totals = { sumOfLines, allowances, charges, totalWithoutVat, vatBreakdown, vatTotal, totalWithVat };
  return { lines, ...totals, paid, rounding: null, amountDue } as unknown as JsonObject;
}

interface NumberPlace {
  owner: JsonObject;
  name: string;
  value: number;
}

function listNumbers(value: JsonValue): NumberPlace[] {
  if (Array.isArray(value)) return value.flatMap(listNumbers);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    typeof one === 'number' ? [{ owner: value, name, value: one }] : listNumbers(one),
  );
}

/** A misread number: another digit, a shifted point, two swapped digits, a lost sign. */
function misread(value: number, dice: () => number): number {
  const digits = [...String(Math.abs(Math.round(value * 100)))];
  const at = Math.floor(dice() * digits.length);
  const kind = Math.floor(dice() * 4);
  if (kind === 0) digits[at] = String((Number(digits[at]) + 1 + Math.floor(dice() * 8)) % 10);
  else if (kind === 1) return value * (dice() < 0.5 ? 10 : 0.1);
  else if (kind === 2 && at > 0) [digits[at - 1], digits[at]] = [digits[at] ?? '', digits[at - 1] ?? ''];
  else return -value;
  return (Math.sign(value) * Number(digits.join(''))) / 100;
}

/** Whether two numbers differ by more than rounding explains: within it, nobody sees an error. */
const isSeen = ({ owner, name, value }: NumberPlace, other: number): boolean => {
  const quantity = typeof owner['quantity'] === 'number' ? Math.abs(owner['quantity']) : 1;
  const isPrice = name === 'unitPrice';
  const effect = Math.abs(other - value) * (isPrice ? quantity / Number(owner['baseQuantity'] ?? 1) : 1);
  return effect > 0.03 + (name === 'rate' ? 1 : 'quantity' in owner ? quantity * 0.011 : 0);
};

it('flags planted errors in 300 invoices, with few false alarms', () => {
  const dice = createDice(7);
  const invoices = Array.from({ length: 300 }, (_, index) => drawInvoice(dice, index % 5));
  const alarms = invoices.filter((invoice) => listViolated(invoice).length > 0);
  expect(alarms.length).toBeLessThanOrEqual(3);

  let planted = 0;
  const missed: string[] = [];
  for (const invoice of invoices) {
    const places = listNumbers(invoice);
    const place = places[Math.floor(dice() * places.length)] as NumberPlace;
    let wrong = place.value;
    for (let attempt = 0; attempt < 50 && !isSeen(place, wrong); attempt += 1) wrong = misread(place.value, dice);
    if (!isSeen(place, wrong)) continue;
    planted += 1;
    place.owner[place.name] = wrong;
    if (listViolated(invoice).length === 0) missed.push(`${place.name}: ${place.value} as ${wrong}`);
  }
  expect(planted).toBeGreaterThan(280);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(planted * 0.01);
});

it('fits its own fields', () => {
  expect(lintRules(en16931.rules, definition)).toEqual([]);
});

it.each(SCHEMA_TEMPLATES.map(({ key, definition: template, rules: own }) => [key, template, own] as const))(
  'finds nothing wrong with the rules of the template %s',
  (_, template, own) => expect(lintRules(own, template)).toEqual([]),
);
