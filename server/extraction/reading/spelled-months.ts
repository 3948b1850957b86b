import { LANGUAGES } from './languages/all-languages.ts';
import { fold } from './tokens.ts';

/** The languages that are read, with the countries that abbreviate otherwise. */
const KNOWN_LANGUAGES = [...Object.keys(LANGUAGES), 'en-GB', 'de-AT'];
/** Languages that are not read otherwise. Their documents have dates, too. */
const OTHER_LANGUAGES =
  'ca,cs,da,el,et,eu,fi,gl,hr,hu,id,is,lt,lv,mk,ms,nb,ro,ru,sk,sl,sq,sr,sr-Latn,sv,tr,uk,bg,be,af,cy'.split(',');
const MIN_CHARACTERS = 3;
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

type Months = ReadonlyMap<string, number>;

let known: Months | undefined;
let others: Months | undefined;

/** The number of a month by its name in many languages, 1 to 12, or by its Roman numeral; 0 if it is none. */
export function readMonth(name: string): number {
  const folded = fold(name);
  known ??= new Map([
    ...listMonths(KNOWN_LANGUAGES, ['long', 'short']),
    ...Object.values(LANGUAGES).flatMap(({ moreMonths = {} }) => Object.entries(moreMonths)),
  ]);
  return known.get(folded) ?? (others ??= listMonths(OTHER_LANGUAGES, ['long'])).get(folded) ?? ROMAN.indexOf(name) + 1;
}

/** The names of months from ICU: alone, and as a part of a date. The first call takes tens of milliseconds. */
function listMonths(languages: readonly string[], widths: readonly ('long' | 'short')[]): Months {
  const months = new Map<string, number>();
  const ambiguous = new Set<string>();
  const formats = languages.flatMap((language) =>
    widths.flatMap((month) =>
      [undefined, 'numeric' as const].map((day) => new Intl.DateTimeFormat(language, { month, day, timeZone: 'UTC' })),
    ),
  );
  for (const format of formats) {
    for (let month = 1; month <= 12; month += 1) {
      const parts = format.formatToParts(Date.UTC(2026, month - 1, 15));
      const name = fold(parts.find(({ type }) => type === 'month')?.value ?? '').replace(/\.$/u, '');
      if (name.length < MIN_CHARACTERS || /\P{L}/u.test(name)) continue;
      // "Listopad" is October in Croatian, and November in Czech.
      if ((months.get(name) ?? month) !== month) ambiguous.add(name);
      months.set(name, month);
    }
  }
  for (const name of ambiguous) months.delete(name);
  return months;
}
