import type { CompiledQuery } from 'kysely';
import type { Db, DialectName } from './database.ts';
import { dialectOf } from './dialect.ts';

class Placeholder {
  readonly index: number;
  constructor(index: number) {
    this.index = index;
  }
}

/**
 * A query that is built and compiled once for each of the databases, and run with other values each time: for the few that every
 * request makes, where building costs more than running.
 * @param build gets a stand-in for each value, which it must hand to the query as it is
 */
export function compileOnce<Values extends readonly unknown[], Row>(
  build: (db: Db, ...values: Values) => { compile(): CompiledQuery<Row> },
): (db: Db, ...values: Values) => Promise<Row | undefined> {
  const compiledFor: Partial<Record<DialectName, CompiledQuery<Row>>> = {};
  return async (db, ...values) => {
    const standIns = values.map((_value, index) => new Placeholder(index)) as unknown as Values;
    const compiled = (compiledFor[dialectOf(db)] ??= build(db, ...standIns).compile());
    const parameters = compiled.parameters.map((parameter) => (parameter instanceof Placeholder ? values[parameter.index] : parameter));
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows[0];
  };
}
