import { crc32, deflateRawSync } from 'node:zlib';

/** An entry to be written; `declaredSize` is for tests of archives that lie. */
export interface ZipPart {
  name: string;
  content: Uint8Array;
  packed?: boolean;
  declaredSize?: number;
}

/** A ZIP file of these entries, stored as they are unless `packed`. */
export function writeZip(parts: ZipPart[]): Buffer {
  const locals: Uint8Array[] = [];
  const central: Uint8Array[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const content = part.packed === true ? deflateRawSync(part.content) : part.content;
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(0x800, 2);
    fields.writeUInt16LE(part.packed === true ? 8 : 0, 4);
    fields.writeUInt16LE(0x21, 8);
    fields.writeUInt32LE(crc32(part.content), 10);
    fields.writeUInt32LE(content.length, 14);
    fields.writeUInt32LE(part.declaredSize ?? part.content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    locals.push(Buffer.from('PK\u0003\u0004'), fields, name, content);
    central.push(Buffer.from('PK\u0001\u0002\u0014\0'), fields, place, name);
    offset += 30 + name.length + content.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
