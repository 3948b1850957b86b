import { hashContent } from '../lib/files/hash-content.ts';
import { writeArchive, type Manifest } from './transfer-archive.ts';
import { readRows, WORKSPACE_TABLES } from './transfer-rows.ts';
import type { Transfer } from './transfer.ts';

export interface ExportSummary {
  /** Number of rows by table. */
  rows: Record<string, number>;
  files: number;
}

/**
 * Exports a workspace without secrets: environments, schemas, documents with files, runs with results. Provider keys
 * belong to users and are not exported.
 * @param path of the archive, a `.tar.gz`
 */
export async function exportWorkspace(
  { database, blobs, getBlobKey, migration, now }: Transfer,
  slug: string,
  path: string,
): Promise<ExportSummary> {
  const { db } = database;
  const workspace = await db
    .selectFrom('workspaces')
    .select(['id', 'slug', 'name'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (workspace === undefined) throw new Error(`There is no workspace ${slug}.`);
  const summary: ExportSummary = { rows: {}, files: 0 };

  await writeArchive(path, async (archive) => {
    const manifest: Manifest = { format: 'excerpt-workspace', formatVersion: 1, migration, workspace, exportedAt: now };
    await archive.json('manifest.json', manifest);
    const members = await db
      .selectFrom('workspace_members as member')
      .innerJoin('users', 'users.id', 'member.user_id')
      .select(['users.name', 'member.role'])
      .where('member.workspace_id', '=', workspace.id)
      .execute();
    await archive.json('members.json', members);

    const files = new Map<string, { size: number; isProtected: boolean }>();
    for (const table of WORKSPACE_TABLES) {
      let batch = 0;
      for await (const rows of readRows(db, table, workspace.id, now)) {
        batch += 1;
        await archive.json(`rows/${table.name}/${batch}.json`, rows);
        summary.rows[table.name] = (summary.rows[table.name] ?? 0) + rows.length;
        if (table.name === 'documents')
          for (const row of rows.filter((one) => one['expired_at'] === null))
            files.set(String(row['blob_hash']), {
              size: Number(row['file_size']),
              isProtected: row['is_protected'] === true,
            });
      }
    }
    for (const [hash, { size, isProtected }] of files) {
      if (!(await blobs.has(getBlobKey(hash))))
        throw new Error(`The file of a document is missing in the store (SHA-256 ${hash}).`);
      // A protected file is not stored under the hash of its content, by which an import checks it.
      const suffix = isProtected ? `-${await hashContent(blobs.open(getBlobKey(hash)))}` : '';
      await archive.file(`files/${hash}${suffix}`, size, blobs.open(getBlobKey(hash)));
      summary.files += 1;
    }
  });
  return summary;
}
