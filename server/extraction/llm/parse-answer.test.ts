import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertHolds } from '../../../test/harness/properties.ts';
import { isObject } from '../../lib/json-object.ts';
import type { JsonValue } from '../../lib/json-value.ts';
import { parseAnswer } from './parse-answer.ts';

const json = (value: unknown) => ({ kind: 'json', value });

describe('parseAnswer', () => {
  it.each<[string, string, unknown]>([
    ['without other text', '{"a": 1}', { a: 1 }],
    [
      'a number that JavaScript cannot hold, as text',
      '{"a": 1e400, "b": -2E+999, "c": 1e10}',
      { a: '1e400', b: '-2E+999', c: 1e10 },
    ],
    ['a list', ' [1, 2] \n', [1, 2]],
    ['in a fence', '```json\n{"a": "`x`"}\n```', { a: '`x`' }],
    ['in a fence without a language', 'Sure!\n```\n{"a": 1}\n```\nAnything else?', { a: 1 }],
    ['in a fence that never closes', '```json\n{"a": 1}', { a: 1 }],
    ['in a fence, with a fence inside', '```json\n{"a": "```\\n{}\\n```"}\n```', { a: '```\n{}\n```' }],
    ['amid prose', 'The data is {"a": {"b": "}"}} as you wished.', { a: { b: '}' } }],
    ['after a brace of prose', 'With {these} rules: {"a": "\\"{"}', { a: '"{' }],
    ['the longest of several', 'For example {"a": 0}. Here: {"a": 1, "b": [1, 2]}', { a: 1, b: [1, 2] }],
    ['after thoughts', '<think>{"a": 0, "b": "a longer try that is given up"}</think>{"a": 1}', { a: 1 }],
    ['after thoughts without a start', 'Is it {"a": 0, "b": "a longer try"}?\n</think>\n\n{"a": 1}', { a: 1 }],
    ['after thoughts without a start, in a fence', 'Or {"a": 0}?</think>\nHere:\n```json\n{"a": 1}\n```', { a: 1 }],
    ['after thoughts in brackets', '[THINK]Or {"a": 0, "b": "a longer try"}?[/THINK]{"a": 1}', { a: 1 }],
    [
      'in the last channel of gpt-oss',
      '<|channel|>analysis<|message|>Or {"a": 0, "b": 1}?<|end|><|start|>assistant<|channel|>final<|message|>{"a": 1}',
      { a: 1 },
    ],
    ['in the last channel without special tokens', 'analysisOr {"a": 0, "b": "x"}?assistantfinal{"a": 1}', { a: 1 }],
    ['with the end of thoughts in a value', 'Here: {"a": "</think> and [1]", "b": 2}', { a: '</think> and [1]', b: 2 }],
    ['in double braces', '{{"a": 1}}', { a: 1 }],
    ['after a note in brackets', '[Note] {"a": 1}', { a: 1 }],
    ['with commas after last entries', '{"a": "x,]", "b": [{"a": 1,}, ],\n}', { a: 'x,]', b: [{ a: 1 }] }],
    ['with line breaks in strings', '{"a": "x\ny\t\\n", "b": [{"a": 1}]}', { a: 'x\ny\t\n', b: [{ a: 1 }] }],
    ['as a JSON string', JSON.stringify('{"a": "x"}'), { a: 'x' }],
    ['after the schema', '{"type": "object", "properties": {"a": {"type": "string"}}}\n{"a": "x"}', { a: 'x' }],
    [
      'after a fence with the schema',
      '```json\n{"type": "object", "properties": {"a": {"type": "string"}}}\n```\n```json\n{"a": "x"}\n```',
      { a: 'x' },
    ],
    [
      'in the form of the schema',
      '{"type": "object", "properties": {"a": "x"}}',
      { type: 'object', properties: { a: 'x' } },
    ],
    [
      'with digits that JavaScript cannot hold, as text',
      '{"a": 12345678901234567890, "b": 9007199254740991}',
      {
        a: '12345678901234567890',
        b: 9007199254740991,
      },
    ],
  ])('%s', (_, text, value) => {
    expect(parseAnswer(text)).toEqual(json(value));
  });

  it.each<[string, string, unknown]>([
    ['comments', '{ // one }\n"a": "// b", /* two " */ "c": 1, # three\n}', { a: '// b', c: 1 }],
    ['single quotes', `{'a': 'x "y" \\'z\\' \\n', "b": "it's, {"}`, { a: `x "y" 'z' \n`, b: "it's, {" }],
    ['escapes of both languages', `{"a": "it\\'s \\x41\\u00e9\\\\x41"}`, { a: "it's A\u00e9\\x41" }],
    ['names without quotes', '{a: 1, $b_2 : [{ü-c: 2}], 3: "x: y"}', { a: 1, $b_2: [{ 'ü-c': 2 }], 3: 'x: y' }],
    ['constants', '{"a": True, "b": [False, None, undefined, NaN]}', { a: true, b: [false, null, null, null] }],
    ['constants within strings', `{'a': 'None', 'b': True}`, { a: 'None', b: true }],
    ['digits', '{a: 12345678901234567890, b: 1.50, c: 1e400}', { a: '12345678901234567890', b: 1.5, c: '1e400' }],
    ['other numbers', '{a: +1.5, b: .5, c: -2., d: 00123}', { a: 1.5, b: 0.5, c: -2, d: '00123' }],
    ['a fence', "```python\ndata = {'a': [1, 2,],\n'b': '```'}\n```", { a: [1, 2], b: '```' }],
    ['a JSON string', JSON.stringify(`{'a': 'x'}`), { a: 'x' }],
    ['prose', `Here's {'a': '}', 'b': 'a longer one'} [1]`, { a: '}', b: 'a longer one' }],
  ])('reads a literal of JavaScript or Python with %s', (_, text, value) => {
    expect(parseAnswer(text)).toEqual(json(value));
  });

  it('reads literals of generated values, and no part of one', () => {
    const write = (value: JsonValue): string => {
      if (typeof value === 'string') return `'${JSON.stringify(value).slice(1, -1).replaceAll("'", "\\'")}'`;
      if (Array.isArray(value)) return `[${value.map((one) => `${write(one)}, `).join('')}] # list\n`;
      if (isObject(value))
        return `{${Object.entries(value)
          .map(([name, one]) => `/* one */ ${write(name)}: ${write(one)}`)
          .join()}}`;
      return value === null ? 'None' : value === true ? 'True' : String(value);
    };
    const text = fc.oneof(fc.string(), fc.constantFrom(`it's`, '{}', '[1]', '"', '} {"a": 1}', '//', '/* { */', '#'));
    const values = fc.letrec<{ value: JsonValue }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null)),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(text, tie('value'), { maxKeys: 4 }),
      ),
    }));
    assertHolds(
      fc.property(values.value, fc.nat(), (value, position) => {
        const literal = write({ answer: value });
        expect(parseAnswer(literal)).toEqual(json({ answer: value }));
        expect(parseAnswer(literal.slice(0, position % literal.trimEnd().length)).kind).not.toBe('json');
      }),
      500,
    );
  });

  it('prefers JSON to a longer literal', () => {
    expect(parseAnswer(`Not {'a': 'a longer one', 'b': 2}, but {"a": 1}`)).toEqual(json({ a: 1 }));
  });

  it.each([
    '',
    'I cannot do that.',
    '42',
    '"text"',
    'null',
    '<think>{"a": 1}',
    '[THINK]{"a": 1}',
    '<|channel|>analysis<|message|>{"a": 1}',
    'Use {braces} and [brackets].',
    '{not json}',
    '{"name": "Order", "rows": [{"name": "Bolt"}], "total": a + b}',
    '{ // a comment\n"name": Order, "rows": [{"name": "Bolt"}]}',
    '{name: "Order", "rows": [{"name": "Bolt"}}}',
    `{'name': 'Bolt's', "rows": [{"name": "Bolt"}]}`,
    `{'name': 'a\\d', "rows": [{"name": "Bolt"}]}`,
    '{"rows": [{"name": "Bolt"}, ...]}',
    '{"rows": [{"name": "Bolt"}, // ... 40 more\n]}',
    '{"rows": [{"name": "Bolt"} /* and so on… */]}',
    '{"rows": [{"name": "Bolt"}] // all }',
    '{"rows": [{"name": "Bolt"}], /* all }',
    `{'name': '}', 'rows': [{"name": "Bolt"}`,
  ])('is not in %j', (text) => {
    expect(parseAnswer(text)).toEqual({ kind: 'none' });
  });

  it.each([
    '{"a": 1, "b": [1, 2',
    '{"a": "unfinished',
    '```json\n{"rows": [{"n": 1}, {"n": 2',
    'Here you are: {"a": {"b": 1}, "c"',
    '{"a": {"b": [1, 2, 3], "c": "x"}',
    '{',
    '[',
    `{'rows': [{'n': 1}, {'n': 2}], 'name': 'unfin`,
    '{rows: [{"n": 1}, {"n": 2}], name: "unfinished", ',
    '{ // a comment\n"row": {"n": 1}, "name": "unfinished"',
  ])('is cut off in %j', (text) => {
    expect(parseAnswer(text)).toEqual({ kind: 'cut' });
  });

  it('detects an answer that repeats itself without end', () => {
    expect(parseAnswer(`{"a": 1,${'\n'.repeat(5_000)}`)).toEqual({ kind: 'cut' });
    expect(parseAnswer(`{"a": 1,${'\n '.repeat(500)}"`)).toEqual({ kind: 'endless' });
    expect(parseAnswer(`{"a": "${'0'.repeat(9_000)}`)).toEqual({ kind: 'endless' });
    expect(parseAnswer(`{"rows": [${'{"name": "Bolt", "price": 12.5}, '.repeat(400)}`)).toEqual({ kind: 'endless' });
  });

  it('accepts an answer that repeats itself and then ends', () => {
    const rows = Array.from({ length: 400 }, () => ({ name: 'Bolt', price: 12.5 }));
    expect(parseAnswer(JSON.stringify({ rows }))).toEqual(json({ rows }));
    expect(parseAnswer(`Here: ${JSON.stringify({ rows })} `)).toEqual(json({ rows }));
  });

  it('rejects endless nesting', () => {
    expect(parseAnswer(`{"a": ${'['.repeat(300)}${']'.repeat(300)}}`)).toEqual({ kind: 'endless' });
    expect(parseAnswer('{"a": '.repeat(100_000))).toEqual({ kind: 'endless' });
  });

  it('takes linear time on adversarial input', () => {
    const size = 2_000_000;
    const of = (piece: string) => piece.repeat(size / piece.length);
    const texts = [
      of('{'),
      of('{"'),
      of('[{'),
      of('{}'),
      of('{a}'),
      of('[x] '),
      of('{"a": [1, '),
      of('```\n'),
      `\`\`\`\n${of('\n')}`,
      `${of('x ')}{"a":1}`,
      `{"a": "${of(' ')}`,
      of('{x '),
      of('{x} {"a":1} '),
      `<think>${of('<')}`,
      of('</think>'),
      `x${of('<|channel|>')}`,
      of('"'),
      of('\\'),
      of('{"a":1,]'),
      `[1${of(',')}]`,
      `[1${of(', ')}]`,
      `{"a": "${of('\n')}"}`,
      `{'a': '${of('x')}`,
      `{${of('/* ')}`,
      of("{a: '"),
      of('{a: [1, '),
      of('{a: b} '),
      of('[1 /*'),
      `{a: ${of('9')}x}`,
      `{a ${of(' ')}`,
    ];
    // Quadratic work on any of these would exceed the test's time limit.
    for (const text of texts) parseAnswer(text);
  });
});
