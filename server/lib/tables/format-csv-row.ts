import papaparse from 'papaparse';
import type { Cell } from './flatten-data.ts';
import type { Table } from './workbook-parts.ts';

/** Characters that people do not see, and that spreadsheets pass over. */
const UNSEEN = String.raw`[\s\u00ad\u200b-\u200f\u2060\ufeff]*`;
/**
 * Texts that a spreadsheet would compute, also where another character than the comma separates cells. Signed numbers
 * and telephone numbers are none. Fullwidth characters count, as some spreadsheets read them.
 */
const FORMULA = new RegExp(
  String.raw`(^|[;\t\r\n|])(?=${UNSEEN}(?:[=@＝＠]|[+\-＋－](?![\d\s().,/-]*(?:$|[;\t\r\n|]))))`,
  'g',
);

/** A text with an apostrophe before each part that a spreadsheet would compute. */
export function escapeFormulas(text: string): string {
  return text.replace(/^[\t\r]/, "'$&").replace(FORMULA, "$1'");
}

/** A line of RFC 4180. Texts that a spreadsheet would compute have an apostrophe before them, in quotes. */
export function formatCsvRow(cells: readonly Cell[]): string {
  const escaped = cells.map((cell) => (typeof cell === 'string' ? escapeFormulas(cell) : cell));
  return `${papaparse.unparse([escaped], { quotes: (_, column) => escaped[column] !== cells[column] })}\r\n`;
}

/** RFC 4180 in UTF-8. */
export async function* formatCsv({ columns, rows }: Table): AsyncGenerator<string> {
  yield formatCsvRow(columns);
  for await (const { cells } of rows) yield formatCsvRow(cells);
}
