import Papa from 'papaparse';
import type { LayoutPage } from '../../layout.ts';
import { logicalPage, rowText } from '../../page/page-draft.ts';
import { isHeader } from '../../page/header-row.ts';

/** Comma-, semicolon-, tab- or pipe-separated values: one logical page with one table, and each row a line of it. */
export function parseCsv(text: string): LayoutPage {
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  const rows = data.map((row) => row.map((cell) => cell.trim()));
  const [first, ...rest] = rows;
  const header = first !== undefined && rest.length > 0 && isHeader(first) ? first : null;
  return logicalPage(rows.map(rowText), [{ header, rows: header === null ? rows : rest, box: null }]);
}
