declare const valueType: unique symbol;

/** A long value as JSON: processes that only pass it on or store it need not parse it. */
export type JsonText<T> = string & { readonly [valueType]: T };

export function toJsonText<T>(value: T): JsonText<T> {
  return JSON.stringify(value) as JsonText<T>;
}

export function parseJsonText<T>(text: JsonText<T>): T {
  return JSON.parse(text) as T;
}
