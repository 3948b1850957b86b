import { createRequire } from 'node:module';
import type { FieldsData } from '@kenjiuno/msgreader';
import type { Address } from 'postal-mime';
import { declaredCharset } from '../markup/html.ts';
import { decodeText } from '../text/decode-text.ts';
import type { Mail, MailAttachment } from './mail.ts';

// Tools disagree about the default export of this CommonJS package.
const load = createRequire(import.meta.url);
const { default: MsgReader } = load('@kenjiuno/msgreader') as typeof import('@kenjiuno/msgreader');
type Reader = InstanceType<typeof MsgReader>;

/** Reads an Outlook message (MSG). Throws for a damaged one. */
export function readOutlook(bytes: Uint8Array, warn: (warning: string) => void): Mail {
  const reader = new MsgReader(new Uint8Array(bytes).buffer);
  const fields = reader.getFileData();
  if (fields.error !== undefined) throw new Error(fields.error);
  const { html, recipients = [], attachments = [] } = fields;
  const to = (type: string) => recipients.filter(({ recipType = 'to' }) => recipType === type).map(toAddress);
  return {
    subject: toText(fields.subject),
    from: toAddress({
      name: fields.senderName,
      email: fields.senderEmail,
      smtpAddress: fields.senderSmtpAddress ?? fields.creatorSMTPAddress,
    }),
    to: to('to'),
    cc: to('cc'),
    date: toText(fields.messageDeliveryTime) ?? toText(fields.clientSubmitTime),
    html:
      toText(fields.bodyHtml) ??
      (html === undefined ? undefined : decodeText(html, { declared: declaredCharset(html), warn })),
    text: toText(fields.body),
    attachments: attachments.map((attachment): MailAttachment => readAttachment(reader, attachment)),
  };
}

function readAttachment(reader: Reader, attachment: FieldsData): MailAttachment {
  const { fileName, content } = reader.getAttachment(attachment);
  const isMessage = attachment.innerMsgContent === true;
  const name = toText(fileName) ?? '';
  return {
    filename: isMessage ? `${toText(attachment.name) ?? name}.msg` : name,
    mimeType:
      toText(attachment.attachMimeTag) ?? (isMessage ? 'application/vnd.ms-outlook' : 'application/octet-stream'),
    content: new Uint8Array(content),
    related: attachment.attachmentHidden === true,
  };
}

/** In a damaged message, fields have any type. */
const toText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** An Exchange server writes an address of its own in place of one of the internet. */
function toAddress(fields: Partial<Record<'name' | 'email' | 'smtpAddress', unknown>>): Address {
  const name = toText(fields.name) ?? '';
  const email = toText(fields.email) ?? '';
  const address = toText(fields.smtpAddress) ?? (email.includes('@') ? email : '');
  return { name: name === address ? '' : name, address };
}
