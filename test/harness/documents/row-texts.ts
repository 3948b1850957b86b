import { executeOn } from './many-rows.ts';

/** Every row of a PostgreSQL database, as a dump has it. Nothing for SQLite, whose file is read instead. */
export async function listRowTexts(databaseUrl: string): Promise<[string, string][]> {
  if (!databaseUrl.startsWith('postgres')) return [];
  const tables = await executeOn(databaseUrl, [
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  ]);
  const texts: [string, string][] = [];
  for (const { name } of tables as { name: string }[]) {
    const rows = await executeOn(databaseUrl, [`select lower(t::text) as text from ${name} as t`]);
    texts.push([name, (rows as { text: string }[]).map(({ text }) => text).join('\n')]);
  }
  return texts;
}
