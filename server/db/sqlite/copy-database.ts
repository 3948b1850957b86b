import SqliteDatabase from 'better-sqlite3';

/** All pages in one step: a database that another process writes to would make smaller steps begin anew. */
const ALL_PAGES = 2 ** 31 - 1;

/** Copies a database of one moment, beside a process that writes to it. Call it in a process of its own. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new SqliteDatabase(from, { readonly: true, fileMustExist: true });
  try {
    await source.backup(to, { progress: () => ALL_PAGES });
  } finally {
    source.close();
  }
}

/** What SQLite finds wrong with its pages and references, as sentences. */
export function checkDatabaseFile(path: string): string[] {
  const database = new SqliteDatabase(path, { readonly: true, fileMustExist: true });
  try {
    const pages = database.pragma('integrity_check(10)', { simple: false }) as { integrity_check: string }[];
    const references = database.pragma('foreign_key_check') as { table: string; parent: string }[];
    return [
      ...pages.map(({ integrity_check: text }) => text).filter((text) => text !== 'ok'),
      ...references
        .slice(0, 10)
        .map(({ table, parent }) => `A row of ${table} refers to a row of ${parent} that is missing.`),
    ];
  } finally {
    database.close();
  }
}

/**
 * Prepares a copied database for another server. Webhook messages that waited may have been delivered since, so they
 * are held: their events can be sent again on request. Returns their number.
 */
export function holdMessages(path: string): number {
  const database = new SqliteDatabase(path, { fileMustExist: true });
  try {
    return database.transaction(() => {
      database.prepare(`delete from jobs where kind = 'webhook.deliver'`).run();
      return database.prepare(`update webhook_messages set state = 'dropped' where state = 'pending'`).run().changes;
    })();
  } finally {
    database.close();
  }
}

export interface DocumentFile {
  hash: string;
  /** Whether the document has a password: then `hash` is not that of the content. */
  isProtected: boolean;
}

/** The files that documents have. */
export function listDocumentFiles(path: string): DocumentFile[] {
  const database = new SqliteDatabase(path, { readonly: true, fileMustExist: true });
  try {
    return database
      .prepare<[], { hash: string; isProtected: number }>(
        `select blob_hash as hash, max(is_protected) as isProtected from documents
         where blob_hash <> '' group by blob_hash order by blob_hash`,
      )
      .all()
      .map(({ hash, isProtected }) => ({ hash, isProtected: isProtected === 1 }));
  } finally {
    database.close();
  }
}
