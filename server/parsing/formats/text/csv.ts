import Papa from 'papaparse';
import type { LayoutPage } from '../../layout.ts';
import { logicalPage, rowText } from '../../page/page-draft.ts';
import { isHeader } from '../../page/header-row.ts';

/** A first line such as `sep=;` tells Excel the separator, and is no row. */
const SEPARATOR = /^"?sep=([^\n"])"?\n/i;

/** Comma-, semicolon-, tab- or pipe-separated values: one logical page with one table, and each row a line of it. */
export function parseCsv(text: string): LayoutPage {
  const [line = '', delimiter] = SEPARATOR.exec(text) ?? [];
  const { data } = Papa.parse<string[]>(text.slice(line.length), {
    skipEmptyLines: 'greedy',
    ...(delimiter !== undefined && { delimiter }),
  });
  const rows = data.map((row) => row.map((cell) => cell.trim()));
  const [first, ...rest] = rows;
  const header = first !== undefined && rest.length > 0 && isHeader(first) ? first : null;
  return logicalPage(rows.map(rowText), [{ header, rows: header === null ? rows : rest, box: null }]);
}
