import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Row } from '../../../server/lib/tables/flatten-data.ts';
import { writeChunks } from '../../terminal/write-chunks.ts';
import type { ExtractionRecord } from '../extraction-record.ts';
import { flattenRecord } from './flatten-record.ts';
import { getDoubtfulPath, type OutputFormat } from './output-format.ts';
import { openRecordLog, type RecordLog } from './record-log.ts';
import type { KnownRecord, RecordSink } from './record-sink.ts';
import { notAnOutput, replaceFile } from './replace-file.ts';
import { readTableFile, writeTable } from './table-file.ts';

export type FileFormat = Exclude<OutputFormat, 'table'>;

/** One file of records. */
interface RecordFile {
  find(file: string): KnownRecord | undefined;
  append(record: ExtractionRecord): void;
  remove(file: string): void;
  finish(): Promise<void>;
}

/** Where the records of a JSON, CSV or XLSX file are until it is written. */
const getPartialPath = (path: string) => `${path}.partial`;

/**
 * Writes records to a file, and the doubtful ones to a second file. Results that the files have already are kept.
 * NDJSON is written as it comes; for the other formats, `FILE.partial` collects the records until the end.
 */
export async function createFileSink(path: string, format: FileFormat): Promise<RecordSink> {
  await mkdir(dirname(path), { recursive: true });
  const usual = await openRecordFile(path, format);
  const doubtfulPath = getDoubtfulPath(path);
  const openAside = () => openRecordFile(doubtfulPath, format);
  const hasAside = existsSync(doubtfulPath) || existsSync(getPartialPath(doubtfulPath));
  // Otherwise the first doubtful document makes the second file.
  let opening = hasAside ? openAside() : null;
  let aside = await opening;
  return {
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
      await usual.finish();
      await aside?.finish();
    },
  };
}

/** Collects records for a JSON, CSV or XLSX document on stdout. */
export async function createCollectingSink(format: Exclude<FileFormat, 'ndjson'>): Promise<RecordSink> {
  const folder = await mkdtemp(join(tmpdir(), 'excerpt-records-'));
  const log = await openRecordLog(join(folder, 'records.ndjson'));
  return {
    find: () => undefined,
    write: async (record) => log.append(record),
    async finish() {
      try {
        if (format === 'json') await writeChunks(null, formatJson(log));
        else await writeTable({ format, path: null }, () => readRows(log));
        await log.finish();
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

async function openRecordFile(path: string, format: FileFormat): Promise<RecordFile> {
  if (format === 'ndjson') return openRecordLog(path);
  const partial = getPartialPath(path);
  if (format === 'json') {
    if (existsSync(path) && !existsSync(partial)) await restoreLog(path, partial);
    const log = await openRecordLog(partial);
    return {
      ...log,
      finish: () => replaceBy(path, partial, log, (temporary) => writeChunks(temporary, formatJson(log))),
    };
  }
  const earlier = existsSync(path) ? await readTableFile(path, format) : [];
  return openTable({ path, partial, format, earlier }, await openRecordLog(partial));
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

interface TableFile {
  path: string;
  partial: string;
  format: 'csv' | 'xlsx';
  /** Rows that the file has already. */
  earlier: Row[];
}

function openTable({ path, partial, format, earlier }: TableFile, log: RecordLog): RecordFile {
  const known = new Map<string, KnownRecord>();
  for (const { file, fingerprint, confidence, doubtful, status } of earlier)
    if (status === 'completed' && typeof file === 'string' && typeof fingerprint === 'string')
      known.set(file, {
        fingerprint,
        confidence: confidence == null ? null : Number(confidence),
        isDoubtful: String(doubtful).toLowerCase() === 'true',
      });
  const replaced = new Set<string>();

  async function* readAll(): AsyncGenerator<Row> {
    for (const row of earlier) if (known.has(String(row['file'])) && !replaced.has(String(row['file']))) yield row;
    yield* readRows(log);
  }

  return {
    find: (file) => log.find(file) ?? known.get(file),
    append(record) {
      replaced.add(record.file);
      log.append(record);
    },
    remove(file) {
      replaced.add(file);
      log.remove(file);
    },
    finish: () => replaceBy(path, partial, log, (temporary) => writeTable({ format, path: temporary }, readAll)),
  };
}

async function* readRows(log: RecordLog): AsyncGenerator<Row> {
  for await (const record of log.read()) yield* flattenRecord(record);
}

/** Writes the final file from the log, and removes the log. */
async function replaceBy(
  path: string,
  partial: string,
  log: RecordLog,
  write: (temporary: string) => Promise<void>,
): Promise<void> {
  await log.finish();
  await replaceFile(path, write);
  await rm(partial, { force: true });
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
