import SqliteDatabase from 'better-sqlite3';
import pg from 'pg';

/** Ids of existing rows. */
export interface Originals {
  runId: string;
  documentId: string;
}

/**
 * Runs statements in one transaction, outside of the server. Returns the rows of the last one. `url` is `sqlite:PATH`
 * or `postgres://…`.
 */
export async function executeOn(url: string, statements: string[]): Promise<Record<string, unknown>[]> {
  if (url.startsWith('sqlite:')) {
    const database = new SqliteDatabase(url.slice('sqlite:'.length), { timeout: 10_000 });
    try {
      database.pragma('synchronous = OFF');
      database.pragma('cache_size = -262144');
      const rows = database.transaction(() => {
        const answers = statements.map((text) => {
          const statement = database.prepare<[], Record<string, unknown>>(text);
          return statement.reader ? statement.all() : (statement.run(), []);
        });
        return answers.at(-1) ?? [];
      })();
      database.pragma('wal_checkpoint(truncate)');
      return rows;
    } finally {
      database.close();
    }
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) rows = (await client.query<Record<string, unknown>>(statement)).rows;
    await client.query('commit');
    return rows;
  } finally {
    await client.end();
  }
}

/** Copies a document and a run with older timestamps, so that there are `total` of each. Triggers update the counts. */
export async function addRows(url: string, { runId, documentId }: Originals, total: number): Promise<void> {
  const isSqlite = url.startsWith('sqlite:');
  const padded = (length: number) => (isSqlite ? `printf('%0${length}d', n)` : `lpad(n::text, ${length}, '0')`);
  const numbers = isSqlite
    ? `(with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${total - 1})
      select n from numbers)`
    : `(select generate_series(1, ${total - 1}) as n)`;
  const result = `'{"invoiceNumber":"' || n || '","total":118}'`;
  await executeOn(url, [
    `insert into documents (id, workspace_id, environment_id, schema_family_id, name, content, mime_type,
      file_size, status, page_count,
       blob_hash, metadata, created_at, updated_at)
     select 'doc_' || ${padded(26)}, workspace_id, environment_id, schema_family_id, 'invoice-' || n, content,
     mime_type, file_size, status,
       page_count, ${padded(64)}, metadata, created_at, updated_at
     from ${numbers} as numbers, documents where documents.id = '${documentId}'`,
    `insert into runs (id, workspace_id, environment_id, document_id, schema_family_id, schema_version_id, status,
      provider, model,
       key_source, residency, attempts, extracted_data, evidence, confidence, metadata, started_at, completed_at,
       created_at,
       updated_at)
     select 'run_' || ${padded(26)}, workspace_id, environment_id, 'doc_' || ${padded(26)}, schema_family_id,
     schema_version_id, status, provider,
       model, key_source, residency, attempts, ${isSqlite ? result : `(${result})::json`}, evidence, confidence,
       metadata, started_at, completed_at,
       created_at, updated_at
     from ${numbers} as numbers, runs where runs.id = '${runId}'`,
    // Otherwise the server would index them one by one. On SQLite, no search finds them.
    ...(isSqlite
      ? []
      : [
          `insert into document_words (document_id, environment_id, schema_family_id, words)
           select id, environment_id, schema_family_id, array_to_tsvector(array['invoice', id])
           from documents where id <> '${documentId}'`,
        ]),
    'delete from unindexed_documents',
    'analyze',
  ]);
}
