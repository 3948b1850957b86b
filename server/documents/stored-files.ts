import type { BlobStore } from '../blobs/blob-store.ts';
import type { Database, Db } from '../db/database.ts';
import { withRowLock } from '../db/row-locks.ts';

export const getDocumentKey = (blobHash: string) => `documents/${blobHash.slice(0, 2)}/${blobHash}`;
export const getLayoutPrefix = (blobHash: string) => `layouts/${blobHash.slice(0, 2)}/${blobHash}`;

/** The documents whose files are to be deleted after their rows. */
export interface Deletion {
  workspaceId: string;
  schemaFamilyId?: string;
  documentId?: string;
}

/**
 * The files of documents. Documents with equal bytes share one. A lock per hash, across servers, covers storing a file
 * with committing its row, and finding no row with deleting the file, so that neither can interleave with the other.
 */
export interface StoredFiles {
  /** Stores a file and runs `work`, which commits a row that refers to it. */
  store<T>(blobHash: string, source: { path: string } | { bytes: Uint8Array }, work: () => Promise<T>): Promise<T>;
  /**
   * The hashes of the documents to delete, read in the transaction that deletes them. The caller must prevent new runs
   * over these documents.
   */
  hashesOf(db: Db, deletion: Deletion): Promise<string[]>;
  /** Deletes the files that no document refers to any more. */
  release(blobHashes: string[]): Promise<void>;
  /** Deletes files without a document, which crashes leave behind. Returns their number. Stops if the signal aborts. */
  sweep(signal: AbortSignal): Promise<number>;
}

export function createStoredFiles({ db, exclusively }: Database, blobs: BlobStore): StoredFiles {
  const lock = <T>(blobHash: string, work: () => Promise<T>) => exclusively(`document ${blobHash}`, work);

  async function isReferred(blobHash: string): Promise<boolean> {
    const row = await db
      .selectFrom('documents')
      .select('id')
      .where('blob_hash', '=', blobHash)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  const releaseOne = (blobHash: string) =>
    lock(blobHash, async () => {
      if (await isReferred(blobHash)) return false;
      await db.deleteFrom('parsings').where('blob_hash', '=', blobHash).execute();
      for await (const key of blobs.list(getLayoutPrefix(blobHash))) await blobs.delete(key);
      await blobs.delete(getDocumentKey(blobHash));
      return true;
    });

  return {
    store: (blobHash, source, work) =>
      lock(blobHash, async () => {
        const key = getDocumentKey(blobHash);
        // Most files are new: whether one is there already would be another request to the store.
        if ('bytes' in source) await blobs.put(key, source.bytes);
        else await blobs.putFile(key, source.path);
        try {
          return await work();
        } catch (error) {
          if (!(await isReferred(blobHash))) await blobs.delete(key);
          throw error;
        }
      }),

    async hashesOf(on, { workspaceId, schemaFamilyId, documentId }) {
      let query = on.selectFrom('documents').select('blob_hash');
      if (schemaFamilyId !== undefined)
        query = query.where('workspace_id', '=', workspaceId).where('schema_family_id', '=', schemaFamilyId);
      else if (documentId !== undefined)
        query = query.where('workspace_id', '=', workspaceId).where('id', '=', documentId);
      else {
        // Compares with values rather than a subquery, since the planner has statistics for values.
        const environments = await on
          .selectFrom('environments')
          .select('id')
          .where('workspace_id', '=', workspaceId)
          .execute();
        query = query.where(
          'environment_id',
          'in',
          environments.map(({ id }) => id),
        );
      }
      const hashes = await on
        .selectFrom(withRowLock(on, query, 'delete').as('deleted'))
        .select('blob_hash')
        .distinct()
        .execute();
      // Expired documents have no file, and an empty hash would be the prefix of all.
      return hashes.map((row) => row.blob_hash).filter((blobHash) => blobHash !== '');
    },

    async release(blobHashes) {
      for (const blobHash of blobHashes) await releaseOne(blobHash);
    },

    async sweep(signal) {
      let swept = 0;
      for await (const key of blobs.list('documents')) {
        if (signal.aborted) break;
        const blobHash = key.slice(key.lastIndexOf('/') + 1);
        if (!(await isReferred(blobHash)) && (await releaseOne(blobHash))) swept += 1;
      }
      return swept;
    },
  };
}
