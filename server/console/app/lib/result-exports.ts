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

const UNSEEN = String.raw`[\s\u00ad\u200b-\u200f\u2060\ufeff]*`;
/** Texts that a spreadsheet would compute, whichever character separates cells. The server has the same. */
const FORMULA = new RegExp(
  String.raw`(^|[;\t\r\n|])(?=${UNSEEN}(?:[=@＝＠]|[+\-＋－](?![\d\s().,/-]*(?:$|[;\t\r\n|]))))`,
  'g',
);

const escapeFormulas = (cell: unknown): unknown =>
  typeof cell === 'string' ? cell.replace(/^[\t\r]/, "'$&").replace(FORMULA, "$1'") : cell;

/** The names of the columns in the order in which they first appear, then a line for each result. */
export function toLines(rows: ResultRow[]): unknown[][] {
  const flat = rows.map(
    ({ document, runId, data }) =>
      new Map<string, unknown>([['document', document], ['runId', runId], ...flatten(data)]),
  );
  const names = [...new Set(flat.flatMap((row) => [...row.keys()]))];
  return [names, ...flat.map((row) => names.map((name) => row.get(name)))];
}

/** Texts that were escaped have quotes around them. */
const formatLine = (cells: unknown[]): string => {
  const escaped = cells.map(escapeFormulas);
  return `${papaparse.unparse([escaped], { quotes: (_, column) => escaped[column] !== cells[column] })}\r\n`;
};

export const toCsv = (rows: ResultRow[]): string => toLines(rows).map(formatLine).join('');

export const toNdjson = (rows: ResultRow[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
