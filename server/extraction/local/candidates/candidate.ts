import type { EvidenceMatch } from '../../engine.ts';
import type { JsonValue } from '../../../lib/json-value.ts';
import type { LayoutLine, LayoutPage } from '../../../parsing/layout.ts';
import type { Cell, Row } from '../segments.ts';
import type { ScalarField } from '../target-fields.ts';

/** A possible value of a field, and its place. */
export interface Candidate {
  field: ScalarField;
  value: JsonValue;
  page: LayoutPage;
  row: number;
  /** Offsets into the page's text. */
  start: number;
  end: number;
  /** Where the value goes on in the lines below. */
  rest?: TextRange[];
  match: Exclude<EvidenceMatch, 'not_found' | 'fuzzy'>;
  /** How well the words beside it match the field. For values without a label, how distinctive they are. */
  label: number;
  /** How usual the place is for a value of that label. */
  position: number;
  /** How well the text fits the field's type. */
  fit: number;
  /** What proposed it. */
  source: CandidateSource;
}

/** Offsets into the text of a page. */
export interface TextRange {
  start: number;
  end: number;
}

export type CandidateSource =
  | 'label'
  | 'section'
  | 'unlabelled'
  | 'sum'
  | 'party'
  | 'sentence'
  | 'title'
  | 'table'
  | 'aligned table'
  | 'booking'
  | 'item row'
  | 'single item'
  | 'journey'
  | 'list'
  | 'role list'
  | 'defined party'
  | 'memory';

/** What orders candidates: the ranking makes a probability of it. */
export function score(candidate: Pick<Candidate, 'label' | 'position' | 'fit'>): number {
  return candidate.label * candidate.position * candidate.fit;
}

/** The line in which it begins. */
export function findLine({ page, start }: Pick<Candidate, 'page' | 'start'>): LayoutLine | undefined {
  return page.lines.find((line) => line.start <= start && start < line.start + line.text.length);
}

/** A stretch of a row or of one of its cells. */
export interface Place {
  cell: Pick<Cell, 'row' | 'from'>;
  /** Offsets into the cell's text. */
  start: number;
  end: number;
}

/** Where a cell is in the text of its page. */
export function placeOf({ row, from, to }: Pick<Cell, 'row' | 'from' | 'to'>): TextRange {
  return { start: row.start + from, end: row.start + to };
}

/** What speaks for a candidate. */
export type Signs = Pick<Candidate, 'match' | 'label' | 'position' | 'fit' | 'source'>;

export function createCandidate(
  field: ScalarField,
  value: JsonValue,
  { cell, start, end }: Place,
  signs: Signs,
): Candidate {
  const { row, from } = cell;
  const offset = row.start + from;
  return { field, value, page: row.page, row: row.index, start: offset + start, end: offset + end, ...signs };
}

/** Words of a row, as they are written. */
export function quote(
  field: ScalarField,
  row: Row,
  { start, end }: TextRange,
  signs: Pick<Signs, 'label' | 'source'>,
): Candidate {
  const value = row.text.slice(start, end).replace(/\s+/gu, ' ');
  return createCandidate(
    field,
    value,
    { cell: { row, from: 0 }, start, end },
    { match: 'exact', position: 1, fit: 1, ...signs },
  );
}
