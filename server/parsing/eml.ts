import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { MAX_ATTACHMENTS, MAX_MIME_DEPTH, overLimit } from './archive-limits.ts';
import { cleanText } from './clean-text.ts';
import type { ParseStep } from './formats.ts';
import { parseHtml } from './html.ts';
import type { LayoutPage, LayoutTable } from './layout.ts';
import { logicalPage } from './page.ts';
import { checkPages } from './parse-limits.ts';
import { ParseError, type ParsableType } from './parser.ts';
import { sniffBytes } from './sniff.ts';

type PartParser = (bytes: Uint8Array, mimeType: ParsableType) => AsyncIterable<ParseStep>;

/** Of a document's mails within mails: how much was read so far. */
interface Tally {
  pages: number;
  attachments: number;
  maxPages: number;
}

/**
 * A mail: a page with its headers, its body and the names of its attachments, then the pages of each attachment that can
 * be read, under its name. Attachments of other kinds, or broken ones, are named alone. Throws `ParseError`, also for
 * an attachment over a limit.
 */
export async function* parseEml(bytes: Uint8Array, { maxPages }: { maxPages: number }, parsePart: PartParser): AsyncGenerator<ParseStep> {
  yield* parseMail(bytes, parsePart, { pages: 0, attachments: 0, maxPages }, 1, '');
}

async function* parseMail(bytes: Uint8Array, parsePart: PartParser, tally: Tally, depth: number, path: string): AsyncGenerator<ParseStep> {
  if (depth > MAX_MIME_DEPTH) throw mimeTooDeep();
  const mail = await readMail(bytes);
  tally.attachments += mail.attachments.length;
  if (tally.attachments > MAX_ATTACHMENTS) {
    throw overLimit('attachments', `The mail has more than ${MAX_ATTACHMENTS} attachments, which is the limit of attachments.`);
  }
  yield { pages: [numbered(mailPage(mail), tally, path)] };
  for (const attachment of mail.attachments) yield* parseAttachment(attachment, parsePart, tally, depth, path);
}

async function* parseAttachment(attachment: Attachment, parsePart: PartParser, tally: Tally, depth: number, path: string): AsyncGenerator<ParseStep> {
  const content = typeof attachment.content === 'string' ? Buffer.from(attachment.content) : new Uint8Array(attachment.content);
  const name = joinNames(path, attachmentName(attachment));
  try {
    const isMail = attachment.mimeType === 'message/rfc822';
    const type = isMail ? 'message/rfc822' : await sniffBytes(content, attachment.filename ?? '', attachment.mimeType);
    const steps = type === 'message/rfc822' ? parseMail(content, parsePart, tally, depth + 1, name) : parsePart(content, type);
    for await (const step of steps) {
      if ('pageCount' in step) checkPages(tally.pages + step.pageCount, tally.maxPages);
      else if (type === 'message/rfc822') yield step;
      else yield { pages: step.pages.map((page) => numbered(page, tally, joinNames(name, page.name ?? ''))) };
    }
  } catch (error) {
    if (!(error instanceof ParseError) || !LEFT_OUT.has(error.code)) throw error;
  }
}

/** What is wrong with an attachment without being wrong with the mail. */
const LEFT_OUT = new Set<ParseError['code']>(['unsupported_file_type', 'document_empty', 'document_unreadable', 'document_encrypted']);

async function readMail(bytes: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(bytes, { forceRfc822Attachments: true, maxNestingDepth: MAX_MIME_DEPTH });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (/nesting depth/i.test(message)) throw mimeTooDeep();
    throw new ParseError('document_unreadable', 'The file cannot be read as a mail.', { detail: message, cause: error });
  }
}

function mailPage(mail: Email): LayoutPage {
  const { lines, tables } = body(mail);
  const names = mail.attachments.filter(({ related }) => related !== true).map(attachmentName);
  const attachments = names.length === 0 ? [] : ['', ...names.map((name) => `Attachment: ${name}`)];
  return logicalPage([...headerLines(mail), '', ...lines, ...attachments], tables);
}

function headerLines(mail: Email): string[] {
  const headers: [string, string][] = [
    ['Subject', mail.subject ?? ''],
    ['From', addresses(mail.from === undefined ? [] : [mail.from])],
    ['To', addresses(mail.to)],
    ['Cc', addresses(mail.cc)],
    ['Date', mail.date ?? ''],
  ];
  return headers.filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${cleanText(value).replace(/\s+/g, ' ')}`);
}

/** The body as HTML has the tables; a body of pictures alone has its words in the text. */
function body(mail: Email): { lines: string[]; tables: LayoutTable[] } {
  const html = mail.html === undefined ? null : parseHtml(Buffer.from(mail.html));
  if (html !== null && html.text.trim() !== '') return { lines: html.lines.map((line) => line.text), tables: html.tables };
  return { lines: cleanText(mail.text ?? '').trimEnd().split('\n'), tables: [] };
}

function addresses(list: Address[] = []): string {
  return list
    .flatMap((entry) => entry.group ?? [entry])
    .map(({ name, address }) => (name === '' ? address : `${name} <${address}>`))
    .join(', ');
}

function attachmentName({ filename, mimeType }: Attachment): string {
  const name = cleanText(filename ?? '').trim();
  return name === '' ? mimeType : name;
}

function joinNames(...names: string[]): string {
  return names.filter((name) => name !== '').join(' / ');
}

function numbered(page: LayoutPage, tally: Tally, name: string): LayoutPage {
  tally.pages = checkPages(tally.pages + 1, tally.maxPages);
  return { ...page, number: tally.pages, ...(name !== '' && { name }) };
}

function mimeTooDeep(): ParseError {
  return overLimit('MIME depth', `The mail is nested too deep: the limit of the MIME depth is ${MAX_MIME_DEPTH}.`);
}
