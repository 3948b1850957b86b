/** An entry of the central directory. `size` may be wrong. */
export interface ZipEntry {
  name: string;
  method: number;
  encrypted: boolean;
  packedSize: number;
  size: number;
  /** Where the entry's local header begins. */
  offset: number;
}

const END = 0x06054b50;
const END_64 = 0x06064b50;
const END_64_LOCATOR = 0x07064b50;
const CENTRAL = 0x02014b50;
const END_LENGTH = 22;
const MAX_COMMENT_LENGTH = 65_535;
const FULL_32 = 0xffffffff;

/**
 * The entries of a ZIP file, at most `most` of them and one more, which means that there are too many. Null where the
 * bytes are no complete ZIP file.
 */
export function readZipDirectory(bytes: Uint8Array, most: number): ZipEntry[] | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const start = findDirectory(file);
    return start === null ? null : readEntries(file, start, most);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function findDirectory(file: Buffer): { offset: number; count: number } | null {
  const lowest = Math.max(0, file.length - END_LENGTH - MAX_COMMENT_LENGTH);
  for (let at = file.length - END_LENGTH; at >= lowest; at--) {
    if (file.readUInt32LE(at) !== END) continue;
    const end = { offset: file.readUInt32LE(at + 16), count: file.readUInt16LE(at + 10) };
    if (end.offset !== FULL_32 && end.count !== 0xffff) return end;
    return at >= 20 && file.readUInt32LE(at - 20) === END_64_LOCATOR
      ? end64(file, Number(file.readBigUInt64LE(at - 12)))
      : end;
  }
  return null;
}

function end64(file: Buffer, at: number): { offset: number; count: number } | null {
  if (file.readUInt32LE(at) !== END_64) return null;
  return { offset: Number(file.readBigUInt64LE(at + 48)), count: Number(file.readBigUInt64LE(at + 32)) };
}

function readEntries(
  file: Buffer,
  { offset, count }: { offset: number; count: number },
  most: number,
): ZipEntry[] | null {
  const entries: ZipEntry[] = [];
  let at = offset;
  while (entries.length < count && entries.length <= most) {
    if (file.readUInt32LE(at) !== CENTRAL) return null;
    const nameLength = file.readUInt16LE(at + 28);
    const extraLength = file.readUInt16LE(at + 30);
    // Some programs write backslashes, against the specification.
    const name = file.toString('utf8', at + 46, at + 46 + nameLength).replaceAll('\\', '/');
    const extra = file.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength);
    const sizes = [file.readUInt32LE(at + 24), file.readUInt32LE(at + 20), file.readUInt32LE(at + 42)] as const;
    const [size, packedSize, local] = widen(sizes, extra);
    const encrypted = (file.readUInt16LE(at + 8) & 1) === 1;
    entries.push({ name, method: file.readUInt16LE(at + 10), encrypted, packedSize, size, offset: local });
    at += 46 + nameLength + extraLength + file.readUInt16LE(at + 32);
  }
  return entries;
}

/** Numbers that exceed 32 bits are in an extra field, in this order. */
function widen(sizes: readonly [number, number, number], extra: Buffer): [number, number, number] {
  let field: Buffer = Buffer.alloc(0);
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) === 1) field = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
  }
  let at = 0;
  const wide = (value: number): number => {
    if (value !== FULL_32) return value;
    at += 8;
    return Number(field.readBigUInt64LE(at - 8));
  };
  return [wide(sizes[0]), wide(sizes[1]), wide(sizes[2])];
}
