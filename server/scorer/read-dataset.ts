import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isObject } from '../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../lib/json-value.ts';

/** A document with the schema to fill and the data that is expected. */
export interface AnnotatedDocument {
  dataset: string;
  id: string;
  path: string;
  definition: JsonObject;
  expected: JsonObject;
}

export interface DatasetSelection {
  /** Data sets to read; all if absent. */
  names?: readonly string[];
  /** Of the `split` in `meta.json`; all documents if absent. */
  split?: string;
}

/**
 * Reads a directory of documents. A document is a folder with `document.*`, `schema.json` and `expected.json`, in the
 * directory itself or in a folder for each data set. Of several files of one name, one that is no `.txt` is the
 * document. Throws a plain error for a directory without documents.
 */
export async function readDataset(directory: string, selection: DatasetSelection = {}): Promise<AnnotatedDocument[]> {
  const documents: AnnotatedDocument[] = [];
  const read = async (folder: string, dataset: string): Promise<boolean> => {
    const files = await readdir(folder);
    if (!files.includes('expected.json')) return false;
    const document = await readDocument(folder, files, dataset, selection.split);
    if (document !== null) documents.push(document);
    return true;
  };
  const isWanted = (name: string): boolean => selection.names === undefined || selection.names.includes(name);
  for (const name of await foldersIn(directory)) {
    const folder = join(directory, name);
    const own = basename(directory);
    if (isWanted(own) && (await read(folder, own))) continue;
    if (!isWanted(name)) continue;
    for (const id of await foldersIn(folder)) await read(join(folder, id), name);
  }
  if (documents.length === 0) throw new Error(`${directory} has no folders with an expected.json.`);
  return documents;
}

async function foldersIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true }).catch((error: unknown) => {
    throw new Error(`The directory ${directory} cannot be read.`, { cause: error });
  });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

async function readDocument(
  folder: string,
  files: string[],
  dataset: string,
  split: string | undefined,
): Promise<AnnotatedDocument | null> {
  if (split !== undefined) {
    const meta = files.includes('meta.json') ? await readJson(join(folder, 'meta.json')) : {};
    if (meta['split'] !== split) return null;
  }
  const named = files.filter((file) => file.startsWith('document.')).sort();
  const file = named.find((one) => !one.endsWith('.txt')) ?? named[0];
  if (file === undefined) throw new Error(`${folder} has no document.*.`);
  return {
    dataset,
    id: basename(folder),
    path: join(folder, file),
    definition: await readJson(join(folder, 'schema.json')),
    expected: await readJson(join(folder, 'expected.json')),
  };
}

async function readJson(path: string): Promise<JsonObject> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new Error(`${path} cannot be read.`, { cause: error });
  });
  let value: JsonValue;
  try {
    value = JSON.parse(text) as JsonValue;
  } catch (error) {
    throw new Error(`${path} is not JSON.`, { cause: error });
  }
  if (!isObject(value)) throw new Error(`${path} is not a JSON object.`);
  return value;
}
