import { findLine, score, type Candidate } from '../candidates/candidate.ts';
import { isRunningText } from '../prose/running-text.ts';
import { hasColumns } from '../segments.ts';

/** What else is known of a candidate. */
export interface Circumstances {
  /** Score of the best candidate with another value, as a part of this one's. */
  rival: number;
  /** How many other values the field could have. */
  otherValues: number;
  /** How many candidates have the same value. */
  sameValue: number;
  /** Whether a sum holds with it. */
  isConfirmed: boolean;
  /** The list that a value is in; absent for single fields. */
  list?: ListSigns;
  /** The share of the schema's fields that the document seems to have. */
  schemaShare: number;
}

export interface ListSigns {
  items: number;
  /** The share of the items that have the field. */
  columnShare: number;
  /** The share of the item's fields that it has. */
  itemShare: number;
}

/**
 * What is read of a candidate. None distinguishes kinds of documents: the weight of a source, a type of value or a
 * place on the page in one kind misleads in the next.
 */
const READERS: Readonly<Record<string, (candidate: Candidate, around: Circumstances) => number>> = {
  label: ({ label }) => label,
  position: ({ position }) => position,
  fit: ({ fit }) => fit,
  score,
  rival: (_, { rival }) => Math.min(3, rival),
  'other values': (_, { otherValues }) => Math.min(20, otherValues),
  'same value again': (_, { sameValue }) => Math.min(10, sameValue),
  'sum confirms': (_, { isConfirmed }) => Number(isConfirmed),
  words: ({ value }) => Math.min(20, String(value).split(/\s+/u).length),
  letters: ({ value }) => Math.min(80, String(value).match(/\p{L}/gu)?.length ?? 0),
  digits: ({ value }) => Math.min(20, String(value).match(/\d/gu)?.length ?? 0),
  recognition: (candidate) => findLine(candidate)?.confidence ?? 1,
  'items in list': (_, { list }) => Math.min(30, list?.items ?? 0),
  'share of items with the field': (_, { list }) => list?.columnShare ?? 0,
  'share of the item': (_, { list }) => list?.itemShare ?? 0,
  'share of the schema': (_, { schemaShare }) => schemaShare,
  'in running text': (candidate) => {
    const text = findLine(candidate)?.text ?? '';
    // Text below a heading is whole sentences, and no part of one.
    return Number(candidate.source !== 'section' && isRunningText(text) && !hasColumns(text));
  },
};

export const FEATURES: string[] = Object.keys(READERS);

export function readFeatures(candidate: Candidate, around: Circumstances): number[] {
  return Object.values(READERS).map((read) => Math.round(read(candidate, around) * 1000) / 1000);
}
