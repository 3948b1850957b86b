import { sql, type RawBuilder } from 'kysely';

/**
 * A constant of the program, written into the statement. A partial index is only found by literals, and SQLite prepares
 * a statement again when a parameter might select one.
 */
export function literal(text: string): RawBuilder<string> {
  return sql.lit(text);
}
