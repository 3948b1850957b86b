import { createCollectingSink, createFileSink } from './file-sink.ts';
import { createFolderSink } from './folder-sink.ts';
import {
  getDoubtfulPath,
  getFormatOfPath,
  getRecordsPath,
  OUTPUT_FORMATS,
  type OutputFormat,
} from './output-format.ts';
import type { RecordSink } from './record-sink.ts';
import { createStreamSink } from './stream-sink.ts';

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
