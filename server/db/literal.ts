import { sql, type RawBuilder } from 'kysely';

/** A constant of the program, written into the statement: a partial index is only found by literals. */
export function literal(text: string): RawBuilder<string> {
  return sql.lit(text);
}
