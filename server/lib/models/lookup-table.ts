/** A table that rules look up values in. All cells are texts. */
export interface LookupTable {
  /** Absent where tables have none. */
  version?: number;
  columns: string[];
  rows: string[][];
}

/** Tables by their keys. */
export type LookupTables = Readonly<Record<string, LookupTable>>;

/** `lookup("vendors", …)`: the tables that an expression names. */
const CALL = /\blookup\s*\(\s*"((?:[^"\\\n]|\\.){1,200})"/g;

/** The keys of the tables that expressions look up values in. */
export function listLookupKeys(expressions: readonly string[]): string[] {
  const found = expressions.flatMap((text) => [...text.matchAll(CALL)].map(([, key = '']) => key));
  return [...new Set(found)];
}
