import type { CompiledQuery } from 'kysely';
import type { Db, DialectName } from './database.ts';
import { dialectOf } from './row-locks.ts';

class Placeholder {
  readonly index: number;
  constructor(index: number) {
    this.index = index;
  }
}

function standInsFor<Values extends readonly unknown[]>(values: Values): Values {
  return values.map((_value, index) => new Placeholder(index)) as unknown as Values;
}

type Build<Values extends readonly unknown[], Row> = (db: Db, ...values: Values) => { compile(): CompiledQuery<Row> };

/**
 * A query that is built and compiled once for each of the databases, and used with other values each time: for the few that every
 * request makes, where building costs more than running.
 * @param build gets a stand-in for each value, which it must hand to the query as it is
 */
export function compiledOnce<Values extends readonly unknown[], Row>(
  build: Build<Values, Row>,
): (db: Db, ...values: Values) => CompiledQuery<Row> {
  const compiledFor: Partial<Record<DialectName, CompiledQuery<Row>>> = {};
  return (db, ...values) => {
    const dialect = dialectOf(db);
    const compiled = (compiledFor[dialect] ??= build(db, ...standInsFor(values)).compile());
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.index] : parameter,
    );
    return { ...compiled, parameters };
  };
}

/** The same, run: the function returns the first row. */
export function compileOnce<Values extends readonly unknown[], Row>(
  build: Build<Values, Row>,
): (db: Db, ...values: Values) => Promise<Row | undefined> {
  const compiled = compiledOnce(build);
  return async (db, ...values) => (await db.executeQuery<Row>(compiled(db, ...values))).rows[0];
}
