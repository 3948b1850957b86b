import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeChunks } from '../../terminal/write-chunks.ts';
import type { ExtractionRecord } from '../extraction-record.ts';
import { getDoubtfulPath, getRecordsPath, type OutputFormat } from './output-format.ts';
import { openRecordLog, type RecordLog } from './record-log.ts';
import type { KnownRecord, RecordSink } from './record-sink.ts';
import { notAnOutput, replaceFile } from './replace-file.ts';
import { writeTable } from './write-table.ts';

interface FileForm<Format extends OutputFormat> {
  format: Format;
  /** Of the schema. */
  definition: Record<string, unknown>;
}

/** One file of records. */
interface RecordFile {
  find(file: string): KnownRecord | undefined;
  append(record: ExtractionRecord): void;
  remove(file: string): void;
  finish(rank: (file: string) => number): Promise<void>;
}

/** Numbers files in the order in which they were given. Those of earlier calls come first. */
function createOrder() {
  const ranks = new Map<string, number>();
  return {
    expect(files: readonly string[]): void {
      for (const file of files) if (!ranks.has(file)) ranks.set(file, ranks.size);
    },
    rank: (file: string): number => ranks.get(file) ?? -1,
  };
}

/** Where the records of a JSON, CSV or XLSX file are until it is written. */
const getPartialPath = (path: string) => `${path}.partial`;

/**
 * Writes records to a file, and the doubtful ones to a second file. Results that the files have already are kept.
 * NDJSON is written as it comes; for the other formats, `FILE.partial` collects the records until the end, when
 * they are written in the order of the input. The records of a table are kept in a hidden file beside it.
 */
export async function createFileSink(
  path: string,
  form: FileForm<Exclude<OutputFormat, 'table'>>,
): Promise<RecordSink> {
  await mkdir(dirname(path), { recursive: true });
  const usual = await openRecordFile(path, form);
  const doubtfulPath = getDoubtfulPath(path);
  const openAside = () => openRecordFile(doubtfulPath, form);
  const hasAside = existsSync(doubtfulPath) || existsSync(getPartialPath(doubtfulPath));
  // Otherwise the first doubtful document makes the second file.
  let opening = hasAside ? openAside() : null;
  let aside = await opening;
  const { expect, rank } = createOrder();
  return {
    expect,
    find: (file) => usual.find(file) ?? aside?.find(file),
    async write(record) {
      if (!record.doubtful) {
        usual.append(record);
        aside?.remove(record.file);
        return;
      }
      opening ??= openAside();
      aside = await opening;
      aside.append(record);
      usual.remove(record.file);
    },
    async finish() {
      await usual.finish(rank);
      await aside?.finish(rank);
    },
  };
}

/** Collects records for a JSON, CSV or XLSX document on stdout. */
export async function createCollectingSink({
  format,
  definition,
}: FileForm<'json' | 'csv' | 'xlsx'>): Promise<RecordSink> {
  const folder = await mkdtemp(join(tmpdir(), 'excerpt-records-'));
  const log = await openRecordLog(join(folder, 'records.ndjson'));
  const { expect, rank } = createOrder();
  return {
    expect,
    find: () => undefined,
    write: async (record) => log.append(record),
    async finish() {
      try {
        await log.finish(rank);
        if (format === 'json') await writeChunks(null, formatJson(log));
        else await writeTable({ format, path: null, definition, readRecords: log.read });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

async function openRecordFile(
  path: string,
  { format, definition }: FileForm<Exclude<OutputFormat, 'table'>>,
): Promise<RecordFile> {
  if (format === 'ndjson') {
    const log = await openRecordLog(path);
    return { ...log, finish: () => log.finish() };
  }
  const partial = getPartialPath(path);
  if (existsSync(path) && !existsSync(partial))
    await (format === 'json' ? restoreLog(path, partial) : copyRecords(path, partial));
  const log = await openRecordLog(partial);
  return {
    ...log,
    async finish(rank) {
      await log.finish(rank);
      if (format === 'json') {
        await replaceFile(path, (temporary) => writeChunks(temporary, formatJson(log)));
        return rm(partial, { force: true });
      }
      await replaceFile(path, (temporary) =>
        writeTable({ format, path: temporary, definition, readRecords: log.read }),
      );
      await rename(partial, getRecordsPath(path));
    },
  };
}

/** Copies the records of a table to a log, from which it can be continued. */
async function copyRecords(path: string, partial: string): Promise<void> {
  const records = getRecordsPath(path);
  if (existsSync(records)) return copyFile(records, partial);
  throw new Error(
    `${path} is not an output of excerpt extract, or ${records}, which had its records, is gone. ` +
      'Choose another --output, or delete it.',
  );
}

/** Writes the records of a JSON file to a log, from which it can be continued. */
async function restoreLog(path: string, partial: string): Promise<void> {
  let records: unknown;
  try {
    records = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw notAnOutput(path, { cause: error });
  }
  const isOurs =
    Array.isArray(records) && records.every((one: Partial<ExtractionRecord> | null) => one?.file !== undefined);
  if (!isOurs) throw notAnOutput(path);
  await writeFile(partial, (records as object[]).map((record) => `${JSON.stringify(record)}\n`).join(''));
}

/** An array of records, without having all of them in memory. */
async function* formatJson(log: RecordLog): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const record of log.read()) {
    yield `${separator}${JSON.stringify(record, null, 2)}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
