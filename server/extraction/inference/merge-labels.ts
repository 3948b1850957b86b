/** Labels that are two words for one field: one document has the one, another document the other. */
import { fold } from '../reading/tokens.ts';
import { isCode, toCode } from './read-template.ts';
import type { ValueType } from './proposal.ts';

/** A label, with what its documents show of it. */
export interface SeenLabel {
  label: string;
  type: ValueType;
  /** Its value in each document that has it, and the keys of the labels before and after it; null at the edges. */
  places: ReadonlyMap<number, { value: string; before: string | null; after: string | null }>;
}

/** They say what kind of value a field has, and not which field it is. */
const KIND_WORDS = new Set(['no', 'nr', 'number', 'id', 'code', 'name', 'date', 'nummer', 'datum', 'numero', 'nom']);
const LINKS = new Set(['of', 'the', 'for', 'der', 'des', 'von', 'de', 'du', 'la', 'del', 'di']);

const wordsOf = (label: string): string[] => (fold(label).match(/\p{L}+/gu) ?? []).filter((word) => !LINKS.has(word));

function haveSameWords(one: string, other: string): boolean {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  const topic = (words: string[]) =>
    words
      .filter((word) => !KIND_WORDS.has(word))
      .toSorted()
      .join(' ');
  const kinds = (words: string[]) =>
    words
      .filter((word) => KIND_WORDS.has(word))
      .toSorted()
      .join(' ');
  if (topic(left) === '' || topic(left) !== topic(right)) return false;
  // "Vessel" is "Vessel name", but "Vessel name" is not "Vessel number".
  return kinds(left) === '' || kinds(right) === '' || kinds(left) === kinds(right);
}

/** Digits by their number, letters as they are: codes of one kind begin alike. */
const shapeOf = (code: string): string => toCode(code).replace(/\d/gu, '9');

const MIN_CODE = 5;

/** Codes of one kind: "B-1771" and "B-1802". Numbers of few digits are no sign. */
function haveCodesOfOneKind(values: readonly string[]): boolean {
  const [first = ''] = values;
  const isTelling = isCode(first) || (toCode(first).length >= MIN_CODE && /\p{L}/u.test(first) && /\d/u.test(first));
  return isTelling && values.every((value) => shapeOf(value) === shapeOf(first));
}

/** Whether the labels around both are the same ones, and one of them is there. */
function haveSameNeighbours(one: SeenLabel, other: SeenLabel): boolean {
  const around = [...one.places.values(), ...other.places.values()];
  const [first] = around;
  return (
    first !== undefined &&
    (first.before !== null || first.after !== null) &&
    around.every(({ before, after }) => before === first.before && after === first.after)
  );
}

/**
 * Whether two labels announce one field. What one document has together are two fields, and so are values of different
 * types. Words that differ count as one field only for codes of one kind at one place among the same labels.
 */
export function areOneField(one: SeenLabel, other: SeenLabel): boolean {
  if (one.type !== other.type || [...one.places.keys()].some((document) => other.places.has(document))) return false;
  if (haveSameWords(one.label, other.label)) return true;
  const values = [...one.places.values(), ...other.places.values()].map(({ value }) => value);
  return one.type === 'text' && haveCodesOfOneKind(values) && haveSameNeighbours(one, other);
}
