import type { JsonValue } from '../../../lib/json-value.ts';
import { linearRegExp, type LinearRegExp } from '../linear-reg-exp.ts';

/** Longer texts are not put to a user's pattern: no field with a pattern is that long. */
const LONGEST_FOR_PATTERN = 2_000;

/** The allowed value that a value is, letters aside; undefined for none. */
export function conformChoice(choices: JsonValue[], value: JsonValue): JsonValue | undefined {
  return (
    choices.find((choice) => choice === value) ??
    choices.find((choice) => String(choice).toLowerCase() === String(value).toLowerCase())
  );
}

/** The first spelling that the pattern takes; failing all, the part of one that it takes. The first of all where there is no pattern. */
export function conformText(pattern: string | null, spellings: string[]): string | undefined {
  const [first] = spellings;
  if (pattern === null) return first;
  const expression = compile(pattern);
  if (expression === null) return first;
  const short = spellings.filter((one) => one.length <= LONGEST_FOR_PATTERN);
  const whole = short.flatMap(spellingsOf).find((one) => expression.test(one));
  if (whole !== undefined) return whole;
  const inner = compile(pattern.replace(/^\^/, '').replace(/(?<!\\)\$$/, ''));
  for (const one of short) {
    const part = inner?.find(one) ?? '';
    if (part !== '' && expression.test(part)) return part;
  }
  return undefined;
}

function spellingsOf(text: string): string[] {
  const joined = text.replace(/\s+/g, '');
  return [text, joined, text.toUpperCase(), joined.toUpperCase()];
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
