import { basename, dirname, extname, join } from 'node:path';

export const OUTPUT_FORMATS = ['table', 'json', 'ndjson', 'csv', 'xlsx'] as const;
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

const ENDINGS: Record<string, OutputFormat> = {
  '.json': 'json',
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
  '.csv': 'csv',
  '.xlsx': 'xlsx',
  '.txt': 'table',
};

/** The format of an output file by its ending, among those that can be written. */
export function getFormatOfPath<Format extends OutputFormat>(path: string, formats: readonly Format[]): Format {
  const format = formats.find((one) => one === ENDINGS[extname(path).toLowerCase()]);
  if (format !== undefined) return format;
  const endings = formats.filter((one) => one !== 'table').map((one) => `.${one}`);
  throw new Error(`The format of ${path} is unknown: end it in ${endings.join(', ')}, or pass --format.`);
}

/** Where doubtful documents go: `results.csv` → `results.doubtful.csv`. */
export function getDoubtfulPath(path: string): string {
  const ending = extname(path);
  return `${path.slice(0, path.length - ending.length)}.doubtful${ending}`;
}

/** Where the records of a table are kept, from which a later call goes on: `results.csv` → `.results.csv.ndjson`. */
export function getRecordsPath(path: string): string {
  return join(dirname(path), `.${basename(path)}.ndjson`);
}
