import { PAGE_SIZE } from '../merging/align-rows.ts';
import { listLeaves, type AnswerNode } from '../merging/answer-tree.ts';
import { findLine, type DocumentLine } from './document-lines.ts';
import type { MissingLines } from './skipped-lines.ts';

/** A line of which several entries of a list have a cell each, such as the periods of a figure. */
export interface CellRow {
  line: number;
  page: number;
  /** All numbers of the line. */
  numbers: readonly NumberCell[];
  /** Positions in the list, by those of their numbers in the line. */
  cells: ReadonlyMap<number, number>;
}

interface NumberCell {
  start: number;
  text: string;
  /** "%", or the first letters behind the number. */
  unit: string;
}

/** The numbers of lines that values have, as `line number`. */
type TakenNumbers = ReadonlySet<string>;

const NUMBER = /(?<text>\d[\d.,'\u00a0]*)\)?\s?(?<unit>%|\p{L}{1,3})?/gu;
const MIN_CELLS = 2;
/** Other rows with a cell in a column, for it to be one of the list's. */
const MIN_PEERS = 2;

/** None if the entries are not, or not most of them, cells. */
export function readCellRows(entries: readonly AnswerNode[], lines: readonly DocumentLine[]): CellRow[] {
  const found = new Map<number, Map<number, number>>();
  entries.forEach((entry, index) => {
    for (const [line, cell] of listCells(entry, lines))
      found.set(line, (found.get(line) ?? new Map<number, number>()).set(cell, index));
  });
  const all = [...found].map(([line, cells]): CellRow => {
    const { page = 1 } = lines[line] ?? {};
    return { line, page, numbers: readNumbers(lines[line]), cells };
  });
  const rows = all.filter(({ cells }) => cells.size >= MIN_CELLS);
  const areCells = rows.every(({ cells }) => new Set(cells.values()).size === cells.size);
  if (!areCells || countEntries(rows) * 2 <= entries.length) return [];
  const byPage = Map.groupBy(rows, ({ page }) => page);
  return all.filter((row) => byPage.get(row.page)?.some((one) => one === row || isLikeRow(one, row)) === true);
}

/** What the values of an answer have. */
export function listTakenNumbers(tree: AnswerNode, lines: readonly DocumentLine[]): TakenNumbers {
  return new Set(listCells(tree, lines).map(([line, cell]) => nameCell(line, cell)));
}

/**
 * Finds cells that a list skipped: those of columns in which most rows of the page and width have one. In a row without
 * such others, the numbers that are like those of the list.
 * @param rows of the entries
 * @param others rows of other lists
 */
export function findSkippedCells(
  rows: readonly CellRow[],
  entries: readonly AnswerNode[],
  { others, taken }: { others: readonly CellRow[]; taken: TakenNumbers },
): MissingLines[] {
  const byPage = Map.groupBy([...rows, ...others], ({ page }) => page);
  // A report prints a figure in several tables.
  const known = new Set(rows.flatMap(({ numbers, cells }) => [...cells.keys()].map((cell) => numbers[cell]?.text)));
  const skipped = rows.flatMap((row) => {
    const peers = byPage.get(row.page)?.filter((one) => one.line !== row.line && isLikeRow(one, row)) ?? [];
    const isColumn = (cell: number): boolean => {
      const votes = peers.filter(({ cells }) => cells.has(cell)).length;
      return votes >= MIN_PEERS && votes * 2 > peers.length;
    };
    const isFree = (cell: number): boolean =>
      !taken.has(nameCell(row.line, cell)) && !known.has(row.numbers[cell]?.text);
    const free = [...row.numbers.keys()].filter(isFree);
    const own = free.filter((cell) => (peers.length < MIN_PEERS ? isLikeCells(cell, row) : isColumn(cell)));
    return own.length < row.cells.size || peers.length >= MIN_PEERS ? own.map((cell) => ({ row, cell })) : [];
  });
  // An entry that is elsewhere has a wrong value, and not its own cell.
  const numeric = entries.filter((entry) => [...listLeaves(entry)].some(({ value }) => typeof value === 'number'));
  const elsewhere = Math.max(0, numeric.length - countEntries(rows));
  return [...Map.groupBy(skipped.slice(elsewhere), ({ row }) => row)].map(([{ page, cells }, own]) => {
    const before = [...cells].filter(([cell]) => cell < (own[0]?.cell ?? 0)).map(([, index]) => index);
    return { count: own.length, after: before.length === 0 ? null : Math.max(...before), page };
  });
}

/** Of two rows of a page. */
const isLikeRow = (one: CellRow, { numbers, cells }: CellRow): boolean =>
  one.numbers.length === numbers.length && [...one.cells.keys()].some((cell) => cells.has(cell));

/** Whether a number has the unit, the decimals and about the length of all those that a list has in the row. */
function isLikeCells(cell: number, { numbers, cells }: CellRow): boolean {
  const one = numbers[cell];
  const own = [...cells.keys()].flatMap((position) => numbers[position] ?? []);
  if (one === undefined || own.some((other) => formOf(other) !== formOf(one))) return false;
  const lengths = own.map(countDigits);
  // A figure of one digit is in many lines.
  return (
    Math.max(...lengths) > 1 &&
    countDigits(one) >= Math.min(...lengths) - 1 &&
    countDigits(one) <= Math.max(...lengths) + 1
  );
}

const formOf = ({ text, unit }: NumberCell): string => `${/[.,]\d{1,2}$/.exec(text)?.[0].length ?? 0} ${unit}`;

const countDigits = ({ text }: NumberCell): number => text.replaceAll(/\D/g, '').length;

const countEntries = (rows: readonly CellRow[]): number =>
  new Set(rows.flatMap(({ cells }) => [...cells.values()])).size;

const nameCell = (line: number, cell: number): string => `${line} ${cell}`;

const numbersOfLines = new WeakMap<DocumentLine, NumberCell[]>();

/** Read once per line: each value of an answer asks for those of its own. */
function readNumbers(line: DocumentLine | undefined): NumberCell[] {
  if (line === undefined) return [];
  const numbers =
    numbersOfLines.get(line) ??
    [...line.text.matchAll(NUMBER)].map(({ index, groups }) => ({
      start: index,
      text: groups?.['text'] ?? '',
      unit: groups?.['unit'] ?? '',
    }));
  numbersOfLines.set(line, numbers);
  return numbers;
}

/** The lines of an answer's numbers, and their positions among the numbers of the line. */
function listCells(node: AnswerNode, lines: readonly DocumentLine[]): [line: number, cell: number][] {
  return [...listLeaves(node)].flatMap(({ value, grounded }): [number, number][] => {
    if (typeof value !== 'number' || grounded?.page == null || grounded.start === null || grounded.end === null)
      return [];
    const offset = grounded.page * PAGE_SIZE;
    const line = findLine(offset + grounded.start, lines);
    const start = lines[line]?.at ?? 0;
    const [from, to] = [offset + grounded.start - start, offset + grounded.end - start];
    const cell = readNumbers(lines[line]).findIndex((one) => one.start >= from && one.start < to);
    return cell === -1 ? [] : [[line, cell]];
  });
}
