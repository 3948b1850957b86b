import type { Recognition } from '../../reading/recogniser.ts';
import { kindOf } from '../kinds.ts';
import type { ScalarField } from '../target-fields.ts';

/** What prose may say of a field: the kinds of values that sentences carry. */
export type ProseKind = 'date' | 'duration' | 'law' | 'passage' | 'money';

const DURATION_FIELD = /\b(?:duration|period|length|term|days|months|years|dauer|frist|laufzeit|durée|plazo)\b/iu;
const DURATION_UNIT = /\b(?:number and unit|days|weeks|months|years|duration|length of)\b/iu;
const LAW_FIELD = /(?:law|jurisdiction|recht|droit|ley)/iu;

export function proseKindOf(field: ScalarField): ProseKind | null {
  const kind = kindOf(field);
  if (kind === 'date' || kind === 'money') return kind;
  if (kind === 'boolean') return 'passage';
  if (kind !== 'text' && kind !== 'name' && kind !== 'code') return null;
  const name = field.path.join(' ').replaceAll('_', ' ');
  if (
    /govern|applicable|anwendbar/iu.test(`${name} ${field.description}`) &&
    LAW_FIELD.test(`${name} ${field.description}`)
  )
    return 'law';
  return DURATION_FIELD.test(name) && DURATION_UNIT.test(field.description) ? 'duration' : null;
}

const NUMBER_WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const DURATION = new RegExp(
  `(?:\\b(?<word>${NUMBER_WORDS.join('|')}|fifteen|twenty|thirty|sixty|ninety)\\b)?[\\s-]*` +
    '(?:\\(\\s*)?(?<digits>\\d{1,3})?(?:\\s*\\))?' +
    "[\\s-]+(?:calendar |business |consecutive )?(?<unit>day|week|month|year)(?:s|['’]s?|s['’])?\\b",
  'giu',
);
const TENS: Record<string, number> = { fifteen: 15, twenty: 20, thirty: 30, sixty: 60, ninety: 90 };

/** Lengths of time, as a number and a unit: "thirty (30) days" is "30 days". */
export function readDurations(text: string): Recognition[] {
  return [...text.matchAll(DURATION)].flatMap((match): Recognition[] => {
    const { word = '', digits, unit = '' } = match.groups ?? {};
    const spelled = NUMBER_WORDS.indexOf(word.toLowerCase()) + 1 || (TENS[word.toLowerCase()] ?? 0);
    const count = digits === undefined ? spelled : Number(digits);
    if (count === 0) return [];
    const lead = /^\s*/.exec(match[0])?.[0].length ?? 0;
    const value = `${count} ${unit.toLowerCase()}${count === 1 ? '' : 's'}`;
    return [{ start: match.index + lead, end: match.index + match[0].length, value, fit: 1, match: 'normalized' }];
  });
}

const PLACE = "(?<place>\\p{Lu}[\\p{L}.'’-]+(?:(?:,?\\s+(?:(?:of|and|the|de|du|der)\\s+)?)\\p{Lu}[\\p{L}.'’-]+){0,4})";
const LAW = new RegExp(
  `(?:laws?|recht|droit|leyes)\\s+(?:of|der|des|de|du|in)\\s+(?:the\\s+|la\\s+|le\\s+)?` +
    `(?:(?:State|Commonwealth|Province|Republic|Kingdom|Bundesrepublik|République)\\s+(?:of|de)?\\s*)?${PLACE}`,
  'gu',
);

/** Whose law a sentence names. */
export function readLaws(text: string): Recognition[] {
  return [...text.matchAll(LAW)].flatMap((match): Recognition[] => {
    const place = (match.groups?.['place'] ?? '').replace(/[.,]$/u, '');
    const start = match.index + match[0].lastIndexOf(match.groups?.['place'] ?? '');
    const value = place.replace(/\s+/gu, ' ');
    return [{ start, end: start + place.length, value, fit: 1, match: place === value ? 'exact' : 'normalized' }];
  });
}
