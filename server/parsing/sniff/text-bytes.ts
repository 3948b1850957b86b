import { detectEncoding } from '../formats/text/detect-encoding.ts';
import { isEbcdic } from '../formats/text/ebcdic.ts';

/** More than this part of control characters is not text. */
const MAX_CONTROLS = 0.02;
/** More than this part of NULs is not text. Records of fixed length are padded with them. */
const MAX_NULS = 0.5;

/** The longest signatures of binary formats. */
const SIGNATURE = 16;

const DOS_END = 0x1a;

const isControl = (unit: number): boolean => (unit < 32 && (unit < 8 || unit > 13) && unit !== 27) || unit === 127;

/**
 * Whether a file begins like no text. A known signature with a control character is not that of a text, however short
 * the file is. NULs do not count: they fill up fields of fixed length, too.
 */
export function beginsWithControl(head: Uint8Array): boolean {
  if (detectEncoding(head).startsWith('utf-16')) return false;
  return head.subarray(0, SIGNATURE).some((unit) => unit !== 0 && isControl(unit));
}

/** Whether the first bytes of a file are text. NULs are no evidence against it: they are removed. */
export function isText(head: Uint8Array): boolean {
  const encoding = detectEncoding(head);
  const isWide = encoding === 'utf-16le' || encoding === 'utf-16be';
  const units = isWide
    ? [...new TextDecoder(encoding).decode(head.subarray(0, head.length & ~1))].map((c) => c.codePointAt(0) ?? 0)
    : head;
  let nuls = 0;
  // DOS ends a text with this character.
  let controls = units.at(-1) === DOS_END ? -1 : 0;
  for (const unit of units) {
    if (unit === 0) nuls += 1;
    else if (isControl(unit) || unit === 0xfffd) controls += 1;
  }
  const isPlain = nuls <= units.length * MAX_NULS && controls <= (units.length - nuls) * MAX_CONTROLS;
  return isPlain || isEbcdic(head);
}
