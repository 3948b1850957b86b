import type { Block, Pair, Style } from './generated-document.ts';

/** Characters in a line. */
export const PAGE_COLUMNS = 84;
const TOTALS_COLUMN = 46;
const MIN_GAP = 3;

/** A piece of a line, at a column. */
export interface Piece {
  column: number;
  text: string;
  isBold?: boolean;
}

/** Arranges blocks on a grid of characters: a list of pieces for each line. */
export function arrangeBlocks(blocks: readonly Block[], style: Style): Piece[][] {
  return blocks.flatMap((block) => [...arrange(block, style), []]);
}

function arrange(block: Block, style: Style): Piece[][] {
  if ('title' in block) return [[{ column: 0, text: block.title, isBold: true }]];
  if ('prose' in block) return wrap(block.prose).map((text) => [{ column: 0, text }]);
  if ('pairs' in block) return arrangePairs(block.pairs, style);
  if ('totals' in block)
    return block.totals.map(([label, value]) => [
      { column: TOTALS_COLUMN, text: label },
      { column: Math.max(PAGE_COLUMNS - value.length, TOTALS_COLUMN + label.length + MIN_GAP), text: value },
    ]);
  if ('table' in block) return arrangeTable(block.table, style);
  return block.lines.map((text) => [{ column: block.isRight === true ? PAGE_COLUMNS - 34 : 0, text }]);
}

function arrangePairs(pairs: readonly Pair[], style: Style): Piece[][] {
  if (style.pairs === 'below') return arrangeBelow(pairs);
  return pairs.map(([label, value]) => {
    if (style.pairs === 'colon') return [{ column: 0, text: `${label}: ${value}` }];
    if (style.pairs === 'dots') return [{ column: 0, text: `${label} ${'.'.repeat(12)} ${value}` }];
    const column = Math.max(style.valueColumn, label.length + MIN_GAP);
    const text = style.pairs === 'boxes' ? `[ ${value} ]` : value;
    return [
      { column: 0, text: style.pairs === 'boxes' ? `${label}:` : label },
      { column, text },
    ];
  });
}

/** Labels side by side with their values below them, as many in a row as fit. */
function arrangeBelow(pairs: readonly Pair[]): Piece[][] {
  const rows: Pair[][] = [];
  for (const pair of pairs) {
    const last = rows.at(-1);
    const width = [...(last ?? []), pair].reduce((sum, one) => sum + widthOf(one), 0);
    if (last === undefined || width > PAGE_COLUMNS) rows.push([pair]);
    else last.push(pair);
  }
  return rows.flatMap((row) => {
    const columns = row.map((_, index) => row.slice(0, index).reduce((sum, one) => sum + widthOf(one), 0));
    const piecesOf = (part: 0 | 1): Piece[] =>
      row.map((pair, index) => ({ column: columns[index] ?? 0, text: pair[part] }));
    return [piecesOf(0), piecesOf(1)];
  });
}

function widthOf([label, value]: Pair): number {
  return Math.max(label.length, value.length) + 2 * MIN_GAP;
}

/** The first column of texts is wide; columns of numbers are aligned on the right. */
function arrangeTable(table: Extract<Block, { table: unknown }>['table'], style: Style): Piece[][] {
  const all = [...(table.header === null ? [] : [table.header]), ...table.rows];
  const widths = (all[0] ?? []).map((_, index) => Math.max(...all.map((row) => (row[index] ?? '').length)));
  const isNumeric = widths.map((_, index) => table.rows.every((row) => /^[-\d.,  €£złA-Z]*$/u.test(row[index] ?? '')));
  const gap = Math.max(MIN_GAP, Math.floor((PAGE_COLUMNS - widths.reduce((a, b) => a + b, 0)) / widths.length));
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width + gap, 0));
  const lines = all.map((row) =>
    row.flatMap((text, index) => {
      const shift = isNumeric[index] === true ? (widths[index] ?? 0) - text.length : 0;
      return text === '' ? [] : [{ column: (starts[index] ?? 0) + shift, text }];
    }),
  );
  if (!style.hasRules || table.header === null) return lines;
  return [...lines.slice(0, 1), [{ column: 0, text: '-'.repeat(PAGE_COLUMNS) }], ...lines.slice(1)];
}

function wrap(prose: string): string[] {
  const lines: string[] = [];
  for (const word of prose.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 1 > PAGE_COLUMNS) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
