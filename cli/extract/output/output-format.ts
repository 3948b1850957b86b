import { extname } from 'node:path';

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

/** The format of an output file by its ending. */
export function getFormatOfPath(path: string): OutputFormat {
  const format = ENDINGS[extname(path).toLowerCase()];
  if (format !== undefined) return format;
  throw new Error(`The format of ${path} is unknown: end it in .json, .ndjson, .csv or .xlsx, or pass --format.`);
}

/** Where doubtful documents go: `results.csv` → `results.doubtful.csv`. */
export function getDoubtfulPath(path: string): string {
  const ending = extname(path);
  return `${path.slice(0, path.length - ending.length)}.doubtful${ending}`;
}
