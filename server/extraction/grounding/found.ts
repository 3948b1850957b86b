import type { Field } from '../schema/field-tree.ts';
import type { JsonValue } from '../../lib/json-value.ts';
import type { EvidenceMatch } from '../engine.ts';
import type { Hit } from './document-index.ts';

/** The places of a value, in document order. */
export interface Found {
  hits: Hit[];
  /** `exact` even if some of the places spell it differently. */
  match: EvidenceMatch;
  /** Similarity of the value to its places, 0 to 1. */
  similarity: number;
  /** Of a number: the document writes it with another sign. */
  isOtherSign?: boolean;
  /** Of a number that the document also writes with the other sign: the places with either one. */
  either?: Hit[];
  /** Of a number: by the document's other numbers, its place reads as another one. */
  isOtherNotation?: boolean;
  /** Of a number: the document writes it in another unit. */
  isConverted?: boolean;
  /** Of a choice: the document states another one. */
  isContradicted?: boolean;
}

/** How values begin that are a date, with or without a time. */
export const ISO_DATE = /^\d{4}-\d\d-\d\d/;

export const NOT_FOUND: Found = { hits: [], match: 'not_found', similarity: 0 };

/** A negative amount whose sign is elsewhere ("credit"), or an amount that goes out. */
export const OTHER_SIGN = { match: 'derived', similarity: 0.8, isOtherSign: true } as const;

/** A value of the data, and where the document has it. */
export interface Leaf {
  /** Name and title of the property, which the document may use as a label. */
  names: string[];
  path: string;
  value: JsonValue;
  found: Found;
  isEntry: boolean;
  /** What the schema says about it. */
  field: Field | undefined;
  /** The allowed values of a choice: those of the schema, or none for a boolean. */
  choice: { allowed: readonly JsonValue[] | undefined } | null;
}

export function readChoice(value: JsonValue, field: Field | undefined): Leaf['choice'] {
  if (field?.enum !== undefined && field.enum.length > 1) return { allowed: field.enum };
  return typeof value === 'boolean' ? { allowed: undefined } : null;
}
