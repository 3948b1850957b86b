import { open as openFile, readFile, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import { validateKey } from './blob-key.ts';
import { createLocalCopies } from './local-copy.ts';
import type { BlobStore, ByteRange } from './blob-store.ts';

/** Size of one part in bytes. Only one part is in memory at a time. */
const PART_BYTES = 1024 * 1024;
const LIST_ROWS = 1_000;

/**
 * Stores files as rows, so that all nodes can read them and database backups include them. A file is written in one
 * transaction.
 * @param temporaryDir for files that parsers need to open
 */
export function createPostgresStore({ db, transaction }: Database, temporaryDir: string): BlobStore {
  const copyOf = createLocalCopies(temporaryDir);

  async function replace(tx: Tx, key: string, parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
    await tx.deleteFrom('blob_parts').where('key', '=', key).execute();
    let position = 0;
    let size = 0;
    for await (const bytes of parts) {
      await tx.insertInto('blob_parts').values({ key, position, bytes }).execute();
      position += 1;
      size += bytes.length;
    }
    await tx
      .insertInto('blobs')
      .values({ key, byte_size: size })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ byte_size: size }))
      .execute();
  }

  /** Serialises writers of the same key, whose parts must not mix. */
  const write = (key: string, parts: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>) =>
    transaction(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${validateKey(key)}, 0))`.execute(tx);
      await replace(tx, key, parts());
    });

  /** The same for a file of one part, in one statement: most files are, and each run stores two. */
  async function writeOne(key: string, bytes: Uint8Array): Promise<void> {
    await sql`
      with locked as materialized (select pg_advisory_xact_lock(hashtextextended(${validateKey(key)}, 0))),
        shortened as (delete from blob_parts using locked where key = ${key} and position > 0),
        part as (
          insert into blob_parts (key, position, bytes) select ${key}, 0, ${bytes}::bytea from locked
          on conflict (key, position) do update set bytes = excluded.bytes
        )
      insert into blobs (key, byte_size) select ${key}, ${bytes.length}::bigint from locked
      on conflict (key) do update set byte_size = excluded.byte_size`.execute(db);
  }

  async function has(key: string): Promise<boolean> {
    return (
      (await db.selectFrom('blobs').select('key').where('key', '=', validateKey(key)).executeTakeFirst()) !== undefined
    );
  }

  async function* read(key: string, range?: ByteRange): AsyncGenerator<Buffer> {
    const first = Math.floor((range?.start ?? 0) / PART_BYTES);
    // Most files have one part, which comes with their size.
    const blob = await db
      .selectFrom('blobs')
      .leftJoin('blob_parts as part', (join) =>
        join.onRef('part.key', '=', 'blobs.key').on('part.position', '=', first),
      )
      .select(['byte_size', 'part.bytes'])
      .where('blobs.key', '=', validateKey(key))
      .executeTakeFirst();
    if (blob === undefined) throw new Error('There is no such stored file.');
    const { start, end } = range ?? { start: 0, end: Number(blob.byte_size) - 1 };
    for (let position = first; position * PART_BYTES <= end; position += 1) {
      const bytes = position === first ? blob.bytes : await readPart(key, position);
      if (bytes === null) throw new Error('A part of the stored file is missing.');
      const offset = position * PART_BYTES;
      yield Buffer.from(bytes).subarray(Math.max(0, start - offset), end - offset + 1);
    }
  }

  async function readPart(key: string, position: number): Promise<Uint8Array> {
    const { bytes } = await db
      .selectFrom('blob_parts')
      .select('bytes')
      .where('key', '=', key)
      .where('position', '=', position)
      .executeTakeFirstOrThrow();
    return bytes;
  }

  const open: BlobStore['open'] = (key, range) => Readable.from(read(key, range), { objectMode: false });

  return {
    async putFile(key, path) {
      const { size } = await stat(path);
      if (size > 0 && size <= PART_BYTES) await writeOne(key, await readFile(path));
      else await write(key, () => readFileParts(path));
      await rm(path, { force: true });
    },

    put: (key, bytes) =>
      bytes.length > 0 && bytes.length <= PART_BYTES ? writeOne(key, bytes) : write(key, () => splitIntoParts(bytes)),

    async get(key) {
      const rows = await db
        .selectFrom('blobs')
        .leftJoin('blob_parts as part', 'part.key', 'blobs.key')
        .select('part.bytes')
        .where('blobs.key', '=', validateKey(key))
        .orderBy('part.position')
        .execute();
      if (rows.length === 0) return null;
      return Buffer.concat(rows.flatMap(({ bytes }) => (bytes === null ? [] : [bytes])));
    },

    open,
    has,
    withFile: (key, work) => copyOf(open(key), work),

    async delete(key) {
      await db.deleteFrom('blobs').where('key', '=', validateKey(key)).execute();
    },

    // Files are rows, and the database is checked itself.
    check: () => Promise.resolve(),

    async *list(prefix) {
      const first = `${validateKey(prefix)}/`;
      let after = first;
      for (;;) {
        const rows = await db
          .selectFrom('blobs')
          .select('key')
          .where('key', '>', after)
          .where('key', '<', `${prefix}0`)
          .orderBy('key')
          .limit(LIST_ROWS)
          .execute();
        for (const { key } of rows) yield key;
        const last = rows.at(-1);
        if (last === undefined || rows.length < LIST_ROWS) return;
        after = last.key;
      }
    },
  };
}

/** Yields parts of the full size, whatever a read returns, because ranges are located by part number. */
async function* readFileParts(path: string): AsyncGenerator<Uint8Array> {
  const file = await openFile(path, 'r');
  try {
    for (;;) {
      const part = Buffer.allocUnsafe(PART_BYTES);
      let filled = 0;
      let bytesRead = -1;
      while (filled < PART_BYTES && bytesRead !== 0) {
        ({ bytesRead } = await file.read(part, filled, PART_BYTES - filled));
        filled += bytesRead;
      }
      if (filled > 0) yield part.subarray(0, filled);
      if (bytesRead === 0) return;
    }
  } finally {
    await file.close();
  }
}

function* splitIntoParts(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += PART_BYTES) yield bytes.subarray(start, start + PART_BYTES);
}
