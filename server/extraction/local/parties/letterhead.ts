import type { PartyBlock, PartyLine } from './party-blocks.ts';
import { isAddressLine, readCityLine } from './address.ts';
import { AFTER_NAME, hasLegalForm, isDocumentHeading, isLegalForm, isTitle, LEGAL_FORM_SOURCE } from './party-words.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import { overlap, type Cell, type Row } from '../segments.ts';
import { buildPattern } from '../../reading/languages/terms.ts';
import { fold } from '../../reading/tokens.ts';

/** The name of whoever wrote the document, with how sure that is. */
export interface NameGuess {
  line: PartyLine;
  certainty: number;
}

const TOP_ROWS = 14;
/** Words of a line that may only be the end of a name. */
const MAX_LAST_WORDS = 4;
/** Spaces between the words of a typewritten name. */
const MAX_WORD_GAP = 12;
/** How far the middles of centred lines may be apart, as a part of the page's width. */
const MAX_OFF_CENTRE = 0.03;
/** A number of a register right behind the legal form. */
const BEHIND_NAME = new RegExp(`(${LEGAL_FORM_SOURCE})\\s+\\d{4}.*$`, 'u');
const NO_NAME = new RegExp(`^${buildPattern('notSenderName')}\\b`, 'iu');

/**
 * Names that may be the sender's: text at the top of the first page and names with a legal form anywhere, outside of
 * the other parties' blocks. A name that matches the domain of the document's e-mail or web addresses is likelier.
 */
export function guessSender(rows: Row[], blocks: PartyBlock[], isLabel: Surroundings['isLabel']): NameGuess[] {
  const first = rows.filter((row) => row.page === rows[0]?.page);
  const taken = new Set(blocks.flatMap((block) => block.lines.map((line) => line.cell)));
  const others = new Set(blocks.flatMap((block) => block.lines.map((line) => fold(line.text))));
  const stems = readDomainStems(rows);
  const looked = [...first, ...rows.slice(first.length).slice(-40)];
  const guesses: NameGuess[] = [];
  for (const row of looked) {
    for (const cell of joinSpaced(row)) {
      if (taken.has(cell)) continue;
      const line = withLineAbove(nameLine(cell), rows, isLabel);
      if (line === null || others.has(fold(line.text))) continue;
      const top = row.index < TOP_ROWS;
      const legal = hasLegalForm(line.text) && readCityLine(line.text) === null;
      const domain = stems.some((stem) =>
        fold(line.text)
          .replace(/[^a-z\d]/g, '')
          .includes(stem),
      );
      if (!top && !legal && !domain) continue;
      const isAddress = isAddressLine(line.text) && (row.index > 0 || /\d/.test(line.text));
      if ((isLabel(cell) || isTitle(line.text) || isDocumentHeading(line.text) || isAddress) && !legal) continue;
      if (line.text.length > (top ? 70 : 60)) continue;
      let certainty = top ? 0.42 - 0.02 * row.index : 0.2;
      if (legal) certainty += 0.25;
      if (domain) certainty += 0.2;
      if (top && addressFollows(rows, cell)) certainty += 0.12;
      guesses.push({ line, certainty: Math.min(0.85, certainty) });
    }
  }
  return guesses.sort((a, b) => b.certainty - a.certainty);
}

/** A long name over two lines: "First Example / Trading Ltd". */
function withLineAbove(line: PartyLine | null, rows: Row[], isLabel: Surroundings['isLabel']): PartyLine | null {
  if (line === null || !hasLegalForm(line.text) || line.text.split(/\s+/).length > MAX_LAST_WORDS) return line;
  const above = rows[line.cell.row.index - 1];
  if (above === undefined || line.cell.row.index >= TOP_ROWS) return line;
  const cell = joinSpaced(above).find(
    (one) => line.cell.row.box === null || Math.abs(one.x0 - line.cell.x0) < 0.03 || isCentred(one, line.cell),
  );
  if (
    cell === undefined ||
    !/^[\p{L}\s.&'’-]{3,40}$/u.test(cell.text) ||
    hasLegalForm(cell.text) ||
    isTitle(cell.text) ||
    isLabel(cell)
  )
    return line;
  return { cell, from: 0, text: `${cell.text} ${line.text}`, label: '' };
}

/** Typewritten names are spread out: "ACME   TRADING   LTD" is one. On a placed page, only a legal form is. */
function joinSpaced(row: Row): Cell[] {
  const joined: Cell[] = [];
  for (const cell of row.cells) {
    const last = joined.at(-1);
    if (
      last !== undefined &&
      cell.from - last.to <= MAX_WORD_GAP &&
      /[\p{L}&]/u.test(cell.text) &&
      (row.box === null || isLegalForm(cell.text)) &&
      !/:/.test(row.text.slice(last.from, cell.to))
    ) {
      joined[joined.length - 1] = { ...last, to: cell.to, x1: cell.x1, text: row.text.slice(last.from, cell.to) };
    } else joined.push(cell);
  }
  return joined;
}

/** A comma before what is no legal form. */
const AFTER_COMMA = new RegExp(`,\\s(?!${LEGAL_FORM_SOURCE}|S\\.|L\\.|Corp)`, 'u');

/** The part of a cell that may be a name: up to a separator, without a registration number in brackets. */
function nameLine(cell: Cell): PartyLine | null {
  let text = cell.text.split(AFTER_NAME)[0]?.split(AFTER_COMMA)[0] ?? '';
  text = text
    .replace(/\s*\((?=[^)]*\d)[^)]*\)\s*$/u, '')
    .replace(BEHIND_NAME, '$1')
    .replace(/[\s,;:.*]+$/u, (end) => (end.startsWith('.') ? '.' : ''));
  const from = /^[\s*"“]*/.exec(text)?.[0].length ?? 0;
  text = text.slice(from);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const digits = text.match(/\d/g)?.length ?? 0;
  if (letters < 3 || digits > letters / 2 || /[@:]|https?|www\.|[.…_]{4}/i.test(text) || NO_NAME.test(text))
    return null;
  return { cell, from, text, label: '' };
}

function addressFollows(rows: Row[], cell: Cell): boolean {
  for (let step = 1; step <= 3; step++) {
    const row = rows[cell.row.index + step];
    if (
      row?.cells.some(
        (one) => (Math.abs(one.x0 - cell.x0) < 0.1 || overlap(one, cell) > 0.8) && isAddressLine(one.text),
      ) === true
    )
      return true;
  }
  return false;
}

/** Whether two lines have the same middle, as in a letterhead that is centred. */
function isCentred(a: Cell, b: Cell): boolean {
  return a.row.box !== null && Math.abs(a.x0 + a.x1 - b.x0 - b.x1) < 2 * MAX_OFF_CENTRE;
}

const FREE_MAIL =
  /^(?:gmail|googlemail|yahoo|hotmail|outlook|gmx|web|icloud|aol|example|mail|orange|wanadoo|t-online)$/;

/** The names in the domains of e-mail and web addresses. */
function readDomainStems(rows: Row[]): string[] {
  const stems = new Set<string>();
  for (const row of rows.slice(0, 400)) {
    for (const match of row.text.matchAll(/(?:@|www\.|https?:\/\/(?:www\.)?)([\w-]{3,40})\.[\w.]{2,12}/giu)) {
      const stem = (match[1] ?? '').toLowerCase().replace(/[^a-z\d]/g, '');
      if (stem.length >= 4 && !FREE_MAIL.test(stem)) stems.add(stem);
    }
  }
  return [...stems];
}
