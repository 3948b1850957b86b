import type { SchemaVersion } from '@excerpt/sdk';
import { expect, test } from 'vitest';
import { parseDefinition, parseRules, toDraft, toVersionInput } from './draft-input.ts';

const definition = { type: 'object' };
const version = {
  versionNumber: 3,
  definition,
  instructions: null,
  examples: [],
  parameters: null,
  rules: [],
} as unknown as SchemaVersion;
const full = {
  ...version,
  instructions: 'Read.',
  examples: [{ text: 'a' }],
  parameters: { samples: 2 },
  rules: [{ name: 'r' }],
} as unknown as SchemaVersion;
const draft = toDraft(version);

test('a version is a draft of texts, empty for what it does not have', () => {
  expect({ ...draft, definition: JSON.parse(draft.definition) as unknown }).toEqual({
    baseVersionNumber: 3,
    definition,
    instructions: '',
    examples: '',
    parameters: '',
    rules: '',
  });
  const { versionNumber, ...parts } = full;
  expect(toDraft(full)).toMatchObject({ baseVersionNumber: versionNumber, instructions: 'Read.' });
  expect(toVersionInput(toDraft(full))).toEqual(parts);
});

test('what is empty is left out of a version', () => {
  const input = { definition };
  expect(toVersionInput(draft)).toEqual(input);
  expect(toVersionInput({ ...draft, instructions: ' \n', examples: '[]', parameters: '{}', rules: ' [] ' })).toEqual(
    input,
  );
});

test.each([
  [{ definition: ' ' }, 'Definition: this is empty.'],
  [{ definition: '{' }, /^Definition: this is not JSON\. .+\.$/],
  [{ definition: '[]' }, 'Definition: this is not an object.'],
  [{ examples: '{}' }, 'Examples: this is not a list.'],
  [{ parameters: '[]' }, 'Parameters: this is not an object.'],
  [{ rules: '{}' }, 'Rules: this is not a list.'],
  [{ rules: 'x' }, /^Rules: this is not JSON\./],
])('%j is refused with a sentence', (changes, message) => {
  expect(() => toVersionInput({ ...draft, ...changes })).toThrow(message);
});

test('a definition and rules are read by themselves', () => {
  expect(parseDefinition('{"a":1}')).toEqual({ a: 1 });
  expect([parseRules(''), parseRules('[1]')]).toEqual([undefined, [1]]);
});
