import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ExtractionRecord } from '../extraction-record.ts';
import { toKnown } from './record-log.ts';
import type { KnownRecord, RecordSink } from './record-sink.ts';
import { replaceFile } from './replace-file.ts';

/** Folder of the documents with less than `--min-confidence`. */
const DOUBTFUL = 'doubtful';

/** Writes a JSON file for each document: `FOLDER/invoice.pdf.json`. */
export function createFolderSink(folder: string): RecordSink {
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
