import type { Readable } from 'node:stream';

/** Which bytes of a blob, both inclusive, as HTTP ranges are. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Bytes by key, outside the database. A key is a path of `[a-z0-9._-]` segments. */
export interface BlobStore {
  /** Takes the file over: it is no longer at `path` afterwards. Replaces what stood under the key. */
  putFile(key: string, path: string): Promise<void>;
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such blob. */
  get(key: string): Promise<Buffer | null>;
  open(key: string, range?: ByteRange): Readable;
  has(key: string): Promise<boolean>;
  /** Runs `work` with a file that holds the blob. The file is the store's: read it only. */
  withFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
  /** No error when there is no such blob. */
  delete(key: string): Promise<void>;
  /** The keys under a first segment. */
  list(prefix: string): AsyncIterable<string>;
}
