import { MAX_MIME_DEPTH, overLimit } from '../../archive/archive-limits.ts';
import { ParseError } from '../../parser.ts';
import { isCompound } from '../../sniff/compound-file.ts';
import type { Mail } from './mail.ts';
import { parseMime } from './parse-mime.ts';

/**
 * Reads a mail as it travels, or an Outlook message. Throws `ParseError`.
 * @param warn takes sentences about guessed charsets
 */
export async function readMail(bytes: Uint8Array, warn: (warning: string) => void = () => undefined): Promise<Mail> {
  try {
    if (isCompound(bytes)) {
      // Loaded on first use: few mails are files of Outlook.
      const { readOutlook } = await import('./outlook.ts');
      return readOutlook(bytes, warn);
    }
    return await parseMime(bytes, { forceRfc822Attachments: true, maxNestingDepth: MAX_MIME_DEPTH }, warn);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (/nesting depth/i.test(message)) throw mimeTooDeep();
    throw new ParseError('document_unreadable', 'The file cannot be read as a mail.', {
      detail: message,
      cause: error,
    });
  }
}

export function mimeTooDeep(): ParseError {
  return overLimit('MIME depth', `The mail is nested too deep: the limit of the MIME depth is ${MAX_MIME_DEPTH}.`);
}
