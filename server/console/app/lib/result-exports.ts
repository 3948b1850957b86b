/** Results as files. */
export interface ResultRow {
  document: string;
  runId: string;
  data: Record<string, unknown>;
}

/** The values of data by their names, such as `seller.name`. Lists are JSON. */
function flatten(data: Record<string, unknown>, prefix = ''): [name: string, value: unknown][] {
  return Object.entries(data).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? flatten(value as Record<string, unknown>, `${prefix}${key}.`)
      : [[`${prefix}${key}`, value] as [string, unknown]],
  );
}

/** Spreadsheets run a text that begins like a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function toCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line for each result. Columns are in the order in which they first appear. */
export function toCsv(rows: ResultRow[]): string {
  const flat = rows.map(
    ({ document, runId, data }) =>
      new Map<string, unknown>([['document', document], ['runId', runId], ...flatten(data)]),
  );
  const names = [...new Set(flat.flatMap((row) => [...row.keys()]))];
  const lines = [names.map(toCell), ...flat.map((row) => names.map((name) => toCell(row.get(name))))];
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

export const toNdjson = (rows: ResultRow[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** Values of one table, such as the line items of an invoice. */
export function toTableCsv(columns: string[], rows: unknown[][]): string {
  return [columns, ...rows].map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
}
