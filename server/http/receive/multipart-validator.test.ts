import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it, vi } from 'vitest';
import { createMultipartValidator, fieldsSchemaOf } from './multipart-validator.ts';

const SCHEMA = {
  properties: {
    file: { type: 'string' },
    name: { type: 'string', maxLength: 5 },
    pages: { type: 'integer' },
    keep: { type: 'boolean' },
    options: {
      type: 'string',
      contentMediaType: 'application/json',
      contentSchema: { type: 'object', properties: { depth: { type: 'integer' } }, additionalProperties: false },
    },
  },
  required: ['file', 'name'],
};
const compile = (schema: object, { allErrors }: { allErrors: boolean }) =>
  new Ajv2020({ allErrors, strict: false }).compile(schema);

const body = (path: string, message: string) => ({ in: 'body', path, message });

it.each([
  ['nothing of a body that is right', { name: 'a', pages: '2', keep: 'false', options: '{"depth":1}' }, true, []],
  ['nothing of fields that may be left out', { name: 'a' }, true, []],
  ['a missing file, before other problems', {}, false, [body('/file', 'is required'), body('/name', 'is required')]],
  [
    'each field of another type',
    { name: 'a', pages: 'two', keep: 'yes' },
    true,
    [body('/pages', 'must be integer'), body('/keep', 'must be boolean')],
  ],
  ['unknown fields', { name: 'a', size: '1' }, true, [body('/size', 'is not a known field')]],
  ['a file that is a text', { name: 'a', file: 'x' }, true, [body('/file', 'is not a known field')]],
  ['text that is not JSON', { name: 'a', options: '{depth' }, true, [body('/options', 'must be JSON text')]],
  ['JSON text of another type', { name: 'a', options: '[]' }, true, [body('/options', 'must be object')]],
  [
    'problems within JSON text',
    { name: 'a', options: '{"depth":"1","x":2}' },
    true,
    [body('/options/x', 'is not a known field'), body('/options/depth', 'must be integer')],
  ],
  [
    'JSON text that is deep',
    { name: 'a', options: '['.repeat(1_001) },
    true,
    [body('/options', 'must not have more than 1,000 levels of lists and objects: send it in parts')],
  ],
])('finds %s', (_, fields, hasFile, details) => {
  expect(createMultipartValidator(SCHEMA, compile)({ ...fields }, hasFile)).toEqual(details);
});

it('gives fields the types of the contract, and leaves JSON text as it was sent', () => {
  const fields = { name: '12', pages: '2', keep: 'true', options: '{"depth":1}' };
  expect(createMultipartValidator(SCHEMA, compile)(fields, true)).toEqual([]);
  expect(fields).toEqual({ name: '12', pages: 2, keep: true, options: '{"depth":1}' });
});

it('needs no file where the contract does not', () => {
  expect(createMultipartValidator({ properties: SCHEMA.properties }, compile)({}, false)).toEqual([]);
  expect(createMultipartValidator(undefined, compile)({ any: 'thing' }, false)).toEqual([]);
});

it('compiles its schema at the first request, and that for all errors at the first with an error, once each', () => {
  const spy = vi.fn<typeof compile>(compile);
  const validate = createMultipartValidator(SCHEMA, spy);
  expect(spy).not.toHaveBeenCalled();
  for (const name of ['a', 'b']) validate({ name }, true);
  expect(spy.mock.calls).toEqual([[fieldsSchemaOf(SCHEMA), { allErrors: false }]]);
  for (let count = 0; count < 2; count += 1) validate({}, true);
  expect(spy.mock.calls.slice(1)).toEqual([[fieldsSchemaOf(SCHEMA), { allErrors: true }]]);
});

it('describes the fields without the file, with JSON text as what it contains', () => {
  const { file: _file, options, ...properties } = SCHEMA.properties;
  expect(fieldsSchemaOf(SCHEMA)).toEqual({
    type: 'object',
    properties: {
      requestBody: {
        type: 'object',
        additionalProperties: false,
        properties: { ...properties, options: options.contentSchema },
        required: ['name'],
      },
    },
  });
});
