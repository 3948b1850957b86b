import type { JsonObject } from '../json-value.ts';
import type { LookupTables } from './lookup-table.ts';
import type { SchemaRule } from './schema-guidance.ts';

/** The rules and derived fields of a schema version, and what they read beside the data. */
export interface RuleSet {
  /** With its derived fields. */
  definition: JsonObject;
  rules: readonly SchemaRule[];
  /** `YYYY-MM-DD`. */
  today: string;
  tables: LookupTables;
}
