import type { Lookup, LookupVersion } from '@excerpt/sdk';

const count = (number: number, noun: string) => `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

export const describeRows = (rows: number): string => count(rows, 'row');

/** “12 rows added, 4 removed”. */
export function describeChanges(changes: LookupVersion['changes']): string | null {
  if (changes === null) return null;
  const { rowsAdded, rowsRemoved } = changes;
  if (rowsAdded === 0 && rowsRemoved === 0) return 'no row changed';
  return `${count(rowsAdded, 'row')} added, ${rowsRemoved.toLocaleString('en')} removed`;
}

/** The notice after a replacement. */
export function describeReplacement({ key, version, rows, changes }: Lookup): string {
  const change = describeChanges(changes);
  return `${key} has version ${version}: ${change === null ? describeRows(rows) : change}.`;
}

/** A key as the name of a file suggests it. */
export function toLookupKey(fileName: string): string {
  return fileName
    .replace(/\.\w+$/, '')
    .normalize('NFKD')
    .replaceAll(/[^\w-]+/g, '-')
    .replaceAll(/^[-_]+|-+$/g, '')
    .slice(0, 100)
    .toLowerCase();
}
