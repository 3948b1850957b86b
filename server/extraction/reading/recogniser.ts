import type { EvidenceMatch } from '../engine.ts';
import type { JsonValue } from '../../lib/json-value.ts';

/** A value found in a text. */
export interface Recognition {
  /** Offsets into the text. */
  start: number;
  end: number;
  value: JsonValue;
  /** How well the text fits the type, 0 to 1. */
  fit: number;
  match: Extract<EvidenceMatch, 'exact' | 'normalized' | 'derived'>;
}

/** What the document as a whole says about how its values are written. */
export interface Conventions {
  /** Which of two small numbers in a numeric date comes first. */
  dayFirst: boolean;
  /** The decimal separator where a number alone does not tell. */
  decimal: '.' | ',';
}

export type Recogniser = (text: string, conventions: Conventions) => Recognition[];
