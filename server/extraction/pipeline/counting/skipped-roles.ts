import type { DocumentLine } from './document-lines.ts';
import type { PlacedList } from './entry-lines.ts';
import { groupByGap, type MissingLines } from './skipped-lines.ts';

/** "Ann Lee ..... Appellant" and "Ann Lee    present" */
const ROLE = /^\s*(?<name>\p{Lu}.*?)(?:\s{2,}|\s*\.{3,}\s*)(?<role>\p{L}[\p{L} ]{3,30})\s*$/u;
const MIN_ENTRIES = 2;
/** Longer lines are sentences. */
const MAX_LINE = 160;

/** Finds lines that end with the same word as the line of every entry: a role, or "present". */
export function findSkippedRoles(list: PlacedList, lines: readonly DocumentLine[]): MissingLines[] {
  const { own, kept, covered } = list;
  if (kept.length < MIN_ENTRIES || own.some((entry) => entry.lines.length > 1 || entry.quotes.length > 1)) return [];
  const read = (line: number) => readRole(lines[line]?.text ?? '');
  const [role, ...others] = new Set(kept.map(({ main }) => read(main)?.['role']));
  if (role === undefined || others.length > 0) return [];
  if (!kept.every(({ main, quotes }) => quotes[0] === read(main)?.['name'])) return [];
  const known = new Set(own.flatMap(({ quotes }) => quotes));
  const open = lines.flatMap((_, line) => {
    const found = read(line);
    return found?.['role'] === role && !known.has(found['name'] ?? '') && !covered.has(line) ? [line] : [];
  });
  if (open.length > kept.length) return [];
  return groupByGap(open, list, lines);
}

const readRole = (text: string): Record<string, string> | undefined =>
  text.length > MAX_LINE ? undefined : ROLE.exec(text)?.groups;
