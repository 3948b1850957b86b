import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Dataset, Excerpt } from '@excerpt/sdk';
import { isRequestError } from '../../client/explain-error.ts';
import { createProgressBar } from '../../terminal/progress-bar.ts';

const ADDED_AT_ONCE = 100;

interface Folder {
  name: string;
  document: string;
  expected: Record<string, unknown> | null;
}

/** The folders with a document, in the order of their names. Throws a plain error for a directory without any. */
async function readFolders(directory: string): Promise<Folder[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  const folders: Folder[] = [];
  for (const name of entries
    .filter((one) => one.isDirectory())
    .map((one) => one.name)
    .toSorted()) {
    const files = await readdir(join(directory, name));
    const documents = files.filter((file) => file.startsWith('document.')).toSorted();
    const document = documents.find((file) => extname(file) !== '.txt') ?? documents[0];
    if (document === undefined) continue;
    const path = join(directory, name, 'expected.json');
    const expected = files.includes('expected.json') ? parse(path, await readFile(path, 'utf8')) : null;
    folders.push({ name, document: join(directory, name, document), expected });
  }
  if (folders.length === 0) throw new Error(`${directory} has no folders with a document.*.`);
  return folders;
}

function parse(path: string, text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch (error) {
    throw new Error(`${path} is not JSON.`, { cause: error });
  }
}

interface Pushed {
  workspace: string;
  dataset: Dataset;
  directory: string;
}

/** The documents of a data set by the names that a push gave them, and by those of the folders that a pull writes. */
async function readNames(client: Excerpt, dataset: string): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>();
  for await (const { id, documentName, documentId } of client.datasets.listItems({ id: dataset, pageSize: 100 }))
    for (const name of [documentName, `${id}${extname(documentName) || '.txt'}`])
      names.set(name, [...(names.get(name) ?? []), documentId]);
  return names;
}

/** The document, of those with the file's name, that has the file's bytes. */
async function findSame(client: Excerpt, ids: readonly string[] = [], path: string): Promise<string | undefined> {
  if (ids.length === 0) return undefined;
  const bytes = await readFile(path);
  for (const id of ids) {
    const stored = await client.documents.getFile(id);
    if (bytes.equals(new Uint8Array(await stored.arrayBuffer()))) return id;
  }
  return undefined;
}

/**
 * Adds folders of `document.*` and `expected.json` to a data set: all of them or, if one is refused, none. A document
 * that the data set has already gets the values as its next label. Errors of expected values name the folder.
 */
export async function pushFolders(client: Excerpt, { workspace, dataset, directory }: Pushed): Promise<void> {
  const folders = await readFolders(directory);
  const target = { workspace, env: dataset.env, schemaKey: dataset.schemaKey };
  const known = await readNames(client, dataset.id);
  const documents: string[] = [];
  const uploaded: string[] = [];
  const bar = createProgressBar();
  try {
    for (const { name: folder, document } of folders) {
      const name = `${folder}${extname(document)}`;
      let id = await findSame(client, known.get(name), document);
      if (id === undefined) {
        id = (await client.documents.upload({ ...target, file: document, name })).id;
        uploaded.push(id);
      }
      documents.push(id);
      bar.update({ done: documents.length, failed: 0, total: folders.length });
    }
    const items = folders.map(({ expected }, index) => ({
      documentId: documents[index] ?? '',
      ...(expected !== null && { expected, source: 'import' as const }),
    }));
    for (let start = 0; start < items.length; start += ADDED_AT_ONCE)
      await client.datasets
        .addItems(dataset.id, { items: items.slice(start, start + ADDED_AT_ONCE) })
        .catch((error: unknown) => {
          throw nameFolders(error, folders.slice(start));
        });
  } catch (error) {
    // Items leave with their documents, so that the next try adds nothing twice.
    for (const id of uploaded) await client.documents.delete(id).catch(() => undefined);
    throw error;
  } finally {
    bar.end();
  }
}

/** An error of items, in which their folders are named in place of their numbers; other errors as they are. */
function nameFolders(error: unknown, folders: readonly Folder[]): unknown {
  if (!isRequestError(error) || error.code !== 'expected_invalid') return error;
  const faults = (error.details ?? []).map(({ path, message }) => {
    const [, index = '', place = ''] = /^\/items\/(\d+)\/expected(.*)$/.exec(path) ?? [];
    const folder = folders[Number(index)];
    return folder === undefined || index === ''
      ? `${path} ${message}`
      : `${folder.name}/expected.json: ${place} ${message}`;
  });
  return new Error(`${faults.join('\n')}\nNothing was added.`, { cause: error });
}
