export type CompoundKind = 'xls' | 'doc' | 'ppt' | 'msg' | 'encrypted';

const STREAMS: [stream: string, kind: CompoundKind][] = [
  ['EncryptedPackage', 'encrypted'],
  ['Workbook', 'xls'],
  ['Book', 'xls'],
  ['WordDocument', 'doc'],
  ['PowerPoint Document', 'ppt'],
  ['__properties_version1.0', 'msg'],
];

/**
 * What a compound file (the container of old Office files and of encrypted new ones) holds; null for something else.
 */
export async function compoundKind(bytes: Uint8Array): Promise<CompoundKind | null> {
  // Loaded on first use: loading the library takes 200 ms.
  const { CFB } = await import('@e965/xlsx');
  try {
    // Only top-level entries count: a Word document may embed a workbook.
    const top = new Set(CFB.read(Buffer.from(bytes)).FullPaths.map((path: string) => path.replace(/^[^/]*\//, '')));
    return STREAMS.find(([stream]) => top.has(stream))?.[1] ?? null;
  } catch {
    return null;
  }
}

const MAGIC = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

export function isCompound(bytes: Uint8Array): boolean {
  return MAGIC.equals(bytes.subarray(0, MAGIC.length));
}
