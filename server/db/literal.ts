import { sql, type RawBuilder } from 'kysely';

/**
 * A text of the program's own that stands in the statement itself: a partial index is found by it, and by no parameter. SQLite looks at
 * parameters for that too, and then prepares the statement again for each use.
 */
export function literal(text: string): RawBuilder<string> {
  return sql.lit(text);
}
