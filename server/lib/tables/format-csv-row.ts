import papaparse from 'papaparse';
import type { Cell } from './flatten-data.ts';

/** Texts that a spreadsheet would compute. Signed numbers and telephone numbers are none. */
const FORMULA = /^[=@\t\r]|^[+-](?![\d\s().,/-]*$)/;

/** A line of RFC 4180. Texts that a spreadsheet would compute begin with an apostrophe. */
export function formatCsvRow(cells: readonly Cell[]): string {
  return `${papaparse.unparse([cells], { escapeFormulae: FORMULA })}\r\n`;
}
