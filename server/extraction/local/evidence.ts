import type { Evidence } from '../engine.ts';
import { createSpanEvidence } from '../grounding/span.ts';
import type { Candidate, TextRange } from './candidates/candidate.ts';
import type { Filled } from './filled-value.ts';
import type { Constant } from './memory/find-constant.ts';
import type { Absence } from './memory/rate-absence.ts';

export function createFoundEvidence(path: string, { candidate, confidence, value, examples = [] }: Filled): Evidence {
  const { page, start, rest = [] } = candidate;
  const [end, ...others] = joinRanges(candidate, rest);
  const { quote, boxes: own } = createSpanEvidence(page, start, end);
  const boxes = [...own, ...others.flatMap((one) => createSpanEvidence(page, one.start, one.end).boxes)];
  const literal = typeof value === 'string' ? quote === value : quote === String(value);
  const match = literal ? 'exact' : candidate.match === 'exact' ? 'normalized' : candidate.match;
  const evidence: Evidence = { path, confidence, match, page: page.number, quote, start, end, boxes };
  return examples.length > 0 ? { ...evidence, signs: ['remembered'] } : evidence;
}

/** Where a value ends that goes on in the lines below it, and what of it has other columns in between. */
function joinRanges(
  { page, end: first }: Pick<Candidate, 'page' | 'end'>,
  rest: readonly TextRange[],
): [end: number, ...others: TextRange[]] {
  let end = first;
  const apart = rest.findIndex(({ start, end: next }) => {
    if (page.text.slice(end, start).trim() !== '') return true;
    end = next;
    return false;
  });
  return [end, ...(apart < 0 ? [] : rest.slice(apart))];
}

const NOWHERE = { page: null, quote: null, start: null, end: null, boxes: [] };

export function createMissingEvidence(path: string, { confidence, sign }: Absence = { confidence: 0 }): Evidence {
  return { path, confidence, match: 'not_found', ...NOWHERE, ...(sign !== undefined && { signs: [sign] }) };
}

/** Of a value that this document does not show, as those of its form do not. */
export function createConstantEvidence(path: string, { confidence }: Constant): Evidence {
  return { path, confidence, match: 'derived', ...NOWHERE, signs: ['constant'] };
}
