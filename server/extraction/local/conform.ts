import type { JsonValue } from '../../lib/json-value.ts';
import { coerceToChoice, coerceToPattern } from '../schema/coerce/coerce-text.ts';
import { kindOf } from './kinds.ts';
import type { ScalarField } from './target-fields.ts';

/** The value in the form that the field's schema asks for, or undefined when it cannot have it. `quote`: as written. */
export function conform(field: ScalarField, value: JsonValue, quote: string): JsonValue | undefined {
  if (value === null) return undefined;
  if (field.choices !== null) return coerceToChoice(field.choices, value);
  const { types } = field;
  if (typeof value === 'boolean') return types.includes('boolean') ? value : undefined;
  if (typeof value === 'number') {
    if (types.includes('number') || (types.includes('integer') && Number.isInteger(value)))
      return inRange(field, value) ? value : undefined;
    return takesText(field) ? coerceToPattern(field.pattern, [quote, String(value)]) : undefined;
  }
  if (typeof value !== 'string' || !takesText(field)) return undefined;
  if (kindOf(field) === 'time' && field.format === '')
    return coerceToPattern(field.pattern, [value.slice(0, 5), quote]);
  return coerceToPattern(field.pattern, field.format === '' ? [value, quote] : [value]);
}

function takesText(field: ScalarField): boolean {
  return field.types.includes('string') || field.types.length === 0;
}

function inRange(field: ScalarField, value: number): boolean {
  return (field.minimum === null || value >= field.minimum) && (field.maximum === null || value <= field.maximum);
}
