import { SIGNS, type SignCode } from '../../lib/evidence/evidence-signs.ts';
import type { EvidenceMatch } from '../engine.ts';
import { NO_ORDER, type PlaceOrder } from '../grounding/order/place-order.ts';
import type { EntryComparison } from './compare-entries.ts';

/** What the confidence of a value is estimated from: what its evidence says, with the numbers behind it. */
export interface ConfidenceFacts {
  match: EvidenceMatch;
  /** Codes, as in the evidence. Numbers in them are ignored. */
  signs: readonly string[];
  isNull: boolean;
  /** Null, for the value that the model gave does not match the schema. */
  isOmitted?: boolean;
  /** A label says that it is another field's. */
  isForeign?: boolean;
  /** Whether it is in an entry of a list. */
  isEntry: boolean;
  /** Whether it is in an entry with several values. */
  isCell: boolean;
  kind: 'number' | 'text' | 'choice';
  /** Whether the document has a place for it. */
  isPlaced: boolean;
  /** Similarity of a fuzzy match, 0 to 1. */
  likeness: number;
  /** What the built-in extractor found: its confidence, negative where it is another value; 0 if it found none. */
  reading: number;
  /** Mean confidence of the recognised words; null if the text was not recognised. */
  recognition: number | null;
  /** Share of the document that the questions showed, 0 to 1. */
  seen: number;
  /** Whether its place is in order with those of other values. */
  order?: PlaceOrder | undefined;
  /** Another value has its place, and a value of its kind beside it is no field's. */
  isContested?: boolean | undefined;
  /** Of a value in a list with several entries. */
  compared?: EntryComparison | undefined;
  /** Share of the samples that found the value, 0 to 1; absent with one sample. */
  sampleShare?: number | undefined;
}

export interface ConfidenceFeature {
  name: string;
  /** Which weights make sense: a sign that speaks for a value never lowers its confidence. */
  bound: 'positive' | 'negative' | 'none';
  read(facts: ConfidenceFacts): number;
}

const number = (is: boolean): number => (is ? 1 : 0);

const forValues = (
  name: string,
  bound: ConfidenceFeature['bound'],
  read: ConfidenceFeature['read'],
): ConfidenceFeature => ({
  name,
  bound,
  read: (facts) => (facts.isNull ? 0 : read(facts)),
});

/**
 * Without the signs whose weights are set: annotated documents do not show them, and scripted models err anew when they
 * are asked again, while real ones repeat their errors.
 */
const TRAINED_SIGNS = (Object.keys(SIGNS) as SignCode[]).filter(
  (code) =>
    !/^(?:recognized|not_searched|repeated|contradicted|label_text|one_part|rule_holds|rule_violated)$/.test(code) &&
    !/^(?:exchanged|reversed|no_zone)$/.test(code) &&
    !/^(?:samples|parts|second|reader)_|^other_(?:sign|notation)$/.test(code),
);

export const CONFIDENCE_FEATURES: readonly ConfidenceFeature[] = [
  { name: 'null', bound: 'none', read: ({ isNull }) => number(isNull) },
  {
    name: 'null in an entry',
    bound: 'none',
    read: ({ isNull, isEntry }) => number(isNull && isEntry),
  },
  ...(['normalized', 'fuzzy', 'derived', 'not_found'] as const).map((match) =>
    forValues(match, 'negative', (facts) => number(facts.match === match)),
  ),
  forValues('unlike', 'negative', ({ match, likeness }) => (match === 'fuzzy' ? 1 - likeness : 0)),
  forValues('unrecognized', 'negative', ({ recognition }) => (recognition === null ? 0 : 1 - recognition)),
  forValues('entry', 'none', ({ isEntry }) => number(isEntry)),
  forValues('choice', 'none', ({ kind }) => number(kind === 'choice')),
  forValues('choice without a place', 'negative', ({ kind, isPlaced }) => number(kind === 'choice' && !isPlaced)),
  forValues('number', 'none', ({ kind }) => number(kind === 'number')),
  forValues('number not found', 'none', ({ kind, match }) => number(kind === 'number' && match === 'not_found')),
  forValues('single value not found', 'none', ({ isEntry, match }) => number(!isEntry && match === 'not_found')),
  {
    name: 'reader agrees',
    bound: 'positive',
    read: ({ reading, isNull, isCell }) => (isNull || isCell ? 0 : Math.max(0, reading)),
  },
  {
    name: 'reader agrees on the column',
    bound: 'positive',
    read: ({ reading, isNull, isCell }) => (isNull || !isCell ? 0 : Math.max(0, reading)),
  },
  {
    name: 'reader differs',
    bound: 'negative',
    read: ({ reading, isNull }) => (isNull ? 0 : Math.max(0, -reading)),
  },
  {
    name: 'reader finds what is null',
    bound: 'negative',
    read: ({ reading, isNull }) => (isNull ? Math.max(0, -reading) : 0),
  },
  forValues('unseen, as others have', 'none', ({ compared, match, signs }) =>
    match === 'not_found' || signs.includes('from_row') ? (compared?.same ?? 0) : 0,
  ),
  forValues('unlike others', 'negative', ({ compared }) => (compared === undefined ? 0 : (1 - compared.alike) ** 2)),
  forValues('far off', 'negative', ({ compared }) => Math.max(0, (compared?.farOff ?? 0) - 1)),
  ...(['fields', 'row', 'kind', 'list'] as const).flatMap((name) => [
    forValues(`in order of ${name}`, 'positive', ({ order = NO_ORDER }) => Math.max(0, order[name])),
    forValues(`out of order of ${name}`, 'negative', ({ order = NO_ORDER }) => Math.max(0, -order[name])),
  ]),
  forValues('contested', 'negative', ({ isContested = false }) => number(isContested)),
  ...TRAINED_SIGNS.map((code): ConfidenceFeature => ({
    name: code,
    bound: SIGNS[code][0] ? 'positive' : 'negative',
    read: ({ signs }) => number(signs.includes(code)),
  })),
];

/** Log-odds that are set by hand. */
export function addKnownWeights({ signs, seen, isNull, sampleShare }: ConfidenceFacts): number {
  const given = signs.reduce((sum, code) => sum + (KNOWN_WEIGHTS[code] ?? 0), 0);
  const unsearched = isNull ? -2.5 * (1 - seen) : 0;
  return given + unsearched + (sampleShare === undefined ? 0 : -6 * (1 - sampleShare));
}

const KNOWN_WEIGHTS: Readonly<Record<string, number>> = {
  parts_agree: 1.2,
  parts_differ: -6,
  one_part: -0.7,
  samples_agree: 0.5,
  repeated: -6,
  contradicted: -6,
  label_text: -1,
  // Of 13 played ones, one was right.
  reversed: -2.5,
  other_sign: -1.8,
  other_notation: -2,
  second_agrees: 0.7,
  second_differs: -6,
};
