import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeToStdout } from '../../terminal/write-chunks.ts';
import type { ExtractionRecord } from '../extraction-record.ts';
import { createCollectingSink, createFileSink } from './file-sink.ts';
import {
  getDoubtfulPath,
  getFormatOfPath,
  getRecordsPath,
  OUTPUT_FORMATS,
  type OutputFormat,
} from './output-format.ts';
import { formatRecord } from './print-record.ts';
import { toKnown } from './record-log.ts';
import type { KnownRecord, RecordSink } from './record-sink.ts';
import { replaceFile } from './replace-file.ts';

/** Folder of the documents with less than `--min-confidence`. */
const DOUBTFUL = 'doubtful';

export interface OutputOptions {
  output?: string;
  outputDir?: string;
  format?: OutputFormat;
  json?: boolean;
}

/**
 * Where records go: stdout, a file, or a file a document. Throws for options that contradict each other.
 * @param definition of the schema, for tables
 */
export async function openSink(
  { output, outputDir, format, json }: OutputOptions,
  definition: Record<string, unknown>,
): Promise<RecordSink> {
  if (json && format !== undefined && format !== 'json') throw new Error('--json and --format contradict each other.');
  if (outputDir !== undefined) {
    if (output !== undefined) throw new Error('--output and --output-dir exclude each other.');
    if (format !== undefined && format !== 'json') throw new Error('--output-dir writes JSON files.');
    return createFolderSink(outputDir);
  }
  const chosen = format ?? (json ? 'json' : output === undefined ? 'table' : getFormatOfPath(output, OUTPUT_FORMATS));
  if (output !== undefined) {
    if (chosen === 'table')
      throw new Error('A table is printed on the terminal. For a file, choose .ndjson, .json, .csv or .xlsx.');
    return createFileSink(output, { format: chosen, definition });
  }
  if (chosen === 'table' || chosen === 'ndjson') return createStreamSink(chosen);
  if (chosen === 'xlsx' && process.stdout.isTTY)
    throw new Error('A workbook needs a file: pass --output results.xlsx.');
  return createCollectingSink({ format: chosen, definition });
}

/** The paths that an output has, which are no input. */
export function listOutputPaths({ output, outputDir }: OutputOptions): string[] {
  if (outputDir !== undefined) return [outputDir];
  if (output === undefined) return [];
  const files = [output, getDoubtfulPath(output)];
  return files.flatMap((file) => [file, getRecordsPath(file), `${file}.partial`, `${file}.new`]);
}

/** Prints each record on stdout when it is ready: as a line of JSON, or for people. */
function createStreamSink(format: 'ndjson' | 'table'): RecordSink {
  return {
    find: () => undefined,
    async write(record) {
      const width = process.stdout.isTTY ? process.stdout.columns : undefined;
      await writeToStdout(format === 'ndjson' ? `${JSON.stringify(record)}\n` : `${formatRecord(record, width)}\n`);
    },
    finish: async () => undefined,
  };
}

/** Writes a JSON file for each document: `FOLDER/invoice.pdf.json`. */
function createFolderSink(folder: string): RecordSink {
  const paths = (name: string) => ({
    usual: join(folder, `${name}.json`),
    aside: join(folder, DOUBTFUL, `${name}.json`),
  });

  function read(path: string, file: string): KnownRecord | undefined {
    try {
      const record = JSON.parse(readFileSync(path, 'utf8')) as ExtractionRecord;
      return record.file === file ? (toKnown(record) ?? undefined) : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    find(file, name) {
      const { usual, aside } = paths(name);
      return read(usual, file) ?? read(aside, file);
    },
    async write(record, name) {
      const { usual, aside } = paths(name);
      const [target, other] = record.doubtful ? [aside, usual] : [usual, aside];
      await mkdir(dirname(target), { recursive: true });
      await replaceFile(target, (temporary) => writeFile(temporary, `${JSON.stringify(record, null, 2)}\n`));
      await rm(other, { force: true });
    },
    finish: async () => undefined,
  };
}
