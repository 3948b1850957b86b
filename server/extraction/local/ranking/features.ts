import { findLine, score, type Candidate } from '../candidates/candidate.ts';
import { isRunningText } from '../prose/running-text.ts';
import { hasColumns } from '../segments.ts';

/**
 * The features of a candidate, in the order of `readFeatures`. None distinguishes kinds of documents: the weight of a
 * source, a type of value or a place on the page in one kind misleads in the next.
 */
export const FEATURES: string[] = [
  'label',
  'position',
  'fit',
  'score',
  'rival',
  'other values',
  'same value again',
  'sum confirms',
  'words',
  'letters',
  'digits',
  'recognition',
  'items in list',
  'share of items with the field',
  'share of the item',
  'share of the schema',
  'in running text',
];

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

export function readFeatures(candidate: Candidate, around: Circumstances): number[] {
  const text = String(candidate.value);
  const line = findLine(candidate);
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  return [
    round(candidate.label),
    round(candidate.position),
    round(candidate.fit),
    round(score(candidate)),
    round(Math.min(3, around.rival)),
    Math.min(20, around.otherValues),
    Math.min(10, around.sameValue),
    around.isConfirmed ? 1 : 0,
    Math.min(20, text.split(/\s+/u).length),
    Math.min(80, text.match(/\p{L}/gu)?.length ?? 0),
    Math.min(20, text.match(/\d/gu)?.length ?? 0),
    round(line?.confidence ?? 1),
    Math.min(30, around.list?.items ?? 0),
    round(around.list?.columnShare ?? 0),
    round(around.list?.itemShare ?? 0),
    round(around.schemaShare),
    // Text below a heading is whole sentences, and no part of one.
    candidate.source !== 'section' && line !== undefined && isRunningText(line.text) && !hasColumns(line.text) ? 1 : 0,
  ];
}
