/** A folder of labelled documents, in the form that `excerpt eval` reads: a folder a document, with `expected.json`. */

export interface ImportedDocument {
  /** Of the folder. */
  name: string;
  file: File;
  /** Null without `expected.json`: the document is added without a label. */
  expected: File | null;
}

export interface ImportFolder {
  documents: ImportedDocument[];
  /** Folders with `expected.json` and without a document. */
  faults: string[];
}

/** @param files with their paths below the chosen folder */
export function readImport(files: readonly { path: string; file: File }[]): ImportFolder {
  const folders = Map.groupBy(
    files.filter(({ path }) => !path.split('/').some((part) => part.startsWith('.'))),
    ({ path }) => path.split('/').slice(0, -1).join('/'),
  );
  const documents: ImportedDocument[] = [];
  const faults: string[] = [];
  for (const [folder, entries] of folders) {
    const named = new Map(entries.map(({ path, file }) => [path.split('/').at(-1) ?? '', file]));
    const name = folder.split('/').at(-1) ?? folder;
    const expected = named.get('expected.json') ?? null;
    const document = [...named].find(([file]) => file.startsWith('document.'))?.[1];
    if (document !== undefined) documents.push({ name, file: document, expected });
    else if (expected !== null) faults.push(name);
  }
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, 'en');
  return { documents: documents.toSorted(byName), faults: faults.toSorted() };
}
