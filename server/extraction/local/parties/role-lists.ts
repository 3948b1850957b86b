import { buildPattern, buildWholePattern } from '../../reading/languages/terms.ts';
import { fold } from '../../reading/tokens.ts';
import type { Findings } from '../build-result.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import { fillFrom } from '../filled-value.ts';
import type { Row } from '../segments.ts';
import type { ArrayField } from '../target-fields.ts';
import { blankBetween } from './party-blocks.ts';
import { readName, splitNames, type FoundName } from './person-names.ts';
import { ANY_ROLE, asksForNames, readSoughtRole, type Side, type SoughtRole } from './person-roles.ts';

const MAX_ROWS = 90;
const MAX_LINES = 12;
const MAX_TITLE_ROW = 400;
const MAX_JOINED = 6;
const LABEL = /^[^,]{0,40}?(?::-?|[.…]{3,})\s*/u;
const SIGNS = { label: 0.6, source: 'role list' } as const;
const LABEL_END = /^\s*(?:\p{L}{2,3}\.?\s*\d+\s*)?(?!-\p{L})(?:[:.…-]+|\s{3,})[\s:–-]*(?=[\p{L}\d])/u;
const LEADERS = /[.…]{2,}|\s{3,}/u;
const OPPONENTS = new RegExp(`^\\W*${buildPattern('opponents')}\\W*$`, 'iu');
const HONORIFIC = buildPattern('honorifics');
const ANY_ROLE_WORD = new RegExp(ANY_ROLE, 'iu');
/** "Mr. B. Lal," below "Mr. A. Rao,", "for Mr. A. Rao" */
const TITLED = new RegExp(
  `^\\W*(?:${buildWholePattern('appearances')}\\s+)?${buildPattern('honorifics')}(?![\\p{L}'’])[.\\s]*\\p{Lu}`,
  'iu',
);
/** "R1 & R2 by" */
const BETWEEN_PARTIES = `(?:[&,-]|${buildPattern('and', 'rangeWords')})`;
const PARTIES = `\\W*(?:\\p{Lu}\\d{1,2}(?:\\s*${BETWEEN_PARTIES}\\s*\\p{Lu}?\\d{1,2})*\\s+)?`;
const BY_WORD = `${buildWholePattern('representation')}\\W*`;
const BY = `${PARTIES}(?:${BY_WORD})?`;
const ONLY_BY = new RegExp(`^${BY}$`, 'iu');
const BRINGS_ROLE = new RegExp(`^${PARTIES}${BY_WORD}`, 'iu');

/** People and organisations by the role that a page gives them: beside them, after dots, or as a title. */
export function readRoleList(field: ArrayField, around: Surroundings): Findings[] | null {
  const { item } = field;
  if (item.shape !== 'scalar' || !item.types.includes('string') || !asksForNames(field)) return null;
  const sought = readSoughtRole(field);
  if (sought === null) return null;
  const rows = around.rows.slice(0, MAX_ROWS);
  const labelled = readLabelled(rows, sought);
  const found = sought.isOffice ? [...labelled, ...readTitled(rows, sought)] : labelled;
  if (found.length === 0 && sought.side !== null) found.push(...readOpponent(rows, sought.side));
  const unique = new Map(found.map((one) => [fold(one.value).replace(/\W/gu, ''), one]));
  const items = [...unique.values()].flatMap(({ row, value, start, end }): Findings[] => {
    const found = { start, end, value, match: 'exact', fit: 1 } as const;
    const filled = fillFrom(item, { row, from: 0 }, found, SIGNS);
    return filled === null ? [] : [{ scalars: new Map([[item, filled]]), arrays: new Map() }];
  });
  return items.length === 0 ? null : items;
}

/** "Jane Roe ..... Plaintiff", "Plaintiff: Jane Roe": the names beside a role, above it or below it. */
function readLabelled(rows: Row[], { label: named, isOffice }: SoughtRole): FoundName[] {
  const role = new RegExp(named, 'iu');
  return rows.flatMap((row, index) => {
    const match = role.exec(row.text);
    // "Counsel for the plaintiff": the first role is the line's.
    if (match === null || (ANY_ROLE_WORD.exec(row.text)?.index ?? match.index) < match.index) return [];
    const before = row.text.slice(0, match.index);
    const after = row.text.slice(match.index + match[0].length);
    const isFirst = !/\p{L}{2}/u.test(before) || ONLY_BY.test(before);
    const hasLeaders = LEADERS.test(before.trimStart());
    const label = isFirst ? LABEL_END.exec(withoutOwner(after)) : null;
    if (isFirst && (!hasLeaders || label !== null)) {
      if (label !== null) {
        const skipped = after.length - withoutOwner(after).length;
        const start = match.index + match[0].length + skipped + label[0].length;
        return [row, ...listTitled(rows, index + 1, role)].flatMap((one) =>
          splitNames(one, one === row ? start : 0, one.text.trimEnd().length),
        );
      }
      if (/^\W*$/u.test(after)) return readBelow(rows, index, role);
    }
    if (isOffice || !/^(?:\W|no\.?\s*\d)*(?:$|\s)/iu.test(after)) return [];
    const beside = LEADERS.exec(before);
    if (beside === null && /\p{L}/u.test(before)) return [];
    const end = beside === null ? 0 : before.search(/\s*(?:[.…]{2,}|\s{3,})[^\p{L}]*$/u);
    return readAbove(rows, index, end < 0 ? before.length : end);
  });
}

/** "Roe Ltd.", "v." and "Mill & Sons" below each other: the claimant is named first. */
function readOpponent(rows: readonly Row[], side: Side): FoundName[] {
  const index = rows.findIndex(({ text }) => /\p{L}/u.test(text) && OPPONENTS.test(text));
  const row = index === -1 ? undefined : rows[index + (side === 'claimant' ? -1 : 1)];
  const name = row?.cells.length === 1 ? readName(row, 0, row.text.trimEnd().length) : null;
  return name === null ? [] : [name];
}

/** "Counsel for the plaintiff: …": what the label says between the role and the colon. */
function withoutOwner(after: string): string {
  const owner = /^\s+\p{L}[\p{L}\s.()/]{1,40}?(?=\s*[:.…]{1,}[\s-])/u.exec(after);
  return owner === null || !ANY_ROLE_WORD.test(owner[0]) ? after : after.slice(owner[0].length);
}

/** The numbered names, or the first line of the paragraph, that ends beside the role. */
function readAbove(rows: Row[], index: number, end: number): FoundName[] {
  const lines: { row: Row; end: number }[] = [];
  const own = rows[index];
  if (own !== undefined && /\p{L}{2}/u.test(own.text.slice(0, end))) lines.push({ row: own, end });
  for (let above = index - 1; above >= 0 && lines.length < MAX_LINES; above--) {
    const row = rows[above];
    if (row === undefined || row.page !== own?.page || OPPONENTS.test(row.text) || endsList(row)) break;
    if (lines.length > 0 && isParted(row, rows[above + 1])) break;
    lines.unshift({ row, end: row.text.trimEnd().length });
  }
  const numbered = lines.filter(({ row }) => isNumbered(row));
  const chosen = numbered.length > 0 ? numbered : lines.slice(0, 1);
  return chosen.flatMap(({ row, end: until }) => readName(row, 0, until) ?? []);
}

/** The names in the lines under a role, up to a blank line or another role. */
function readBelow(rows: Row[], index: number, role: RegExp): FoundName[] {
  const lines: Row[] = [];
  for (const row of rows.slice(index + 1, index + 1 + MAX_LINES)) {
    if (row.page !== rows[index]?.page || endsList(row)) break;
    if (lines.length > 0 && isParted(rows[row.index - 1], row)) break;
    lines.push(row);
  }
  const [numbered, titled] = [lines.filter(isNumbered), listTitled(lines, 0, role)];
  const chosen = [numbered, titled].find(({ length }) => length > 0) ?? lines.slice(0, 1);
  return chosen.flatMap((row) => splitNames(row, 0, row.text.trimEnd().length));
}

/** The rows from one on that begin with a form of address, and have no other role. */
function listTitled(rows: readonly Row[], from: number, role: RegExp): Row[] {
  const isOther = ({ text, page }: Row): boolean =>
    page !== rows[from]?.page || !TITLED.test(text) || (ANY_ROLE_WORD.test(text) && !role.test(text));
  const to = rows.findIndex((row, index) => index >= from && isOther(row));
  return rows.slice(from, to === -1 ? undefined : to);
}

function isNumbered(row: Row): boolean {
  return /^\s*\d{1,2}\s?[.)]|^\s*\d{1,2}\s{3,}/u.test(row.text);
}

/** File numbers, dates, dotted lines and representatives of a party are not its names. */
function endsList(row: Row): boolean {
  return /\d\/\d{2,4}\b|\d{4}\s*$|[.…]{3,}/u.test(row.text) || BRINGS_ROLE.test(row.text);
}

/** Whether a blank line parts two rows. */
function isParted(above: Row | undefined, below: Row | undefined): boolean {
  return above !== undefined && below !== undefined && !isNumbered(below) && blankBetween(above, below);
}

/** "Judge A. Smith", "A. Smith, Attorney": the names in the lines that bear the title. */
function readTitled(rows: Row[], { pattern }: SoughtRole): FoundName[] {
  const lead = `(?:\\W*${HONORIFIC}(?!\\p{L}))*\\W*`;
  // "Ann Lee, Special Govt. Pleader"
  const beside = new RegExp(
    `^${BY}${lead}(?:${pattern})|[,(]\\s*${lead}(?:${pattern})|,\\s*(?:\\p{L}+\\.?\\s+){1,2}(?:${pattern})`,
    'iu',
  );
  const isRank = new RegExp(`^[\\s.]*(?:${pattern})`, 'iu');
  return readStretches(rows, new RegExp(`(?:${pattern})\\W*$`, 'iu')).flatMap((row) => {
    const label = LABEL.exec(row.text)?.[0].length ?? 0;
    if (row.text.length > MAX_TITLE_ROW || !beside.test(row.text.slice(label))) return [];
    return splitNames(row, label, row.text.trimEnd().length).filter(
      ({ start, end }) => !(/,\s*$/u.test(row.text.slice(0, start)) && isRank.test(row.text.slice(end))),
    );
  });
}

const isOtherStretch = (above: Row | undefined, row: Row): boolean =>
  above?.page !== row.page || isParted(above, row) || BRINGS_ROLE.test(row.text);

/** The rows; lines from "represented by" to the one that ends with the title are joined. */
function readStretches(rows: Row[], title: RegExp): Row[] {
  const stretches: Row[] = [];
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index];
    if (row === undefined) continue;
    const following = rows.slice(index, index + MAX_JOINED);
    const end = following.findIndex((one, position) => position > 0 && isOtherStretch(following[position - 1], one));
    const last = BRINGS_ROLE.test(row.text)
      ? following.slice(0, end === -1 ? undefined : end).find(({ text }) => title.test(text))
      : undefined;
    if (last === undefined) stretches.push(row);
    else {
      stretches.push({ ...row, text: row.page.text.slice(row.start, last.start + last.text.length) });
      index = last.index;
    }
  }
  return stretches;
}
