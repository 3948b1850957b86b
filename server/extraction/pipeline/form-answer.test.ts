import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertHolds } from '../../../test/harness/properties.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { buildFieldTree } from '../schema/field-tree.ts';
import { equalsRestored } from '../schema/testing/encode-answer.ts';
import { createSchemaSamples } from '../schema/testing/schema-samples.ts';
import { createValidator } from '../schema/validate.ts';
import { formAnswer } from './form-answer.ts';
import { form, object, text } from './testing/form.ts';

describe('an answer in the form of its schema', () => {
  it('loses a null that the schema forbids, and a required one is reported as missing', () => {
    const schema = object({ a: text, b: text, c: { type: ['string', 'null'] } }, { required: ['b'] });
    expect(form(schema, { a: null, b: 'x', c: null })).toEqual({
      value: { b: 'x', c: null },
      changes: [],
      problems: [],
    });
    expect(form(schema, { a: 'x', b: null }).problems).toEqual([
      expect.objectContaining({
        keyword: 'required',
        property: 'b',
        message: expect.stringContaining('b is required but has no value'),
      }),
    ]);
  });

  it('gets required lists and objects without content, recursively', () => {
    const tags = { type: 'array', items: text };
    const schema = object(
      { items: tags, seller: object({ tags, name: text }, { required: ['tags'] }) },
      { required: ['items', 'seller'] },
    );
    const { value, problems } = form(schema, { items: null, seller: null });
    expect({ value, problems }).toEqual({ value: { items: [], seller: { tags: [] } }, problems: [] });
  });

  it('loses an optional object of which nothing was found', () => {
    const schema = object({ buyer: object({ name: text, vat: text }, { required: ['name'] }) });
    expect(form(schema, { buyer: { name: null, vat: null } })).toMatchObject({ value: {}, problems: [] });
  });

  it('is unchanged if it is valid, for generated schemas', { timeout: 300_000 }, () => {
    assertHolds(
      fc.property(createSchemaSamples(), ({ definition, value }) => {
        const tools = { definition, validate: createValidator(definition), fields: buildFieldTree(definition) };
        const formed = formAnswer(value, tools, () => true);
        expect(formed.problems).toEqual([]);
        const hasBlankText = /[[:,]"\s*"/.test(JSON.stringify(value));
        if (!hasBlankText) expect(equalsRestored(formed.value, value)).toBe(true);
      }),
      150,
    );
  });

  it('loses keys that the schema forbids or does not describe, which is reported', () => {
    const entry = object({ n: { type: 'number' } }, { additionalProperties: false });
    const schema = object({ items: { type: 'array', items: entry }, free: { type: 'object' } });
    const answer = { items: [{ n: 1, note: 'x' }], free: { any: 1 }, confidence: 0.9, unsure: null };
    const { value, changes } = form(schema, answer);
    expect(value).toEqual({ items: [{ n: 1 }], free: { any: 1 } });
    expect(changes.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
      'undescribed /items/0/note',
      'undescribed /confidence',
    ]);
  });

  it('keeps keys that a pattern or a schema of other properties describes', () => {
    const schema = object(
      { rates: object({}, { additionalProperties: { type: 'number' } }), name: text },
      { patternProperties: { '^x-': text } },
    );
    const answer = { rates: { EUR: 1, USD: 2 }, name: 'a', 'x-note': 'b' };
    expect(form(schema, answer)).toEqual({ value: answer, changes: [], problems: [] });
  });

  it('keeps the keys that any option, condition or reference describes', () => {
    const schema: JsonObject = {
      type: 'object',
      $defs: { base: object({ id: text }) },
      allOf: [{ $ref: '#/$defs/base' }],
      anyOf: [object({ left: text }), object({ right: text })],
      if: object({ id: { const: '8' } }),
      else: object({ seven: { type: 'boolean' } }),
      required: ['other'],
    };
    const answer = { id: '7', left: 'a', right: 'b', seven: true, other: 1 };
    expect(form(schema, answer).value).toEqual(answer);
  });

  it('leaves other problems to the model, and does not change the answer', () => {
    const schema = object({ total: { type: 'number' } });
    const answer = { total: 'much' };
    expect(form(schema, answer).problems).toEqual([{ path: '/total', keyword: 'type', message: 'must be number' }]);
    expect(answer).toEqual({ total: 'much' });
  });

  it('does not take a number that no JSON can hold for a number', () => {
    const number = { type: 'number' };
    const schema = object({ total: number, rate: number, notes: {} }, { required: ['total'] });
    expect(form(schema, { total: Infinity, rate: 1 }, { dropsInvalid: true }).problems).not.toEqual([]);
    expect(form(schema, { total: 1, rate: Infinity, notes: [Infinity] }, { dropsInvalid: true })).toMatchObject({
      value: { total: 1, notes: ['Infinity'] },
      changes: [{ path: '/rate', kind: 'invalid' }],
      problems: [],
    });
  });
});

describe('an integer of many digits', () => {
  const digits = '12345678901234567890';
  const schema = object({
    id: { type: 'integer' },
    code: text,
    round: { type: 'integer' },
    small: { type: 'integer' },
  });

  it('keeps its digits as text, and is reported as rounded where it must be a number', () => {
    const answer = { id: digits, code: digits, round: '100000000000000000000', small: '42' };
    expect(form(schema, answer)).toEqual({
      value: { id: Number(digits), code: digits, round: 1e20, small: 42 },
      changes: [{ path: '/id', kind: 'rounded', values: 0 }],
      problems: [],
    });
  });
});

describe('what the document prints', () => {
  const schema = object({ country: { type: ['string', 'null'] }, code: text, kind: { enum: ['unknown', 'n/a'] } });

  it('is kept, and words for "nothing" that it does not contain are null', () => {
    const printed = ['NA', 'null', '-'];
    expect(form(schema, { country: 'NA', code: '-', kind: 'n/a' }, { printed }).value).toEqual({
      country: 'NA',
      code: '-',
      kind: 'n/a',
    });
    expect(form(schema, { country: 'null', code: 'NA' }, { printed }).value).toEqual({ country: 'null', code: 'NA' });
    expect(form(schema, { country: 'Not specified', code: 'N/A', kind: 'unknown' }).value).toEqual({
      country: null,
      kind: 'unknown',
    });
    expect(form(schema, { country: ' ', code: '' }).value).toEqual({ country: null });
  });

  it('stays an empty text where only null is refused', () => {
    const schema = object({ note: { not: { type: 'null' } }, total: { type: 'number' } });
    const formed = form({ ...schema, required: ['note'] }, { note: '', total: '7' });
    expect(formed).toMatchObject({ value: { note: '', total: 7 }, problems: [] });
  });

  it('keeps its position in a list', () => {
    const texts = object({ rows: { type: 'array', items: { type: 'array', items: text } } });
    const nullable = object({ rows: { type: 'array', items: { type: 'array', items: { type: ['string', 'null'] } } } });
    const numbers = object({ rows: { type: 'array', items: { type: 'array', items: { type: 'number' } } } });
    expect(
      form(texts, {
        rows: [
          ['A', '', 'C'],
          [null, 'B', null],
        ],
      }).value,
    ).toEqual({
      rows: [
        ['A', '', 'C'],
        ['', 'B', ''],
      ],
    });
    expect(form(nullable, { rows: [['A', '', null]] }).value).toEqual({ rows: [['A', null, null]] });
    expect(form(numbers, { rows: [[1, 2, null]] }).value).toEqual({ rows: [[1, 2]] });
    expect(form(numbers, { rows: [[1, null, 2]] }, { dropsInvalid: true }).problems).not.toEqual([]);
  });

  it('may be an empty cell of a required text, which is reported', () => {
    const unit = object({ unit: text, price: { type: 'number' } }, { required: ['unit', 'price'] });
    const { value, changes, problems } = form(object({ rows: { type: 'array', items: unit } }), {
      rows: [
        { unit: 'kg', price: 1 },
        { unit: null, price: 2 },
        { unit: '', price: 3 },
      ],
    });
    expect(problems).toEqual([]);
    expect(value).toEqual({
      rows: [
        { unit: 'kg', price: 1 },
        { unit: '', price: 2 },
        { unit: '', price: 3 },
      ],
    });
    expect(changes).toEqual([{ path: '/rows/1/unit', kind: 'blank', values: 0 }]);
  });
});

describe('an entry of a list without any value', () => {
  const row = object(
    { unit: text, price: { type: 'number' }, day: { type: 'string', format: 'date' } },
    { required: ['unit', 'price'] },
  );
  const schema = object({ rows: { type: 'array', items: row } });

  it.each([null, {}, { unit: null, price: null }, { unit: '', price: null, day: null }])('is left out: %j', (empty) => {
    const rows: JsonValue[] = [{ unit: 'kg', price: 1 }, empty, { unit: 'l', price: 2 }];
    expect(form(schema, { rows })).toEqual({
      value: { rows: [rows[0], rows[2]] },
      changes: [],
      problems: [],
    });
  });

  it('keeps its position in a tuple', () => {
    const pair = (...prefixItems: JsonValue[]) => object({ pair: { type: 'array', prefixItems } });
    const entry = object({ n: text });
    expect(form(pair(entry, entry), { pair: [null, { n: 'x' }] }).problems).toMatchObject([{ path: '/pair/0' }]);
    expect(form(pair(text, entry), { pair: ['x', null] })).toMatchObject({ value: { pair: ['x'] }, problems: [] });
    expect(form(pair(text, text, entry), { pair: ['x', null, {}] }).value).toEqual({ pair: ['x', '', {}] });
  });

  it('moves neither changes nor later problems to other entries', () => {
    const rows: JsonValue[] = [
      null,
      { unit: null, price: 1, day: '2024-01-01' },
      { price: 2, unit: 'l', day: 'soon' },
      {},
      { unit: 'm', price: 3, day: '2024-01-02' },
      { unit: 'm', price: 4, day: 'later' },
      { unit: 'm', price: 5, day: '2024-01-03' },
    ];
    const { value, changes, problems } = form(schema, { rows }, { dropsInvalid: true });
    expect({ value, problems }).toEqual({
      value: {
        rows: [
          { unit: '', price: 1, day: '2024-01-01' },
          { unit: 'l', price: 2 },
          { unit: 'm', price: 3, day: '2024-01-02' },
          { unit: 'm', price: 4 },
          { unit: 'm', price: 5, day: '2024-01-03' },
        ],
      },
      problems: [],
    });
    expect(changes.map(({ kind, path }) => `${kind} ${path}`).toSorted()).toEqual([
      'blank /rows/0/unit',
      'invalid /rows/1/day',
      'invalid /rows/3/day',
    ]);
  });
});

describe('optional values that do not match', () => {
  it('are removed as the last resort, and nothing else', () => {
    const date = { type: 'string', format: 'date' };
    const schema = object(
      {
        due: date,
        paid: { anyOf: [date, { type: 'null' }] },
        rows: { type: 'array', items: object({ day: date, n: text }) },
      },
      { required: ['paid'] },
    );
    const answer = {
      due: 'next week',
      paid: 'soon',
      rows: [
        { day: 'today', n: 'a' },
        { day: '2024-01-02', n: 'b' },
      ],
    };
    const { value, changes, problems } = form(schema, answer, { dropsInvalid: true });
    expect(problems).toEqual([]);
    expect(value).toEqual({ paid: null, rows: [{ n: 'a' }, { day: '2024-01-02', n: 'b' }] });
    expect(changes.map(({ path }) => path).sort()).toEqual(['/due', '/paid', '/rows/0/day']);
  });

  it('are lists and objects in place of a value, too', () => {
    const schema = object({ total: { type: 'number' }, note: text, id: text }, { required: ['id'] });
    const answer = { total: { amount: 5, currency: 'EUR' }, note: ['a', 'b'], id: '7' };
    expect(form(schema, answer, { dropsInvalid: true })).toMatchObject({
      value: { id: '7' },
      changes: [
        { path: '/total', kind: 'invalid', values: 2 },
        { path: '/note', kind: 'invalid', values: 2 },
      ],
      problems: [],
    });
    expect(form(schema, { id: ['a', 'b'] }, { dropsInvalid: true }).problems).not.toEqual([]);
  });

  it('are not whole lists', () => {
    const schema = object({ rows: { type: 'array', minItems: 3, items: text } });
    expect(form(schema, { rows: ['a', 'b'] }, { dropsInvalid: true }).problems).toHaveLength(1);
    expect(form(schema, { rows: [] }, { dropsInvalid: true })).toMatchObject({ value: {}, problems: [] });
    const entries = object({ rows: { type: 'array', items: object({ n: text }) } });
    const required = { ...entries, required: ['rows'] };
    expect(form(required, { rows: 'see below' }, { dropsInvalid: true }).problems).toMatchObject([{ path: '/rows' }]);
    expect(form(entries, { rows: 'see below' }, { dropsInvalid: true })).toMatchObject({ value: {}, problems: [] });
  });
});
