import type { LayoutPage, LayoutTable } from '../../layout.ts';
import { logicalPage } from '../../page/page-draft.ts';

const DELIMITER_CELL = /^:?-+:?$/;
const FENCE = /^\s{0,3}(```|~~~)/;

/** Markdown: the text unchanged, plus its pipe tables. */
export function parseMarkdown(text: string): LayoutPage {
  const lines = text.split('\n');
  return logicalPage(lines, findTables(lines));
}

function findTables(lines: string[]): LayoutTable[] {
  const tables: LayoutTable[] = [];
  let fence: string | null = null;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    const mark: string | null = FENCE.exec(line)?.[1] ?? null;
    if (mark !== null && (fence === null || fence === mark)) fence = fence === null ? mark : null;
    if (fence !== null || !isTableHead(line, lines[i + 1])) continue;
    const header = splitRow(line);
    const rows: string[][] = [];
    for (i += 2; (lines[i] ?? '').includes('|'); i++) rows.push(fit(splitRow(lines[i] ?? ''), header.length));
    tables.push({ header, rows, box: null });
    i -= 1;
  }
  return tables;
}

function isTableHead(line: string, next: string | undefined): boolean {
  if (next === undefined || !line.includes('|') || !next.includes('-')) return false;
  const delimiters = splitRow(next);
  return delimiters.every((cell) => DELIMITER_CELL.test(cell)) && splitRow(line).length === delimiters.length;
}

/** The cells of a row; a pipe after a backslash or within a code span is text. */
function splitRow(row: string): string[] {
  const line = row.trim();
  const cells: string[] = [];
  let cell = '';
  let inCode = false;
  for (let i = 0; i < line.length; i++) {
    const character = line[i] ?? '';
    if (character === '\\' && line[i + 1] === '|') {
      cell += '|';
      i += 1;
    } else if (character === '|' && !inCode) {
      cells.push(cell.trim());
      cell = '';
    } else {
      if (character === '`') inCode = !inCode && line.indexOf('`', i + 1) > 0;
      cell += character;
    }
  }
  cells.push(cell.trim());
  if (cells[0] === '') cells.shift();
  if (cells.length > 1 && cells.at(-1) === '') cells.pop();
  return cells;
}

function fit(cells: string[], length: number): string[] {
  return Array.from({ length }, (_, index) => cells[index] ?? '');
}
