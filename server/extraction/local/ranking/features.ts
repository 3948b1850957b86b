import { score, type Candidate, type CandidateSource } from '../candidates/candidate.ts';
import { kindOf, type Kind } from '../kinds.ts';

const SOURCES: readonly CandidateSource[] = [
  'label',
  'unlabelled',
  'sum',
  'party',
  'sentence',
  'title',
  'table',
  'aligned table',
  'booking',
  'single item',
  'list',
  'role list',
  'defined party',
];
const KIND_GROUPS: Readonly<Record<string, readonly Kind[]>> = {
  date: ['date', 'datetime', 'time'],
  money: ['money'],
  number: ['number', 'integer', 'percent'],
  code: ['code', 'tax-id', 'iban', 'isin', 'bic', 'zip', 'phone', 'email', 'url'],
  name: ['name'],
  text: ['text', 'address'],
  boolean: ['boolean'],
  choice: ['choice', 'currency'],
};

/** What the ranking knows of a candidate, in the order of `featuresOf`. */
export const FEATURES: string[] = [
  'label',
  'position',
  'fit',
  'score',
  'rival',
  'other values',
  'same value again',
  'sum confirms',
  'place in document',
  'page',
  'words',
  'letters',
  'digits',
  'recognition',
  'words in row',
  'cells in row',
  ...SOURCES.map((source) => `source: ${source}`),
  ...Object.keys(KIND_GROUPS).map((kind) => `kind: ${kind}`),
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
  /** Rows of the document. */
  rowCount: number;
}

export function featuresOf(candidate: Candidate, around: Circumstances): number[] {
  const { page, start, end, row, source, field } = candidate;
  const text = String(candidate.value);
  const line = page.lines.find((one) => one.start <= start && start < one.start + one.text.length);
  const kind = kindOf(field);
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
    round(row / Math.max(1, around.rowCount)),
    Math.min(10, page.number),
    Math.min(20, text.split(/\s+/u).length),
    Math.min(80, text.match(/\p{L}/gu)?.length ?? 0),
    Math.min(20, text.match(/\d/gu)?.length ?? 0),
    round(line?.confidence ?? 1),
    Math.min(40, line?.text.split(/\s+/u).length ?? 0),
    Math.min(12, line?.text.split(/\s{3,}/u).length ?? 0),
    ...SOURCES.map((one) => (one === source && end > start ? 1 : 0)),
    ...Object.values(KIND_GROUPS).map((kinds) => (kinds.includes(kind) ? 1 : 0)),
  ];
}
