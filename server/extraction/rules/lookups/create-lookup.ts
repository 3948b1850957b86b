import { UNKNOWN, type Value } from '../rule-values.ts';
import type { Environment } from '../functions/rule-function.ts';
import { findRow, readRow } from './find-row.ts';
import type { LookupTables } from '../../../lib/models/lookup-table.ts';

/** How rules reach tables. What a rule names and is not there is noted, and the answer is not known. */
export function createLookup(tables: LookupTables): Pick<Environment, 'lookup' | 'notes' | 'found'> {
  const found: string[] = [];
  const notes = new Set<string>();
  const missing = (note: string): Value => {
    notes.add(note);
    return UNKNOWN;
  };
  return {
    notes,
    found,
    lookup({ table: key, column: name, value, atLeast }) {
      const table = Object.hasOwn(tables, key) ? tables[key] : undefined;
      if (table === undefined) return missing(`There is no lookup “${key}”.`);
      const column = table.columns.indexOf(name);
      if (column === -1) return missing(`The lookup “${key}” has no column “${name}”.`);
      const at = findRow(table, { column, value, atLeast });
      if (at === null) return null;
      const version = table.version === undefined ? '' : `, version ${table.version}`;
      found.push(`row ${at + 1} of “${key}”${version}`);
      return readRow(table, at);
    },
  };
}
