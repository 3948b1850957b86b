import type { Excerpt } from '@excerpt/sdk';
import { getFormatOfPath } from '../../extract/output/output-format.ts';
import { replaceFile } from '../../extract/output/replace-file.ts';
import { writeChunks } from '../../terminal/write-chunks.ts';

export const RESULT_FORMATS = ['ndjson', 'csv', 'xlsx'] as const;
export type ResultFormat = (typeof RESULT_FORMATS)[number];

/** The format of a file of results by its ending. Throws for another ending. */
export function chooseFormat(output: string | undefined, format: ResultFormat | undefined): ResultFormat {
  if (format !== undefined) return format;
  return output === undefined ? 'ndjson' : getFormatOfPath(output, RESULT_FORMATS);
}

/** Downloads the results of a batch. The file is replaced when it is complete. Returns its size in bytes. */
export async function saveResults(
  client: Excerpt,
  { id, output, format }: { id: string; output: string | null; format: ResultFormat },
): Promise<number> {
  const results = await client.batches.getResults(id, { format, timeout: 0 });
  const write = (path: string | null) => writeChunks(path, results.stream());
  await (output === null ? write(null) : replaceFile(output, write));
  return results.size;
}
