import { appendFileSync, closeSync, createReadStream, fsyncSync, openSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { ExtractionRecord } from '../extraction-record.ts';
import type { KnownRecord } from './record-sink.ts';
import { notAnOutput, replaceFile } from './replace-file.ts';

/**
 * Records in an NDJSON file, one a line. A line is written at once, so that a killed process leaves whole lines, except
 * perhaps the last one, which the next opening drops.
 */
export interface RecordLog {
  find(file: string): KnownRecord | undefined;
  append(record: ExtractionRecord): void;
  /** Removes the record of a file, which has become another one's. */
  remove(file: string): void;
  /** All records, in the order of the file. */
  read(): AsyncGenerator<ExtractionRecord>;
  /** Leaves one record of each file, and closes the log. */
  finish(): Promise<void>;
}

function parseRecord(line: string): ExtractionRecord | null {
  try {
    const record = JSON.parse(line) as ExtractionRecord;
    return typeof record?.file === 'string' && typeof record.status === 'string' ? record : null;
  } catch {
    return null;
  }
}

async function* readLines(path: string): AsyncGenerator<string> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity });
  for await (const line of lines) if (line.trim() !== '') yield line;
}

async function replaceLines(path: string, lines: AsyncIterable<string>): Promise<void> {
  await replaceFile(path, async (temporary) => {
    const file = await open(temporary, 'w');
    try {
      for await (const line of lines) await file.write(`${line}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
  });
}

export function toKnown({ fingerprint, confidence, doubtful, status }: ExtractionRecord): KnownRecord | null {
  return status === 'completed' && fingerprint !== null ? { fingerprint, confidence, isDoubtful: doubtful } : null;
}

/**
 * Opens a log, which may not exist. Failed records and a line that was cut off are dropped. Throws for a file that has
 * something else than records, so that nothing is overwritten by mistake.
 */
export async function openRecordLog(path: string): Promise<RecordLog> {
  const known = new Map<string, KnownRecord>();
  const exists = await stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw new Error(`${path} cannot be opened (${error.code}).`, { cause: error });
    },
  );
  if (exists) await refuseOther(path);
  if (exists)
    await replaceLines(
      path,
      (async function* () {
        for await (const line of readLines(path)) {
          const record = parseRecord(line);
          const entry = record === null ? null : toKnown(record);
          if (record === null || entry === null) continue;
          known.set(record.file, entry);
          yield line;
        }
      })(),
    );
  let descriptor: number;
  try {
    descriptor = openSync(path, 'a');
  } catch (error) {
    throw new Error(`${path} cannot be written (${(error as NodeJS.ErrnoException).code}).`, { cause: error });
  }
  let lines = known.size;
  const written = new Set(known.keys());
  const removed = new Set<string>();

  /** The last record of each file. */
  async function* readNewest(): AsyncGenerator<string> {
    const left = new Map<string, number>();
    for await (const line of readLines(path)) {
      const file = parseRecord(line)?.file ?? '';
      left.set(file, (left.get(file) ?? 0) + 1);
    }
    for await (const line of readLines(path)) {
      const file = parseRecord(line)?.file ?? '';
      const count = (left.get(file) ?? 0) - 1;
      left.set(file, count);
      if (count === 0 && !removed.has(file)) yield line;
    }
  }

  return {
    find: (file) => known.get(file),
    append(record) {
      appendFileSync(descriptor, `${JSON.stringify(record)}\n`);
      lines += 1;
      written.add(record.file);
      removed.delete(record.file);
    },
    remove(file) {
      if (written.has(file)) removed.add(file);
    },
    async *read() {
      for await (const line of readLines(path)) {
        const record = parseRecord(line);
        if (record !== null) yield record;
      }
    },
    async finish() {
      fsyncSync(descriptor);
      closeSync(descriptor);
      if (lines > written.size || removed.size > 0) await replaceLines(path, readNewest());
    },
  };
}

async function refuseOther(path: string): Promise<void> {
  for await (const line of readLines(path)) {
    // A single line may be one that was cut off, which begins as records do.
    if (parseRecord(line) !== null || line.startsWith('{"file":')) return;
    throw notAnOutput(path);
  }
}
