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

/** Properties by their MAPI tags: texts by id, and numbers by id and type, such as `0C150003`. */
export interface MessageProperties {
  texts?: Record<string, string>;
  numbers?: Record<string, bigint>;
  /** Other streams by id and type. */
  streams?: Record<string, Buffer>;
}

/** The streams of a storage with these properties. */
function properties(
  folder: string,
  headerLength: number,
  { texts = {}, numbers = {}, streams: others = {} }: MessageProperties,
): Record<string, Buffer> {
  const header = Buffer.alloc(headerLength + 16 * (Object.keys(texts).length + Object.keys(numbers).length));
  const streams: Record<string, Buffer> = { [`${folder}__properties_version1.0`]: header };
  let at = headerLength;
  const describe = (tag: string, value: bigint): void => {
    header.writeUInt32LE(Number.parseInt(tag, 16), at);
    header.writeUInt32LE(6, at + 4);
    header.writeBigUInt64LE(value, at + 8);
    at += 16;
  };
  for (const [tag, text] of Object.entries(texts)) {
    const content = Buffer.from(text, 'utf16le');
    describe(`${tag}${UNICODE}`, BigInt(content.length + 2));
    streams[`${folder}__substg1.0_${tag}${UNICODE}`] = content;
  }
  for (const [tag, value] of Object.entries(numbers)) describe(tag, value);
  for (const [tag, content] of Object.entries(others)) streams[`${folder}__substg1.0_${tag}`] = content;
  return streams;
}

interface MessageParts {
  message: MessageProperties;
  recipients?: MessageProperties[];
  attachments?: MessageProperties[];
}

/** An Outlook message of these properties. */
export function writeMsg({ message, recipients = [], attachments = [] }: MessageParts): Buffer {
  const storage = (name: string, index: number): string => `__${name}_version1.0_#${String(index).padStart(8, '0')}/`;
  return writeCompound(
    Object.assign(
      properties('', 32, message),
      ...recipients.map((one, index) => properties(storage('recip', index), 8, one)),
      ...attachments.map((one, index) => properties(storage('attach', index), 8, one)),
    ) as Record<string, Buffer>,
  );
}

/** An Outlook message to one recipient, with one attachment. */
export function makeMsg({ body, attachment }: { body: string; attachment: { name: string; content: Buffer } }): Buffer {
  return writeMsg({
    message: { texts: { '0037': 'Your order', '0C1A': 'Bob', '5D01': 'bob@example.org', '1000': body } },
    recipients: [{ texts: { '3001': 'Ann', '39FE': 'ann@example.org' } }],
    attachments: [{ texts: { '3707': attachment.name }, streams: { '37010102': attachment.content } }],
  });
}
