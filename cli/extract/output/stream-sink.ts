import { once } from 'node:events';
import type { RecordSink } from './record-sink.ts';
import { formatRecord } from './print-record.ts';

async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** Prints each record on stdout when it is ready: as a line of JSON, or for people. */
export function createStreamSink(format: 'ndjson' | 'table'): RecordSink {
  return {
    find: () => undefined,
    async write(record) {
      const width = process.stdout.isTTY ? process.stdout.columns : undefined;
      await print(format === 'ndjson' ? `${JSON.stringify(record)}\n` : `${formatRecord(record, width)}\n`);
    },
    finish: async () => undefined,
  };
}
