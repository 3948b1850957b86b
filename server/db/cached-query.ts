import type { CompiledQuery } from 'kysely';
import type { Db, DialectName } from './database.ts';
import { getDialect } from './row-locks.ts';

class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

function createPlaceholders<Values extends object>(values: Values): Values {
  return Object.fromEntries(Object.keys(values).map((name) => [name, new Placeholder(name)])) as Values;
}

type Build<Values extends object, Row> = (db: Db, values: Values) => { compile(): CompiledQuery<Row> };

/**
 * Builds and compiles a query once per dialect, then only replaces its parameters. For the few queries of every request
 * and job, where building takes longer than running.
 * @param build receives a placeholder for each value, which it must pass to the query unchanged
 */
export function cacheQuery<Values extends object, Row>(
  build: Build<Values, Row>,
): (db: Db, values: Values) => CompiledQuery<Row> {
  const compiledFor: Partial<Record<DialectName, CompiledQuery<Row>>> = {};
  return (db, values) => {
    const dialect = getDialect(db);
    const compiled = (compiledFor[dialect] ??= build(db, createPlaceholders(values)).compile());
    const given = new Map<string, unknown>(Object.entries(values));
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? given.get(parameter.name) : parameter,
    );
    return { ...compiled, parameters };
  };
}

/** Like `cacheQuery`, but the function executes the query and returns the first row. */
export function cacheFirstRow<Values extends object, Row>(
  build: Build<Values, Row>,
): (db: Db, values: Values) => Promise<Row | undefined> {
  const cached = cacheQuery(build);
  return async (db, values) => (await db.executeQuery<Row>(cached(db, values))).rows[0];
}
