import type { Readable } from 'node:stream';

/** A range of bytes, both ends inclusive as in HTTP. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Stores bytes by key, outside the database. A key is a path of `[a-z0-9._-]` segments. */
export interface BlobStore {
  /** Moves the file at `path` into the store, replacing an existing blob. */
  putFile(key: string, path: string): Promise<void>;
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null if there is no such blob. */
  get(key: string): Promise<Buffer | null>;
  open(key: string, range?: ByteRange): Readable;
  has(key: string): Promise<boolean>;
  /** Runs `work` with the path of a file that contains the blob. `work` must not modify the file. */
  withFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
  /** No error if there is no such blob. */
  delete(key: string): Promise<void>;
  /** Throws if no file can be stored at the moment. */
  check(): Promise<void>;
  /** Lists the keys whose first segment is `prefix`. */
  list(prefix: string): AsyncIterable<string>;
}
