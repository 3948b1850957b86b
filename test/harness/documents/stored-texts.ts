import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { executeOn } from './many-rows.ts';

/** Every row of a PostgreSQL database, as a dump has it. Nothing for SQLite, whose file is read instead. */
async function listRowTexts(databaseUrl: string): Promise<[string, string][]> {
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

/** All that a server keeps, by its place, in small letters: each byte of its files, and each row on PostgreSQL. */
export async function listStoredTexts({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl: string;
}): Promise<[where: string, text: string][]> {
  const texts = await listRowTexts(databaseUrl);
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // It may be deleted meanwhile.
    const bytes = await readFile(path).catch(() => Buffer.alloc(0));
    texts.push([`${entry.name} (${path.slice(dataDir.length + 1)})`, bytes.toString('latin1').toLowerCase()]);
  }
  return texts;
}
