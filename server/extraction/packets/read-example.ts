import { fold } from '../reading/tokens.ts';
import { rankKinds, type KindScores } from './kinds/rank-kinds.ts';
import { wordsIn } from './said/said-words.ts';
import { unitsOf } from './vocabulary/word-meanings.ts';

/** A document that people said the category of. */
export interface ReadExample {
  words: Map<string, number>;
  /** What its words name, in whatever language. */
  meanings: Map<string, number>;
  /** What its words say of known kinds: documents in two languages are alike by it. */
  kinds: KindScores;
  form: number[];
}

/** Words of a text with how often they are in it, damped. */
export function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of fold(text).match(/\p{L}{3,}/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const [word, count] of counts) counts.set(word, 1 + Math.log(count));
  return counts;
}

/** What the words of a text name, with how often they do, damped. */
export function countMeanings(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of wordsIn(fold(text)))
    for (const { unit } of unitsOf(word)) if (!unit.startsWith('=')) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  for (const [unit, count] of counts) counts.set(unit, 1 + Math.log(count));
  return counts;
}

const MAX_LINES = 120;

export function readExample(text: string): ReadExample {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const read = lines.slice(0, MAX_LINES).map((line, index) => ({
    text: line,
    folded: fold(line),
    top: index / lines.length,
    bottom: (index + 1) / lines.length,
    height: 0,
    left: 0,
  }));
  return { words: countWords(text), meanings: countMeanings(text), kinds: rankKinds(read), form: measureForm(lines) };
}

const AMOUNT_AT_END = /\d[.,]\d\d\D{0,4}$/;

/** What a text looks like, whatever its language: its length, and how much of it are numbers, rows and short lines. */
export function measureForm(lines: readonly string[]): number[] {
  const used = lines.slice(0, MAX_LINES);
  const text = used.join('');
  const shareOf = (pattern: RegExp, of: number) => (text.match(pattern)?.length ?? 0) / Math.max(1, of);
  const shareOfLines = (holds: (line: string) => boolean) => used.filter(holds).length / Math.max(1, used.length);
  const words = used.reduce((sum, line) => sum + line.trim().split(/\s+/).length, 0);
  return [
    Math.log(1 + text.length) / 2,
    shareOf(/\d/gu, text.length) * 8,
    Math.log(1 + words / Math.max(1, used.length)),
    shareOfLines((line) => AMOUNT_AT_END.test(line)) * 3,
    shareOf(/\p{Lu}/gu, text.match(/\p{L}/gu)?.length ?? 0) * 2,
    shareOfLines((line) => line.trim().split(/\s+/).length <= 2) * 2,
  ];
}

/** 1 for the same form, nearly 0 for another. */
export const compareForms = (a: readonly number[], b: readonly number[]): number =>
  Math.exp(-a.reduce((sum, value, index) => sum + (value - (b[index] ?? 0)) ** 2, 0));
