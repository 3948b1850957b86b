import type { JsonObject } from '../../lib/json-value.ts';
import { listConceptWords, listTerms } from '../reading/languages/terms.ts';
import { fold, readConcepts } from '../reading/tokens.ts';
import type { Conventions } from '../reading/recogniser.ts';
import { buildValue } from './build-property.ts';
import type { LabelledValue } from './label-pairs.ts';
import { findUsualField, identifyLabel, nameProperty } from './name-property.ts';
import { isCode, toCode } from './read-template.ts';
import { DESCRIPTIONS } from './usual-descriptions.ts';
import type { UsualField } from '../reading/languages/usual-fields.ts';
import type { ValueType } from './proposal.ts';
import { inferType } from './value-type.ts';

/**
 * Labels that are two words for one field: one document has the one, another document the other.
 * A label, with what its documents show of it.
 */
interface SeenLabel {
  label: string;
  type: ValueType;
  /** Its value in each document that has it, and the keys of the labels before and after it; null at the edges. */
  places: ReadonlyMap<number, { value: string; before: string | null; after: string | null }>;
}

/** They say what kind of value a field has, and not which field it is. */
const KIND_WORDS = new Set(['code', ...listConceptWords('number', 'id', 'name', 'date').map(fold)]);
const LINKS = new Set([...listTerms('articles'), ...listTerms('partWords')].map(fold));

const wordsOf = (label: string): string[] => (fold(label).match(/\p{L}+/gu) ?? []).filter((word) => !LINKS.has(word));

/** Digits by their number, letters as they are: codes of one kind begin alike. */
const shapeOf = (code: string): string => toCode(code).replace(/\d/gu, '9');

const MIN_CODE = 5;

/** A field that documents show by a label. */
export interface InferredField {
  name: string;
  label: string;
  schema: JsonObject;
  /** In how many of the documents it was seen. */
  documents: number;
}

/** A page number and the like say nothing of the document. */
const NOISE = new Set(['page', 'signature', 'note']);
const MAX_FIELDS = 60;

interface Seen {
  /** The first is the field's name; others are words of other documents for it. */
  labels: string[];
  values: { text: string; conventions: Conventions }[];
  isMarked: boolean;
  places: Map<number, { value: string; before: string | null; after: string | null }>;
}

function toSeenLabel({ labels: [label = ''], values, places }: Seen): SeenLabel {
  return { label, type: inferType(values, readConcepts(label)), places };
}

/** Labels that mean one field become one. A usual field keeps its own name. */
function mergeLabels(seen: readonly Seen[]): Seen[] {
  const isUsual = ({ labels: [label = ''] }: Seen) => findUsualField(label, false) !== null;
  const merged: Seen[] = [];
  for (const next of seen) {
    const at = merged.findIndex(
      (one) => !(isUsual(one) && isUsual(next)) && areOneField(toSeenLabel(one), toSeenLabel(next)),
    );
    const known = merged[at];
    if (known === undefined) {
      merged.push(next);
      continue;
    }
    const [first, second] = isUsual(next) ? [next, known] : [known, next];
    merged[at] = {
      labels: [...first.labels, ...second.labels],
      values: [...first.values, ...second.values],
      isMarked: first.isMarked || second.isMarked,
      places: new Map([...first.places, ...second.places]),
    };
  }
  return merged;
}

const DESCRIBED = {
  text: 'Text',
  date: 'Date',
  email: 'E-mail address',
  number: 'Number',
  integer: 'Whole number',
  boolean: 'Answer',
} as const;

export function describeValue(label: string, type: keyof typeof DESCRIBED, inRow = false): string {
  const usual = findUsualField(label, inRow);
  return usual === null ? describeOther(label, type, inRow) : DESCRIPTIONS[usual];
}

/** A value by its label, whatever that means elsewhere. */
export function describeOther(label: string, type: keyof typeof DESCRIBED, inRow: boolean): string {
  const place = inRow ? 'in the column' : 'after the label';
  return `${DESCRIBED[type]} ${place} “${label}”`;
}

/** All words for the field are named, so that extraction finds each. */
function describeLabels([label = '', ...others]: readonly string[], type: keyof typeof DESCRIBED): string {
  const also = others.map((other) => ` or “${other}”`).join('');
  return `${describeValue(label, type)}${also}`;
}

function isNoise(label: string): boolean {
  const concepts = readConcepts(label);
  return concepts.length > 0 && concepts.every((concept) => NOISE.has(concept));
}

/**
 * The fields of labelled values. A label that is not marked as one counts only if several documents have it with
 * different values.
 */
export function inferFields(
  documents: readonly { values: readonly LabelledValue[]; conventions: Conventions }[],
): InferredField[] {
  const seen = new Map<string, Seen>();
  for (const [document, { values, conventions }] of documents.entries()) {
    const own = new Set<string>();
    const keyOf = (index: number) => {
      const near = values[index];
      return near === undefined ? null : identifyLabel(near.label, false);
    };
    for (const [index, { label, value, isMarked }] of values.entries()) {
      const key = identifyLabel(label, false);
      // The first of several equal labels is the document's; the others belong to a part of it.
      if (isNoise(label) || own.has(key)) continue;
      own.add(key);
      const known: Seen = seen.get(key) ?? { labels: [label], values: [], isMarked: false, places: new Map() };
      known.places.set(document, { value, before: keyOf(index - 1), after: keyOf(index + 1) });
      known.values.push({ text: value, conventions });
      known.isMarked ||= isMarked;
      seen.set(key, known);
    }
  }
  const kept = [...seen.values()].filter(({ values, isMarked }) => isMarked || areDifferent(values));
  return mergeLabels(kept.slice(0, MAX_FIELDS)).flatMap(({ labels, values }) => {
    const [label = ''] = labels;
    const name = nameProperty(label);
    if (name === '') return [];
    const type = inferType(values, readConcepts(label));
    // "From: platform 4" is no first day of a period.
    if (contradicts(findUsualField(label, false), type)) return [];
    const title = findUsualField(label, false) === null ? label : null;
    return [{ name, label, schema: buildValue(type, describeLabels(labels, type), title), documents: values.length }];
  });
}

const AMOUNTS = new Set<string>([
  'total',
  'amountDue',
  'netTotal',
  'taxAmount',
  'taxRate',
  'discount',
  'shipping',
  'change',
  'cash',
]);
const DATES = /Date$|^dateOf|^period(?:Start|End)$/u;

function contradicts(usual: UsualField | null, type: ValueType): boolean {
  if (usual === null) return false;
  if (AMOUNTS.has(usual)) return type !== 'number' && type !== 'integer';
  return DATES.test(usual) && type !== 'date';
}

const areDifferent = (values: Seen['values']): boolean =>
  values.length >= 2 && new Set(values.map(({ text }) => text)).size > 1;

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
function areOneField(one: SeenLabel, other: SeenLabel): boolean {
  if (one.type !== other.type || [...one.places.keys()].some((document) => other.places.has(document))) return false;
  if (haveSameWords(one.label, other.label)) return true;
  const values = [...one.places.values(), ...other.places.values()].map(({ value }) => value);
  return one.type === 'text' && haveCodesOfOneKind(values) && haveSameNeighbours(one, other);
}
