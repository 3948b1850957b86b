/** Data directories for operator commands: a database of a file, and files of documents beside it. */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Db } from '../../db/database.ts';
import { migrate } from '../../db/migrations/migrate.ts';
import { openUnchecked } from '../../db/open-database.ts';
import { getDocumentKey } from '../../documents/stored-files.ts';

const FILE = 'excerpt.db';
const NOW = '2026-01-01T00:00:00.000Z';

/** Works on the database of a data directory, which is created if it is missing. */
export async function withFile<T>(dataDir: string, work: (db: Db) => Promise<T>): Promise<T> {
  const path = join(dataDir, FILE);
  const { database, release } = await openUnchecked(
    { dataDir, database: { dialect: 'sqlite', path } },
    { exclusive: false },
  );
  try {
    return await work(database.db);
  } finally {
    await release();
  }
}

export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

const makeFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'excerpt-operated-'));

/** By the last change of the schema: its changes take longer than a copy. */
const templates = new Map<string | undefined, Promise<Buffer>>();

async function makeTemplate(to: string | undefined): Promise<Buffer> {
  const folder = await makeFolder();
  try {
    await withFile(folder, (db) => migrate({ db, dialect: 'sqlite' }, to));
    return await readFile(join(folder, FILE));
  } finally {
    await removeFolder(folder);
  }
}

/**
 * Makes a data directory with an empty database.
 * @param to the last change of its schema; by default the newest
 */
export async function makeDataDirectory(to?: string): Promise<string> {
  const template = templates.get(to) ?? makeTemplate(to);
  templates.set(to, template);
  const folder = await makeFolder();
  await writeFile(join(folder, FILE), await template);
  return folder;
}

/** Adds the workspace `acme` of a user, with documents `doc_1`, `doc_2` … that have files of these hashes. */
export async function addDocuments(db: Db, ownerId: string, ...hashes: string[]): Promise<void> {
  const created = { created_at: NOW, updated_at: NOW };
  const [workspace, named] = [{ workspace_id: 'wsp_1' }, { name: 'Acme', description: null }];
  await db
    .insertInto('workspaces')
    .values({ id: 'wsp_1', slug: 'acme', owner_id: ownerId, ...named, ...created })
    .execute();
  await db
    .insertInto('environments')
    .values({ id: 'env_1', ...workspace, slug: 'production', name: 'Production', verify: 0, ...created } as never)
    .execute();
  await db
    .insertInto('schema_families')
    .values({ id: 'sch_1', ...workspace, schema_key: 'bill', ...named, latest_version_number: 1, ...created })
    .execute();
  await db
    .insertInto('schema_versions')
    .values({
      id: 'ver_1',
      family_id: 'sch_1',
      version_number: 1,
      definition_hash: 'h',
      definition: '{}',
      created_at: NOW,
    } as never)
    .execute();
  const place = { ...workspace, environment_id: 'env_1', schema_family_id: 'sch_1' };
  const document = { ...place, name: 'a.txt', mime_type: 'text/plain', file_size: 5, status: 'parsed', ...created };
  for (const [index, hash] of hashes.entries())
    await db
      .insertInto('documents')
      .values({ id: `doc_${index + 1}`, ...document, blob_hash: hash } as never)
      .execute();
}

/** Stores a file as that of a document. */
export async function storeFile(dataDir: string, content: string): Promise<{ hash: string; path: string }> {
  const hash = createHash('sha256').update(content).digest('hex');
  const path = join(dataDir, 'blobs', ...getDocumentKey(hash).split('/'));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  return { hash, path };
}

/** Marks the schema as changed by a later program. */
export const makeNewer = (db: Db): Promise<unknown> =>
  db
    .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    .insertInto('kysely_migration')
    .values({ name: '9999-of-a-later-version', timestamp: NOW })
    .execute();
