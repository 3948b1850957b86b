import type { JsonObject } from '../../lib/json-value.ts';
import { readConcepts } from '../reading/tokens.ts';
import type { Conventions } from '../reading/recogniser.ts';
import { buildValue } from './build-property.ts';
import type { LabelledValue } from './label-pairs.ts';
import { findUsualField, identifyLabel, nameProperty } from './name-property.ts';
import { DESCRIPTIONS } from './usual-descriptions.ts';
import type { UsualField } from '../reading/languages/usual-fields.ts';
import type { ValueType } from './proposal.ts';
import { inferType } from './value-type.ts';

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
  label: string;
  values: { text: string; conventions: Conventions }[];
  isMarked: boolean;
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
  if (usual !== null) return DESCRIPTIONS[usual];
  const place = inRow ? 'in the column' : 'after the label';
  return `${DESCRIBED[type]} ${place} “${label}”`;
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
  for (const { values, conventions } of documents) {
    const own = new Set<string>();
    for (const { label, value, isMarked } of values) {
      const key = identifyLabel(label, false);
      // The first of several equal labels is the document's; the others belong to a part of it.
      if (isNoise(label) || own.has(key)) continue;
      own.add(key);
      const known = seen.get(key) ?? { label, values: [], isMarked: false };
      known.values.push({ text: value, conventions });
      known.isMarked ||= isMarked;
      seen.set(key, known);
    }
  }
  const kept = [...seen.values()].filter(({ values, isMarked }) => isMarked || areDifferent(values));
  return kept.slice(0, MAX_FIELDS).flatMap(({ label, values }) => {
    const name = nameProperty(label);
    if (name === '') return [];
    const type = inferType(values, readConcepts(label));
    // "From: platform 4" is no first day of a period.
    if (contradicts(findUsualField(label, false), type)) return [];
    const title = findUsualField(label, false) === null ? label : null;
    return [{ name, label, schema: buildValue(type, describeValue(label, type), title), documents: values.length }];
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
