import type { PlacedWord, TextRun } from './placed-words.ts';

interface WordRow {
  runs: TextRun[];
  /** Means over the runs, in points. */
  center: number;
  bottom: number;
  height: number;
}

/** How far the middle or the base line of a run may lie from its row's, as a part of the smaller height. */
const SLACK = 0.4;

/** The upright runs of a page as visual rows, from top to bottom. The runs of a row share a base line. */
export function groupRows(runs: TextRun[]): TextRun[][] {
  const rows: WordRow[] = [];
  // Rows that end well above the run at hand are done: `open` keeps the search short.
  let open: WordRow[] = [];
  for (const run of [...runs].sort((a, b) => a.y0 + a.y1 - b.y0 - b.y1)) {
    open = open.filter((row) => row.bottom + row.height > run.y0);
    const best = open.filter((row) => belongs(run, row)).sort((a, b) => distance(run, a) - distance(run, b))[0];
    if (best !== undefined) {
      add(best, run);
      continue;
    }
    const row = { runs: [run], center: (run.y0 + run.y1) / 2, bottom: run.y1, height: run.y1 - run.y0 };
    rows.push(row);
    open.push(row);
  }
  return rows.sort((a, b) => a.center - b.center).map((row) => row.runs);
}

function belongs(run: TextRun, row: WordRow): boolean {
  const smaller = Math.min(run.y1 - run.y0, row.height);
  const close = distance(run, row) <= SLACK * smaller || isScript(run, row, smaller);
  return close && !row.runs.some((other) => collides(run, other));
}

function distance(run: TextRun, row: WordRow): number {
  return Math.min(Math.abs((run.y0 + run.y1) / 2 - row.center), Math.abs(run.y1 - row.bottom));
}

/** A raised or lowered small run right after another one: a footnote's mark, the 2 of m². */
function isScript(run: TextRun, row: WordRow, smaller: number): boolean {
  if (run.y1 - run.y0 > 0.8 * row.height) return false;
  const overlap = Math.min(run.y1, row.bottom) - Math.max(run.y0, row.bottom - row.height);
  return overlap > 0.5 * smaller && row.runs.some((other) => Math.abs(run.x0 - other.x1) < 0.3 * smaller);
}

/** Two runs that overlap over most of their width are not side by side. */
function collides(a: TextRun, b: TextRun): boolean {
  const shared = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const sameHeight = Math.abs(a.y1 - b.y1) < 0.1 * Math.min(a.y1 - a.y0, b.y1 - b.y0);
  return !sameHeight && shared > 0.5 * Math.min(a.x1 - a.x0, b.x1 - b.x0);
}

function add(row: WordRow, run: TextRun): void {
  const count = row.runs.push(run);
  row.center += ((run.y0 + run.y1) / 2 - row.center) / count;
  row.bottom += (run.y1 - row.bottom) / count;
  row.height += (run.y1 - run.y0 - row.height) / count;
}

/** Right-to-left scripts: Hebrew, Arabic, Syriac, Thaana. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/g;

/** The words of a row in reading order; pieces of one word that runs have torn apart are joined. */
export function rowWords(runs: TextRun[]): PlacedWord[] {
  const leftward = isLeftward(runs);
  const placed = runs
    .flatMap((run) =>
      (leftward ? run.words.map((word) => [word]) : splitAtGaps(run.words)).map((words) => ({ words, run })),
    )
    .sort(({ words: [a] }, { words: [b] }) => (leftward ? (b?.x1 ?? 0) - (a?.x1 ?? 0) : (a?.x0 ?? 0) - (b?.x0 ?? 0)))
    .flatMap(({ words, run }) => words.map((word) => ({ word, run })));
  const words: PlacedWord[] = [];
  let last: TextRun | null = null;
  for (const { word, run } of placed) {
    const before = words.at(-1);
    if (before !== undefined && last !== run && touches(before, word, leftward))
      words[words.length - 1] = join(before, word);
    else words.push(word);
    last = run;
  }
  return words;
}

/** White space within a run that may have another run in it, in em. */
const OPEN_GAP_EM = 0.6;

/** The texts of a run. One that is too long for its column overlaps the next: their words are not mixed. */
function splitAtGaps(words: readonly PlacedWord[]): PlacedWord[][] {
  const texts: PlacedWord[][] = [];
  for (const word of words) {
    const before = texts.at(-1)?.at(-1);
    if (before === undefined || word.x0 < before.x0 || gapInEm(before, word) > OPEN_GAP_EM) texts.push([word]);
    else texts.at(-1)?.push(word);
  }
  return texts;
}

function isLeftward(runs: TextRun[]): boolean {
  let [letters, leftward] = [0, 0];
  for (const run of runs) {
    for (const { text } of run.words) {
      letters += text.length;
      leftward += text.match(RIGHT_TO_LEFT)?.length ?? 0;
    }
  }
  return leftward > letters / 2;
}

/** The white space between two neighbours of a row, in em of their type. */
export function gapInEm(a: PlacedWord, b: PlacedWord): number {
  const gap = Math.max(b.x0 - a.x1, a.x0 - b.x1);
  // A box is as high as the type's ascent and descent, about 1.15 em.
  const em = (a.y1 - a.y0 + b.y1 - b.y0) / 2 / 1.15;
  return em > 0 ? gap / em : 0;
}

function touches(a: PlacedWord, b: PlacedWord, leftward: boolean): boolean {
  const gap = gapInEm(a, b);
  return !leftward && gap < 0.08 && gap > -0.3;
}

function join(a: PlacedWord, b: PlacedWord): PlacedWord {
  return {
    text: a.text + b.text,
    x0: Math.min(a.x0, b.x0),
    y0: Math.min(a.y0, b.y0),
    x1: Math.max(a.x1, b.x1),
    y1: Math.max(a.y1, b.y1),
    ...(a.confidence === undefined || b.confidence === undefined
      ? {}
      : { confidence: Math.min(a.confidence, b.confidence) }),
  };
}
