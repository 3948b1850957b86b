/** What the server reads of each operation in the contract. */
import { describe, expect, test } from 'vitest';
import { createAjv, loadContract, prepareForValidation, type Operation } from './load-contract.ts';
import type { OperationId } from './operation.ts';

const operations = await loadContract();
const find = (id: OperationId): Operation => {
  const found = operations.find((operation) => operation.id === id);
  if (found === undefined) throw new Error(`There is no operation ${id}.`);
  return found;
};
const pathsOf = (id: OperationId, parts: object): string[] =>
  find(id)
    .validate({ path: {}, query: {}, header: {}, ...parts })
    .map(({ in: place, path }) => `${place} ${path}`);

describe('an operation', () => {
  test.each<[OperationId, string, string]>([
    ['getRun', 'GET', '/runs/{id}'],
    ['createWorkspace', 'POST', '/workspaces'],
    ['deleteWorkspace', 'DELETE', '/workspaces/{slug}'],
  ])('%s has its method and its path', (id, method, path) => {
    expect(find(id)).toMatchObject({ id, method, path, isIdempotentRead: method === 'GET' });
  });

  test.each<[OperationId, boolean]>([
    ['getRun', true],
    ['createWorkspace', true],
    // Errors are JSON, and the file is not.
    ['getDocumentFile', false],
    ['streamRunEvents', false],
    ['getBatchResults', false],
    ['exportAuditLog', false],
    ['deleteWorkspace', false],
  ])('%s answers with JSON: %s', (id, producesJson) => {
    expect(find(id).producesJson).toBe(producesJson);
  });

  test.each<[OperationId, Operation['body']]>([
    ['getRun', null],
    ['createWorkspace', { types: ['application/json'], isRequired: true }],
    ['extractDocument', { types: ['application/json'], isRequired: false }],
    ['createDocument', { types: ['application/json', 'multipart/form-data'], isRequired: true }],
  ])('%s has the body %j', (id, body) => {
    expect(find(id).body).toEqual(body);
  });

  test('is read once for all servers of a process', () => {
    expect(loadContract()).toBe(loadContract());
  });
});

describe('a request', () => {
  test('gets the types of its parameters', () => {
    const parts = { path: { id: 'run_1' }, query: { wait: '7' } as Record<string, unknown>, header: {} };
    expect(find('getRun').validate(parts)).toEqual([]);
    expect(parts.query).toEqual({ wait: 7 });
  });

  test('is told of all that is wrong with it', () => {
    expect(pathsOf('getRun', { path: { id: 'run_1' }, query: { wait: 'x' } })).toEqual(['query /wait']);
    expect(pathsOf('getRun', { path: { id: 'run_1' }, query: { other: 'x' } })).toEqual(['query /other']);
    expect(pathsOf('createWorkspace', { requestBody: { slug: 7, other: true } }).toSorted()).toEqual([
      'body /name',
      'body /other',
      'body /slug',
    ]);
  });

  test('may have any key in a parameter that is free', () => {
    const path = { slug: 'acme', schemaKey: 'bill' };
    expect(pathsOf('listRuns', { path, query: { metadata: { anything: 'x' } } })).toEqual([]);
    expect(pathsOf('listRuns', { path, query: { metadatas: 'x' } })).toEqual(['query /metadatas']);
  });
});

test('choices between fields are left to handlers, and those between values are kept', () => {
  const choice = [{ required: ['a'] }, { required: ['b'] }];
  const text = { type: 'string' };
  const prepared = prepareForValidation({
    paths: {},
    components: {
      parameters: {
        Free: { in: 'query', schema: { type: 'object', additionalProperties: text } },
        Path: { in: 'path', schema: { type: 'object', additionalProperties: text } },
      },
      schemas: {
        Fields: { properties: { a: text }, oneOf: choice, not: { required: ['a', 'b'] }, anyOf: choice },
        Value: { oneOf: [text, { type: 'number' }] },
      },
    },
  } as never);
  expect(prepared.components).toEqual({
    parameters: {
      Free: { in: 'query', schema: { allOf: [{ type: 'object', additionalProperties: text }] } },
      Path: { in: 'path', schema: { type: 'object', additionalProperties: text } },
    },
    schemas: {
      Fields: { properties: { a: text }, anyOf: choice },
      Value: { oneOf: [text, { type: 'number' }] },
    },
  });
});

test('validators know formats, and stop at the first error where they are told to', () => {
  const schema = { type: 'object', required: ['a', 'b'], properties: { c: { type: 'string', format: 'date' } } };
  const errors = (allErrors?: boolean) => {
    const validate = createAjv(allErrors === undefined ? {} : { allErrors }).compile(schema);
    validate({ c: 'x' });
    return validate.errors?.length;
  };
  expect([errors(), errors(true), errors(false)]).toEqual([3, 3, 1]);
  expect(createAjv().compile({ type: 'string', format: 'binary' })('any')).toBe(true);
});
