import type { EvidenceMatch } from '../engine.ts';
import type { Hit } from './document-index.ts';

/** The places of a value, in the order of the document. */
export interface Found {
  hits: Hit[];
  /** `exact` also for what is written otherwise at some of the places. */
  match: EvidenceMatch;
  /** How alike the value and its places are, 0 to 1. */
  similarity: number;
}

export const NOT_FOUND: Found = { hits: [], match: 'not_found', similarity: 0 };
