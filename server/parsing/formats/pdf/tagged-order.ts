import type { StructureTree, StructureTreeElement } from '@llamaindex/liteparse';
import { readingOrder } from '../../page/columns.ts';
import { groupRows, rowWords } from '../../page/group-rows.ts';
import type { PlacedWord, TextRun } from '../../page/placed-words.ts';

/** Elements of a tagged PDF (ISO 32000-1, 14.8.4) that are part of a line. All others begin a block. */
const INLINE = new Set(
  'Span Quote Em Strong Code Link Reference BibEntry Annot Sub Ruby RB RT RP Lbl LBody'.split(' '),
);

/** These are one block with all that they contain: their text is read by rows, as it is seen. */
const WHOLE = new Set(['Table', 'Formula', 'Form', 'TOC']);

/** A tree that is deeper is damaged. */
const MAX_DEPTH = 200;

interface TaggedBlocks {
  /** The runs of each paragraph, heading, list item or table, in the order of the tags. */
  blocks: TextRun[][];
  untagged: TextRun[];
}

/** Tags that cover less of the characters say little about the page. */
const MIN_TAGGED = 0.8;
/** A text with fewer lines of prose is part of a form, an address or a table, which is read by rows. */
const MIN_LINES = 3;
/** A line of prose is as long as this, and so much of it is letters. */
const PROSE = { characters: 25, letters: 0.7 };

/** How far columns may be shifted against each other, such as by a heading, in heights of a line. */
const MAX_SHIFT = 5;

interface Line {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
  isProse: boolean;
}

/** Whether a page has prose side by side, whose order may be in question. */
export function hasProseBeside(runs: TextRun[]): boolean {
  const prose = runs.map((run) => measureLine(run.words)).filter((line) => line.isProse);
  const end = Math.min(...prose.map((line) => line.x1));
  return prose.filter((line) => line.x0 >= end).length >= MIN_LINES;
}

/**
 * The rows of a tagged page in the order of its tags, where that order reads prose column by column. Null if the tags
 * are of no use: for a page without columns of prose, or whose text is mostly without tags.
 */
export function readTaggedRows(
  tree: StructureTree | undefined,
  runs: TextRun[],
  pageWidth: number,
): PlacedWord[][] | null {
  if (tree === undefined) return null;
  const { blocks, untagged } = readBlocks(tree, runs);
  if (countCharacters(blocks.flat()) < MIN_TAGGED * countCharacters(runs)) return null;
  const units = joinRowwise(splitAtJumps(blocks));
  if (units.length < 2) return null;
  const { before, after } = addUntagged(units, untagged);
  return [before, ...units, after].flatMap((unit) => readingOrder(groupRows(unit).map(rowWords), pageWidth));
}

/** Blocks that follow each other down the page, until one is beside or above the one before it. */
function splitAtJumps(blocks: TextRun[][]): TextRun[][] {
  const strands: TextRun[][] = [];
  let bottom = Infinity;
  for (const block of blocks) {
    const center = Math.min(...block.map((run) => (run.y0 + run.y1) / 2));
    const last = strands.at(-1);
    if (last !== undefined && center >= bottom) last.push(...block);
    else strands.push([...block]);
    bottom = Math.max(...block.map((run) => run.y1));
  }
  return strands;
}

/** Strands side by side are read as rows, but for prose, which begins a unit of its own. */
function joinRowwise(strands: TextRun[][]): TextRun[][] {
  const units: { runs: TextRun[]; lines: Line[] }[] = [];
  for (const runs of strands) {
    const lines = groupRows(runs).map((row) => measureLine(rowWords(row)));
    const last = units.at(-1);
    if (last === undefined || isProseBeside(last.lines, lines)) units.push({ runs: [...runs], lines });
    else {
      last.runs.push(...runs);
      last.lines.push(...lines);
    }
  }
  return units.map(({ runs }) => runs);
}

/**
 * Gives text without a tag, such as the value of a form's field, to the unit that has text in its row. The rest,
 * headers and footers above all, comes before or after all units.
 */
function addUntagged(units: TextRun[][], untagged: TextRun[]): { before: TextRun[]; after: TextRun[] } {
  const tagged = units.map((unit) => [...unit]);
  const top = Math.min(...tagged.flat().map((run) => run.y0));
  const before: TextRun[] = [];
  const after: TextRun[] = [];
  for (const run of untagged) {
    const gaps = tagged.map((unit) =>
      Math.min(...unit.map((other) => (isBeside(run, other) ? gap(run, other) : Infinity))),
    );
    const nearest = Math.min(...gaps);
    if (nearest < Infinity) units[gaps.indexOf(nearest)]?.push(run);
    else if (run.y1 <= top) before.push(run);
    else after.push(run);
  }
  return { before, after };
}

const gap = (a: TextRun, b: TextRun): number => Math.max(a.x0 - b.x1, b.x0 - a.x1, 0);

function isBeside(a: TextRun, b: TextRun): boolean {
  const shared = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return shared > 0.5 * Math.min(a.y1 - a.y0, b.y1 - b.y0);
}

function measureLine(words: PlacedWord[]): Line {
  const text = words.map((word) => word.text).join('');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return {
    x0: Math.min(...words.map((word) => word.x0)),
    x1: Math.max(...words.map((word) => word.x1)),
    y0: Math.min(...words.map((word) => word.y0)),
    y1: Math.max(...words.map((word) => word.y1)),
    isProse: text.length + words.length - 1 >= PROSE.characters && letters >= PROSE.letters * text.length,
  };
}

/** Whether both have prose left and right of the other's, at about the same height. */
function isProseBeside(others: Line[], lines: Line[]): boolean {
  return countBeside(others, lines) >= MIN_LINES && countBeside(lines, others) >= MIN_LINES;
}

/** The lines of prose that have one of the others beside them. */
function countBeside(others: Line[], lines: Line[]): number {
  const prose = others.filter((line) => line.isProse);
  return lines.filter((line) => line.isProse && prose.some((other) => isLineBeside(line, other))).length;
}

function isLineBeside(a: Line, b: Line): boolean {
  const distance = Math.max(a.y0 - b.y1, b.y0 - a.y1);
  return (a.x1 <= b.x0 || b.x1 <= a.x0) && distance < MAX_SHIFT * (a.y1 - a.y0);
}

function countCharacters(runs: TextRun[]): number {
  return runs.reduce((sum, { words }) => sum + words.reduce((total, { text }) => total + text.length, 0), 0);
}

/** Groups the runs of a page by its tags. */
function readBlocks({ roots }: StructureTree, runs: readonly TextRun[]): TaggedBlocks {
  const blockOf = new Map<number, number>();
  let next = 0;
  const visit = (element: StructureTreeElement, around: number | null, isWhole: boolean, depth: number): void => {
    const block = around !== null && (isWhole || INLINE.has(element.type)) ? around : next++;
    for (const id of element.markedContentIds) blockOf.set(id, block);
    if (depth === MAX_DEPTH) return;
    for (const child of element.children) visit(child, block, isWhole || WHOLE.has(element.type), depth + 1);
  };
  for (const root of roots) visit(root, null, false, 0);

  const blocks = new Map<number, TextRun[]>();
  const untagged: TextRun[] = [];
  for (const run of runs) {
    const block = run.markedContentId === undefined ? undefined : blockOf.get(run.markedContentId);
    const own = block === undefined ? untagged : blocks.get(block);
    if (own !== undefined) own.push(run);
    else if (block !== undefined) blocks.set(block, [run]);
  }
  return { blocks: [...blocks].sort(([a], [b]) => a - b).map(([, own]) => own), untagged };
}
