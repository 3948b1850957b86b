import { CFB } from '@e965/xlsx';
import { encryptedArchive } from '../../archive/zip-archive.ts';

/** Types of records ([MS-PPT] 2.13.24). */
export const RECORD = {
  userEdit: 0x0ff5,
  persistDirectory: 0x1772,
  slideList: 0x0ff0,
  slidePersist: 0x03f3,
  notes: 0x03f1,
  textChars: 0x0fa0,
  textBytes: 0x0fa8,
  outlineText: 0x0f9e,
} as const;

export interface PptRecord {
  type: number;
  /** Tells lists of slides from those of masters and notes. */
  instance: number;
  isContainer: boolean;
  content: Buffer;
}

const HEADER = 8;
const CONTAINER = 0xf;

/** The records of a stream or container, up to one that goes beyond its end. */
export function* readRecords(bytes: Buffer): Generator<PptRecord> {
  for (let at = 0; at + HEADER <= bytes.length;) {
    const end = at + HEADER + bytes.readUInt32LE(at + 4);
    if (end > bytes.length) return;
    const head = bytes.readUInt16LE(at);
    yield {
      type: bytes.readUInt16LE(at + 2),
      instance: head >> 4,
      isContainer: (head & 0xf) === CONTAINER,
      content: bytes.subarray(at + HEADER, end),
    };
    at = end;
  }
}

/** A presentation's objects (the document, slides, notes) by their ids, as they were saved last. */
export interface PptObjects {
  document: PptRecord | undefined;
  find(id: number): PptRecord | undefined;
}

/** `headerToken` of a presentation with a password. */
const ENCRYPTED = 0xf3d1c4df;

/** Throws for a damaged file, and `ParseError` for one with a password. */
export function readObjects(bytes: Uint8Array): PptObjects {
  const file = CFB.read(Buffer.from(bytes));
  const stream = (name: string): Buffer => Buffer.from(CFB.find(file, name)?.content ?? []);
  const user = stream('Current User');
  const records = stream('PowerPoint Document');
  if (user.readUInt32LE(12) === ENCRYPTED) throw encryptedArchive();
  const recordAt = (offset: number): PptRecord | undefined =>
    readRecords(records.subarray(offset)).next().value ?? undefined;

  const offsets = new Map<number, number>();
  let documentId: number | null = null;
  const seen = new Set<number>();
  // Each save appends what changed and refers to the save before.
  for (let at = user.readUInt32LE(16); at !== 0 && !seen.has(at);) {
    seen.add(at);
    const edit = recordAt(at);
    if (edit?.type !== RECORD.userEdit) break;
    documentId ??= edit.content.readUInt32LE(16);
    for (const [id, offset] of readDirectory(recordAt(edit.content.readUInt32LE(12))))
      if (!offsets.has(id)) offsets.set(id, offset);
    at = edit.content.readUInt32LE(8);
  }
  const find = (id: number): PptRecord | undefined => {
    const offset = offsets.get(id);
    return offset === undefined ? undefined : recordAt(offset);
  };
  return { document: documentId === null ? undefined : find(documentId), find };
}

/** Runs of objects: a word with the first id and their number, and the offset of each. */
function* readDirectory(directory: PptRecord | undefined): Generator<[id: number, offset: number]> {
  if (directory?.type !== RECORD.persistDirectory) return;
  const { content } = directory;
  for (let at = 0; at + 4 <= content.length;) {
    const run = content.readUInt32LE(at);
    at += 4;
    for (let index = 0; index < run >>> 20 && at + 4 <= content.length; index++, at += 4)
      yield [(run & 0xfffff) + index, content.readUInt32LE(at)];
  }
}
