import type { Address } from 'postal-mime';
import { MAX_ATTACHMENTS, MAX_MIME_DEPTH, overLimit } from '../../archive/archive-limits.ts';
import { cleanText } from '../text/clean-text.ts';
import type { ParseStep } from '../../parse-step.ts';
import { parseHtml } from '../markup/html.ts';
import type { LayoutPage, LayoutTable } from '../../layout.ts';
import { logicalPage } from '../../page/page-draft.ts';
import { checkPages } from '../../parse-limits.ts';
import type { ParsableType } from '../../parser.ts';
import { readCharset } from '../../sniff/declared-charset.ts';
import { sniffBytes } from '../../sniff/sniff.ts';
import {
  attachedPages,
  isLeftOut,
  joinNames,
  numberPage,
  type PageTally,
  type PartParser,
  type AttachmentPlace,
} from '../attached/attached-pages.ts';
import { readContent, type Mail, type MailAttachment } from './mail.ts';
import { mimeTooDeep, readMail } from './read-mail.ts';

/** Of a document's mails within mails: how much was read so far. */
interface Tally extends PageTally {
  attachments: number;
  warn(warning: string): void;
}

/**
 * A mail: a page with its headers, its body and the names of its attachments, then the pages of each attachment that
 * can be read, under its name. Of other and of broken attachments, only the names are kept. Throws `ParseError`, also
 * for an attachment over a limit.
 */
export async function* parseEml(
  bytes: Uint8Array,
  { maxPages, warn }: { maxPages: number; warn: (warning: string) => void },
  parsePart: PartParser,
): AsyncGenerator<ParseStep> {
  yield* parseMail(bytes, parsePart, { pages: 0, attachments: 0, maxPages, warn }, { trail: [], path: '' });
}

async function* parseMail(
  bytes: Uint8Array,
  parsePart: PartParser,
  tally: Tally,
  { trail, path }: AttachmentPlace,
): AsyncGenerator<ParseStep> {
  if (trail.length >= MAX_MIME_DEPTH) throw mimeTooDeep();
  const mail = await readMail(bytes, tally.warn);
  tally.attachments += mail.attachments.length;
  if (tally.attachments > MAX_ATTACHMENTS) {
    throw overLimit(
      'attachments',
      `The mail has more than ${MAX_ATTACHMENTS} attachments, which is the limit of attachments.`,
    );
  }
  yield { pages: [numberPage(mailPage(mail), tally, path)] };
  for (const [index, attachment] of mail.attachments.entries())
    if (!isUnseen(attachment)) yield* parseAttachment(attachment, parsePart, tally, { trail: [...trail, index], path });
}

async function* parseAttachment(
  attachment: MailAttachment,
  parsePart: PartParser,
  tally: Tally,
  { trail, path }: AttachmentPlace,
): AsyncGenerator<ParseStep> {
  const content = readContent(attachment);
  const name = joinNames(path, attachmentName(attachment));
  try {
    const isMail = attachment.mimeType === 'message/rfc822';
    const type = isMail ? 'message/rfc822' : await sniffBytes(content, attachment.filename ?? '', attachment.mimeType);
    const steps = MAIL_TYPES.has(type)
      ? parseMail(content, parsePart, tally, { trail, path: name })
      : parsePart(
          content,
          type,
          readCharset(`${attachment.mimeType}; charset=${attachment.charset}`, type) ?? undefined,
        );
    for await (const step of steps) {
      if ('pageCount' in step) checkPages(tally.pages + step.pageCount, tally.maxPages);
      else if (MAIL_TYPES.has(type)) yield step;
      else yield attachedPages(step, tally, { trail, path: name });
    }
  } catch (error) {
    if (!isLeftOut(error)) throw error;
  }
}

/** What a page that was saved as a mail has beside its text and pictures: no reader sees it. */
const isUnseen = ({ mimeType }: MailAttachment): boolean =>
  /^(?:text\/css|(?:text|application)\/(?:x-)?javascript)$/.test(mimeType);

const MAIL_TYPES: ReadonlySet<string> = new Set<ParsableType>(['message/rfc822', 'application/vnd.ms-outlook']);

function mailPage(mail: Mail): LayoutPage {
  const { lines, tables } = body(mail);
  const names = mail.attachments.filter((one) => one.related !== true && !isUnseen(one)).map(attachmentName);
  const attachments = names.length === 0 ? [] : ['', ...names.map((name) => `Attachment: ${name}`)];
  return logicalPage([...headerLines(mail), '', ...lines, ...attachments], tables);
}

function headerLines(mail: Mail): string[] {
  const headers: [string, string][] = [
    ['Subject', mail.subject ?? ''],
    ['From', addresses(mail.from === undefined ? [] : [mail.from])],
    ['To', addresses(mail.to)],
    ['Cc', addresses(mail.cc)],
    ['Date', mail.date ?? ''],
  ];
  return headers
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${cleanText(value).replace(/\s+/g, ' ')}`);
}

/** HTML has the tables; when it contains only pictures, the text part has the words. */
function body(mail: Mail): { lines: string[]; tables: LayoutTable[] } {
  const html = mail.html === undefined ? null : parseHtml(Buffer.from(mail.html));
  if (html !== null && html.text.trim() !== '')
    return { lines: html.lines.map((line) => line.text), tables: html.tables };
  return {
    lines: cleanText(mail.text ?? '')
      .trimEnd()
      .split('\n'),
    tables: [],
  };
}

function addresses(list: Address[] = []): string {
  return list
    .flatMap((entry) => entry.group ?? [entry])
    .map(({ name, address }) => (name === '' || address === '' ? name + address : `${name} <${address}>`))
    .filter((one) => one !== '')
    .join(', ');
}

function attachmentName({ filename, mimeType }: MailAttachment): string {
  const name = cleanText(filename ?? '').trim();
  return name === '' ? mimeType : name;
}
