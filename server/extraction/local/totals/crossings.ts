import { createCandidate, type Candidate } from '../candidates/candidate.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import type { Reader } from '../candidates/field-reader.ts';
import { kindOf, nameConcepts } from '../kinds.ts';
import { overlap, type Cell, type Row } from '../segments.ts';
import type { ScalarField } from '../target-fields.ts';

const NUMBERS = new Set(['money', 'number', 'integer', 'percent']);
/** A heading is not further above, in rows. */
const MAX_ROWS = 40;
const SIGNS = { label: 0.9, position: 0.96, source: 'label' } as const;
/** It is surer than the first cell beside "Total". */
const SUM_OF_ALL = { label: 1, position: 1 };
/** Words that a heading may add, such as the unit of its column. */
const MAX_MORE = 3;
/** A year, or a business year such as 2030/31. */
const YEARS = /^\d{4}(?:\s?[-–/]\s?\d{2,4})?$/;
/** Columns are aligned at one of their edges: fractions of the page. */
const ALIGNED = 0.02;

/**
 * Values where a row crosses a column: what heads both names the field, as "Total" and "Packages" `total_packages`, or
 * "Net profit" and "2030" `net_profit_2030`.
 */
export function proposeCrossings(fields: readonly ScalarField[], around: Surroundings): Candidate[] {
  const wanted = fields.flatMap((field) => {
    const concepts = new Set(nameConcepts(field));
    return NUMBERS.has(kindOf(field)) && (concepts.size > 1 || concepts.has('total')) ? [{ field, concepts }] : [];
  });
  if (wanted.length === 0) return [];
  const counted = around.rows.flatMap(({ cells }) => cells.flatMap((cell) => readCounted(cell, wanted, around.reader)));
  const crossing = around.rows.flatMap((row) => {
    const [first, ...cells] = row.cells;
    const heads = new Set(first?.tokens.flatMap((token) => token.concepts));
    if (cells.length === 0 || heads.size === 0) return [];
    return wanted.flatMap(({ field, concepts }) => {
      if (!isWithin(heads, concepts)) return [];
      const rest = new Set([...concepts].filter((concept) => !heads.has(concept) && concept !== 'grand'));
      // The sum of all is where the sums of the rows and those of the columns cross.
      if (rest.size === 0 && concepts.has('total') && heads.size === 1) rest.add('total');
      return rest.size === 0 ? [] : cross({ field, row, cells, rest, concepts }, around);
    });
  });
  return [...counted, ...crossing];
}

interface Wanted {
  field: ScalarField;
  concepts: ReadonlySet<string>;
}

/** "Total: 3 packages" for `total_packages`: a text with all of the name, and the number before what it counts. */
function readCounted(cell: Cell, wanted: readonly Wanted[], reader: Reader): Candidate[] {
  const said = new Set(cell.tokens.flatMap((token) => token.concepts));
  return wanted.flatMap(({ field, concepts }) => {
    if (concepts.size < 2 || !isWithin(concepts, said)) return [];
    return reader.read(field, cell.text).flatMap((found) => {
      const next = cell.tokens.find(({ start }) => start >= found.end);
      const isCounted = next !== undefined && /^\s$/.test(cell.text.slice(found.end, next.start));
      if (!isCounted || !next.concepts.some((concept) => concept !== 'total' && concepts.has(concept))) return [];
      const { match, fit } = found;
      return [createCandidate(field, found.value, { cell, ...found }, { ...SIGNS, match, fit })];
    });
  });
}

interface Crossing {
  field: ScalarField;
  row: Row;
  /** Those right of the row's label. */
  cells: Cell[];
  /** What the heading has to say. */
  rest: ReadonlySet<string>;
  concepts: ReadonlySet<string>;
}

function cross({ field, row, cells, rest, concepts }: Crossing, { rows, reader }: Surroundings): Candidate[] {
  return cells.flatMap((cell) => {
    const heading = isHeading(cell) ? null : findHeading(cell, rows);
    const said = new Set(heading?.tokens.flatMap((token) => token.concepts));
    const more = [...said].filter((concept) => !concepts.has(concept));
    if (!isWithin(rest, said) || more.length > MAX_MORE) return [];
    const [found] = reader.read(field, cell.text);
    if (found === undefined) return [];
    const { match, fit } = found;
    return [
      createCandidate(
        field,
        found.value,
        { cell: { row, from: cell.from }, ...found },
        { ...SIGNS, ...(rest.has('total') && SUM_OF_ALL), match, fit },
      ),
    ];
  });
}

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((concept) => all.has(concept));

const isHeading = ({ text }: Cell): boolean => YEARS.test(text.trim()) || /^\P{N}*\p{L}(?!.*\d[.,]\d)/u.test(text);

/** The nearest heading above a cell: a text or a year in its column. */
function findHeading(cell: Cell, rows: readonly Row[]): Cell | null {
  for (let step = 1; step <= MAX_ROWS; step++) {
    const row = rows[cell.row.index - step];
    if (row === undefined || row.page !== cell.row.page) return null;
    const above = row.cells.find((one) => isAligned(one, cell) && isHeading(one));
    // A line of text from the left margin is no heading of a column.
    if (above !== undefined && above.x0 > (cell.row.cells[0]?.x0 ?? 0) + ALIGNED) return above;
  }
  return null;
}

const isAligned = (one: Cell, cell: Cell): boolean =>
  overlap(one, cell) > 0 || Math.abs(one.x1 - cell.x1) < ALIGNED || Math.abs(one.x0 - cell.x0) < ALIGNED;
