import type { BlobStore } from '../blobs/store.ts';
import type { Database, Db } from '../db/database.ts';
import { KeyedMutex } from '../lib/keyed-mutex.ts';

export const documentKey = (blobHash: string) => `documents/${blobHash.slice(0, 2)}/${blobHash}`;
export const layoutPrefix = (blobHash: string) => `layouts/${blobHash.slice(0, 2)}/${blobHash}`;

/** Which documents' files go when their rows went. */
export interface Deletion {
  workspaceId: string;
  schemaFamilyId?: string;
  documentId?: string;
}

/**
 * The files behind documents: one for equal bytes, however many documents are over them. A file is stored and its row
 * committed, or a row found missing and the file deleted, under one lock a hash: neither can come between the other's steps.
 */
export interface StoredFiles {
  /** Stores a file and runs `work`, which commits a row that refers to it. */
  store<T>(blobHash: string, source: { path: string } | { bytes: Uint8Array }, work: () => Promise<T>): Promise<T>;
  /** The hashes under what is about to be deleted. */
  hashesOf(db: Db, deletion: Deletion): Promise<string[]>;
  /** Deletes those of the files that no document refers to any more. */
  release(blobHashes: string[]): Promise<void>;
  /** Deletes the files that a crash left without a document, until all are seen or the signal aborts. */
  sweep(signal: AbortSignal): Promise<number>;
}

export function createStoredFiles({ db }: Database, blobs: BlobStore): StoredFiles {
  const locks = new KeyedMutex();

  async function isReferred(blobHash: string): Promise<boolean> {
    const row = await db.selectFrom('documents').select('id').where('blob_hash', '=', blobHash).limit(1).executeTakeFirst();
    return row !== undefined;
  }

  const releaseOne = (blobHash: string) =>
    locks.run(blobHash, async () => {
      if (await isReferred(blobHash)) return false;
      await db.deleteFrom('parsings').where('blob_hash', '=', blobHash).execute();
      for await (const key of blobs.list(layoutPrefix(blobHash))) await blobs.delete(key);
      await blobs.delete(documentKey(blobHash));
      return true;
    });

  return {
    store: (blobHash, source, work) =>
      locks.run(blobHash, async () => {
        const key = documentKey(blobHash);
        if ('bytes' in source) {
          if (!(await blobs.has(key))) await blobs.put(key, source.bytes);
        } else {
          await blobs.putFile(key, source.path);
        }
        try {
          return await work();
        } catch (error) {
          if (!(await isReferred(blobHash))) await blobs.delete(key);
          throw error;
        }
      }),

    async hashesOf(on, { workspaceId, schemaFamilyId, documentId }) {
      let query = on.selectFrom('documents').select('blob_hash').distinct().where('workspace_id', '=', workspaceId);
      if (schemaFamilyId !== undefined) query = query.where('schema_family_id', '=', schemaFamilyId);
      if (documentId !== undefined) query = query.where('id', '=', documentId);
      return (await query.execute()).map((row) => row.blob_hash);
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
