import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import canonicalize from 'canonicalize';
import { describe, expect, it } from 'vitest';
import { asArray, asObject, listOperations, resolve, type Json, type JsonObject } from './compat/document.ts';

const contract = JSON.parse(
  readFileSync(new URL('../server/generated/openapi.json', import.meta.url), 'utf8'),
) as JsonObject;

const ajv = new Ajv2020({ allErrors: true, strict: false, formats: { binary: true } });
addFormats.default(ajv);
ajv.addSchema(contract, 'contract');

interface Example {
  name: string;
  schema: Json;
  value: Json;
}

/** The examples of a body, keyed by `where / name`. */
function examplesOf(holder: JsonObject, where: string): Example[] {
  return Object.entries(asObject(holder['content'])).flatMap(([mediaType, media]) => {
    const { schema, examples } = asObject(media);
    return Object.entries(asObject(examples)).map(([name, example]) => ({
      name: `${where} ${mediaType} ${name}`,
      schema: schema as Json,
      value: resolve(contract, example)['value'] as Json,
    }));
  });
}

/** Closes a schema to undeclared properties, so that examples cannot contain undocumented fields. */
function closed(schema: Json): JsonObject {
  return { ...asObject(pointed(schema)), unevaluatedProperties: false };
}

function pointed(schema: Json | undefined): Json {
  if (Array.isArray(schema)) return schema.map(pointed);
  if (typeof schema !== 'object' || schema === null) return schema ?? null;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, key === '$ref' ? `contract${String(value)}` : pointed(value)]),
  );
}

const operations = [...listOperations(contract).values()];

describe('every request and response of the contract', () => {
  for (const operation of operations) {
    const { operationId, requestBody, responses } = operation;
    const bodies: [string, JsonObject][] = [...responses].map(([status, response]) => [
      `${operationId} ${status}`,
      response,
    ]);
    if (requestBody) bodies.push([`${operationId} body`, requestBody]);

    for (const [where, body] of bodies) {
      const mediaTypes = Object.keys(asObject(body['content']));
      if (mediaTypes.length === 0) continue;
      it(`${where} has examples that its schema accepts`, () => {
        const examples = examplesOf(body, where);
        for (const mediaType of mediaTypes)
          expect(examples.map(({ name }) => name).join('\n')).toContain(` ${mediaType} `);
        for (const { name, schema, value } of examples) {
          const validate = ajv.compile(closed(schema));
          expect(validate(value) ? [] : validate.errors, name).toEqual([]);
        }
      });
    }
  }
});

describe('every operation', () => {
  it.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s has a description and documents its errors',
    (_, operation) => {
      const source = asObject(asObject(asObject(contract['paths'])[operation.path])[operation.method]);
      expect(String(source['summary'])).toMatch(/\S/);
      expect(String(source['description']).length).toBeGreaterThan(40);
      expect(asArray(source['tags'])).toHaveLength(1);
      expect([...operation.responses.keys()]).toEqual(expect.arrayContaining(['400', '401', '500', '503']));
      if (operation.path.includes('{')) expect([...operation.responses.keys()]).toContain('404');
      if (operation.method !== 'get') expect([...operation.responses.keys()]).toContain('403');
      if (operation.requestBody)
        expect([...operation.responses.keys()]).toEqual(expect.arrayContaining(['413', '415']));
    },
  );
  it.each(
    operations.flatMap((operation) =>
      [...operation.parameters].map(([key, parameter]) => [`${operation.operationId} ${key}`, parameter] as const),
    ),
  )('%s is described and has an example that its schema accepts', (_, parameter) => {
    expect(String(parameter['description'])).toMatch(/\S/);
    const validate = ajv.compile(asObject(pointed(parameter['schema'])));
    expect(validate(parameter['example']) ? [] : validate.errors).toEqual([]);
  });
  it('includes the request id in every response', () => {
    const silent = operations.flatMap(({ operationId, responses }) =>
      [...responses]
        .filter(([, response]) => !('x-request-id' in asObject(response['headers'])))
        .map(([status]) => `${operationId} ${status}`),
    );
    expect(silent).toEqual([]);
  });
});

describe('conventions of the contract', () => {
  const schemas = asObject(asObject(contract['components'])['schemas']);

  it('all request bodies are closed', () => {
    const sent = operations.flatMap(({ requestBody }) =>
      Object.values(asObject(requestBody?.['content'])).map((media) => resolve(contract, asObject(media)['schema'])),
    );
    expect(sent.length).toBeGreaterThan(8);
    for (const schema of sent) expect(schema['additionalProperties'], JSON.stringify(schema).slice(0, 200)).toBe(false);
  });
  it('all lists have the same envelope', () => {
    const lists = Object.entries(schemas).filter(([name]) => name.endsWith('List'));
    expect(lists.length).toBeGreaterThanOrEqual(10);
    for (const [name, schema] of lists)
      expect(Object.keys(asObject(asObject(schema)['properties'])), name).toEqual([
        'total',
        'page',
        'pageSize',
        'data',
      ]);
  });

  it('examples of schemas show the hash of their definition', () => {
    const shown: { definition: JsonObject; hash: string }[] = [];
    const collect = (node: Json): void => {
      if (typeof node !== 'object' || node === null) return;
      if (Array.isArray(node)) return node.forEach(collect);
      const { definition = node['schemaSnapshot'], definitionHash = node['schemaHash'] } = node;
      if (definition && typeof definitionHash === 'string')
        shown.push({ definition: asObject(definition), hash: definitionHash });
      Object.values(node).forEach(collect);
    };
    collect(asObject(contract['components'])['examples'] ?? {});
    expect(shown.length).toBeGreaterThan(5);
    for (const { definition, hash } of shown) {
      const digest = createHash('sha256')
        .update(canonicalize(definition) ?? '')
        .digest('hex');
      expect(hash).toBe(`sha256:${digest}`);
    }
  });

  it('exclusive fields are declared for mocks and generated types', () => {
    const extract = (name: string, value: Json) => ajv.validate(pointed(schemas[name]) as JsonObject, value);
    const text = { name: 'a', content: 'b' };
    expect(extract('ExtractInput', { documentId: 'doc_x' })).toBe(true);
    expect(extract('ExtractInput', text)).toBe(true);
    expect(extract('ExtractUpload', { file: 'bytes', name: 'a' })).toBe(true);
    const both = { documentId: 'doc_x', ...text };
    for (const wrong of [
      {},
      { name: 'a' },
      both,
      { documentId: 'doc_x', name: 'a' },
      { documentId: 'doc_x', content: 'b' },
    ])
      expect(extract('ExtractInput', wrong), JSON.stringify(wrong)).toBe(false);
    expect(extract('ExtractInput', { ...text, schema: {}, versionNumber: 1 })).toBe(false);
    expect(extract('ExtractUpload', { file: 'bytes', documentId: 'doc_x' })).toBe(false);
  });
});
