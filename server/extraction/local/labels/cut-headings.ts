/** The horizontal extent of a text: a part of the page's width. */
interface Span {
  x0: number;
  x1: number;
}

/** A cell of a sheet, with its row. */
interface Heading extends Span {
  text: string;
  /** Offset into the row's text. */
  from: number;
  row: { extent(from: number, to: number): [number, number] };
}

interface Row {
  cells: readonly (Span & { text: string })[];
}

/** Part of a heading's text: offsets into its cell. */
interface Part {
  from: number;
  to: number;
}

const MIN_ROWS = 2;
/** More are a sentence. */
const MAX_WORDS = 16;
/** Such a number is a heading rather than a value. */
export const YEAR = /^(?:19|20)\d\d$/;
/** Rows below headings that show their columns. */
const MAX_BELOW = 12;
const SEVERAL_NUMBERS = /\d\S*\s+\S*\d/;
/** How much wider than its heading a column may be, on either side, as a part of the page's width. */
const OVERHANG = 0.03;

/**
 * The headings in a cell whose words are too near each other to be told apart, by the columns of the rows below: "VAT
 * Price incl. VAT" over "21 %" and "399.00". Null where there are no several columns.
 */
export function cutHeading(cell: Heading, below: readonly Row[]): Part[] | null {
  return cutAtGaps(cell, below) ?? cutByColumns(cell, below);
}

/** How far the left edges of a heading and of its column may be apart, as a part of the page's width. */
const SAME_EDGE = 0.004;

/** At two spaces where each part begins like the cells of a column: "No  Bidder" over "1   North Roads". */
function cutAtGaps({ text, from, row }: Heading, below: readonly Row[]): Part[] | null {
  const parts = [...text.matchAll(/\S+(?:\s\S+)*/gu)].map(({ 0: part, index }) => ({
    from: index,
    to: index + part.length,
  }));
  const beginsColumn = (part: Part): boolean => {
    const [x0] = row.extent(from + part.from, from + part.to);
    return below.filter(({ cells }) => cells.some((one) => Math.abs(one.x0 - x0) < SAME_EDGE)).length >= MIN_ROWS;
  };
  return parts.length > 1 && parts.every(beginsColumn) ? parts : null;
}

function cutByColumns(cell: Heading, below: readonly Row[]): Part[] | null {
  const columns = findColumns(cell, below);
  const words = [...cell.text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
  }));
  if (columns.length < 2 || words.length < columns.length || words.length > MAX_WORDS) return null;
  const measure = (from: number, to: number): Part & Span => {
    const part = { from: words[from]?.from ?? 0, to: words[to - 1]?.to ?? 0 };
    const [x0, x1] = cell.row.extent(cell.from + part.from, cell.from + part.to);
    return { ...part, x0, x1 };
  };
  return align(words.length, columns, measure).parts;
}

/** The rows from an index on that show the columns of headings above them, on one page. */
export function listRowsBelow<Below extends { page: unknown }>(
  rows: readonly Below[],
  from: number,
  page: Below['page'] | undefined,
): Below[] {
  return rows.slice(from, from + MAX_BELOW).filter((row) => row.page === page);
}

/** Whether the rows below have one column there, with one value each. */
export function isOverOneColumn(cell: Heading, below: readonly Row[]): boolean {
  return findColumns(cell, below).length === 1;
}

interface Alignment {
  parts: Part[];
  /** How far the parts are from their columns, in all. */
  distance: number;
}

/** Gives each column some of the words, in their order, so that headings and columns begin, end or lie alike. */
function align(count: number, columns: readonly Span[], measure: (from: number, to: number) => Part & Span): Alignment {
  let best: Alignment[] = Array.from({ length: count + 1 }, (_, to) => ({
    parts: [],
    distance: to === 0 ? 0 : Infinity,
  }));
  for (const column of columns) {
    best = best.map((_, to): Alignment => {
      const options = best.slice(0, to).map(({ parts, distance }, from) => {
        const part = measure(from, to);
        return { parts: [...parts, part], distance: distance + distanceOf(part, column) };
      });
      return options.reduce((a, b) => (b.distance < a.distance ? b : a), { parts: [], distance: Infinity });
    });
  }
  return best[count] ?? { parts: [], distance: Infinity };
}

const distanceOf = (a: Span, b: Span): number =>
  Math.min(Math.abs(a.x0 - b.x0), Math.abs(a.x1 - b.x1), Math.abs(a.x0 + a.x1 - b.x0 - b.x1) / 2);

/** Lines of words have no headings, and years are headings themselves. */
const hasValue = (cells: readonly { text: string }[]): boolean =>
  cells.some(({ text }) => /\d/.test(text) && !YEAR.test(text));

/** The columns of the first rows below a heading; none where the rows differ. */
function findColumns(cell: Heading, below: readonly Row[]): Span[] {
  const under = below
    .map(({ cells }) => cells.filter(({ x0, x1 }) => x0 < cell.x1 && x1 > cell.x0))
    .filter(({ length }) => length > 0);
  const rows = under.filter((cells) => cells.every(({ x0, x1 }) => x0 > cell.x0 - OVERHANG && x1 < cell.x1 + OVERHANG));
  const most = Math.max(0, ...rows.map(({ length }) => length));
  const whole = rows.filter((cells) => cells.length === most);
  const [first = []] = under;
  if (whole.length < MIN_ROWS || first.length !== most || !whole.every(hasValue)) return [];
  // One cell may have the values of several columns.
  if (most === 1 && whole.some(([one]) => SEVERAL_NUMBERS.test(one?.text ?? ''))) return [];
  const columns = Array.from({ length: most }, (_, index) => ({
    x0: Math.min(...whole.map((cells) => cells[index]?.x0 ?? 0)),
    x1: Math.max(...whole.map((cells) => cells[index]?.x1 ?? 0)),
  }));
  return columns.every(({ x0 }, index) => index === 0 || x0 > (columns[index - 1]?.x1 ?? 0)) ? columns : [];
}
