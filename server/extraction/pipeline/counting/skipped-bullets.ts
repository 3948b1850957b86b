import type { DocumentLine } from './document-lines.ts';
import { isRepeated, type EntryLines, type PlacedList } from './entry-lines.ts';
import { groupByGap, type MissingLines } from './skipped-lines.ts';

/** The signs of symbol fonts are in the private area. */
const BULLET = /^\s*(?<sign>[-–—*•‣▪◦○●·✓✔\u{E000}-\u{F8FF}])\s+\S/u;
const MIN_ENTRIES = 2;
/** Share of a line's characters that its entry has: less is about a detail of what is in the lines. */
const MIN_COVERED = 0.5;
/** Share of the entries in a block that have so much of their lines: a few have wrong values. */
const MIN_COVERING = 0.6;
/** Of the page's width: left edges of one column. */
const ALIGNED = 0.006;

/** Neighbouring lines with one bullet at one left edge. */
interface BulletBlock {
  rows: number[];
  page: number;
  sign: string;
  left: number;
}

/** Finds lines that have no entry in blocks of lines with bullets, where other lines of the block have one. */
export function findSkippedBullets(list: PlacedList, lines: readonly DocumentLine[]): MissingLines[] {
  const { kept, covered } = list;
  return readBlocks(lines).flatMap(({ rows }) => {
    const inBlock = new Set(rows);
    const own = kept.filter(({ main }) => inBlock.has(main));
    const covering = own.filter((entry) => coversLine(entry, lines)).length;
    if (covering < Math.max(MIN_ENTRIES, own.length * MIN_COVERING)) return [];
    const kinds = new Set(own.map(({ main }) => readKind(lines[main])));
    const open = rows.filter(
      (line) => !covered.has(line) && kinds.has(readKind(lines[line])) && !isRepeated(line, list, lines),
    );
    return groupByGap(open, list, lines);
  });
}

function readBlocks(lines: readonly DocumentLine[]): BulletBlock[] {
  const blocks: BulletBlock[] = [];
  let block: BulletBlock | undefined;
  lines.forEach(({ text, page, left }, line) => {
    const sign = BULLET.exec(text)?.groups?.['sign'];
    const isIn = block !== undefined && block.page === page && Math.abs(left - block.left) < ALIGNED;
    if (sign !== undefined && isIn && block?.sign === sign) block.rows.push(line);
    else if (sign !== undefined && (block === undefined || block.page !== page || left <= block.left + ALIGNED)) {
      block = { rows: [line], page, sign, left };
      blocks.push(block);
    } else if (block !== undefined && text.trim() !== '' && !isRest(text, left, block)) block = undefined;
  });
  return blocks;
}

/** Whether a line goes on with the one above it, or is about it. */
const isRest = (text: string, left: number, block: BulletBlock): boolean =>
  left > block.left + ALIGNED || /^\s*\p{Ll}/u.test(text);

const readKind = (line: DocumentLine | undefined): string => line?.ends.replaceAll('amount', 'number') ?? '';

const coversLine = ({ main, characters }: EntryLines, lines: readonly DocumentLine[]): boolean =>
  characters >= (lines[main]?.text.trim().length ?? 0) * MIN_COVERED;
