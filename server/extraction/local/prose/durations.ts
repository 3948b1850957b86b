import type { Recognition } from '../../reading/recogniser.ts';

/** Numbers in words, as contracts write them, by value. */
const NUMBERS: Record<number, string> = {
  1: 'one|eine?[mnrs]?|une?|uno|una|uma?|een|één|jeden|jednego|jedna',
  2: 'two|zwei|deux|dos|due|twee|dois|duas|dwa|dwóch|dwie',
  3: 'three|drei|trois|tres|tre|drie|três|trzy|trzech',
  4: 'four|vier|quatre|cuatro|quattro|quatro|cztery|czterech',
  5: 'five|fünf|cinq|cinco|cinque|vijf|pięć|pięciu',
  6: 'six|sechs|seis|sei|zes|sześć|sześciu',
  7: 'seven|sieben|sept|siete|sette|zeven|sete|siedem|siedmiu',
  8: 'eight|acht|huit|ocho|otto|oito|osiem|ośmiu',
  9: 'nine|neun|neuf|nueve|nove|negen|dziewięć|dziewięciu',
  10: 'ten|zehn|dix|diez|dieci|tien|dez|dziesięć|dziesięciu',
  12: 'twelve|zwölf|douze|doce|dodici|twaalf|doze|dwanaście|dwunastu',
  14: 'fourteen|vierzehn|quatorze|catorce|quattordici|veertien|catorze|czternaście|czternastu',
  15: 'fifteen|fünfzehn|quinze|quince|quindici|vijftien|piętnaście|piętnastu',
  18: 'eighteen|achtzehn|dix-huit|dieciocho|diciotto|achttien|dezoito|osiemnaście|osiemnastu',
  20: 'twenty|zwanzig|vingt|veinte|venti|twintig|vinte|dwadzieścia|dwudziestu',
  24: 'twenty-four|vierundzwanzig|vingt-quatre|veinticuatro|ventiquattro|vierentwintig',
  30: 'thirty|dreißig|dreissig|trente|treinta|trenta|dertig|trinta|trzydzieści|trzydziestu',
  60: 'sixty|sechzig|soixante|sesenta|sessanta|zestig|sessenta|sześćdziesiąt|sześćdziesięciu',
  90: 'ninety|neunzig|quatre-vingt-dix|noventa|novanta|negentig|dziewięćdziesiąt|dziewięćdziesięciu',
};
const VALUES = new Map(
  Object.entries(NUMBERS).map(([value, words]) => [Number(value), new RegExp(`^(?:${words})$`, 'iu')] as const),
);
const WORD = Object.values(NUMBERS)
  .flatMap((words) => words.split('|'))
  .sort((a, b) => b.length - a.length)
  .join('|');

const ENGLISH_UNIT = 'day|week|month|year';
const OTHER_UNITS = [
  'Tage[ns]?|Tag|Wochen?|Monate?[ns]?|Jahre?[ns]?',
  'jours?|semaines?|mois|ans?|années?',
  'días?|dias?|semanas?|mes|meses|mês|años?|anos?',
  'giorn[oi]|settiman[ae]|mes[ei]|ann[oi]',
  'dag(?:en)?|weken|week|maand(?:en)?|jaar|jaren',
  'dni|dzień|tydzień|tygodni[ea]?|miesiąc|miesiące|miesięcy|roku?|lata?',
].join('|');
const QUALIFIER = '(?:calendar|business|working|consecutive|volle[rn]?|ganze[rn]?|weitere[rn]?|additional)';
const DURATION = new RegExp(
  `(?:(?<!\\p{L})(?<word>${WORD})(?!\\p{L}))?[\\s-]*(?:\\(\\s*)?(?<digits>(?<![\\d.,])\\d{1,3})?(?:\\s*\\))?` +
    `[\\s-]+(?:${QUALIFIER}\\s+)?` +
    `(?:(?<english>${ENGLISH_UNIT})(?:s|['’]s?|s['’])?|(?<unit>${OTHER_UNITS}))(?!\\p{L})`,
  'giu',
);

/** Lengths of time, as a number and a unit: "thirty (30) days" is "30 days", "drei Monaten" is "3 Monate". */
export function readDurations(text: string): Recognition[] {
  return [...text.matchAll(DURATION)].flatMap((match): Recognition[] => {
    const { word = '', digits, english, unit = '' } = match.groups ?? {};
    const count = digits === undefined ? readNumber(word) : Number(digits);
    if (count === 0) return [];
    const lead = /^[\s(-]*/u.exec(match[0])?.[0].length ?? 0;
    const named = english === undefined ? nameUnit(unit) : english.toLowerCase() + (count === 1 ? '' : 's');
    const [start, end] = [match.index + lead, match.index + match[0].length];
    return [{ start, end, value: `${count} ${named}`, fit: 1, match: 'normalized' }];
  });
}

function readNumber(word: string): number {
  return [...VALUES].find(([, words]) => words.test(word))?.[0] ?? 0;
}

/** German units without the ending of their case; those of other languages as they are written. */
function nameUnit(unit: string): string {
  return unit.replace(/^(Tage|Monate|Jahre)n$/iu, '$1').replace(/^(Tag|Monat|Jahr)e?s$/iu, '$1');
}
