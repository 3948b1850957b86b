/** Compound files written by hand: old Word documents and Outlook messages. */
import { CFB } from '@e965/xlsx';

export function writeCompound(streams: Record<string, Buffer>): Buffer {
  const file = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) CFB.utils.cfb_add(file, `/${name}`, content);
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array);
}

const TEXT_START = 0x800;

/** A Word 97 document of one piece of text. Paragraphs end with `\r`, cells with `\u0007`. */
export function makeDoc(text: string, flags = 0): Buffer {
  const letters = Buffer.from(text, 'utf16le');
  const main = Buffer.concat([Buffer.alloc(TEXT_START), letters, Buffer.alloc(4096)]);
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0x0200 | flags, 0x0a);
  main.writeUInt32LE(text.length, 0x4c);
  const table = Buffer.alloc(4096);
  main.writeUInt32LE(0, 0x1a2);
  main.writeUInt32LE(21, 0x1a6);
  table.writeUInt8(2, 0);
  table.writeUInt32LE(16, 1);
  table.writeUInt32LE(text.length, 9);
  table.writeUInt32LE(TEXT_START, 15);
  return writeCompound({ WordDocument: main, '1Table': table });
}

const UNICODE = '001F';

/** The streams of a storage with these text properties, by their MAPI tags. */
function properties(folder: string, headerLength: number, texts: Record<string, string>): Record<string, Buffer> {
  const header = Buffer.alloc(headerLength + 16 * Object.keys(texts).length);
  const streams: Record<string, Buffer> = { [`${folder}__properties_version1.0`]: header };
  Object.entries(texts).forEach(([tag, text], index) => {
    const content = Buffer.from(text, 'utf16le');
    header.writeUInt32LE(Number.parseInt(`${tag}${UNICODE}`, 16), headerLength + 16 * index);
    header.writeUInt32LE(6, headerLength + 16 * index + 4);
    header.writeUInt32LE(content.length + 2, headerLength + 16 * index + 8);
    streams[`${folder}__substg1.0_${tag}${UNICODE}`] = content;
  });
  return streams;
}

/** An Outlook message to one recipient, with one attachment. */
export function makeMsg({ body, attachment }: { body: string; attachment: { name: string; content: Buffer } }): Buffer {
  const recipient = '__recip_version1.0_#00000000/';
  const file = '__attach_version1.0_#00000000/';
  return writeCompound({
    ...properties('', 32, { '0037': 'Your order', '0C1A': 'Bob', '5D01': 'bob@example.org', '1000': body }),
    ...properties(recipient, 8, { '3001': 'Ann', '39FE': 'ann@example.org' }),
    ...properties(file, 8, { '3707': attachment.name }),
    [`${file}__substg1.0_37010102`]: attachment.content,
  });
}
