import type { PlacedWord } from './placed-words.ts';

/** Half the least white space between two columns of prose, in points. */
const HALF_GUTTER = 4;
const STEP = 2;
/** Fewer rows than this are no column of prose. */
const MIN_ROWS = 6;
/** Prose differs from cells of a form: its lines are long, fill the column and consist of letters. */
const PROSE = { characters: 25, fill: 0.75, letters: 0.7 };

interface Sides {
  left: PlacedWord[];
  right: PlacedWord[];
}

/**
 * Rows in the order in which they are read. Where a band of the page is set in two columns of prose, its rows are cut
 * in two, and the right column follows the left one. Everything else, forms and tables above all, stays a visual row.
 */
export function readingOrder(rows: PlacedWord[][], pageWidth: number): PlacedWord[][] {
  let best: { from: number; to: number; x: number } | null = null;
  for (const x of gutters(rows, pageWidth)) {
    for (const band of clearBands(rows, x)) {
      const length = band.to - band.from;
      if ((best === null || length > best.to - best.from) && isProse(rows.slice(band.from, band.to), x))
        best = { ...band, x };
    }
  }
  if (best === null) return rows;
  const { from, to, x } = best;
  const band = rows.slice(from, to).map((row) => cut(row, x));
  return [
    // What is above and below may be set in columns of its own, cut by a figure or a title.
    ...readingOrder(rows.slice(0, from), pageWidth),
    ...band.map((row) => row.left).filter((words) => words.length > 0),
    ...band.map((row) => row.right).filter((words) => words.length > 0),
    ...readingOrder(rows.slice(to), pageWidth),
  ];
}

/** The places in the middle of the page where enough rows have text on both sides and white space between. */
function gutters(rows: PlacedWord[][], pageWidth: number): number[] {
  const counts = new Map<number, number>();
  for (const row of rows) {
    row.forEach((word, index) => {
      const before = row[index - 1];
      if (before === undefined || word.x0 - before.x1 < 2 * HALF_GUTTER) return;
      const from = Math.max(before.x1 + HALF_GUTTER, pageWidth * 0.3);
      const to = Math.min(word.x0 - HALF_GUTTER, pageWidth * 0.7);
      for (let slot = Math.ceil(from / STEP); slot * STEP <= to; slot++) counts.set(slot, (counts.get(slot) ?? 0) + 1);
    });
  }
  return plateaus([...counts].filter(([, count]) => count >= MIN_ROWS)).map((slot) => slot * STEP);
}

/** Of neighbouring positions that equally many rows leave free, the middle one represents all. */
function plateaus(counts: [slot: number, count: number][]): number[] {
  const middles: number[] = [];
  counts.sort(([a], [b]) => a - b);
  for (let from = 0, to = 0; from < counts.length; from = to) {
    const [slot, count] = counts[from] ?? [0, 0];
    for (to = from + 1; counts[to]?.[0] === slot + to - from && counts[to]?.[1] === count;) to += 1;
    middles.push(slot + Math.floor((to - 1 - from) / 2));
  }
  return middles;
}

/** The runs of rows in which no word comes near x. */
function* clearBands(rows: PlacedWord[][], x: number): Generator<{ from: number; to: number }> {
  let from = 0;
  for (let index = 0; index <= rows.length; index++) {
    const row = rows[index];
    if (row !== undefined && !row.some((word) => word.x0 < x + HALF_GUTTER && word.x1 > x - HALF_GUTTER)) continue;
    if (index - from >= MIN_ROWS) yield { from, to: index };
    from = index + 1;
  }
}

function isProse(rows: PlacedWord[][], x: number): boolean {
  const sides = rows.map((row) => cut(row, x));
  return isColumn(sides.map((row) => row.left)) && isColumn(sides.map((row) => row.right));
}

function isColumn(rows: PlacedWord[][]): boolean {
  const filled = rows.filter((row) => row.length > 0);
  if (filled.length < MIN_ROWS) return false;
  let left = Infinity;
  let right = -Infinity;
  let characters = 0;
  // Words and the spaces between them, and the width that is not white.
  const measured = filled.map((row) => {
    let length = row.length - 1;
    let width = 0;
    for (const { text, x0, x1 } of row) {
      length += text.length;
      width += x1 - x0;
      left = Math.min(left, x0);
      right = Math.max(right, x1);
    }
    characters += length - row.length + 1;
    return { length, width };
  });
  const long = measured.filter(
    ({ length, width }) => length >= PROSE.characters && width >= PROSE.fill * (right - left),
  );
  if (long.length < filled.length / 2) return false;
  const letters =
    filled
      .flatMap((row) => row.map(({ text }) => text))
      .join('')
      .match(/\p{L}/gu)?.length ?? 0;
  return letters >= PROSE.letters * characters;
}

function cut(row: PlacedWord[], x: number): Sides {
  return { left: row.filter((word) => word.x1 <= x), right: row.filter((word) => word.x0 >= x) };
}
