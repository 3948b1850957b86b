import { formatTable, type Column } from './text-table.ts';
import { toPrintable } from './printable-text.ts';

/** Ends the process without a message when the reader of its output has left, such as `head`. */
export function endWithReader(): void {
  const end = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  };
  process.stdout.on('error', end);
  process.stderr.on('error', end);
}

export function printLine(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function printJson(value: unknown): void {
  printLine(JSON.stringify(value, null, 2));
}

/** A message beside the output. */
export function printNote(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** The cells of a row. */
export type Cells = (string | number | null | undefined)[];

/** A table of texts on stdout, which are made printable. */
export function printTable(columns: Column[], rows: Cells[]): void {
  const texts = rows.map((row) => row.map((cell) => (cell == null ? '' : toPrintable(String(cell)))));
  printLine(formatTable(columns, texts, process.stdout.isTTY ? process.stdout.columns : undefined));
}

/** Names and values, one a line. */
export function printFields(fields: Record<string, string | number | boolean | null | undefined>): void {
  const width = Math.max(...Object.keys(fields).map((name) => name.length));
  for (const [name, value] of Object.entries(fields))
    if (value != null) printLine(`${name.padEnd(width)}  ${toPrintable(String(value))}`);
}
