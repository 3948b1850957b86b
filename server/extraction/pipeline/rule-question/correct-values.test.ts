import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { SchemaRule } from '../../../lib/models/schema-guidance.ts';
import { page } from '../../grounding/testing/ground-layout.ts';
import { checkAnswer } from '../check-answer.ts';
import { correctValues } from './correct-values.ts';

const number = { type: ['number', 'null'] };
const rows = { type: 'array', items: { type: 'object', properties: { a: number, b: number } } };
const definition: JsonObject = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    net: number,
    tax: number,
    total: number,
    day: { type: 'string', format: 'date' },
    rows,
  },
};
const layout = page(
  'Name: Example GmbH',
  'Net: 2,530.00',
  'Tax: 531.30',
  'Total: 3,061.30',
  'Day: 4 May 2026',
  'Other: 77.00',
  'A: 10   B: 20',
  'A: 30   B: 40',
);
const sum = 'net + tax = total';

/** The paths that were replaced, and the data after it; null without a replacement. */
function correct(data: JsonObject, replacements: Record<string, JsonValue>, checks: readonly string[] = [sum]) {
  const rules = checks.map((check, index): SchemaRule => ({ name: `rule${index}`, check, severity: 'error' }));
  const seen = checkAnswer({ schema: definition, value: data, layout });
  if (!('answer' in seen)) throw new Error('The data is invalid.');
  const correction = correctValues({
    definition,
    answers: [{ ...seen.answer, part: 0, stretches: [{ page: 1, start: 0, end: 1_000 }] }],
    checks: [],
    layout,
    schema: definition,
    data: seen.answer.value,
    rules,
    today: '2026-05-04',
    tables: {},
    replacements: Object.entries(replacements).map(([path, value]) => ({ path, value })),
  });
  return correction && { paths: correction.paths, data: correction.conclusion.extractedData };
}

const right = { name: 'Example GmbH', net: 2530, tax: 531.3, total: 3061.3 };

describe('a value replaces another one', () => {
  it('where the document states it and a rule holds with it', () => {
    expect(correct({ ...right, net: 2350 }, { '/net': 2530 })).toEqual({ paths: ['/net'], data: right });
  });

  it('that the data lacks', () => {
    const { tax: _, ...lacking } = right;
    const check = 'net + (if tax = null then 0 else tax) = total';
    expect(correct(lacking, { '/tax': 531.3 }, [check])).toEqual({ paths: ['/tax'], data: right });
  });

  it('in the type of its field', () => {
    expect(correct({ ...right, net: 2350 }, { '/net': '2,530.00' })?.data['net']).toBe(2530);
    expect(
      correct({ ...right, day: '2026-04-05' }, { '/day': '4 May 2026' }, ['day > date("2026-05-01")'])?.data,
    ).toEqual({
      ...right,
      day: '2026-05-04',
    });
  });

  it('while others that do not fit the schema, or are in no rule, stay', () => {
    const wrong = { ...right, net: 2350 };
    const others = { '/tax': 'much', '/name': 'Example' };
    expect(correct(wrong, { '/net': 2530, ...others })).toEqual({ paths: ['/net'], data: right });
  });

  it('where it only helps with another one, without those that do not help', () => {
    const mixed = { ...right, net: 3061.3, tax: 2530, total: 531.3 };
    expect(correct(mixed, { '/net': 2530, '/tax': 531.3, '/total': 3061.3, '/name': 'Net' })).toEqual({
      paths: ['/net', '/tax', '/total'],
      data: right,
    });
  });

  it('by itself before several do together', () => {
    const found = correct({ ...right, net: 2350, day: '2026-04-05' }, { '/net': 2530, '/day': '2026-05-04' }, [
      sum,
      'day > date("2026-05-01")',
    ]);
    expect(found).toEqual({ paths: ['/net', '/day'], data: { ...right, day: '2026-05-04' } });
  });

  it('in the violated rows of a rule, each by itself', () => {
    const wrong = {
      rows: [
        { a: 11, b: 20 },
        { a: 33, b: 40 },
      ],
    };
    const check = 'every row in rows satisfies row.b - row.a = 10';
    expect(correct(wrong, { '/rows/0/a': 10, '/rows/1/a': 30 }, [check])).toEqual({
      paths: ['/rows/0/a', '/rows/1/a'],
      data: {
        rows: [
          { a: 10, b: 20 },
          { a: 30, b: 40 },
        ],
      },
    });
    // One of two rows is better than none.
    expect(correct(wrong, { '/rows/0/a': 10, '/rows/1/a': 77 }, [check])?.paths).toEqual(['/rows/0/a']);
  });
});

describe('a value replaces none', () => {
  const wrong = { ...right, net: 2350 };

  it.each<[what: string, replacements: Record<string, JsonValue>, checks?: string[]]>([
    ['that it equals', { '/net': 2350, '/total': 3061.3 }],
    ['if it is null', { '/net': null }],
    ['if the document does not state it', { '/tax': 711.3 }],
    ['if the document states another text in its place', { '/name': 'Exampel GmbH' }, ['string length(name) > 12']],
    ['if the rules hold no better', { '/net': 77 }],
    ['if another rule is violated then', { '/net': 2530 }, [sum, 'net < 2400']],
    ['if another rule is unknown then', { '/net': 2530 }, [sum, 'if net < 2400 then true else rows[1].a > 1']],
    ['if it does not fit the schema', { '/net': 'Example GmbH' }],
  ])('%s', (_, replacements, checks) => {
    expect(correct(wrong, replacements, checks)).toBe(null);
  });

  it('without rules', () => {
    expect(correct(wrong, { '/net': 2530 }, [])).toBe(null);
  });
});

it('a conclusion has the evidence of the new value', () => {
  const seen = checkAnswer({ schema: definition, value: { ...right, net: 77 }, layout });
  if (!('answer' in seen)) throw new Error('The data is invalid.');
  const correction = correctValues({
    definition,
    answers: [{ ...seen.answer, part: 0, stretches: [] }],
    checks: [],
    layout,
    schema: definition,
    data: seen.answer.value,
    rules: [{ name: 'sum', check: sum, severity: 'warning' }],
    today: '2026-05-04',
    tables: {},
    replacements: [{ path: '/net', value: 2530 }],
  });
  const net = correction?.conclusion.evidence.find(({ path }) => path === '/net');
  expect(net).toMatchObject({ quote: '2,530.00', page: 1 });
});
