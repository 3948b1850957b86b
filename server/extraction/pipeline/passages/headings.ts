import { findFirstIndex } from '../../../lib/collections.ts';
import type { Layout, LayoutPage } from '../../../parsing/layout.ts';
import { listTerms } from '../../reading/languages/terms.ts';
import type { PageRange } from '../merging/merge-answers.ts';
import { isEntryLine } from './row-lines.ts';

/** Longer lines are prose. */
const MAX_HEADING_CHARACTERS = 120;
/** More lines without an entry between them begin another part of the document. */
const MAX_BLOCK_LINES = 6;
/** Lines directly above the entries that are headings although no other line begins like them. */
const LINES_ABOVE_ENTRIES = 2;
const MAX_HEADINGS = 4;
/** Entries below a heading, on average. The second line of each entry of a list has one below it. */
const MIN_ENTRIES_PER_HEADING = 2;
/** Lines that begin alike and may be the second lines of entries. */
const MIN_CONTINUED = 3;
/** The shape of `1.` and `(1)`. */
const NUMBER = /^[([]?#[.):\]]?$/;
/** Lines at the top and bottom of a page that may be repeated on each page. */
const EDGE_LINES = 3;
const MIN_REPEATED_SHARE = 1 / 3;
const MIN_REPEATED_PAGES = 3;

interface Line extends PageRange {
  isEntry: boolean;
  /** Whether it names columns, and is repeated within the entries: it does not end their section. */
  isColumns: boolean;
  /** How the line begins. Headings of one level usually begin alike: "Account 17", "Account 18". */
  shape: string;
}

/** Lines without an entry, and the number of entries below them. */
interface Block {
  lines: Line[];
  entries: number;
}

/**
 * The headings under which a document's entries are printed. The function returns those that apply to the text from a
 * place on and are above it, the outermost first.
 */
export function findHeadings(layout: Layout): (page: number, start: number) => PageRange[] {
  let find: ReturnType<typeof findHeadings> | undefined;
  return (page, start) => {
    const isBeginning = start === 0 && page === layout.pages[0]?.number;
    return isBeginning ? [] : (find ??= readHeadings(layout))(page, start);
  };
}

function readHeadings(layout: Layout): ReturnType<typeof findHeadings> {
  const lines = joinContinuedEntries(joinNumberedEntries(listLines(layout)));
  const headingsOf = assignHeadings(lines);
  const order = new Map(layout.pages.map(({ number }, position) => [number, position]));
  return (page, start) => {
    const place = order.get(page) ?? 0;
    const isBelow = (line: Line): boolean => ((order.get(line.page) ?? 0) - place || line.start - start) >= 0;
    const next = lines[findFirstIndex(lines, isBelow)];
    const headings = (next && headingsOf.get(next)) ?? [];
    return headings.map((heading) => ({ page: heading.page, start: heading.start, end: heading.end }));
  };
}

/** The headings above each line, in one pass. */
function assignHeadings(lines: readonly Line[]): Map<Line, readonly Line[]> {
  const isHeading = chooseHeadings(listBlocks(lines));
  const found = new Map<Line, readonly Line[]>();
  let levels: readonly Line[] = [];
  let columns: readonly Line[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at];
    if (line?.isEntry !== false) {
      if (line !== undefined) found.set(line, [...levels, ...columns]);
      if (line?.isColumns === true) columns = [line];
      at += 1;
      continue;
    }
    let end = at;
    while (lines[end]?.isEntry === false) end += 1;
    const block = lines.slice(at, end);
    const headings = end < lines.length ? block.filter((one) => isHeading.has(one)) : [];
    const outer = findOuterLevels(levels, headings, block.length);
    const isTextBetween = headings.length === 0 && block.length <= MAX_BLOCK_LINES && end < lines.length;
    for (const one of block) {
      const above = headings.filter(({ page, start }) => page < one.page || (page === one.page && start < one.start));
      found.set(one, isTextBetween ? [...levels, ...columns] : [...outer, ...above]);
    }
    if (block.length > MAX_BLOCK_LINES) columns = [];
    if (!isTextBetween) levels = [...outer, ...headings].slice(-MAX_HEADINGS);
    at = end;
  }
  return found;
}

/** The levels above a block of headings: above the first of them that begins like a heading of the block. */
function findOuterLevels(levels: readonly Line[], headings: readonly Line[], blockLines: number): readonly Line[] {
  if (blockLines > MAX_BLOCK_LINES) return [];
  const depths = headings.flatMap(({ shape }, index) => {
    const depth = levels.findIndex((level) => level.shape === shape);
    return depth === -1 ? [] : [depth - index];
  });
  return depths.length === 0 ? [] : levels.slice(0, Math.max(0, Math.min(...depths)));
}

function listBlocks(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  let open: Block = { lines: [], entries: 0 };
  for (const line of lines) {
    if (!line.isEntry && open.entries > 0) {
      blocks.push(open);
      open = { lines: [], entries: 0 };
    }
    if (line.isEntry) open.entries += 1;
    else open.lines.push(line);
  }
  if (open.entries > 0) blocks.push(open);
  return blocks;
}

/** Lines that begin with a number, several of them between other lines, are entries: the steps of a recipe. */
function joinNumberedEntries(lines: readonly Line[]): Line[] {
  const counts = new Map<string, { several: number; single: number }>();
  for (const block of listBlocks(lines)) {
    const shapes = Map.groupBy(
      block.lines.filter(({ shape }) => NUMBER.test(shape)),
      ({ shape }) => shape,
    );
    for (const [shape, { length }] of shapes) {
      const { several, single } = counts.get(shape) ?? { several: 0, single: 0 };
      counts.set(shape, length > 1 ? { several: several + 1, single } : { several, single: single + 1 });
    }
  }
  return lines.map((line) => {
    const { several, single } = counts.get(line.shape) ?? { several: 0, single: 0 };
    return several >= MIN_CONTINUED && several >= single ? { ...line, isEntry: true } : line;
  });
}

/** Lines that follow single entries are a part of them. */
function joinContinuedEntries(lines: readonly Line[]): Line[] {
  const counts = countShapes(listBlocks(lines));
  return lines.map((line) => {
    const { blocks, entries } = counts.get(line.shape) ?? { blocks: 0, entries: 0 };
    const isContinued = blocks >= MIN_CONTINUED && entries < blocks * MIN_ENTRIES_PER_HEADING;
    return { ...line, isEntry: line.isEntry || isContinued };
  });
}

type ShapeCount = Pick<Block, 'entries'> & { blocks: number };

/** In how many blocks lines begin alike, and the entries below these. */
function countShapes(blocks: readonly Block[]): Map<string, ShapeCount> {
  const counts = new Map<string, ShapeCount>();
  for (const { lines, entries } of blocks)
    for (const shape of new Set(lines.map((line) => line.shape))) {
      const count = counts.get(shape) ?? { blocks: 0, entries: 0 };
      counts.set(shape, { blocks: count.blocks + 1, entries: count.entries + entries });
    }
  return counts;
}

function chooseHeadings(blocks: readonly Block[]): Set<Line> {
  const counts = countShapes(blocks);
  return new Set(
    blocks.flatMap(({ lines }) =>
      lines.filter(({ shape, start, end }, index) => {
        const recurs = (counts.get(shape)?.blocks ?? 0) > 1 && lines.length <= MAX_BLOCK_LINES;
        const isNear = index >= lines.length - LINES_ABOVE_ENTRIES;
        return end - start <= MAX_HEADING_CHARACTERS && (isNear || recurs);
      }),
    ),
  );
}

/** The lines of the document without those that are repeated at the top or bottom of its pages. */
function listLines(layout: Layout): Line[] {
  const repeated = new Map<string, number>();
  for (const page of layout.pages)
    for (const text of new Set(listEdges(page).map((line) => formatEdge(line.text))))
      repeated.set(text, (repeated.get(text) ?? 0) + 1);
  const most = Math.max(MIN_REPEATED_PAGES, layout.pages.length * MIN_REPEATED_SHARE);
  const columns = countColumnLines(layout);
  return layout.pages.flatMap((page) => {
    const edges = new Set(listEdges(page));
    return page.lines.flatMap((line): Line[] => {
      const { text, start } = line;
      const isColumns = (columns.get(text.trim()) ?? 0) >= MIN_REPEATED_PAGES;
      const isEntry = isColumns || isEntryLine(text);
      if (text.trim() === '') return [];
      // Pages of a plain text are not told apart.
      if (startsWithPage(text) && isPageNumber(text)) return [];
      if (!isEntry && edges.has(line) && (repeated.get(formatEdge(text)) ?? 0) >= most) return [];
      const shape = (/\S+/.exec(text)?.[0] ?? '').replaceAll(/\d+/g, '#');
      return [{ page: page.number, start, end: start + text.length, isEntry, isColumns, shape }];
    });
  });
}

/** Lines of several cells without a digit, and how often the document repeats them. */
function countColumnLines({ pages }: Layout): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { lines } of pages)
    for (const { text } of lines) {
      const cells = text.trim();
      if (cells.includes('  ') && !/\d/.test(cells)) counts.set(cells, (counts.get(cells) ?? 0) + 1);
    }
  return counts;
}

const listEdges = ({ lines }: LayoutPage): LayoutPage['lines'] =>
  lines.filter((_, index) => index < EDGE_LINES || index >= lines.length - EDGE_LINES);

const PAGE_WORDS = new Set(listTerms('pageWords').map((word) => word.toLowerCase()));
/** `2 of 12`. */
const NUMBER_OF_NUMBER = /\d\s+\p{Ll}{1,3}\s+\d/u;

/** `Page 2 of 12`, `- 7 -`. Takes time linear in the length of the line. */
function isPageNumber(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  const others = startsWithPage(text) ? words.length - 1 : words.length;
  return /\d/.test(text) && (others === 0 || (others === 1 && NUMBER_OF_NUMBER.test(text)));
}

const startsWithPage = (text: string): boolean => PAGE_WORDS.has(/\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '');

const formatEdge = (text: string): string => (isPageNumber(text) ? text.replaceAll(/\d+/g, '#') : text);
