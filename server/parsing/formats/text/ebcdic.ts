/** The characters of the bytes from 0x40 on. */
const CP037 =
  ' \u00a0âäàáãåçñ¢.<(+|&éêëèíîïìß!$*);¬-/ÂÄÀÁÃÅÇÑ¦,%_>' +
  '?øÉÊËÈÍÎÏÌ`:#@\'="Øabcdefghi«»ðýþ±°jklmnopqrªºæ¸Æ€µ~stuvwxyz¡¿ÐÝÞ®' +
  '^£¥·©§¶¼½¾[]¯¨´×{ABCDEFGHI\u00adôöòóõ}JKLMNOPQR¹ûüùúÿ\\÷STUVWXYZ²ÔÖÒÓÕ0123456789³ÛÜÙÚ\u009f';
const CP273 =
  ' \u00a0â{àáãåçñÄ.<(+!&éêëèíîïì~Ü$*);^-/Â[ÀÁÃÅÇÑö,%_>' +
  '?øÉÊËÈÍÎÏÌ`:#§\'="Øabcdefghi«»ðýþ±°jklmnopqrªºæ¸Æ€µßstuvwxyz¡¿ÐÝÞ®' +
  '¢£¥·©@¶¼½¾¬|‾¨´×äABCDEFGHI\u00adô¦òóõüJKLMNOPQR¹û}ùúÿÖ÷STUVWXYZ²Ô\\ÒÓÕ0123456789³Û]ÙÚ\u009f';
const CP500 =
  ' \u00a0âäàáãåçñ[.<(+!&éêëèíîïìß]$*);^-/ÂÄÀÁÃÅÇÑ¦,%_>' +
  '?øÉÊËÈÍÎÏÌ`:#@\'="Øabcdefghi«»ðýþ±°jklmnopqrªºæ¸Æ€µ~stuvwxyz¡¿ÐÝÞ®' +
  '¢£¥·©§¶¼½¾¬|¯¨´×{ABCDEFGHI\u00adôöòóõ}JKLMNOPQR¹ûüùúÿ\\÷STUVWXYZ²ÔÖÒÓÕ0123456789³ÛÜÙÚ\u009f';

/** Code pages of mainframes, with the euro sign where they got it. */
const TABLES: Record<string, string> = {
  '037': CP037,
  '1140': CP037,
  '273': CP273,
  '1141': CP273,
  '500': CP500,
  '1148': CP500,
};

const FIRST = 0x40;
const CONTROLS: Record<number, string> = { 0x05: '\t', 0x0d: '\r', 0x15: '\n', 0x25: '\n' };

/** Decodes EBCDIC; null for a label that is none. */
export function findEbcdic(label: string): ((bytes: Uint8Array) => string) | null {
  const page = /^(?:cp|ibm|ebcdic-cp-|ccsid)[-_]?0*(\d+)$/i.exec(label)?.[1];
  const table = page === undefined ? undefined : (TABLES[page] ?? TABLES[page.padStart(3, '0')]);
  if (table === undefined) return null;
  return (bytes) =>
    Array.from(bytes, (byte) => (byte < FIRST ? (CONTROLS[byte] ?? '') : (table[byte - FIRST] ?? ''))).join('');
}

const SPACE = 0x40;
const MIN_SPACES = 0.02;
const MIN_PRINTABLE = 0.9;

/** Whether bytes are like EBCDIC text: blanks at 0x40, letters and digits from 0x81 on, and hardly any ASCII letter. */
export function isEbcdic(sample: Uint8Array): boolean {
  if (sample.length < 8) return false;
  let spaces = 0;
  let printable = 0;
  for (const byte of sample) {
    if (byte === SPACE) spaces += 1;
    const digit = byte & 0x0f;
    const isLetter = (byte >= 0x81 && byte <= 0xe9 && digit >= 1 && digit <= 9) || byte >= 0xf0;
    const isPunctuation = byte in CONTROLS || (byte >= SPACE && byte <= 0x7f && digit >= 0x0b);
    if (byte === SPACE || isLetter || isPunctuation || byte === 0x60 || byte === 0x61) printable += 1;
  }
  return spaces >= sample.length * MIN_SPACES && printable >= sample.length * MIN_PRINTABLE;
}
