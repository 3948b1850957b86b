import type { Evidence } from '../engine.ts';
import { createSpanEvidence } from '../grounding/span.ts';
import type { Filled } from './filled-value.ts';
import type { Constant } from './memory/find-constant.ts';
import type { Absence } from './memory/rate-absence.ts';

export function createFoundEvidence(path: string, { candidate, confidence, value, examples = [] }: Filled): Evidence {
  const { page, start, end, rest } = candidate;
  const { quote, boxes: own } = createSpanEvidence(page, start, end);
  const boxes = rest === undefined ? own : [...own, ...createSpanEvidence(page, rest.start, rest.end).boxes];
  const literal = typeof value === 'string' ? quote === value : quote === String(value);
  const match = literal ? 'exact' : candidate.match === 'exact' ? 'normalized' : candidate.match;
  const evidence: Evidence = { path, confidence, match, page: page.number, quote, start, end, boxes };
  return examples.length > 0 ? { ...evidence, signs: ['remembered'] } : evidence;
}

const NOWHERE = { page: null, quote: null, start: null, end: null, boxes: [] };

export function createMissingEvidence(path: string, { confidence, sign }: Absence = { confidence: 0 }): Evidence {
  return { path, confidence, match: 'not_found', ...NOWHERE, ...(sign !== undefined && { signs: [sign] }) };
}

/** Of a value that this document does not show, as those of its form do not. */
export function createConstantEvidence(path: string, { confidence }: Constant): Evidence {
  return { path, confidence, match: 'derived', ...NOWHERE, signs: ['constant'] };
}
