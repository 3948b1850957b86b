import { expect, test, vi } from 'vitest';
import { readDroppedFiles, takeDroppedFile } from './dropped-files.ts';

const fileEntry = (name: string) => ({
  isFile: true,
  file: (resolve: (file: File) => void) => resolve(new File([''], name)),
});
/** Browsers hand over the entries of a folder in parts. */
const folderEntry = (...parts: object[][]) => ({
  isFile: false,
  createReader: () => {
    const left = [...parts];
    return { readEntries: (resolve: (entries: object[]) => void) => resolve(left.shift() ?? []) };
  },
});
const drop = (entries: (object | null)[], files: File[] = []) =>
  ({ items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })), files }) as unknown as DataTransfer;
const namesOf = async (dropped: DataTransfer) => (await readDroppedFiles(dropped)).map(({ name }) => name);

test('files are taken from folders in folders, without those that systems add', async () => {
  const inner = folderEntry([fileEntry('d.pdf'), fileEntry('.DS_Store')]);
  const outer = folderEntry([fileEntry('b.pdf')], [inner, fileEntry('c.pdf')]);
  expect(await namesOf(drop([fileEntry('a.pdf'), null, outer]))).toEqual(['a.pdf', 'b.pdf', 'd.pdf', 'c.pdf']);
});

test('where nothing is an entry, the files themselves are taken', async () => {
  expect(await namesOf(drop([null], [new File([''], 'a.pdf')]))).toEqual(['a.pdf']);
});

test('a folder that cannot be read is an error', async () => {
  const broken = {
    isFile: false,
    createReader: () => ({ readEntries: (_: unknown, reject: (error: Error) => void) => reject(new Error('gone')) }),
  };
  await expect(namesOf(drop([broken]))).rejects.toThrow('gone');
});

test('an element takes the first file that is dropped on it, unless one inside has', () => {
  const taken: (string | undefined)[] = [];
  const handlers = takeDroppedFile((file) => taken.push(file?.name));
  const event = (files: File[] | null, defaultPrevented = false) => {
    const preventDefault = vi.fn<() => void>();
    const dataTransfer = files === null ? null : { files };
    return { event: { defaultPrevented, preventDefault, dataTransfer } as unknown as DragEvent, preventDefault };
  };
  const over = event([]);
  handlers.onDragEnter(over.event);
  handlers.onDragOver(over.event);
  expect(over.preventDefault).toHaveBeenCalledTimes(2);
  const dropped = event([new File([''], 'a.pdf'), new File([''], 'b.pdf')]);
  handlers.onDrop(dropped.event);
  expect(dropped.preventDefault).toHaveBeenCalledTimes(1);
  handlers.onDrop(event([new File([''], 'c.pdf')], true).event);
  handlers.onDrop(event(null).event);
  expect(taken).toEqual(['a.pdf', undefined]);
});
