/** Results as files. */
import papaparse from 'papaparse';

export interface ResultRow {
  document: string;
  runId: string;
  data: Record<string, unknown>;
}

/** The values of data by their names, such as `seller.name`. Lists are JSON. */
function flatten(data: Record<string, unknown>, prefix = ''): [name: string, value: unknown][] {
  return Object.entries(data).flatMap(([key, value]): [name: string, value: unknown][] => {
    if (Array.isArray(value)) return [[`${prefix}${key}`, JSON.stringify(value)]];
    if (typeof value === 'object' && value !== null)
      return flatten(value as Record<string, unknown>, `${prefix}${key}.`);
    return [[`${prefix}${key}`, value]];
  });
}

/** Texts that a spreadsheet would compute. Signed numbers and telephone numbers are none. */
const FORMULA = /^[=@\t\r]|^[+-](?![\d\s().,/-]*$)/;

/** The names of the columns in the order in which they first appear, then a line for each result. */
export function toLines(rows: ResultRow[]): unknown[][] {
  const flat = rows.map(
    ({ document, runId, data }) =>
      new Map<string, unknown>([['document', document], ['runId', runId], ...flatten(data)]),
  );
  const names = [...new Set(flat.flatMap((row) => [...row.keys()]))];
  return [names, ...flat.map((row) => names.map((name) => row.get(name)))];
}

export const toCsv = (rows: ResultRow[]): string =>
  `${papaparse.unparse(toLines(rows), { escapeFormulae: FORMULA })}\r\n`;

export const toNdjson = (rows: ResultRow[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
