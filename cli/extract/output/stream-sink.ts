import { writeToStdout } from '../../terminal/write-chunks.ts';
import { formatRecord } from './print-record.ts';
import type { RecordSink } from './record-sink.ts';

/** Prints each record on stdout when it is ready: as a line of JSON, or for people. */
export function createStreamSink(format: 'ndjson' | 'table'): RecordSink {
  return {
    find: () => undefined,
    async write(record) {
      const width = process.stdout.isTTY ? process.stdout.columns : undefined;
      await writeToStdout(format === 'ndjson' ? `${JSON.stringify(record)}\n` : `${formatRecord(record, width)}\n`);
    },
    finish: async () => undefined,
  };
}
