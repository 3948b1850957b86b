import PostalMime, { type Attachment, type PostalMimeOptions } from 'postal-mime';
import { declaredCharset } from '../markup/html.ts';
import { findCharset } from '../text/charsets.ts';
import { decodeText } from '../text/decode-text.ts';
import { detectEncoding } from '../text/detect-encoding.ts';
import type { Mail } from './mail.ts';

/** A part of a mail, its content decoded from base64 or quoted-printable. */
interface MimeNode {
  content: ArrayBuffer | null;
  contentType: { parsed: { value: string; params: { charset?: string | undefined } } };
}

/** What postal-mime has, but leaves out of its types. */
interface ParserInternals {
  attachments: (Attachment & { charset?: string | undefined })[];
  isInlineTextNode(node: MimeNode): boolean;
  collectNode(node: MimeNode, ...context: unknown[]): Promise<void>;
}

/**
 * Parses a mail as it travels. postal-mime reads text without a charset as UTF-8 and text of an unknown charset as
 * Windows-1252. Here, the bytes decide, and a guess is a warning. The charset of an attachment is kept.
 */
export async function parseMime(
  bytes: Uint8Array,
  options: PostalMimeOptions,
  warn: (warning: string) => void,
): Promise<Mail> {
  const parser = new PostalMime(options);
  const internals = parser as unknown as ParserInternals;
  const collectNode = internals.collectNode.bind(parser);
  internals.collectNode = async (node, ...context) => {
    const { charset } = node.contentType.parsed.params;
    const isInline = internals.isInlineTextNode(node);
    if (isInline) convertToUtf8(node, warn);
    const before = internals.attachments.length;
    await collectNode(node, ...context);
    const attachment = internals.attachments[before];
    if (!isInline && internals.attachments.length === before + 1 && attachment !== undefined)
      attachment.charset ??= charset;
  };
  return await parser.parse(readableHead(bytes));
}

function convertToUtf8(node: MimeNode, warn: (warning: string) => void): void {
  const { value, params } = node.contentType.parsed;
  if (node.content === null) return;
  const bytes = new Uint8Array(node.content);
  const isUtf8 = detectEncoding(bytes) === 'utf-8';
  const isMistaken = /^utf-?8$/i.test(params.charset?.trim() ?? '') && !isUtf8;
  if (isKnown(params.charset) && !isMistaken) return;
  const declared = (value === 'text/html' ? declaredCharset(bytes) : undefined) ?? (isMistaken ? 'utf-8' : undefined);
  params.charset = 'utf-8';
  if (isUtf8 && !bytes.includes(ESCAPE)) return;
  node.content = new Uint8Array(Buffer.from(decodeText(bytes, { declared, warn }))).buffer;
}

/** As much of a mail as can be its headers. */
const MAX_HEAD = 256 * 1024;

/**
 * The mail with lines that end as they should, and with the headers in UTF-8: old programs write them in the charset of
 * the text, without saying so.
 */
function readableHead(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const hasLineFeeds = file.subarray(0, MAX_HEAD).includes('\n');
  const mail = hasLineFeeds ? file : Buffer.from(file.toString('latin1').replaceAll('\r', '\r\n'), 'latin1');
  const end = /\r?\n\r?\n/.exec(mail.toString('latin1', 0, MAX_HEAD))?.index;
  const head = mail.subarray(0, end ?? 0);
  if (detectEncoding(head) === 'utf-8') return mail;
  const declared = /^content-type:[^]{0,1000}?charset\s*=\s*"?([^\s";]+)/im.exec(head.toString('latin1'))?.[1];
  return Buffer.concat([Buffer.from(decodeText(head, { declared })), mail.subarray(head.length)]);
}

/** ISO-2022 switches between sets by escapes, and is otherwise ASCII. */
const ESCAPE = 0x1b;

/** Programs declare ASCII where they do not know. */
function isKnown(label: string | undefined): boolean {
  return label !== undefined && !/^(?:us-)?ascii$/i.test(label.trim()) && findCharset(label) !== null;
}
