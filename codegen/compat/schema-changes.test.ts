import { describe, expect, it } from 'vitest';
import type { JsonObject } from './document.ts';
import { findIncompatibilities } from './operation-changes.ts';

describe('comparison of schemas', () => {
  const responding = (body: JsonObject, schemas: JsonObject = {}): JsonObject => ({
    paths: {
      '/x': { get: { operationId: 'x', responses: { '200': { content: { 'application/json': { schema: body } } } } } },
    },
    components: { schemas },
  });
  const taking = (body: JsonObject): JsonObject => ({
    paths: {
      '/x': {
        post: { operationId: 'x', requestBody: { content: { 'application/json': { schema: body } } }, responses: {} },
      },
    },
  });
  const kinds = (before: JsonObject, now: JsonObject) => findIncompatibilities(before, now).map(({ kind }) => kind);
  const text = { type: 'string' };
  const count = { type: 'integer' };

  it('detects a new alternative in a response and a removed one in a request', () => {
    const two = { oneOf: [text, count] };
    const three = { oneOf: [text, count, { type: 'boolean' }] };
    expect(kinds(responding(two), responding(three))).toEqual(['response-retyped']);
    expect(kinds(responding(three), responding(two))).toEqual([]);
    expect(kinds(taking(three), taking(two))).toEqual(['request-retyped']);
    expect(kinds(taking(two), taking(three))).toEqual([]);
  });
  it('names the types before and after', () => {
    const details = (before: JsonObject, now: JsonObject) =>
      findIncompatibilities(before, now).map(({ detail }) => detail);
    expect(details(taking({ type: ['string', 'integer'] }), taking(text))).toEqual(['was integer|string, is string']);
    expect(details(responding(text), responding({}))).toEqual(['was string, is anything']);
  });
  it('compares the values of maps', () => {
    expect(
      kinds(
        responding({ type: 'object', additionalProperties: text }),
        responding({ type: 'object', additionalProperties: count }),
      ),
    ).toEqual(['response-retyped']);
  });
  it('terminates on recursive schemas', () => {
    const tree = (leaf: JsonObject) =>
      responding(
        { $ref: '#/components/schemas/Node' },
        {
          Node: {
            type: 'object',
            properties: { value: leaf, children: { type: 'array', items: { $ref: '#/components/schemas/Node' } } },
          },
        },
      );
    expect(kinds(tree(text), tree(text))).toEqual([]);
    expect(kinds(tree(text), tree(count))).toEqual(['response-retyped']);
  });
  it('treats a schema as equal to its parts in allOf', () => {
    const whole = { type: 'object', required: ['a', 'b'], properties: { a: text, b: count } };
    const parts = {
      allOf: [
        { type: 'object', required: ['a'], properties: { a: text } },
        { type: 'object', required: ['b'], properties: { b: count } },
      ],
    };
    expect(kinds(responding(whole), responding(parts))).toEqual([]);
    expect(kinds(responding(parts), responding(whole))).toEqual([]);
  });
});
