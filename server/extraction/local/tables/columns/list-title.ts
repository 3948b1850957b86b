import { readConcepts, splitName } from '../../../reading/tokens.ts';
import { lastName } from '../../kinds.ts';
import type { Row } from '../../segments.ts';

const toSingular = (word: string): string => word.replace(/(?<=\p{L}{3})s$/u, '');

/** "Damage found" above the headings of `damages`: the name of the table, and not the first line of a heading. */
export function isListTitle(row: Row | undefined, path: string[]): boolean {
  const [title, ...others] = row?.cells ?? [];
  if (title === undefined || others.length > 0) return false;
  const [said, name] = [title.text, splitName(lastName(path))].map((text) => readConcepts(text).map(toSingular));
  return ` ${said?.join(' ')} `.includes(` ${name?.join(' ')} `);
}
