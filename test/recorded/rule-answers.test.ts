/** What rules and expressions say of an invoice, and what is noted of how they are written. */
import { expect, test } from 'vitest';
import { getAt, parsePointer } from '../../server/lib/json-pointer.ts';
import { parseJsonText, toJsonText } from '../../server/lib/json-text.ts';
import type { JsonObject } from '../../server/lib/json-value.ts';
import type { SchemaRule } from '../../server/lib/models/schema-guidance.ts';
import type { Evidence } from '../../server/extraction/engine.ts';
import { applyRules, checkData } from '../../server/extraction/rules/apply-rules.ts';
import { compileExpressionOf, createScope } from '../../server/extraction/rules/check-rules.ts';
import { MAX_STEPS } from '../../server/extraction/rules/compiled-expression.ts';
import { Decimal, formatDecimal } from '../../server/extraction/rules/decimal.ts';
import type { Environment } from '../../server/extraction/rules/functions/rule-function.ts';
import { findRow, readRow } from '../../server/extraction/rules/lookups/find-row.ts';
import { lintRules } from '../../server/extraction/rules/lint-rules.ts';
import { proposeRules } from '../../server/extraction/rules/propose/propose-rules.ts';
import {
  CalendarDate,
  Context,
  Duration,
  formatDate,
  isList,
  UNKNOWN,
  type Value,
} from '../../server/extraction/rules/rule-values.ts';
import { RuleSyntaxError } from '../../server/extraction/rules/syntax.ts';
import { findViolations } from '../../server/extraction/pipeline/rule-question/find-doubted.ts';
import { buildFieldTree } from '../../server/extraction/schema/field-tree.ts';
import { percent } from './print-result.ts';
import { DERIVED_FIELDS, PROPOSED_FROM, withDerived } from './rule-samples.ts';
import { CHECKS } from './recorded-checks.ts';
import { EXPRESSIONS, INVOICE, INVOICE_DATA, TABLES } from './rule-expressions.ts';

const TODAY = '2026-02-15';
const TODAY_DAYS = Date.UTC(2026, 1, 15) / 86_400_000;
const LOOKUPS = { vendors: TABLES.vendors.columns };
const fields = buildFieldTree(INVOICE);
const linesOf = (text: string): string[] => text.slice(1, -1).split('\n');

function print(value: Value): string {
  if (value === UNKNOWN) return 'unknown';
  if (value instanceof Decimal) return formatDecimal(value);
  if (value instanceof CalendarDate) return `date ${formatDate(value)}`;
  if (value instanceof Duration) return `${value.months} months ${value.days} days`;
  if (value instanceof Context)
    return `{${[...value.fields].map(([name, one]) => `${name}: ${print(one)}`).join(', ')}}`;
  return isList(value) ? `[${value.map(print).join(', ')}]` : JSON.stringify(value);
}

const environment: Environment = {
  today: () => new CalendarDate(TODAY_DAYS),
  lookup({ table, column, value, atLeast }) {
    const at = findRow(TABLES.vendors, { column: TABLES.vendors.columns.indexOf(column), value, atLeast });
    return table !== 'vendors' || at === null ? null : readRow(TABLES.vendors, at);
  },
  notes: new Set(),
  found: [],
};

function* recordValue(expression: string): Generator<string> {
  try {
    const { evaluate, references } = compileExpressionOf(expression, fields);
    const scope = createScope(INVOICE_DATA, environment);
    yield `${expression}: ${print(evaluate(scope))}`;
    yield `  steps ${MAX_STEPS - scope.left.steps}, reads ${references.paths.map((path) => path.join('.')).join(' ')}`;
  } catch (error) {
    if (!(error instanceof RuleSyntaxError)) throw error;
    yield `${expression}: ${error.message}`;
  }
}

/** As sure as a model, and every place but that of the tax found. */
const evidenceOf = (path: string): Evidence => ({
  path,
  confidence: 0.6,
  match: path === '/tax' ? 'not_found' : 'exact',
  page: null,
  quote: null,
  start: null,
  end: null,
  boxes: [],
});

const EVIDENCE = [
  '/net',
  '/tax',
  '/total',
  '/rate',
  '/currency',
  '/dueDate',
  '/seller/iban',
  ...[0, 1, 2, 3].flatMap((row) => ['quantity', 'price', 'amount'].map((name) => `/items/${row}/${name}`)),
].map(evidenceOf);

function* recordCheck(check: string, when?: string): Generator<string> {
  const rule: SchemaRule = {
    name: 'r',
    severity: 'error',
    check,
    ...(when !== undefined && { when, message: 'Look.' }),
  };
  yield check;
  const findings = lintRules([rule], INVOICE, { lookups: LOOKUPS });
  yield* findings.map(({ path, kind, message }) => `  ${path} ${kind}: ${message.replace(/There are .*/, '')}`);
  if (findings.some(({ kind }) => kind === 'invalid')) return;
  const set = { definition: INVOICE, rules: [rule], today: TODAY, tables: TABLES };
  const { results, evidence, confidence, warnings } = applyRules({
    ...set,
    data: INVOICE_DATA,
    evidence: toJsonText(EVIDENCE),
    confidence: 0.6,
  });
  const { steps } = checkData({ ...set, data: INVOICE_DATA });
  for (const { result, message, rows, paths } of results)
    yield `  ${result} ${message ?? ''} ${JSON.stringify(rows ?? [])} ${paths.join(' ')} (${steps} steps)`;
  const changed = parseJsonText(evidence).filter((one) => one.signs !== undefined);
  yield* changed.map((one) => `  ${one.path} ${one.match} ${percent(one.confidence)} ${one.signs?.join() ?? ''}`);
  yield* confidence === 0.6 ? [] : [`  whole ${confidence}`];
  yield* warnings.map((warning) => `  ${warning}`);
}

test('values of expressions', async () => {
  const printed = linesOf(EXPRESSIONS).flatMap((expression) => [...recordValue(expression)]);
  await expect(printed.join('\n')).toMatchFileSnapshot('rules/values.txt');
});

test('answers of rules', async () => {
  const printed = linesOf(CHECKS).flatMap((check) => [...recordCheck(check)]);
  await expect(printed.join('\n')).toMatchFileSnapshot('rules/checks.txt');
});

test('answers of rules that apply under a condition', async () => {
  const conditions = ['currency = "EUR"', 'currency = "USD"', 'purchase order = "x"', 'net > ', 'foo = 1', '1 = 2'];
  const printed = conditions.flatMap((when) => [`when ${when}`, ...recordCheck('net = 5', when)]);
  await expect(printed.join('\n')).toMatchFileSnapshot('rules/conditions.txt');
});

test('rules that are proposed', async () => {
  const printed = PROPOSED_FROM.map((samples) =>
    proposeRules(INVOICE, samples).map(({ name, check, severity }) => `${severity} ${name}: ${check}`),
  );
  await expect(printed.map((rules) => rules.join('\n')).join('\n\n')).toMatchFileSnapshot('rules/proposed.txt');
});

test('what models are asked about violated rules', async () => {
  const described = {
    ...INVOICE,
    properties: {
      ...(INVOICE['properties'] as JsonObject),
      tax: { type: ['number', 'null'], title: 'Tax', description: 'Sum of taxes' },
      extra: { type: ['string', 'number'], pattern: '^x' },
      missing: { type: 'number' },
      made: { type: ['number', 'null'], 'x-derived': 'net * 2' },
    },
  };
  const checks = linesOf(CHECKS).filter(
    (check) => !lintRules([{ name: 'r', severity: 'error', check }], described).some(({ kind }) => kind === 'invalid'),
  );
  const more = ['missing = 5 and net < 5', 'extra = 1', 'made = 5', 'made = net', 'seller.iban = number'];
  const ask = (rules: SchemaRule[]): string =>
    JSON.stringify(
      findViolations({
        definition: described,
        rules,
        data: { ...INVOICE_DATA, extra: 'x' },
        today: TODAY,
        tables: TABLES,
      }),
    );
  const toRule = (check: string): SchemaRule => ({ name: check, severity: 'error', check, message: 'Look.' });
  const printed = [...checks, ...more].map((check) => `${check}: ${ask([toRule(check)])}`);
  printed.push(`all: ${ask(checks.map(toRule))}`);
  await expect(printed.join('\n')).toMatchFileSnapshot('rules/questions.txt');
});

test('derived fields', async () => {
  const printed = DERIVED_FIELDS.map(({ expression, place, schema }) => {
    const definition = withDerived(place, { ...schema, 'x-derived': expression });
    const findings = lintRules([], definition, { lookups: LOOKUPS });
    const lines = findings.map(({ path, kind, message }) => `  ${path} ${kind}: ${message}`);
    if (findings.some(({ kind }) => kind === 'invalid')) return [expression, ...lines];
    const { data, evidence, warnings } = applyRules({
      definition,
      rules: [],
      data: INVOICE_DATA,
      evidence: toJsonText(EVIDENCE),
      confidence: 0.6,
      today: TODAY,
      tables: TABLES,
    });
    const added = parseJsonText(evidence).filter(({ match }) => match === 'derived');
    const values = added.map(({ path, confidence, signs = [] }) =>
      [`  ${path}`, JSON.stringify(getAt(data, parsePointer(path))), percent(confidence), ...signs].join(' '),
    );
    const [first] = place === 'item' ? (data['items'] as JsonObject[]) : [data];
    const order = Object.keys(place === 'seller' ? (data['seller'] as JsonObject) : (first ?? {})).join(' ');
    return [`${place}: ${expression}`, ...lines, ...values, `  ${order}`, ...warnings.map((one) => `  ${one}`)];
  });
  await expect(printed.flat().join('\n')).toMatchFileSnapshot('rules/derived.txt');
});
