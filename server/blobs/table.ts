/** One row per stored file. Only on PostgreSQL. */
export interface BlobTable {
  key: string;
  byte_size: number;
}

/** The bytes of a stored file, cut into parts of `PART_BYTES`, the last one shorter. */
export interface BlobPartTable {
  key: string;
  /** 0-based. */
  position: number;
  bytes: Uint8Array;
}
