import type { Findings } from '../build-result.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import { isFreeText } from '../candidates/field-reader.ts';
import { fillFrom, type Filled } from '../filled-value.ts';
import { kindOf, lastName, nameConcepts } from '../kinds.ts';
import { readConcepts, splitName } from '../../reading/tokens.ts';
import { placeOf } from '../candidates/candidate.ts';
import { joinLine, readParagraphs } from '../candidates/paragraphs.ts';
import type { Cell, Row } from '../segments.ts';
import type { ArrayField, ScalarField } from '../target-fields.ts';
import { fieldsOf } from './read-cell.ts';

/** How lines begin that are entries of two fields, the second of which is a text. */
interface Lead {
  pattern: RegExp;
  /** Concepts of the first field's name. */
  concepts: ReadonlySet<string>;
  /** Whether the list's name has to be above: other lines begin like this too. */
  isBelowName: boolean;
}

const LEADS: readonly Lead[] = [
  {
    // "H225 Highly flammable liquid", "J18.9 Pneumonia", "1.2.03 Groundworks". Plain numbers number something else.
    pattern: /^\s*(?!\d+\s)(?<code>(?<letters>\p{Lu}{0,4})[- ]?\d[\d.]*\p{Lu}?)\s+(?<text>\p{L}.*\S)/u,
    concepts: new Set(['code']),
    isBelowName: false,
  },
  {
    // "2 x Paperback novel"
    pattern: /^\s*(?:[-•*]\s*)?(?<code>\d{1,4})\s?[x×]\s+(?<text>\p{L}.*\S)/iu,
    concepts: new Set(['quantity', 'count', 'units']),
    isBelowName: false,
  },
  {
    // "2. Materials shall match those of the house."
    pattern: /^\s*(?<code>\d{1,3})[.)]\s+(?<text>\S.*\S)/u,
    concepts: new Set(['number', 'position']),
    isBelowName: true,
  },
];
const MIN_ROWS = 2;
const MAX_TEXT = 160;
const SIGNS = { label: 0.65, source: 'item row' } as const;

interface CodedRow {
  row: Row;
  /** What it matched. */
  pattern: RegExp;
  /** The letters that its code begins with; '#' for none. */
  shape: string;
  code: Part;
  text: Part;
}

/** Offsets into the row's text. */
interface Part {
  start: number;
  end: number;
}

/**
 * The lines below each other that begin alike, with a code, a number or a count, and go on with words, for items of one
 * and a text. Null where there are no such lines.
 */
export function readCodedRows(field: ArrayField, around: Surroundings): Findings[] | null {
  const leaves = fieldsOf(field);
  const text = leaves.findLast((leaf) => isFreeText(kindOf(leaf)));
  const code = leaves.find((leaf) => leaf !== text);
  const lead = LEADS.find(({ concepts }) => code && nameConcepts(code).some((concept) => concepts.has(concept)));
  if (leaves.length !== 2 || code === undefined || text === undefined || lead === undefined) return null;
  const runs: CodedRow[][] = [];
  for (const row of around.rows) {
    const coded = readCoded(row, lead.pattern);
    const last = runs.at(-1)?.at(-1);
    if (coded === null) continue;
    if (last !== undefined && goesOn(last, coded, around)) runs.at(-1)?.push(coded);
    else runs.push([coded]);
  }
  const named = lead.isBelowName ? runs.filter(([first]) => isNamed(first, field, around)) : runs;
  const [best = []] = named.sort((a, b) => b.length - a.length);
  const items = best.flatMap((row) => toItem(row, code, text, around) ?? []);
  return items.length < MIN_ROWS ? null : items;
}

/** Whether an entry is the next one: right below, or below the text that goes on. */
function goesOn(last: CodedRow, next: CodedRow, around: Surroundings): boolean {
  const below = last.row.index + 1 + readText(last, around).rest.length;
  return last.shape === next.shape && next.row.index === below;
}

/** Whether the line above is the list's name. */
function isNamed(first: CodedRow | undefined, { path }: ArrayField, { rows }: Surroundings): boolean {
  const above = first === undefined ? undefined : rows[first.row.index - 1];
  const said = new Set(readConcepts(above?.text ?? ''));
  const name = readConcepts(splitName(lastName(path)));
  return said.size <= name.length + 1 && name.every((concept) => said.has(concept));
}

function readCoded(row: Row, pattern: RegExp): CodedRow | null {
  const match = pattern.exec(row.text);
  const { code = '', letters = '', text = '' } = match?.groups ?? {};
  if (match === null || text.length > MAX_TEXT) return null;
  const start = row.text.indexOf(code);
  const end = match[0].length;
  return {
    row,
    pattern,
    shape: letters === '' ? '#' : letters,
    code: { start, end: start + code.length },
    text: { start: end - text.length, end },
  };
}

/** The text of an entry, with the lines below that it goes on in. */
function readText(
  { row, text: { start, end }, pattern }: CodedRow,
  around: Surroundings,
): { text: string; rest: Cell[] } {
  const cell = row.cells.find((one) => one.from <= start && one.to >= end);
  const found =
    cell === undefined ? null : readParagraphs({ cell, start: start - cell.from, isSection: false }, around);
  const below = found?.rest ?? [];
  const next = below.findIndex((one) => readCoded(one.row, pattern) !== null);
  const rest = next < 0 ? below : below.slice(0, next);
  return { text: rest.reduce((text, one) => joinLine(text, one), row.text.slice(start, end)), rest };
}

function toItem(
  coded: CodedRow,
  codeField: ScalarField,
  textField: ScalarField,
  around: Surroundings,
): Findings | null {
  const fill = (field: ScalarField, { start, end }: Part, written: string, rest: readonly Cell[]): Filled | null => {
    const read = isFreeText(kindOf(field)) ? undefined : around.reader.readCell(field, written);
    const match = rest.length > 0 ? 'normalized' : 'exact';
    const found = { start, end, value: read?.value ?? written, match, fit: 1 } as const;
    const filled = fillFrom(field, { row: coded.row, from: 0 }, found, SIGNS);
    if (filled === null) return null;
    const candidate = rest.length === 0 ? filled.candidate : { ...filled.candidate, rest: rest.map(placeOf) };
    return { ...filled, candidate };
  };
  const { text, rest } = readText(coded, around);
  const { start, end } = coded.code;
  const first = fill(codeField, coded.code, coded.row.text.slice(start, end), []);
  const second = fill(textField, coded.text, text, rest);
  if (first === null || second === null) return null;
  return {
    scalars: new Map([
      [codeField, first],
      [textField, second],
    ]),
    arrays: new Map(),
  };
}
