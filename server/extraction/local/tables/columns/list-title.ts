import { readConcepts, splitName } from '../../../reading/tokens.ts';
import { lastName } from '../../kinds.ts';
import type { Row } from '../../segments.ts';

/** What a list is called, as concepts; the same for a text that says the same. */
export const nameOfList = (path: string[]): string => readConcepts(splitName(lastName(path))).join(' ');

const toSingular = (word: string): string => word.replace(/(?<=\p{L}{3})s$/u, '');

/** "Damage found" above the headings of `damages`: the name of the table, and not the first line of a heading. */
export function isListTitle(row: Row | undefined, path: string[]): boolean {
  const [title, ...others] = row?.cells ?? [];
  if (title === undefined || others.length > 0) return false;
  const said = readConcepts(title.text).map(toSingular).join(' ');
  const name = nameOfList(path).split(' ').map(toSingular).join(' ');
  return ` ${said} `.includes(` ${name} `);
}
