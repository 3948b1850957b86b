import type { ErrorDetail } from '../../errors.ts';
import { hasNul, type RequestParts } from './request-parts.ts';

/** A parameter of the contract, with references resolved. */
export interface DeclaredParameter {
  in: string;
  name: string;
  schema?: { type?: unknown };
}

const DECIMAL = /^(?:0|[1-9]\d*)$/;

/** Converts a text part or parameter to its type in the contract. Returns the text if it does not have that type. */
export function readTyped(text: string, type: unknown): unknown {
  if (type === 'integer' && DECIMAL.test(text)) return Number(text);
  if (type === 'number' && /^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** Rejects what Ajv would coerce to integers: `1e2`, `+1` and ` 1`. */
function createIntegerRule(declared: readonly DeclaredParameter[]): (parts: RequestParts) => ErrorDetail[] {
  const integers = declared.flatMap(({ in: place, name, schema }) =>
    schema?.type === 'integer' && (place === 'path' || place === 'query') ? [{ place, name } as const] : [],
  );
  return (parts) =>
    integers
      .filter(({ place, name }) => {
        const value = parts[place][name];
        return typeof value === 'string' && !DECIMAL.test(value);
      })
      .map(({ place, name }) => ({ in: place, path: `/${name}`, message: 'must be an integer, in decimal digits' }));
}

/** PostgreSQL cannot store U+0000, and no id, slug or filter contains it. */
function findNul({ path, query }: RequestParts): ErrorDetail[] {
  const places = [
    ...Object.entries(path).map(([name, value]) => ['path', name, value] as const),
    ...Object.entries(query).map(([name, value]) => ['query', name, value] as const),
  ];
  return places
    .filter(([, , value]) => hasNul(value))
    .map(([place, name]) => ({ in: place, path: `/${name}`, message: 'must not contain the character U+0000' }));
}

/** Rules on an operation's parameters that the schemas do not express. They apply to the texts as sent. */
export function createParameterRules(declared: readonly DeclaredParameter[]): (parts: RequestParts) => ErrorDetail[] {
  const integers = createIntegerRule(declared);
  return (parts) => [...findNul(parts), ...integers(parts)];
}
