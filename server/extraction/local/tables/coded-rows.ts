import { buildPattern } from '../../reading/languages/terms.ts';
import { quoteGroup, quoteText } from '../../reading/recogniser.ts';
import { readConcepts } from '../../reading/tokens.ts';
import type { Findings } from '../build-result.ts';
import { placeOf } from '../candidates/candidate.ts';
import { isFreeText } from '../candidates/field-reader.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import { joinLine, readParagraphs } from '../candidates/paragraphs.ts';
import { fillFrom } from '../filled-value.ts';
import { kindOf, nameConcepts } from '../kinds.ts';
import type { Cell, Row } from '../segments.ts';
import type { ArrayField, ScalarField } from '../target-fields.ts';
import { nameOfList } from './columns/list-title.ts';
import { UNIT_SOURCE } from './item-line.ts';
import { addFromCell, fieldsOf, readCell, type Stretch } from './read-cell.ts';

/** How lines begin that are entries of a few fields, the last of which is a text. */
interface Lead {
  pattern: RegExp;
  /** Concepts of the first field's name. */
  concepts: ReadonlySet<string>;
  /** Whether the list's name has to be above: other lines begin like this too. */
  isBelowName?: boolean;
}

const UNIT = `${UNIT_SOURCE}|[mc]?[gl]|[kcm]?m[²³23]?|t|oz|${buildPattern('packageWords')}`;
const LEADS: readonly Lead[] = [
  {
    // "H225 Highly flammable liquid", "J18.9 Pneumonia", "1.2.03 Groundworks". Plain numbers number something else.
    pattern: /^\s*(?!\d+\s)(?<code>(?<letters>\p{Lu}{0,4})[- ]?\d[\d.]*\p{Lu}?)\s+(?<text>\p{L}.*\S)/du,
    concepts: new Set(['code']),
  },
  {
    // "2 x Paperback novel", "- 12 kg flour", "• 6 bottles of oil"
    pattern: new RegExp(
      String.raw`^\s*(?<sign>[-–•*·]\s+)?(?<code>\d{1,5}(?:[.,]\d{1,3})?)` +
        String.raw`(?:\s?(?<times>[x×])(?=\s)|\s?(?<unit>${UNIT})\.?(?=\s))?\s+` +
        String.raw`(?:${buildPattern('partWords')}\s+)?(?<text>\p{L}.*\S)`,
      'diu',
    ),
    concepts: new Set(['quantity', 'count', 'units', 'amount']),
  },
  {
    // "2. Materials shall match those of the house."
    pattern: /^\s*(?<code>\d{1,3})[.)]\s+(?<text>\S.*\S)/du,
    concepts: new Set(['number', 'position']),
    isBelowName: true,
  },
];
const MIN_ROWS = 2;
/** Of plain numbers before words. */
const MIN_PLAIN_ROWS = 3;
const MAX_TEXT = 160;
const SIGNS = { label: 0.65, source: 'item row' } as const;

interface Parts {
  code: ScalarField;
  unit: ScalarField | undefined;
  text: ScalarField;
}

interface CodedRow {
  row: Row;
  code: Stretch;
  unit: Stretch | undefined;
  text: Stretch;
  /** The lines below that the text goes on in. */
  rest: Cell[];
  /** The letters that its code begins with. */
  letters: string;
  /** Whether it has nothing but a number before its words. */
  isPlain: boolean;
}

/**
 * The lines below each other that begin alike, with a code, a number or a quantity, and go on with words, for items of
 * one and a text. Null where there are no such lines.
 */
export function readCodedRows(field: ArrayField, around: Surroundings): Findings[] | null {
  const parts = chooseParts(fieldsOf(field));
  const lead = LEADS.find(({ concepts }) => parts && nameConcepts(parts.code).some((concept) => concepts.has(concept)));
  if (parts === null || lead === undefined) return null;
  const runs: CodedRow[][] = [];
  for (const row of around.rows) {
    const coded = readCoded(row, lead, parts, around);
    const last = runs.at(-1)?.at(-1);
    if (coded === null) continue;
    const isNext = last?.letters === coded.letters && row.index === last.row.index + 1 + last.rest.length;
    if (isNext) runs.at(-1)?.push(coded);
    else runs.push([coded]);
  }
  const isEntries = (run: CodedRow[]): boolean =>
    lead.isBelowName === true ? isNamed(run[0], field, around) : isList(run);
  const [best = []] = runs.filter(isEntries).sort((a, b) => b.length - a.length);
  const items = best.flatMap((row) => toItem(row, parts, around) ?? []);
  return items.length < MIN_ROWS ? null : items;
}

/** A code or a quantity, a text, and a unit between them; null for items with more. */
function chooseParts(leaves: readonly ScalarField[]): Parts | null {
  const texts = leaves.filter((leaf) => isFreeText(kindOf(leaf)));
  const unit = texts.find((leaf) => nameConcepts(leaf).includes('unit'));
  const text = texts.findLast((leaf) => leaf !== unit);
  const [code, ...more] = leaves.filter((leaf) => leaf !== text && leaf !== unit);
  return code === undefined || text === undefined || more.length > 0 ? null : { code, unit, text };
}

/** Plain numbers that count the lines are steps: "1 Wash the carrots", "2 Boil them". */
function isList(rows: readonly CodedRow[]): boolean {
  if (!rows.every(({ isPlain }) => isPlain)) return true;
  const isNumbered = rows.every(({ row, code }, index) => Number(row.text.slice(code.from, code.to)) === index + 1);
  return rows.length >= MIN_PLAIN_ROWS && !isNumbered;
}

/** Whether the line above is the list's name. */
function isNamed(first: CodedRow | undefined, { path }: ArrayField, { rows }: Surroundings): boolean {
  const above = first === undefined ? undefined : rows[first.row.index - 1];
  const said = readConcepts(above?.text ?? '');
  const name = nameOfList(path).split(' ');
  return said.length <= name.length + 1 && name.every((concept) => said.includes(concept));
}

function readCoded(row: Row, { pattern }: Lead, { unit: unitField }: Parts, around: Surroundings): CodedRow | null {
  const match = pattern.exec(row.text);
  const [code, unit, text] = ['code', 'unit', 'text'].map((group): Stretch | undefined => {
    const found = quoteGroup(match, group);
    return found && { row, from: found.start, to: found.end };
  });
  // A unit that no field takes stays where it is.
  if (code === undefined || text === undefined || (unit !== undefined && unitField === undefined)) return null;
  const cell = row.cells.find((one) => one.from <= text.from && one.to >= text.to);
  if (cell === undefined || text.to - text.from > MAX_TEXT) return null;
  const below = readParagraphs({ cell, start: text.from - cell.from, isSection: false }, around)?.rest ?? [];
  const next = below.findIndex((one) => pattern.test(one.row.text));
  const { letters, sign, times } = match?.groups ?? {};
  return {
    row,
    code,
    unit,
    text,
    rest: next < 0 ? below : below.slice(0, next),
    letters: letters ?? '',
    isPlain: letters === undefined && sign === undefined && times === undefined,
  };
}

function toItem({ code, unit, text, rest }: CodedRow, fields: Parts, { reader }: Surroundings): Findings | null {
  const first = readCell(fields.code, code, reader, SIGNS);
  const words = quoteText(text.row.text.slice(text.from, text.to));
  const value = rest.reduce((joined, one) => joinLine(joined, one), String(words.value));
  const match = rest.length > 0 ? 'normalized' : 'exact';
  const last = fillFrom(fields.text, text, { ...words, value, match }, SIGNS);
  if (first === null || last === null) return null;
  if (rest.length > 0) last.candidate.rest = rest.map(placeOf);
  const scalars = addFromCell(new Map([[fields.text, last]]), fields.unit, unit, { reader, signs: SIGNS });
  return { scalars: new Map([[fields.code, first], ...scalars]), arrays: new Map() };
}
