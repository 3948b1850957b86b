import { aliasesOf, conceptKey } from './aliases.ts';
import type { ScalarField } from '../target-fields.ts';
import { readConcepts } from '../../reading/tokens.ts';

/**
 * What business documents carry beside what a schema asks for. These fields are filled as well and then left out, so
 * that a subtotal is known to be one and is not taken for the total that the schema asks for.
 */
const USUAL: [name: string, type: 'number' | 'string', format?: string][] = [
  ['total', 'number'],
  ['net total', 'number'],
  ['tax amount', 'number'],
  ['tax rate', 'number'],
  ['change', 'number'],
  ['cash', 'number'],
  ['discount', 'number'],
  ['shipping', 'number'],
  ['invoice number', 'string'],
  ['invoice date', 'string', 'date'],
  ['due date', 'string', 'date'],
  ['order number', 'string'],
  ['order date', 'string', 'date'],
  ['customer number', 'string'],
  ['delivery date', 'string', 'date'],
];

export interface Shadow {
  name: string;
  /** The schema's own fields that mean the same. */
  real: ScalarField[];
  /** Null when the schema has such a field itself. */
  field: ScalarField | null;
}

export function listShadowFields(scalars: ScalarField[]): Shadow[] {
  const aliases = scalars.map((field) => ({
    field,
    keys: new Set(
      aliasesOf(field, false)
        .filter((alias) => alias.weight >= 0.79)
        .map(({ key }) => key),
    ),
  }));
  return SHADOWS.map(({ name, type, key, shadow }) => {
    const real = aliases
      .filter(
        ({ keys, field }) =>
          keys.has(key) && (type === 'string' || field.types.includes('number') || field.types.includes('integer')),
      )
      .map(({ field }) => field);
    return { name, real, field: real.length > 0 ? null : shadow };
  });
}

function createField(name: string, type: 'number' | 'string', format: string): ScalarField {
  return {
    shape: 'scalar',
    path: [name],
    title: '',
    description: '',
    nullable: true,
    required: false,
    types: [type],
    format,
    choices: null,
    pattern: null,
    minimum: null,
    maximum: null,
  };
}

const SHADOWS = USUAL.map(([name, type, format = '']) => ({
  name,
  type,
  key: conceptKey(readConcepts(name)),
  shadow: createField(name, type, format),
}));
