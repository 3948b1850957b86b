import { LRUCache } from 'lru-cache';
import type { Db } from '../db/database.ts';
import type { LookupTable, LookupTables } from '../lib/models/lookup-table.ts';
import { findLookups, readContent } from './repository.ts';

/** The tables that a run looks values up in, and their versions. */
export interface UsedTables {
  tables: LookupTables;
  versions: { key: string; version: number }[];
}

export const NO_TABLES: UsedTables = { tables: {}, versions: [] };

/** Characters of the cells of tables that are kept. */
const MAX_KEPT = 50_000_000;

const sizeOf = ({ columns, rows }: LookupTable): number =>
  [columns, ...rows].reduce((sum, row) => sum + row.reduce((length, cell) => length + cell.length + 3, 2), 1);

/** Reads the tables of a workspace, each version once. Keys without a table are left out. */
export function createUsedTables(db: Db): (workspaceId: string, keys: readonly string[]) => Promise<UsedTables> {
  const kept = new LRUCache<string, UsedTables>({ maxSize: MAX_KEPT });

  return async (workspaceId, keys) => {
    if (keys.length === 0) return NO_TABLES;
    const found = await findLookups(db, workspaceId, keys);
    const name = JSON.stringify([workspaceId, found.map(({ key, version, createdAt }) => [key, version, createdAt])]);
    const known = kept.get(name);
    if (known !== undefined) return known;
    const tables: Record<string, LookupTable> = {};
    const versions: UsedTables['versions'] = [];
    for (const { key } of found) {
      const content = await readContent(db, workspaceId, key);
      if (content === undefined) continue;
      const { version, columns } = content;
      const rows = JSON.parse(content.content) as string[][];
      tables[key] = { version, columns, rows };
      versions.push({ key, version });
    }
    const used = { tables, versions };
    // A table may have been replaced meanwhile: then what was read is kept under no name.
    const isSame = found.every(({ key, version }) =>
      versions.some((one) => one.key === key && one.version === version),
    );
    const size = Object.values(tables).reduce((sum, table) => sum + sizeOf(table), 1);
    if (isSame && size <= MAX_KEPT) kept.set(name, used, { size });
    return used;
  };
}
