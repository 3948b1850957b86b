import { decodeHead } from '../formats/text/detect-encoding.ts';
import type { ParsableType } from '../parser.ts';

/** Headers that no letter has but a mail as it travels. */
const MAIL_ONLY = new Set([
  'received',
  'mime-version',
  'message-id',
  'return-path',
  'delivered-to',
  'dkim-signature',
  'content-type',
  'x-mailer',
]);
const MAIL_COMMON = new Set(['from', 'to', 'subject', 'date']);

/** A workbook as Excel 2003 and many programs write it. */
const WORKBOOK_XML = /^<\?xml[^]{0,2000}<(?:\w+:)?Workbook\s[^>]*urn:schemas-microsoft-com:office:spreadsheet/;

/** The type of a text that shows in its first bytes to be written for programs; null for another text. */
export function sniffStructured(head: Uint8Array, size: number): ParsableType | null {
  const text = decodeHead(head).trimStart();
  if (text.startsWith('{\\rtf')) return 'application/rtf';
  if (WORKBOOK_XML.test(text)) return 'application/vnd.ms-excel';
  // A drawing is no document, though it is XML.
  if (/^<\?xml[\s?]/.test(text)) return /^[^]{0,2000}<svg[\s>]/.test(text) ? null : 'application/xml';
  if (/^BEGIN:VCARD\s/i.test(text)) return 'text/vcard';
  if (/^BEGIN:VCALENDAR\s/i.test(text)) return 'text/calendar';
  if (isMail(text)) return 'message/rfc822';
  return size <= head.length && isJson(text) ? 'application/json' : null;
}

function isMail(text: string): boolean {
  const names = new Set<string>();
  for (const line of text.slice(0, 16_384).split('\n')) {
    if (line === '') break;
    const name = /^([A-Za-z][\w-]*):/.exec(line)?.[1]?.toLowerCase();
    if (name !== undefined) names.add(name);
    else if (!/^[ \t]|^From /.test(line)) return false;
  }
  const has = (known: Set<string>): boolean => [...known].some((name) => names.has(name));
  return has(MAIL_ONLY) && has(MAIL_COMMON);
}

function isJson(text: string): boolean {
  if (!/^[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
