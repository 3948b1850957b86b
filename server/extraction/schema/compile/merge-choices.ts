import type { JsonValue } from '../../../lib/json-value.ts';
import { joinText } from './describe-constraints.ts';
import { noFacts, type Facts } from './normalized-schema.ts';
import { typeOf } from './compiled-node.ts';
import type { Branch } from './resolve-schema.ts';

const TEXT = ['pattern', 'format', 'minLength', 'maxLength'];
const NUMBER = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];

/** The kinds of value that a branch takes: `any` where it says nothing of them. What is not said in so many words is guessed. */
export function kindsOf({
  types,
  values,
  properties,
  patterns,
  additional,
  required,
  items,
  prefix,
  constraints,
}: Facts): ReadonlySet<string> {
  if (types !== undefined) return types;
  if (values !== undefined) return new Set(values.map(typeOf));
  if (properties.size + patterns.size + required.size > 0 || additional !== undefined)
    return new Set(['object', 'null']);
  if (items !== undefined || prefix.length > 0) return new Set(['array', 'null']);
  if (TEXT.some((keyword) => constraints.has(keyword))) return new Set(['string', 'null']);
  return new Set(NUMBER.some((keyword) => constraints.has(keyword)) ? ['number', 'null'] : ['any']);
}

/** Allowed values that an enum can list. */
export function isPlainChoice({ values }: Branch): boolean {
  return values?.every((value) => value === null || typeof value !== 'object') === true;
}

/** What is said of single values goes into words: several branches become one list. */
export function toChoice(branch: Branch): Branch {
  const kinds = kindsOf(branch);
  const values = (branch.values ?? []).filter(
    (value) => value !== null && (kinds.has(typeOf(value)) || (kinds.has('number') && typeof value === 'number')),
  );
  return { ...branch, values };
}

export function joinChoices(choices: Branch[]): Branch | undefined {
  const [only] = choices;
  if (choices.length < 2) return only;
  const values = new Map<string, JsonValue>();
  for (const choice of choices) for (const value of choice.values ?? []) values.set(JSON.stringify(value), value);
  const notes = choices.flatMap(({ values: named = [], description, notes: told }) => {
    const said = joinText(description, ...told);
    return said === undefined
      ? []
      : [
          `${named
            .slice(0, 5)
            .map((value) => JSON.stringify(value))
            .join(', ')}: ${said}`,
        ];
  });
  return { ...noFacts(), values: [...values.values()], notes: notes.slice(0, 100) };
}
