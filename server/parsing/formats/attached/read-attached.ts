import { ParseError } from '../../parser.ts';
import { readContent } from '../mail/mail.ts';
import { readMail } from '../mail/read-mail.ts';
import { readEmbeddedFiles } from '../pdf/embedded-files.ts';
import { fromHeader } from '../pdf/pdf.ts';

/** The bytes of the attachment to which these indexes of attachments within attachments lead. Throws `ParseError`. */
export async function readAttached(bytes: Uint8Array, trail: readonly number[]): Promise<Uint8Array> {
  let content = bytes;
  for (const index of trail) {
    const attachment = (await listAttached(content))[index];
    if (attachment === undefined)
      throw new ParseError('internal_error', 'An attachment of the document cannot be found again.');
    content = attachment;
  }
  return content;
}

async function listAttached(bytes: Uint8Array): Promise<Uint8Array[]> {
  const pdf = fromHeader(bytes);
  if (Buffer.from(pdf.subarray(0, 5)).toString('latin1') === '%PDF-')
    return (await readEmbeddedFiles(pdf)).map(({ content }) => content);
  return (await readMail(bytes)).attachments.map(readContent);
}
