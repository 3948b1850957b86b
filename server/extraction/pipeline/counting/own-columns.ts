import { findMost } from '../../../lib/collections.ts';
import { readEnds } from '../../grounding/rows/line-ends.ts';
import { PAGE_SIZE } from '../merging/align-rows.ts';
import { listLeaves, type AnswerNode } from '../merging/answer-tree.ts';
import { findLine, listCells, readCells, type DocumentLine } from './document-lines.ts';
import type { EntryLines } from './entry-lines.ts';

/** Share of the entries that have their values in the same cells of their lines. */
const MIN_ALIKE = 0.5;

/**
 * The lines of a list that has others beside it, each with the cells of this list alone: what the others have in a line
 * says nothing of its rows. A line of fewer cells is no row of it if another list has an entry there.
 * @param beside lines of the entries of the others
 */
export function keepOwnColumns(
  { entries, placed }: { entries: readonly AnswerNode[]; placed: readonly EntryLines[] },
  beside: ReadonlySet<number>,
  lines: readonly DocumentLine[],
): readonly DocumentLine[] {
  const columns = placed.flatMap(({ index, main }): Columns[] => {
    const cells = listCells(lines[main]?.text ?? '');
    const own = [...listLeaves(entries[index] as AnswerNode)].flatMap(({ grounded }) => {
      if (grounded?.page == null || grounded.start === null) return [];
      const at = grounded.page * PAGE_SIZE + grounded.start;
      if (findLine(at, lines) !== main) return [];
      const offset = at - (lines[main]?.at ?? 0);
      return cells.findIndex(({ end }) => end > offset);
    });
    return own.length === 0 ? [] : [{ from: Math.min(...own), to: Math.max(...own), all: cells.length }];
  });
  const [most = '', count = 0] = findMost(columns.map(nameColumns)) ?? [];
  const alike = columns.filter((one) => nameColumns(one) === most);
  const [{ from, to } = { from: 0, to: 0 }] = alike;
  const [usual = 0] = findMost(alike.map(({ all }) => all)) ?? [];
  if (count < placed.length * MIN_ALIKE) return lines;
  const mains = new Set(placed.map(({ main }) => main));
  return lines.map((line, index): DocumentLine => {
    const cells = listCells(line.text);
    if (cells.length < usual) return beside.has(index) && !mains.has(index) ? { ...line, cells: null, ends: '' } : line;
    const text = line.text.slice(cells[from]?.start, cells[to]?.end);
    return { ...line, text, cells: line.cells === null ? null : readCells(text), ends: readEnds(text) };
  });
}

/** The cells of a line, of all, that an entry has its values in. */
interface Columns {
  from: number;
  to: number;
  all: number;
}

const nameColumns = ({ from, to }: Columns): string => `${from} ${to}`;
