import { cleanText } from './clean-text.ts';
import { findCharset, type Charset } from './charsets.ts';
import { detectEncoding } from './detect-encoding.ts';
import { guessCharset } from './guess-charset.ts';

export interface DecodeOptions {
  /** The charset that the request or the document itself names. */
  declared?: string | undefined;
  /** Takes sentences for the document's warnings. */
  warn?: ((warning: string) => void) | undefined;
}

/** Decodes by the byte-order mark, else as Unicode if the bytes allow it, else as declared, else as detected. */
export function decodeText(bytes: Uint8Array, options: DecodeOptions = {}): string {
  const text = chooseCharset(bytes, options).decode(bytes);
  const nuls = text.split('\0').length - 1;
  if (nuls > 0) options.warn?.(`NUL characters were removed from the text: ${nuls}.`);
  return cleanText(text);
}

/** More than this part of replaced characters shows that a text is in another charset. */
const MAX_REPLACED = 0.001;

function chooseCharset(bytes: Uint8Array, { declared, warn }: DecodeOptions): Charset {
  const unicode = detectEncoding(bytes);
  const isOpen = unicode === 'windows-1252' || (unicode === 'utf-8' && bytes.includes(ESCAPE));
  if (!isOpen) return find(unicode);
  const named = declared === undefined ? null : findCharset(declared);
  if (named !== null && countReplaced(named.decode(bytes)) <= bytes.length * MAX_REPLACED) return named;
  if (declared !== undefined && unicode === 'windows-1252')
    warn?.(`The text is not in the charset ${declared}, which was declared.`);
  if (unicode === 'windows-1252' && isNearlyUtf8(bytes)) {
    warn?.('The text is UTF-8 with invalid bytes, which were replaced.');
    return find('utf-8');
  }
  const { label, isSure } = guessCharset(bytes);
  if (unicode === 'utf-8') return label === 'iso-2022-jp' ? find(label) : find('utf-8');
  const uncertain = isSure ? '' : ' This is uncertain: send `charset` in the Content-Type of the part.';
  warn?.(`The text does not say its charset. It was read as ${label}.${uncertain}`);
  return find(label);
}

/** ISO-2022 switches between sets by escapes, and is otherwise ASCII. */
const ESCAPE = 0x1b;

function find(label: string): Charset {
  const charset = findCharset(label);
  if (charset === null) throw new Error(`The charset ${label} has no decoder.`);
  return charset;
}

function countReplaced(text: string): number {
  return text.split('\ufffd').length - 1;
}

const MIN_VALID = 20;

/** Whether most characters beyond ASCII are valid UTF-8: a file that was truncated, or concatenated from several. */
function isNearlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes);
  const replaced = countReplaced(text);
  const valid = (text.match(/\P{ASCII}/gu)?.length ?? 0) - replaced;
  return valid >= MIN_VALID && replaced <= valid * 0.05;
}
