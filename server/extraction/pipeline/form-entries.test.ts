import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { form, object } from './testing/form.ts';

describe('entries of a list that do not match', () => {
  it.each([
    ['numbers', { type: ['number', 'null'] }, [1, 'twelve', 3], [1, null, 3]],
    ['objects where numbers belong', { type: ['number', 'null'] }, [1, { n: 2 }, 3], [1, null, 3]],
    ['a union', { anyOf: [{ type: 'number' }, { type: 'null' }] }, [1, 'twelve', 3], [1, null, 3]],
    ['choices', { enum: ['a', 'b', null] }, ['a', 'x', 'b'], ['a', null, 'b']],
    ['texts', { type: 'string', maxLength: 3 }, ['a', 'too long', 'b'], ['a', '', 'b']],
    ['lists', { type: 'array', items: { type: ['number', 'null'] } }, [[1], ['twelve', 3]], [[1], [null, 3]]],
  ])('leave their place in a list of %s empty where its entries may be', (_, items, list, expected) => {
    const schema = object({ list: { type: 'array', items } }, { required: ['list'] });
    const path = Array.isArray(list[1]) ? '/list/1/0' : '/list/1';
    expect(form(schema, { list }, { dropsInvalid: true })).toEqual({
      value: { list: expected },
      changes: [{ path, kind: 'invalid', values: 1 }],
      problems: [],
    });
  });

  it('are left out at the end of a list, where they have no place to keep', () => {
    const numbers = object({ list: { type: 'array', items: { type: 'number' } } });
    expect(form(numbers, { list: [1, 2, 'twelve', 'n/a', 'many'] }, { dropsInvalid: true })).toEqual({
      value: { list: [1, 2] },
      changes: [
        { path: '/list/2', kind: 'invalid', values: 1 },
        { path: '/list/4', kind: 'invalid', values: 1 },
      ],
      problems: [],
    });
    const rows = object({ list: { type: 'array', items: object({ n: { type: 'number' } }, { required: ['n'] }) } });
    expect(form(rows, { list: [{ n: 1 }, { n: 'two' }] }, { dropsInvalid: true })).toEqual({
      value: { list: [{ n: 1 }] },
      changes: [{ path: '/list/1/n', kind: 'invalid', values: 1 }],
      problems: [],
    });
    const three = object({ list: { type: 'array', minItems: 3, items: { type: 'number' } } });
    expect(form(three, { list: [1, 2, 'twelve'] }, { dropsInvalid: true }).problems).not.toEqual([]);
  });

  it.each<[string, JsonObject, JsonValue[]]>([
    ['within the list', { type: 'number' }, [1, 'twelve', 3]],
    ['all of the list', { type: 'number' }, ['one', 'two']],
    [
      'the only value of a row',
      object({ n: { type: 'number' } }, { required: ['n'] }),
      [{ n: 1 }, { n: 'two' }, { n: 3 }],
    ],
    ['a text in place of a row', object({ n: { type: 'number' } }), [{ n: 1 }, 'two', { n: 3 }]],
  ])('stay a problem of a list whose entries would move or be lost: %s', (_, items, list) => {
    const schema = object({ list: { type: 'array', items } });
    const { problems } = form(schema, { list }, { dropsInvalid: true });
    expect(problems[0]?.path).toMatch(/^\/list\/[01]/);
  });
});
