import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';

const MAX_DOCUMENTS = 10_000;

/** Identifiers of documents: given ones, and those of a file with one a line (`-` for stdin). */
export async function readDocumentIds(given: readonly string[] = [], file?: string): Promise<string[]> {
  const content = file === undefined ? '' : file === '-' ? await text(process.stdin) : await readFile(file, 'utf8');
  const ids = [...given, ...content.split(/\r?\n/).map((line) => line.trim())].filter((id) => id !== '');
  if (ids.length > MAX_DOCUMENTS)
    throw new Error(`A batch has up to ${MAX_DOCUMENTS} documents, and there are ${ids.length}. Make several batches.`);
  return [...new Set(ids)];
}
