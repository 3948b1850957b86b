import { isAvif, isHeic } from '../formats/picture/heic.ts';
import type { ParsableType } from '../parser.ts';

type Signature = (head: Buffer) => boolean;

const startsWith =
  (hex: string): Signature =>
  (head) =>
    head.subarray(0, hex.length / 2).toString('hex') === hex;

const hasText = (head: Buffer, at: number, text: string): boolean =>
  head.toString('latin1', at, at + text.length) === text;

/**
 * The first bytes of the formats that are recognised by them. A TIFF, whose directory may be at its end, needs no
 * other part of the file.
 */
const SIGNATURES: [type: ParsableType, matches: Signature][] = [
  ['application/pdf', (head) => hasText(head, 0, '%PDF-')],
  ['application/rtf', (head) => hasText(head, 0, '{\\rtf')],
  ['image/png', startsWith('89504e470d0a1a0a')],
  ['image/jpeg', startsWith('ffd8ff')],
  ['image/webp', (head) => hasText(head, 0, 'RIFF') && hasText(head, 8, 'WEBP')],
  ['image/heic', isHeic],
  ['image/avif', isAvif],
  // Little-endian, big-endian, and both as BigTIFF.
  ...['49492a00', '4d4d002a', '49492b00', '4d4d002b'].map((hex): [ParsableType, Signature] => [
    'image/tiff',
    startsWith(hex),
  ]),
];

/** The type by the first bytes of a file. Null if they match no type that can be read. */
export function findSignature(head: Buffer): ParsableType | null {
  return SIGNATURES.find(([, matches]) => matches(head))?.[0] ?? null;
}

/** Whether a PDF follows some bytes of something else, such as the headers of a response. */
export function containsPdf(head: Buffer): boolean {
  const header = head.subarray(0, 4096).indexOf('%PDF-');
  if (header <= 0) return false;
  const after = head.subarray(header).toString('latin1');
  return /^%PDF-\d\.\d\s/.test(after) && /\d\s+\d\s+obj\b/.test(after);
}
