/** Every file of a folder, and of the folders in it. */
async function readEntry(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    // Files that systems add to folders, such as .DS_Store.
    return file.name.startsWith('.') ? [] : [file];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const files: File[] = [];
  for (;;) {
    // Browsers give a hundred entries at a time.
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (entries.length === 0) return files;
    for (const child of entries) files.push(...(await readEntry(child)));
  }
}

/** The files that were dropped, also those in folders. Must be called in the event itself. */
export async function readDroppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return [...files];
  return (await Promise.all(entries.map(readEntry))).flat();
}

/** Handlers of an element that takes a file which is dropped anywhere on it; null for what is no file. */
export function takeDroppedFile(take: (file: File | null) => void) {
  const allow = (event: DragEvent): void => event.preventDefault();
  return {
    onDragEnter: allow,
    onDragOver: allow,
    onDrop(event: DragEvent): void {
      // An element inside has taken it.
      if (event.defaultPrevented) return;
      event.preventDefault();
      take(event.dataTransfer?.files[0] ?? null);
    },
  };
}
