import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { nameDefinition } from '../name-definition.ts';
import * as args from './arguments.ts';

const problems = (schema: z.ZodType, value: unknown): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map(({ message }) => message);

describe('a schema', () => {
  const read = (schema: string | Record<string, unknown>, takesPaths = false) =>
    args.toSchemaSource(schema, { takesPaths, schemaKey: 'own', versionNumber: 3 });

  test.each<[string | Record<string, unknown>, boolean, object]>([
    ['invoice', false, { kind: 'key', schemaKey: 'invoice', versionNumber: 3 }],
    ['template:bill', true, { kind: 'template', name: 'bill' }],
    [{ type: 'object' }, false, { kind: 'definition', definition: { type: 'object' }, schemaKey: 'own' }],
    [' {"a":1}', false, { kind: 'definition', definition: { a: 1 }, schemaKey: 'own' }],
    ['a/b', true, { kind: 'path', path: 'a/b' }],
    [String.raw`a\b`, true, { kind: 'path', path: String.raw`a\b` }],
    ['a.json', true, { kind: 'path', path: 'a.json' }],
    ['a.json.b', true, { kind: 'key', schemaKey: 'a.json.b', versionNumber: 3 }],
    ['a/b.json', false, { kind: 'key', schemaKey: 'a/b.json', versionNumber: 3 }],
  ])('%j is read, with paths %j, as %j', (schema, takesPaths, source) => {
    expect(read(schema, takesPaths)).toEqual(source);
  });

  test('in a text has to be an object', () => {
    expect(() => read('{"a":')).toThrow('schema begins like a JSON object but is not valid JSON.');
    expect(problems(args.schemaArgument(false), '')).toHaveLength(1);
    expect(problems(args.schemaArgument(false), 5)).toEqual([
      expect.stringMatching(/^as a key, template or path: .+; as a JSON Schema: .+/),
    ]);
    expect(problems(args.schemaArgument(false), { a: 1 })).toEqual([]);
    expect(args.schemaArgument(true).description).toContain('the path of a JSON file');
    expect(args.schemaArgument(false).description).not.toContain('path');
  });
});

describe('a document', () => {
  test.each<[args.DocumentArguments, boolean, object]>([
    [{ path: 'a' }, true, { kind: 'path', path: 'a' }],
    [{ documentId: 'd' }, true, { kind: 'stored', documentId: 'd' }],
    [{ text: 't' }, false, { kind: 'text', name: 'text.txt', text: 't' }],
    [{ text: 't', fileName: 'n' }, false, { kind: 'text', name: 'n', text: 't' }],
    [{ fileBase64: 'YQ==' }, false, { kind: 'bytes', name: 'document', bytes: Buffer.from('a') }],
    [{ fileBase64: 'YQ==', fileName: 'n' }, false, { kind: 'bytes', name: 'n', bytes: Buffer.from('a') }],
  ])('%j, with paths %j, is %j', (given, takesPaths, source) => {
    expect(args.toDocumentSource(given, { takesPaths })).toEqual(source);
  });

  test.each<[args.DocumentArguments, boolean, string]>([
    [{}, false, 'Pass exactly one of documentId, fileBase64, text.'],
    [{ path: 'a' }, false, 'Pass exactly one of documentId, fileBase64, text.'],
    [{ fileBase64: 'YQ==' }, true, 'Pass exactly one of path, documentId, text.'],
    [{ documentId: 'd', text: 't' }, true, 'Pass exactly one of path, documentId, text, not documentId and text.'],
  ])('%j, with paths %j, is refused', (given, takesPaths, message) => {
    expect(() => args.toDocumentSource(given, { takesPaths })).toThrow(message);
  });

  test('has paths only where files are at hand', () => {
    expect(Object.keys(args.documentArguments(true))).toEqual(['path', 'documentId', 'text', 'fileName']);
    expect(Object.keys(args.documentArguments(false))).toEqual(['documentId', 'fileBase64', 'text', 'fileName']);
    expect(Object.keys(args.fileArguments(true))).toEqual(['path', 'documentId', 'fileName']);
    expect(Object.keys(args.fileArguments(false))).toEqual(['documentId', 'fileBase64', 'fileName']);
  });

  test('has arguments of bounded length, and valid base64', () => {
    const schema = z.strictObject({ ...args.documentArguments(false), ...args.documentArguments(true) });
    expect(problems(schema, {})).toEqual([]);
    for (const name of ['path', 'documentId', 'text', 'fileBase64', 'fileName'])
      expect(problems(schema, { [name]: '' }), name).not.toEqual([]);
    expect(problems(schema, { fileName: 'x'.repeat(200), fileBase64: 'YQ==' })).toEqual([]);
    expect(problems(schema, { fileName: 'x'.repeat(201) })).toHaveLength(1);
    expect(problems(schema, { fileBase64: 'no base64!' })).toEqual(['Invalid base64-encoded string']);
  });
});

describe('a page of a list', () => {
  const page = z.strictObject(args.pageArguments);
  test('is the first of twenty rows by default, and has 50 rows at most', () => {
    expect(page.parse({})).toEqual({ page: 1, pageSize: 20 });
    expect(problems(page, { page: 0 })).toHaveLength(1);
    expect(problems(page, { pageSize: 0 })).toHaveLength(1);
    expect(problems(page, { pageSize: 50 })).toEqual([]);
    expect(problems(page, { pageSize: 51 })).toHaveLength(1);
  });

  test('says whether there is another', () => {
    expect(args.nextPage({ total: 41, page: 2, pageSize: 20 })).toBe('There are more. Call again with page 3.');
    expect(args.nextPage({ total: 40, page: 2, pageSize: 20 })).toBeNull();
  });
});

test('a place has a workspace only where one is named, and is in production by default', () => {
  expect(args.toPlace({ workspace: undefined, env: 'staging' })).toEqual({ env: 'staging' });
  expect(args.toPlace({ workspace: 'acme', env: 'staging' })).toEqual({ env: 'staging', workspace: 'acme' });
  expect(z.strictObject(args.placeArguments).parse({})).toEqual({ env: 'production' });
});

test.each<[string, object, string | undefined, { schemaKey: string; name: string }]>([
  ['its title', { title: ' My Bill, 2nd! ' }, undefined, { schemaKey: 'my-bill-2nd', name: 'My Bill, 2nd!' }],
  ['the key that is given', { title: 'My Bill' }, 'own', { schemaKey: 'own', name: 'My Bill' }],
  ['the key without a title', {}, 'own', { schemaKey: 'own', name: 'own' }],
  [
    'a short key of a long title',
    { title: `${'x'.repeat(63)} y${'z'.repeat(300)}` },
    undefined,
    { schemaKey: 'x'.repeat(63), name: `${'x'.repeat(63)} y${'z'.repeat(135)}` },
  ],
])('a definition is named by %s', (_, definition, key, named) => {
  expect(nameDefinition(definition as never, key)).toEqual({ ...named, definition });
});

test('a definition without a title is named by its fields, in any order', () => {
  const key = (definition: object): string => nameDefinition(definition as never, undefined).schemaKey;
  const [a, b] = [{ type: 'string' }, { type: 'number' }];
  expect(key({ properties: { a, b } })).toMatch(/^untitled-[0-9a-f]{10}$/);
  expect(key({ properties: { a, b } })).toBe(key({ title: '!!', description: 'x', properties: { b: a, a: b } }));
  expect(key({ properties: { a } })).not.toBe(key({ properties: { b } }));
  expect(key({ properties: {}, type: 'object' })).not.toBe(key({ properties: {}, type: 'array' }));
  expect(nameDefinition({ title: 5 } as never, undefined).name).toMatch(/^untitled-/);
});
