import { CompletionContext } from '@codemirror/autocomplete';
import { describe, expect, test } from 'vitest';
import { findPlace } from './json-places.ts';
import { completeDefinition } from './schema-completion.ts';
import { createParsedState } from '../testing/parsed-state.ts';

/** `|` is the cursor. */
function complete(text: string, explicit = false): string[] {
  const pos = text.indexOf('|');
  const state = createParsedState(text.replace('|', ''));
  const { options = [] } = completeDefinition(new CompletionContext(state, pos, explicit)) ?? {};
  return options.map(({ label, displayLabel }) => displayLabel ?? label);
}

describe('completion of definitions', () => {
  test('keywords of a schema, without those that it has', () => {
    const keywords = complete('{"type": "object", "properties": {"total": {"description": "", "f|"}}}');
    expect(keywords).toContain('format');
    expect(keywords).not.toContain('description');
    expect(complete('{|}', true)).toContain('properties');
  });

  test('types, formats and booleans as values', () => {
    expect(complete('{"type": "|"}')).toContain('integer');
    expect(complete('{"type": ["string", "|"]}')).not.toContain('string');
    expect(complete('{"properties": {"day": {"format": "|"}}}')).toContain('date');
    expect(complete('{"additionalProperties": f|}')).toEqual(['true', 'false']);
    expect(complete('{"type": |}', true)).toContain('object');
  });

  test('names of fields where they are required, and required names where fields are', () => {
    expect(complete('{"properties": {"a": {}, "b": {}}, "required": ["a", "|"]}')).toEqual(['b']);
    expect(complete('{"properties": {"a": {}, "|"}, "required": ["a", "b"]}')).toEqual(['b']);
    expect(complete('{"$defs": {"party": {}}, "properties": {"a": {"$ref": "|"}}}')).toEqual(['#/$defs/party', '#']);
  });

  test('nothing in texts, names of fields and annotations', () => {
    expect(complete('{"description": "ty|"}')).toEqual([]);
    expect(complete('{"properties": {"ty|": {}}}')).toEqual([]);
    expect(complete('{"default": {"ty|": 1}}')).toEqual([]);
  });
});

describe('places of JSON Pointers', () => {
  const text = '{"properties": {"a/b": {"enum": ["x", "y"]}}';
  const state = createParsedState(text);
  const read = (pointer: string) => {
    const { from, to } = findPlace(state, pointer);
    return text.slice(from, to);
  };

  test.each([
    ['/properties/a~1b', '"a/b"'],
    ['/properties/a~1b/enum/1', '"y"'],
    ['/properties/a~1b/enum/7', '"enum"'],
    ['/properties/unknown/type', '"properties"'],
    ['', '{'],
  ])('%s is %s', (pointer, expected) => {
    expect(read(pointer)).toBe(expected);
  });
});
