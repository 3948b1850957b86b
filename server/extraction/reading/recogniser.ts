import type { EvidenceMatch } from '../engine.ts';
import type { JsonValue } from '../../lib/json-value.ts';

/** A value found in a text. */
export interface Recognition {
  /** Offsets into the text. */
  start: number;
  end: number;
  value: JsonValue;
  /** How well the text fits the type, 0 to 1. */
  fit: number;
  match: Extract<EvidenceMatch, 'exact' | 'normalized' | 'derived'>;
}

/** A part of a text, as it is written. */
export function quoteText(text: string, start = 0, end = text.length): Recognition {
  return { start, end, value: text.slice(start, end), match: 'exact', fit: 1 };
}

/** What a group of a pattern with the flag `d` matched; undefined for nothing. */
export function quoteGroup(match: RegExpExecArray | null, name: string): Recognition | undefined {
  const [start, end] = match?.indices?.groups?.[name] ?? [];
  return match === null || start === undefined ? undefined : quoteText(match.input, start, end);
}

/** The days that a document's dates are of, as times in milliseconds. */
export interface Period {
  from: number;
  /** The median. */
  middle: number;
  to: number;
}

/** What the document as a whole says about how its values are written. */
export interface Conventions {
  /** Which of two small numbers in a numeric date comes first. */
  dayFirst: boolean;
  /** The decimal separator for ambiguous numbers. */
  decimal: '.' | ',';
  /** The days that the document's dates are of; null for none. Absent where a date without a year is none. */
  getPeriod?: () => Period | null;
}

export type Recogniser = (text: string, conventions: Conventions) => Recognition[];

/** The matches of a pattern that `read` accepts, with the values it gives them. */
export function readMatches(
  text: string,
  pattern: RegExp,
  read: (match: string, groups: Record<string, string | undefined>) => { value: string; fit: number } | null,
): Recognition[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: match, index, groups }): Recognition[] => {
    const found = read(match, groups ?? {});
    if (found === null) return [];
    return [
      { start: index, end: index + match.length, ...found, match: match === found.value ? 'exact' : 'normalized' },
    ];
  });
}
