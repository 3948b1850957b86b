import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../lib/json-value.ts';
import { chooseSchema, parseSchemaFields, type SchemaChoice } from './choose-schema.ts';

const schema: JsonObject = { type: 'object', properties: {} };
const refused = (path: string) =>
  expect.objectContaining({ code: 'validation_failed', details: [expect.objectContaining({ path })] });

describe('chooseSchema', () => {
  it('takes a stored version, the latest without a number', () => {
    expect(chooseSchema({})).toEqual({ versionNumber: undefined });
    expect(chooseSchema({ versionNumber: 3, schemaName: 'unused' })).toEqual({ versionNumber: 3 });
  });

  it('takes a definition with its guidance', () => {
    const choice = { schema, schemaName: 'Invoice', description: 'd', instructions: 'i', examples: [], rules: [] };
    expect(chooseSchema(choice)).toEqual({
      inline: { definition: schema, name: 'Invoice', description: 'd', instructions: 'i', examples: [], rules: [] },
    });
  });

  it.each<[string, SchemaChoice]>([
    ['/versionNumber', { schema, versionNumber: 1 }],
    ['/instructions', { instructions: 'i' }],
    ['/examples', { versionNumber: 1, examples: [] }],
    ['/parameters', { parameters: {} }],
    ['/rules', { rules: [] }],
  ])('refuses %s beside the other choice', (path, choice) => {
    expect(() => chooseSchema(choice)).toThrow(refused(path));
  });
});

describe('parseSchemaFields', () => {
  it('reads the fields that are JSON, and leaves out those that were not sent', () => {
    const rules = [{ name: 'r', check: 'a > 0', severity: 'error' }];
    expect(parseSchemaFields({ schema: '{"type":"object"}', rules: JSON.stringify(rules), versionNumber: 2 })).toEqual({
      schema: { type: 'object' },
      rules,
      versionNumber: 2,
    });
    expect(parseSchemaFields({})).toEqual({});
    expect(parseSchemaFields({ examples: '[]', parameters: '{"temperature":0}' })).toEqual({
      examples: [],
      parameters: { temperature: 0 },
    });
  });

  it.each(['', '{', '[]', 'null', '"text"', '1'])('refuses the schema %j', (text) => {
    expect(() => parseSchemaFields({ schema: text })).toThrow(refused('/schema'));
  });
});
