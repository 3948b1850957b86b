/** What lookups are, without a database: the SDK's fake shares it. */
import { AppError } from '../errors.ts';

/** Schemas that an error names. */
const MAX_NAMED = 10;

/** The rows with a text in one of their cells, without regard to case. */
export function searchRows(rows: readonly string[][], search: string): readonly string[][] {
  const wanted = search.trim().toLowerCase();
  return wanted === '' ? rows : rows.filter((row) => row.some((cell) => cell.toLowerCase().includes(wanted)));
}

/** Throws `in_use` while schemas look values up in it. */
export function refuseUsedLookup({ key, usedBy }: { key: string; usedBy: { schemaKey: string }[] }): void {
  if (usedBy.length === 0) return;
  const named = usedBy.slice(0, MAX_NAMED).map(({ schemaKey }) => schemaKey);
  const others = usedBy.length - named.length;
  const names = named.join(', ') + (others > 0 ? ` and ${others} more` : '');
  const [subject, verb] = usedBy.length === 1 ? ['The schema', 'looks'] : ['The schemas', 'look'];
  throw new AppError('in_use', `${subject} ${names} ${verb} values up in ${key}. Change the rules first.`);
}

/** A table in UTF-8, or else in the charset of Western spreadsheets. */
export function decodeTable(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
