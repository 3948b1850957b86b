import type { Address, Attachment } from 'postal-mime';

export interface MailAttachment extends Pick<Attachment, 'filename' | 'mimeType' | 'content' | 'related'> {
  /** As the mail declares it. */
  charset?: string | undefined;
}

/** A mail, whatever the program that wrote it. */
export interface Mail {
  subject?: string | undefined;
  from?: Address | undefined;
  to?: Address[] | undefined;
  cc?: Address[] | undefined;
  date?: string | undefined;
  html?: string | undefined;
  text?: string | undefined;
  attachments: MailAttachment[];
}

export function readContent({ content }: MailAttachment): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
}
