import { listProseTerms } from '../../reading/languages/terms.ts';
import { splitName } from '../../reading/tokens.ts';
import type { Field } from '../../schema/field-tree.ts';
import type { DocumentIndex, Hit } from '../document-index.ts';
import type { Found } from '../found.ts';

/** Units of one measure, with how much of the first one each is. */
const MEASURES: readonly (readonly (readonly [size: number, written: readonly string[]])[])[] = [
  [
    [1, ['g', 'gram', 'grams', 'Gramm']],
    [1e-3, ['mg', 'milligram', 'milligrams']],
    [1e3, ['kg', 'kilogram', 'kilograms', 'kilo', 'kilos']],
    [1e6, ['t', 'tonne', 'tonnes']],
  ],
  [
    [1, ['m', 'metre', 'metres', 'meter', 'meters']],
    [1e-3, ['mm', 'millimetres', 'millimeters']],
    [1e-2, ['cm', 'centimetres', 'centimeters']],
    [1e3, ['km', 'kilometres', 'kilometers']],
  ],
  [
    [1, ['s', 'sec', 'seconds', ...listProseTerms('seconds')]],
    [60, ['min', 'mins', 'minutes', ...listProseTerms('minutes')]],
    [3_600, ['h', 'hr', 'hrs', 'hours', ...listProseTerms('hours')]],
  ],
  [
    [1, ['l', 'litre', 'litres', 'liter', 'liters']],
    [1e-3, ['ml']],
    [1e-2, ['cl']],
    [1e3, ['m3', 'm³']],
  ],
  [
    [1, ['Wh']],
    [1e3, ['kWh']],
    [1e6, ['MWh']],
  ],
];

interface Unit {
  size: number;
  measure: (typeof MEASURES)[number];
}

const DIGITS = 12;
const MAX_UNIT_CHARACTERS = 14;

/** The unit that the name or the description of a field says: `lengthMm`, "in kg". */
export function readUnit(name: string, { title = '', description = '' }: Pick<Field, 'title' | 'description'> = {}) {
  const last = splitName(name).split(' ').at(-1) ?? '';
  const said = /(?:\bin |\()([\p{L}³]+3?)(?![\p{L}\d])/u;
  return [last, said.exec(title)?.[1], said.exec(description)?.[1]].map(findUnit).find((unit) => unit !== null) ?? null;
}

function findUnit(word: string | undefined): Unit | null {
  if (word === undefined || word === '') return null;
  for (const measure of MEASURES)
    for (const [size, written] of measure)
      if (written.some((one) => one.toLowerCase() === word.toLowerCase())) return { size, measure };
  return null;
}

/** A number in the unit of its field, at the places where the document writes it in another one: 1200 kg as "1.2 t". */
export function findConverted(value: number, { size, measure }: Unit, index: DocumentIndex): Found | undefined {
  const hits = measure.flatMap(([other, written]): Hit[] => {
    if (other === size) return [];
    const places = index.written.numbers.get(Number(((value * size) / other).toPrecision(DIGITS))) ?? [];
    return places.filter(({ page, end }) => {
      const [, unit] = /^\s?([\p{L}³]+3?)(?![\p{L}\d])/u.exec(page.text.slice(end, end + MAX_UNIT_CHARACTERS)) ?? [];
      return unit !== undefined && written.includes(unit);
    });
  });
  if (hits.length === 0) return undefined;
  return { hits: hits.sort((a, b) => a.at - b.at), match: 'derived', similarity: 1, isConverted: true };
}
