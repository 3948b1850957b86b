import type { JsonValue } from '../../lib/json-value.ts';
import { fold } from './tokens.ts';
import { CURRENCY_CODES, CURRENCY_SIGNS } from './numbers.ts';
import type { Recognition } from './recogniser.ts';

const TICKED = /[☒☑✓✔✗✘🗹🗷]|\[\s?[xX✓✔]\s?\]|\(\s?[xX✓✔]\s?\)/gu;
const EMPTY = /[☐□❏◻]|\[\s{0,3}_?\]|\(\s{0,3}\)/gu;
const YES = /(?<![\p{L}\d])(?:yes|true|ja|oui|sí|si|vrai|wahr|verdadero|y)(?![\p{L}\d])/giu;
const NO = /(?<![\p{L}\d])(?:no|false|nein|non|faux|falsch|falso|n)(?![\p{L}\d])/giu;

/** Words and check boxes. Beside a pair of boxes ("☒ Yes ☐ No") the ticked one's word decides. */
export function booleans(text: string): Recognition[] {
  const ticks = [...text.matchAll(TICKED)];
  const empties = [...text.matchAll(EMPTY)];
  const words = [
    ...[...text.matchAll(YES)].map((match) => ({ match, value: true })),
    ...[...text.matchAll(NO)].map((match) => ({ match, value: false })),
  ].sort((a, b) => a.match.index - b.match.index);
  if (ticks.length + empties.length === 0) {
    return words.map(({ match, value }) =>
      found(match.index, match.index + match[0].length, value, match[0].length > 1 ? 1 : 0.6),
    );
  }
  if (words.length >= 2 && ticks.length > 0) {
    const chosen = ticks.flatMap((tick) => {
      const word = beside(text, tick.index, tick[0].length, words, [...ticks, ...empties].length);
      return word === undefined
        ? []
        : [
            found(
              Math.min(tick.index, word.match.index),
              Math.max(tick.index + tick[0].length, word.match.index + word.match[0].length),
              word.value,
              1,
            ),
          ];
    });
    if (chosen.length > 0) return chosen;
  }
  if (words.length >= 2) return [];
  return [
    ...ticks.map((tick) => found(tick.index, tick.index + tick[0].length, words[0]?.value ?? true, 1)),
    ...empties.map((box) => found(box.index, box.index + box[0].length, false, 1)),
  ].sort((a, b) => a.start - b.start);
}

type Word = { match: RegExpExecArray; value: boolean };

/** The word that belongs to a box: after it where the text begins with a box, else before it. */
function beside(text: string, at: number, length: number, words: Word[], boxes: number): Word | undefined {
  const first = words[0];
  const boxFirst =
    first === undefined || boxes === 0 || text.slice(0, first.match.index).search(/[☒☑✓✔✗✘🗹🗷☐□❏◻[(]/u) >= 0;
  return boxFirst
    ? words.find((word) => word.match.index >= at + length)
    : words.findLast((word) => word.match.index < at);
}

function found(start: number, end: number, value: boolean, fit: number): Recognition {
  return { start, end, value, fit, match: 'normalized' };
}

/** Allowed values as whole words, longest first; `in_progress` is also found as "In progress". */
export function choices(text: string, allowed: JsonValue[]): Recognition[] {
  const folded = foldKeepingLength(text);
  const found: Recognition[] = [];
  for (const choice of [...allowed].sort((a, b) => String(b).length - String(a).length)) {
    for (const spelling of new Set([String(choice), String(choice).replace(/[_-]+/g, ' ')])) {
      const wanted = foldKeepingLength(spelling);
      if (wanted === '') continue;
      for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
        const end = at + wanted.length;
        if (isLetter(folded[at - 1]) && isLetter(wanted[0])) continue;
        if (isLetter(folded[end]) && isLetter(wanted.at(-1))) continue;
        if (found.some((one) => at < one.end && one.start < end)) continue;
        found.push({
          start: at,
          end,
          value: choice,
          fit: 1,
          match: text.slice(at, end) === String(choice) ? 'exact' : 'normalized',
        });
      }
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

function isLetter(char: string | undefined): boolean {
  return char !== undefined && /[\p{L}\d]/u.test(char);
}

function foldKeepingLength(text: string): string {
  return [...text].map((char) => (fold(char).length === char.length ? fold(char) : char.toLowerCase())).join('');
}

/** ISO 4217 codes: written out, or derived from a sign beside an amount. */
export function currencies(text: string): Recognition[] {
  const recognitions: Recognition[] = [];
  for (const m of text.matchAll(/(?<!\p{L})[A-Z]{3}(?!\p{L})/gu)) {
    if (CURRENCY_CODES.has(m[0]))
      recognitions.push({ start: m.index, end: m.index + 3, value: m[0], fit: 1, match: 'exact' });
  }
  for (const m of text.matchAll(/(?<!\p{L})(?:euros?|EURO)(?!\p{L})/giu)) {
    recognitions.push({ start: m.index, end: m.index + m[0].length, value: 'EUR', fit: 0.9, match: 'derived' });
  }
  for (const m of text.matchAll(
    /(?<!\p{L})(?:US|AU?|CA?|NZ|S|HK|R|MX)\$|[€$£¥₹₩₽₺₪]|(?<!\p{L})(?:RM|zł|Kč|SFr\.|Rs\.)(?=[\s\d:]|$)/gu,
  )) {
    const value = CURRENCY_SIGNS[m[0].toLowerCase()];
    if (value !== undefined)
      recognitions.push({ start: m.index, end: m.index + m[0].length, value, fit: 0.9, match: 'derived' });
  }
  return recognitions.sort((a, b) => a.start - b.start);
}
