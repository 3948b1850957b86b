import { listMonths } from './languages/terms.ts';
import { fold } from './tokens.ts';

/** Languages that are not read otherwise. Their documents have dates, too. */
const OTHER_LANGUAGES =
  'ca,cs,da,el,et,eu,fi,gl,hr,hu,id,is,lt,lv,mk,ms,nb,ro,ru,sk,sl,sq,sr,sr-Latn,sv,tr,uk,bg,be,af,cy'.split(',');
const MIN_CHARACTERS = 3;
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

const KNOWN = new Map(listMonths().flatMap((names, index) => names.map((name) => [fold(name), index + 1] as const)));
let others: ReadonlyMap<string, number> | undefined;

/** The number of a month by its name in many languages, 1 to 12, or by its Roman numeral; 0 if it is none. */
export function readMonth(name: string): number {
  const folded = fold(name);
  return KNOWN.get(folded) ?? (others ??= listOtherMonths()).get(folded) ?? ROMAN.indexOf(name) + 1;
}

/** The names of months from ICU: alone, and as a part of a date. The first call takes tens of milliseconds. */
function listOtherMonths(): Map<string, number> {
  const months = new Map<string, number>();
  const ambiguous = new Set<string>();
  for (const language of OTHER_LANGUAGES) {
    for (const day of [undefined, 'numeric'] as const) {
      const format = new Intl.DateTimeFormat(language, { month: 'long', day, timeZone: 'UTC' });
      for (let month = 1; month <= 12; month += 1) {
        const parts = format.formatToParts(Date.UTC(2026, month - 1, 15));
        const name = fold(parts.find(({ type }) => type === 'month')?.value ?? '');
        if (name.length < MIN_CHARACTERS || /\P{L}/u.test(name)) continue;
        // "Listopad" is October in Croatian, and November in Czech.
        if ((months.get(name) ?? month) !== month) ambiguous.add(name);
        months.set(name, month);
      }
    }
  }
  for (const name of ambiguous) months.delete(name);
  return months;
}
