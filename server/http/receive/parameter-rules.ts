import type { ErrorDetail } from '../../errors.ts';
import { hasNul, type RequestParts } from './request-parts.ts';

/** A parameter as the contract describes it, without references. */
export interface DeclaredParameter {
  in: string;
  name: string;
  schema?: { type?: unknown };
}

const DECIMAL = /^(?:0|[1-9]\d*)$/;

/**
 * The value of a text part or parameter whose type in the contract is `type`; the text itself where it is not of that
 * type.
 */
export function readTyped(text: string, type: unknown): unknown {
  if (type === 'integer' && DECIMAL.test(text)) return Number(text);
  if (type === 'number' && /^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** Ajv would coerce `1e2`, `+1` and ` 1` to integers. */
function integerRule(declared: readonly DeclaredParameter[]): (parts: RequestParts) => ErrorDetail[] {
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

/** PostgreSQL stores no text with U+0000, and no id, slug or filter has one. */
function nulDetails({ path, query }: RequestParts): ErrorDetail[] {
  const places = [
    ...Object.entries(path).map(([name, value]) => ['path', name, value] as const),
    ...Object.entries(query).map(([name, value]) => ['query', name, value] as const),
  ];
  return places
    .filter(([, , value]) => hasNul(value))
    .map(([place, name]) => ({ in: place, path: `/${name}`, message: 'must not contain the character U+0000' }));
}

/**
 * The rules on the parameters of an operation that its schemas do not express. They apply to the texts as they were
 * sent.
 */
export function parameterRules(declared: readonly DeclaredParameter[]): (parts: RequestParts) => ErrorDetail[] {
  const integers = integerRule(declared);
  return (parts) => [...nulDetails(parts), ...integers(parts)];
}
