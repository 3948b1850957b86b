import { appendFileSync, closeSync, createReadStream, fsyncSync, openSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
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
  /** Leaves one record of each file, and closes the log. With `rank`, by that number of the file. */
  finish(rank?: (file: string) => number): Promise<void>;
}

const LINE_FEED = 10;

function parseRecord(line: string): ExtractionRecord | null {
  try {
    const record = JSON.parse(line) as ExtractionRecord;
    return typeof record?.file === 'string' && typeof record.status === 'string' ? record : null;
  } catch {
    return null;
  }
}

interface Line {
  text: string;
  /** In bytes. */
  start: number;
  length: number;
}

/** The lines of a file. Only line feeds end one: texts of JSON may have other separators of lines. */
async function* readLines(path: string): AsyncGenerator<Line> {
  let rest: Buffer = Buffer.alloc(0);
  let start = 0;
  const take = (length: number): Line => ({ text: rest.toString('utf8', 0, length), start, length });
  for await (const chunk of createReadStream(path)) {
    rest = Buffer.concat([rest, chunk as Buffer]);
    for (let end = rest.indexOf(LINE_FEED); end !== -1; end = rest.indexOf(LINE_FEED)) {
      const line = take(end);
      if (line.text.trim() !== '') yield line;
      rest = rest.subarray(end + 1);
      start += end + 1;
    }
  }
  const last = take(rest.length);
  if (last.text.trim() !== '') yield last;
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
        for await (const { text: line } of readLines(path)) {
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
  async function* readNewest(rank: (file: string) => number): AsyncGenerator<string> {
    const newest = new Map<string, Line>();
    for await (const line of readLines(path)) {
      const file = parseRecord(line.text)?.file;
      if (file === undefined || removed.has(file)) continue;
      newest.delete(file);
      newest.set(file, { ...line, text: '' });
    }
    const log = await open(path);
    try {
      for (const [, { start, length }] of [...newest].sort(([one], [other]) => rank(one) - rank(other))) {
        const { buffer } = await log.read(Buffer.alloc(length), 0, length, start);
        yield buffer.toString();
      }
    } finally {
      await log.close();
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
      for await (const { text } of readLines(path)) {
        const record = parseRecord(text);
        if (record !== null) yield record;
      }
    },
    async finish(rank) {
      fsyncSync(descriptor);
      closeSync(descriptor);
      if (rank !== undefined || lines > written.size || removed.size > 0)
        await replaceLines(path, readNewest(rank ?? (() => 0)));
    },
  };
}

async function refuseOther(path: string): Promise<void> {
  for await (const { text } of readLines(path)) {
    // A single line may be one that was cut off, which begins as records do.
    if (parseRecord(text) !== null || text.startsWith('{"file":')) return;
    throw notAnOutput(path);
  }
}
