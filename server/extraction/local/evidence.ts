import type { Evidence } from '../engine.ts';
import { createSpanEvidence } from '../grounding/span.ts';
import type { Filled } from './filled-value.ts';

export function createFoundEvidence(path: string, { candidate, confidence, value }: Filled): Evidence {
  const { page, start, end } = candidate;
  const { quote, boxes } = createSpanEvidence(page, start, end);
  const literal = typeof value === 'string' ? quote === value : quote === String(value);
  const match = literal ? 'exact' : candidate.match === 'exact' ? 'normalized' : candidate.match;
  return { path, confidence, match, page: page.number, quote, start, end, boxes };
}

/** @param confidence the probability that the document does not have the value */
export function createMissingEvidence(path: string, confidence = 0): Evidence {
  return { path, confidence, match: 'not_found', page: null, quote: null, start: null, end: null, boxes: [] };
}
