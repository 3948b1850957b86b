import { createRequire } from 'node:module';
import { cleanText } from './clean-text.ts';
import { findCharset, type Charset } from './charsets.ts';
import { detectEncoding } from './detect-encoding.ts';

const load = createRequire(import.meta.url);

/** In this order where several are as likely: the detector's name, and the charset's label. */
const CANDIDATES: Record<string, string> = {
  'Windows-1252': 'windows-1252',
  'Windows-1250': 'windows-1250',
  'Windows-1251': 'windows-1251',
  'Windows-1253': 'windows-1253',
  'Windows-1254': 'windows-1254',
  'Windows-1255': 'windows-1255',
  'Windows-1256': 'windows-1256',
  'Windows-1257': 'windows-1257',
  'Windows-1258': 'windows-1258',
  'ISO-8859-2': 'iso-8859-2',
  'ISO-8859-5': 'iso-8859-5',
  'ISO-8859-7': 'iso-8859-7',
  'ISO-8859-8': 'iso-8859-8',
  'iso8859-15': 'iso-8859-15',
  'KOI8-R': 'koi8-r',
  'koi8-u': 'koi8-u',
  cp850: 'cp850',
  cp852: 'cp852',
  IBM866: 'ibm866',
  cp437: 'cp437',
  MacRoman: 'macintosh',
  MacCyrillic: 'x-mac-cyrillic',
  CP932: 'shift_jis',
  'EUC-JP': 'euc-jp',
  'ISO-2022-JP': 'iso-2022-jp',
  GB18030: 'gb18030',
  Big5: 'big5',
  CP949: 'euc-kr',
  CP874: 'windows-874',
  cp1140: 'cp1140',
  cp273: 'cp1141',
  cp500: 'cp1148',
};
const NAMES = Object.keys(CANDIDATES);

/** Candidates this close to the best are as likely. */
const TIE = 0.99;
/** Below this confidence the detector's guess is not used. */
const MIN_CONFIDENCE = 0.03;
const SURE = 0.2;
/** With fewer bytes beyond ASCII, statistics say nothing. */
const MIN_SIGNS = 3;

const SAMPLE = 64 * 1024;
const BEFORE = 1024;

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

/** The charset that the bytes of a text, which is not Unicode, are most likely in. */
function guessCharset(bytes: Uint8Array): { label: string; isSure: boolean } {
  const first = Math.max(0, bytes.findIndex((byte) => byte >= 0x80) - BEFORE);
  const sample = bytes.subarray(first, first + SAMPLE);
  const { detectAll } = load('jschardet') as typeof import('jschardet');
  const found = detectAll(Buffer.from(sample), { minimumThreshold: 0, detectEncodings: NAMES }).filter(
    ({ encoding }) => encoding !== null && encoding in CANDIDATES,
  );
  const best = found.reduce((most, { confidence }) => Math.max(most, confidence), 0);
  const signs = sample.reduce((count, byte) => (byte >= 0x80 ? count + 1 : count), 0);
  const isEscaped = found[0]?.encoding === 'ISO-2022-JP';
  if (!isEscaped && (best < MIN_CONFIDENCE || signs < MIN_SIGNS)) return { label: 'windows-1252', isSure: false };
  const likely = new Set(found.filter(({ confidence }) => confidence >= best * TIE).map(({ encoding }) => encoding));
  const label = CANDIDATES[NAMES.find((name) => likely.has(name)) ?? ''] ?? 'windows-1252';
  return { label: label === 'windows-1252' && hasEuroOfLatin9(sample) ? 'iso-8859-15' : label, isSure: best >= SURE };
}

/** The euro sign of ISO-8859-15 is a currency sign in Windows-1252, which has other signs where that has none. */
function hasEuroOfLatin9(sample: Uint8Array): boolean {
  return sample.includes(0xa4) && !sample.some((byte) => byte >= 0x80 && byte < 0xa0);
}
