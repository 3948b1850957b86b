import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { listErrors, MANY_ERRORS } from './bounded-errors.ts';
import { summarize, toErrorDetails } from './validation-details.ts';

const schema = {
  type: 'object',
  required: ['requestBody'],
  properties: {
    path: { type: 'object', properties: { id: { type: 'string', minLength: 3 } } },
    query: { type: 'object', properties: { page: { type: 'integer', minimum: 1 } }, additionalProperties: false },
    header: { type: 'object', properties: { 'x-name': { maxLength: 3 } } },
    requestBody: {
      type: 'object',
      required: ['name'],
      minProperties: 1,
      maxProperties: 3,
      properties: {
        name: { type: 'string' },
        kind: { enum: ['a', 'b'] },
        tags: { type: 'array', minItems: 1, items: { type: 'string' } },
        meta: { type: 'object', propertyNames: { maxLength: 2 } },
        'a/b': { type: 'number' },
      },
      additionalProperties: false,
    },
  },
};
const all = new Ajv2020({ allErrors: true, strict: false }).compile(schema);
const first = new Ajv2020({ strict: false }).compile(schema);

type Parts = { path?: unknown; query?: unknown; header?: unknown; requestBody?: unknown };
const errorsOf = (parts: Parts) => listErrors(parts, { first: [first], all: () => [all] });
const detailsOf = (parts: Parts) => toErrorDetails(errorsOf(parts));

describe('toErrorDetails', () => {
  it.each<[string, Parts, object]>([
    ['a parameter', { path: { id: 'x' }, requestBody: { name: 'n' } }, { in: 'path', path: '/id' }],
    ['a query', { query: { page: 0 }, requestBody: { name: 'n' } }, { in: 'query', path: '/page' }],
    ['a header', { header: { 'x-name': 'long' }, requestBody: { name: 'n' } }, { in: 'header', path: '/x-name' }],
    ['a missing field', { requestBody: { kind: 'a' } }, { in: 'body', path: '/name', message: 'is required' }],
    [
      'an unknown field',
      { requestBody: { name: 'n', other: 1 } },
      { in: 'body', path: '/other', message: 'is not a known field' },
    ],
    [
      'an unknown value',
      { requestBody: { name: 'n', kind: 'c' } },
      { in: 'body', path: '/kind', message: 'must be one of a, b' },
    ],
    ['an escaped name', { requestBody: { name: 'n', 'a/b': 'x' } }, { in: 'body', path: '/a~1b' }],
    [
      'a name',
      { requestBody: { name: 'n', meta: { long: 1 } } },
      { in: 'body', path: '/meta/long', message: expect.stringMatching(/^has a name that /) },
    ],
    ['an entry', { requestBody: { name: 'n', tags: ['a', 1] } }, { in: 'body', path: '/tags/1' }],
  ])('names %s', (_, parts, detail) => expect(detailsOf(parts)).toEqual([expect.objectContaining(detail)]));

  it('names each value once', () => {
    const paths = detailsOf({ requestBody: {} }).map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
  });

  it('says how many fields there may be', () => {
    const body = { name: 'n', kind: 'a', tags: ['t'], 'a/b': 1 };
    expect(detailsOf({ requestBody: body })).toEqual([{ in: 'body', path: '', message: 'must have at most 3 fields' }]);
  });
});

describe('listErrors', () => {
  it('finds none in what is valid', () => expect(errorsOf({ requestBody: { name: 'n' } })).toEqual([]));

  it('finds all in the first entries, and one after them', () => {
    const tags = Array.from({ length: 1_200 }, (_, index) => (index < 1_000 ? 't' : 1));
    expect(errorsOf({ requestBody: { name: 'n', tags } })).toHaveLength(1);
    expect(errorsOf({ requestBody: { name: 'n', tags: tags.map(() => 1) } })).toHaveLength(1_000);
  });
});

describe('summarize', () => {
  const detail = (path: string) => ({ in: 'body' as const, path, message: 'is required' });

  it('has the first problem, and the number of all', () => {
    expect(summarize([])).toBe('The request is not valid.');
    expect(summarize([detail('/name')])).toBe('name (body) is required.');
    expect(summarize([detail('')])).toBe('The body is required.');
    expect(summarize([detail('/a'), detail('/b')])).toBe('a (body) is required. Problems in all: 2.');
  });

  it('says that there may be more', () => {
    const many = Array.from({ length: MANY_ERRORS }, (_, index) => detail(`/${index}`));
    expect(summarize(many)).toContain(`Problems in all: ${MANY_ERRORS} or more.`);
    expect(summarize(many.slice(1))).toContain(`Problems in all: ${MANY_ERRORS - 1}.`);
  });
});
