import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import type { ListCompleteness } from '../engine.ts';
import { page } from '../grounding/testing/ground-layout.ts';
import { checkAnswer, conclude, mergePartially, type ConcludeRequest, type PartAnswer } from './check-answer.ts';

const text = { type: ['string', 'null'] };
const row = { type: 'object', properties: { name: text, amount: { type: 'number' } } };
const schema: JsonObject = {
  type: 'object',
  required: ['total'],
  properties: {
    number: text,
    total: { type: 'number' },
    note: text,
    date: { type: 'string', format: 'date' },
    rows: { type: 'array', items: row },
  },
};
const names = ['Bolts', 'Nuts', 'Screws', 'Pins', 'Clips', 'Rings'];
const rows = names.map((name, n) => ({ name, amount: n + 2.5 }));
const layout = page('Number: INV-7', ...names.map((name, n) => `${name}   ${n + 1}   ${n + 2}.50`), 'Total: 118.00');
const check = (value: JsonValue) => checkAnswer({ schema, value, layout });

describe('a valid answer', () => {
  it('has places, and lists that are counted', () => {
    const counted: ListCompleteness[][] = [];
    const value = { number: 'INV-7', total: 118, rows };
    const seen = checkAnswer({ schema, value, layout, onCounted: (lists) => counted.push(lists) });
    expect(seen).toMatchObject({ problems: [], answer: { value, changes: [] }, shortfall: null });
    const leaves = 'answer' in seen ? seen.answer.leaves : [];
    expect(leaves.find(({ path }) => path === '/number')).toMatchObject({ quote: 'INV-7', reading: { agrees: true } });
    expect(leaves).toHaveLength(2 + 2 * names.length);
    expect(counted).toEqual([[{ path: '/rows', complete: true, expected: 6, found: 6, gaps: [] }]]);
  });

  it('lacks rows that the document has', () => {
    expect(check({ total: 118, rows: rows.toSpliced(1, 3) })).toMatchObject({
      shortfall: { seen: 6, got: 3, firstPage: 1, lastPage: 1 },
    });
  });

  it('says what had to change for it to be valid', () => {
    const seen = check({ Total: '118.00', number: 'INV-7' });
    expect(seen).toMatchObject({
      answer: { value: { total: 118, number: 'INV-7' }, changes: [{ path: '/total', kind: 'renamed' }] },
    });
  });
});

describe('an invalid answer', () => {
  it('has problems, and is kept as it is', () => {
    const seen = check({ number: 'INV-7' });
    expect(seen).toEqual({
      problems: [expect.objectContaining({ keyword: 'required', message: expect.stringContaining('total') })],
      partialData: { number: 'INV-7' },
    });
  });

  it.each<[string, JsonValue]>([
    ['a text', 'none'],
    ['a list', [{ total: 1 }]],
    ['null', null],
  ])('that is %s has one problem', (_, value) => {
    expect(check(value)).toEqual({
      problems: [{ path: '', keyword: 'type', message: 'must be object' }],
      partialData: {},
    });
  });

  it('is rescued without the optional values that do not match', () => {
    const counted: ListCompleteness[][] = [];
    const value = { total: 118, date: 'soon', rows };
    const seen = checkAnswer({ schema, value, layout, onCounted: (lists) => counted.push(lists) });
    expect(seen).toMatchObject({
      problems: [{ path: '/date' }],
      partialData: value,
      rescue: {
        answer: { value: { total: 118, rows }, changes: [{ path: '/date', kind: 'invalid' }] },
        shortfall: null,
      },
    });
    expect(counted).toHaveLength(1);
  });
});

it.each<[printed: string, value: string, kept: string | null]>([
  ['Country: NA', 'NA', 'NA'],
  ['NATO and DNA', 'NA', null],
  ['NA1 and 1NA', 'NA', null],
  ['(NA)', 'NA', 'NA'],
  ['either n/a or', 'n/a', 'n/a'],
  ['no words', 'n/a', null],
  ['null, of course', 'null', 'null'],
  ['not foundx', 'not found.', null],
  ['It is not found.', 'not found.', 'not found.'],
])('a document with “%s” makes %s %j', (printed, value, kept) => {
  const seen = checkAnswer({
    schema: { type: 'object', properties: { note: text } },
    value: { note: value },
    layout: page('First', printed),
  });
  expect('answer' in seen && seen.answer.value).toEqual({ note: kept });
});

const whole = [{ page: 1, start: 0, end: 1_000 }];
function answer(value: JsonObject, rest: Partial<PartAnswer> = {}, of: JsonObject = schema): PartAnswer {
  const seen = checkAnswer({ schema: of, value, layout });
  if (!('answer' in seen)) throw new Error('The answer is invalid.');
  return { ...seen.answer, part: 0, stretches: whole, ...rest };
}
function finish(answers: PartAnswer[], rest: Partial<ConcludeRequest> = {}) {
  const concluded = conclude({ definition: schema, answers, checks: [], layout, ...rest });
  if (!('extractedData' in concluded)) throw new Error(JSON.stringify(concluded.problems));
  const find = (path: string) => concluded.evidence.find((one) => one.path === path);
  return { ...concluded, find };
}

describe('the conclusion of answers', () => {
  it('joins the parts of a schema', () => {
    const parts: [JsonObject, JsonObject] = [
      { type: 'object', properties: { number: text } },
      { type: 'object', properties: { total: { type: 'number' }, rows: { type: 'array', items: row } } },
    ];
    const [first, second] = parts;
    const found = finish([answer({ number: 'INV-7' }, {}, first), answer({ total: 118, rows }, { part: 1 }, second)]);
    expect(found.extractedData).toEqual({ number: 'INV-7', total: 118, rows });
    expect(found.lists).toMatchObject([{ path: '/rows', complete: true }]);
    expect(found.warnings).toEqual([]);
    expect(found.find('/number')).toMatchObject({ quote: 'INV-7', match: 'exact' });
  });

  it('says where parts of the document differ, and what was left out', () => {
    const changes = [{ path: '/rows/1/name', kind: 'invalid' as const, values: 1 }];
    const found = finish([
      answer({ total: 118, number: 'INV-7' }),
      answer({ total: 4.5, number: 'INV-7' }, { changes, stretches: [{ page: 2, start: 0, end: 9 }] }),
    ]);
    expect(found.extractedData['total']).toBe(118);
    expect(found.find('/total')?.signs).toContain('parts_differ');
    expect(found.find('/number')?.signs).toContain('parts_agree');
    expect(found.warnings).toEqual([
      'Values that do not match the schema were omitted at /rows/*/name.',
      expect.stringMatching(/^Parts of the document contradict each other at \/total/),
    ]);
    expect(finish([answer({ total: 118 }, { changes })]).warnings[0]).toContain('at /rows/1/name.');
  });

  it('compares them with the answers to the second question', () => {
    const found = finish([answer({ total: 118, number: 'INV-7' })], {
      checks: [answer({ total: 4.5, number: 'INV-7' })],
    });
    expect(found.find('/total')?.signs).toContain('second_differs');
    expect(found.find('/number')?.signs).toContain('second_agrees');
    expect(found.warnings).toEqual(['The verification call returned different values at /total.']);
  });

  it('takes the value of most samples', () => {
    const [other, first] = [answer({ total: 118 }), answer({ total: 4.5 })];
    const found = finish([first], { samples: [[other], [], [other]] });
    expect(found.extractedData).toEqual({ total: 118 });
    const { signs = [] } = finish([first], { samples: [[], []] }).find('/total') ?? {};
    expect(signs.join()).not.toContain('samples');
  });

  it('validates what they are together', () => {
    const strict = { ...schema, required: ['total', 'date'] };
    const concluded = conclude({ definition: strict, answers: [answer({ total: 118 })], checks: [], layout });
    expect(concluded).toEqual({
      problems: [expect.objectContaining({ keyword: 'required', message: expect.stringContaining('date') })],
      partialData: { total: 118 },
    });
    const narrow = {
      ...schema,
      properties: { ...(schema['properties'] as JsonObject), number: { type: 'string', pattern: '^X' } },
    };
    const found = finish([answer({ total: 118, number: 'INV-7' })], { definition: narrow });
    expect(found.extractedData).toEqual({ total: 118 });
    expect(found.warnings).toEqual(['Values that do not match the schema were omitted at /number.']);
    // What is known to be valid is not read again.
    const known = finish([answer({ total: 118, number: 'INV-7' })], { definition: narrow, isValid: true });
    expect(known.extractedData).toEqual({ total: 118, number: 'INV-7' });
  });

  it('has lists as they were counted, unless its entries changed', () => {
    const counted = [{ path: '/rows', complete: null, expected: null, found: 99, gaps: [] }];
    const found = finish([answer({ total: 118, rows })], { isValid: true, counted });
    expect(found.lists).toBe(counted);
    const [leaf] = answer({ total: 118, rows: [{ name: 'Bolts', amount: 2.5 }] }).leaves.filter(
      ({ path }) => path === '/rows/0/amount',
    );
    if (leaf === undefined) throw new Error('The amount has no place.');
    const wrong = rows.with(0, { name: 'Bolts', amount: 77 });
    const corrected = finish([answer({ total: 118, rows: wrong })], {
      isValid: true,
      counted,
      corrections: [{ value: 2.5, leaf }],
    });
    expect(corrected.lists).toMatchObject([{ found: 6, complete: true }]);
    expect(corrected.extractedData['rows']).toEqual(rows);
    expect(corrected.find('/rows/0/amount')).toMatchObject({ quote: '2.50' });
  });

  it('is less sure of what is missing where not all of the document was shown, or a value was left out', () => {
    const confidence = (rest: Partial<ConcludeRequest>, changes: PartAnswer['changes'] = []) =>
      finish([answer({ total: 118, note: null }, { changes })], rest).find('/note')?.confidence ?? 0;
    const usual = confidence({});
    expect(confidence({ coverage: [{ path: '/note', searched: 0.2 } as never] })).toBeLessThan(usual);
    expect(confidence({ coverage: [{ path: '/total', searched: 0.2 } as never] })).toBe(usual);
    expect(confidence({}, [{ path: '/note', kind: 'invalid', values: 1 }])).toBeLessThanOrEqual(0.3);
    expect(confidence({}, [{ path: '/note', kind: 'renamed', values: 1 }])).toBe(usual);
  });

  it('tells what the confidence of each value is estimated from', () => {
    const observed = new Map<string, boolean>();
    finish([answer({ total: 118, rows: rows.slice(0, 1) })], {
      observe: (path, { isEntry, isCell }) => observed.set(path, isEntry && isCell),
    });
    expect(Object.fromEntries(observed)).toEqual({ '/total': false, '/rows/0/name': true, '/rows/0/amount': true });
  });
});

it('what was found by several answers is merged without being validated', () => {
  expect(mergePartially([])).toEqual({});
  const answers = [
    { value: { number: 'INV-7', rows: [{ name: 'A' }] }, leaves: [], changes: [], part: 0, stretches: whole },
    { value: { rows: [{ name: 'B' }] }, leaves: [], changes: [], part: 0, stretches: [{ page: 2, start: 0, end: 9 }] },
    { value: { total: 'much' }, leaves: [], changes: [], part: 1, stretches: whole },
  ];
  expect(mergePartially(answers)).toEqual({ number: 'INV-7', rows: [{ name: 'A' }, { name: 'B' }], total: 'much' });
});
