/** One row per stored file. PostgreSQL only. */
export interface BlobTable {
  key: string;
  byte_size: number;
}

/** The bytes of a stored file in parts of `PART_BYTES`; the last one may be shorter. */
export interface BlobPartTable {
  key: string;
  /** Starts at 0. */
  position: number;
  bytes: Uint8Array;
}
