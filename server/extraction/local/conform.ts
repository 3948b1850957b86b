import type { JsonValue } from '../engine.ts';
import { linearRegExp, type LinearRegExp } from '../schema/linear-reg-exp.ts';
import type { ScalarField } from './fields.ts';
import { kindOf } from './kinds.ts';

/** Longer texts are not put to a user's pattern: no field with a pattern is that long. */
const LONGEST_FOR_PATTERN = 2_000;

/** The value in the form that the field's schema asks for, or undefined when it cannot have it. `quote`: as written. */
export function conform(field: ScalarField, value: JsonValue, quote: string): JsonValue | undefined {
  if (value === null) return undefined;
  if (field.choices !== null) return conformChoice(field.choices, value);
  const { types } = field;
  if (typeof value === 'boolean') return types.includes('boolean') ? value : undefined;
  if (typeof value === 'number') {
    if (types.includes('number') || (types.includes('integer') && Number.isInteger(value))) return inRange(field, value) ? value : undefined;
    return takesText(field) ? conformText(field, [quote, String(value)]) : undefined;
  }
  if (typeof value !== 'string' || !takesText(field)) return undefined;
  const written = kindOf(field) === 'date' && field.format === '' ? [value, quote] : field.format === '' ? [value, quote] : [value];
  return conformText(field, written);
}

function takesText(field: ScalarField): boolean {
  return field.types.includes('string') || field.types.length === 0;
}

function inRange(field: ScalarField, value: number): boolean {
  return (field.minimum === null || value >= field.minimum) && (field.maximum === null || value <= field.maximum);
}

function conformChoice(choices: JsonValue[], value: JsonValue): JsonValue | undefined {
  return choices.find((choice) => choice === value) ?? choices.find((choice) => String(choice).toLowerCase() === String(value).toLowerCase());
}

/** The first spelling that the pattern takes; failing all, the part of one that it takes. */
function conformText(field: ScalarField, spellings: string[]): string | undefined {
  const [first] = spellings;
  if (field.pattern === null) return first;
  const pattern = compile(field.pattern);
  if (pattern === null) return first;
  const short = spellings.filter((one) => one.length <= LONGEST_FOR_PATTERN);
  const variants = short.flatMap((one) => [one, one.replace(/\s+/g, ''), one.toUpperCase(), one.replace(/\s+/g, '').toUpperCase()]);
  const whole = variants.find((one) => pattern.test(one));
  if (whole !== undefined) return whole;
  const inner = compile(field.pattern.replace(/^\^/, '').replace(/(?<!\\)\$$/, ''));
  for (const one of short) {
    const part = inner?.find(one) ?? '';
    if (part !== '' && pattern.test(part)) return part;
  }
  return undefined;
}

const compiled = new Map<string, LinearRegExp | null>();

function compile(pattern: string): LinearRegExp | null {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  let expression: LinearRegExp | null = null;
  try {
    expression = linearRegExp(pattern);
  } catch {
    expression = null;
  }
  if (compiled.size > 5_000) compiled.clear();
  compiled.set(pattern, expression);
  return expression;
}
