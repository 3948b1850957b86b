import type { Evidence } from '../../generated/types.gen.ts';
import type { AnswerOptions } from './planned-answers.ts';

const FOUND_CONFIDENCE = 0.95;
const MISSING_CONFIDENCE = 0.15;

function leavesOf(value: unknown, path: string): [path: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  const step = (key: string) => `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return Object.entries(value).flatMap(([key, child]) => leavesOf(child, step(key)));
}

function ground(path: string, value: unknown, text: string): Evidence {
  const nowhere = { page: null, quote: null, start: null, end: null, boxes: [], signs: [] };
  if (value === null) return { path, confidence: MISSING_CONFIDENCE, match: 'not_found', ...nowhere };
  const quote = String(value);
  const start = text.indexOf(quote);
  if (start === -1) return { path, confidence: FOUND_CONFIDENCE, match: 'derived', ...nowhere, page: 1 };
  return {
    path,
    confidence: FOUND_CONFIDENCE,
    match: 'exact',
    page: 1,
    quote,
    start,
    end: start + quote.length,
    boxes: [],
    signs: [],
  };
}

/** The evidence of each leaf, with what the test says about it. */
export function makeEvidence(
  extracted: object,
  text: string,
  { confidence, evidence = {} }: AnswerOptions,
): Evidence[] {
  return leavesOf(extracted, '').map(([path, value]) => {
    const made = ground(path, value, text);
    const said = typeof confidence === 'number' ? confidence : confidence?.[path];
    return { ...made, ...(said !== undefined && { confidence: said }), ...evidence[path] };
  });
}

/** The mean over the leaves; null without any. */
export function meanConfidence(evidence: Evidence[]): number | null {
  if (evidence.length === 0) return null;
  const sum = evidence.reduce((total, { confidence }) => total + confidence, 0);
  return Math.round((sum / evidence.length) * 1e4) / 1e4;
}
