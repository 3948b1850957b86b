/** Between a version as the server has it and a draft as it is typed. */
import type { SchemaInput, SchemaVersion } from '@excerpt/sdk';
import { isObject } from '../../definition/definition-object.ts';
import { formatJson } from '../../definition/format-json.ts';
import type { Draft } from './stored-drafts.ts';

export function toDraft(version: SchemaVersion): Draft {
  const { versionNumber, definition, instructions, examples, parameters, rules } = version;
  return {
    baseVersionNumber: versionNumber,
    definition: formatJson(definition),
    instructions: instructions ?? '',
    examples: examples.length === 0 ? '' : formatJson(examples),
    parameters: parameters === null ? '' : formatJson(parameters),
    rules: rules.length === 0 ? '' : formatJson(rules),
  };
}

/** What a text of JSON says; undefined for an empty text. Throws an error with a sentence. */
function parsePart(name: string, text: string, isValid: (value: unknown) => boolean, expected: string): unknown {
  if (text.trim() === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new SyntaxError(`${name}: this is not JSON. ${(error as Error).message}.`, { cause: error });
  }
  if (!isValid(value)) throw new SyntaxError(`${name}: this is not ${expected}.`);
  return value;
}

export type VersionInput = Pick<SchemaInput, 'definition' | 'instructions' | 'examples' | 'parameters' | 'rules'>;

/** @throws SyntaxError with a sentence for people */
export function parseDefinition(text: string): Record<string, unknown> {
  const definition = parsePart('Definition', text, isObject, 'an object');
  if (definition === undefined) throw new SyntaxError('Definition: this is empty.');
  return definition as Record<string, unknown>;
}

/** Undefined for an empty text. @throws SyntaxError with a sentence for people */
export const parseRules = (text: string) => parsePart('Rules', text, Array.isArray, 'a list') as VersionInput['rules'];

/** @throws SyntaxError with a sentence for people */
export function toVersionInput(draft: Draft): VersionInput {
  const examples = parsePart('Examples', draft.examples, Array.isArray, 'a list') as VersionInput['examples'];
  const parameters = parsePart('Parameters', draft.parameters, isObject, 'an object') as VersionInput['parameters'];
  const rules = parseRules(draft.rules);
  return {
    definition: parseDefinition(draft.definition),
    ...(draft.instructions.trim() !== '' && { instructions: draft.instructions }),
    ...(examples !== undefined && examples.length > 0 && { examples }),
    ...(parameters !== undefined && Object.keys(parameters).length > 0 && { parameters }),
    ...(rules !== undefined && rules.length > 0 && { rules }),
  };
}
