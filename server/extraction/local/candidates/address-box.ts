import { isAddressLine, readCityLine } from '../parties/address.ts';
import type { LabelHit } from '../labels/labels.ts';
import { nameConcepts } from '../kinds.ts';
import { isApart, overlap, type Cell } from '../segments.ts';
import { placeOf, type Candidate } from './candidate.ts';
import { propose } from './labelled-value.ts';
import type { Surroundings } from './neighbours.ts';

const MAX_LINES = 6;
/** As a part of the page's width. */
const ALIGNED = 0.03;
const POSITION = 0.93;
/** What ends an address: a label, an e-mail address, a telephone number, a box. */
const NOT_ADDRESS = /[:@[\]☐☒☑]|^[+(]?\d[\d\s()/-]{6,}$|\p{L}{4}[.;]$/u;

/**
 * The lines of an address in the box of a caption, beside it or below it. In the box of somebody, as below "Insured" or
 * "Name and address", the name is above the address. Null where there is none.
 */
export function readAddressBox(hit: LabelHit, around: Surroundings): Candidate | null {
  const { cell } = hit;
  if (
    /[\p{L}\d]/u.test(cell.text.slice(hit.end).replace(/\([^()]*\)|\p{L}+/gu, '')) ||
    NOT_ADDRESS.test(cell.text.slice(0, -1))
  )
    return null;
  const hasName =
    (!namesAddress(hit) && !/\p{L}{4}/u.test(cell.text.slice(hit.end))) ||
    cell.tokens.some(({ concepts }) => concepts.includes('name'));
  const lines = listLines(cell, around);
  const first = hasName ? lines.findIndex(({ text }, index) => index > 0 && isAddressLine(text)) : 0;
  const address = first < 0 ? [] : endAtCity(lines.slice(first));
  const [begin, ...rest] = address;
  if (begin === undefined || (rest.length === 0 && !hasName) || !address.some(({ text }) => isAddressLine(text)))
    return null;
  const value = address.map(({ text }) => text.replace(/[\s,]+$/u, '')).join(', ');
  const found = { start: 0, end: begin.text.length, value, fit: 1, match: 'normalized' } as const;
  return { ...propose(hit, begin, found, POSITION), rest: rest.map(placeOf) };
}

/** Whether the words of a label are all of the field's: "Insured" leaves out the address. */
export function namesAddress({ field, cell, start, end }: LabelHit): boolean {
  const own = nameConcepts(field);
  const said = cell.tokens
    .filter((token) => token.start >= start && token.end <= end)
    .flatMap(({ concepts }) => concepts);
  return (
    own.at(-1) !== 'address' ||
    said.length !== own.length - 1 ||
    said.some((one) => !own.includes(one) || one === 'address')
  );
}

/** Behind the city, only a country and the like belong to an address. */
function endAtCity(lines: readonly Cell[]): readonly Cell[] {
  const city = lines.findIndex(({ text }) => text.split(', ').some((part) => readCityLine(part) !== null));
  const end = lines.findIndex(({ text }, index) => city >= 0 && index > city && !isAddressLine(text));
  return end < 0 ? lines : lines.slice(0, end);
}

function listLines(caption: Cell, { rows, isLabel }: Surroundings): Cell[] {
  const right = caption.row.cells[caption.index + 1];
  const isBeside = right !== undefined && !isLabel(right) && caption.index === 0 && caption.row.cells.length === 2;
  const lines = isBeside ? [right] : [];
  const column = isBeside ? right : caption;
  let last = caption.row;
  for (const row of rows.slice(last.index + 1, last.index + 1 + MAX_LINES)) {
    const line = row.cells.find((one) => Math.abs(one.x0 - column.x0) < ALIGNED || overlap(one, column) > 0.5);
    const isNext = isBeside && row.cells[0] !== line;
    if (row.page !== last.page || line === undefined || isNext || (lines.length > 0 && isApart(last, row))) break;
    if (isLabel(line) || NOT_ADDRESS.test(line.text)) break;
    lines.push(line);
    last = row;
  }
  return lines;
}
