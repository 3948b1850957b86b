import { createRequire } from 'node:module';

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

/** The charset that the bytes of a text, which is not Unicode, are most likely in. */
export function guessCharset(bytes: Uint8Array): { label: string; isSure: boolean } {
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
