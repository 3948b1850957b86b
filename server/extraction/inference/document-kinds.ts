import { DOCUMENT_KINDS } from '../reading/languages/prose.ts';
import { listTitles } from '../reading/languages/terms.ts';
import { fold } from '../reading/tokens.ts';
import type { Sheet } from '../local/segments.ts';

/** Rows in which a document says what it is. */
const TITLE_ROWS = 30;
/** A title's line has few other words: a number, a date. */
const MAX_OTHER_WORDS = 3;
const HEADING_SCORE = 3;
const MIN_SCORE = 3;

const PATTERNS = DOCUMENT_KINDS.flatMap((key) =>
  listTitles(key).map((title) => ({ key, words: fold(title).split(' ') })),
);

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}']+/gu) ?? [];

const MIN_COMPOUND = 7;
/** "Girokontoauszug" is a "Kontoauszug". */
const matches = (word: string, title: string): boolean =>
  word === title || (title.length >= MIN_COMPOUND && word.endsWith(title));

function scoreLine(words: readonly string[]): Map<string, number> {
  const scores = new Map<string, number>();
  for (const { key, words: title } of PATTERNS) {
    const at = words.findIndex((_, index) => title.every((word, offset) => matches(words[index + offset] ?? '', word)));
    if (at < 0) continue;
    const others = words.length - title.length;
    const score = others <= MAX_OTHER_WORDS ? HEADING_SCORE + title.length - others : 0.5;
    scores.set(key, Math.max(score, scores.get(key) ?? 0));
  }
  return scores;
}

const KINDS = new Set(['invoice', 'receipt', 'order', 'contract']);
const MAX_LABEL_SCORE = 2;

/** "Rechnungsnummer" speaks for an invoice, also where its title is a picture. */
function scoreLabels({ rows }: Sheet): Map<string, number> {
  const scores = new Map<string, number>();
  for (const concept of rows
    .flatMap(({ cells }) => cells)
    .flatMap(({ tokens }) => tokens.flatMap((one) => one.concepts)))
    if (KINDS.has(concept)) scores.set(concept, Math.min(MAX_LABEL_SCORE, (scores.get(concept) ?? 0) + 0.5));
  return scores;
}

/** The key of the template for these documents, by their titles; null where they do not say it. */
export function recogniseKind(sheets: readonly Sheet[]): string | null {
  const sums = new Map<string, number>();
  for (const sheet of sheets) {
    const best = new Map<string, number>();
    for (const [index, row] of sheet.rows.slice(0, TITLE_ROWS).entries()) {
      for (const cell of row.cells) {
        // A title is no label: it has no colon, and no value beside it.
        const isLabel = /[:#]/u.test(cell.text) || row.cells[cell.index + 1] !== undefined;
        for (const [key, score] of scoreLine(wordsOf(cell.text)))
          best.set(key, Math.max(best.get(key) ?? 0, (isLabel ? score / 2 : score) - index / TITLE_ROWS));
      }
    }
    for (const [key, score] of scoreLabels(sheet)) best.set(key, (best.get(key) ?? 0) + score);
    for (const [key, score] of best) sums.set(key, (sums.get(key) ?? 0) + score);
  }
  const [first] = [...sums].sort(([, a], [, b]) => b - a);
  return first !== undefined && first[1] / sheets.length >= MIN_SCORE - 1 ? first[0] : null;
}
