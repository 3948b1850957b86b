import type { EvidenceMatch } from '../engine.ts';
import type { Hit } from './document-index.ts';

/** The places of a value, in document order. */
export interface Found {
  hits: Hit[];
  /** `exact` even if some of the places spell it differently. */
  match: EvidenceMatch;
  /** Similarity of the value to its places, 0 to 1. */
  similarity: number;
}

export const NOT_FOUND: Found = { hits: [], match: 'not_found', similarity: 0 };
