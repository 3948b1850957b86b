import type { Evidence } from '@excerpt/sdk';

/** How a value is coloured. Words say the same beside it. */
export type Level = 'good' | 'fair' | 'poor' | 'none';

const GOOD = 0.9;
const FAIR = 0.7;

export function toLevel(evidence: Evidence | undefined): Level {
  if (evidence === undefined || evidence.match === 'not_found') return 'none';
  // The percentage that is shown decides, so that 90% has one colour.
  const shown = Math.round(evidence.confidence * 100) / 100;
  if (shown >= GOOD) return 'good';
  return shown >= FAIR ? 'fair' : 'poor';
}

const MATCHES: Record<string, { label: string; sentence: string }> = {
  exact: { label: 'Exact', sentence: 'The document has it character by character.' },
  normalized: { label: 'Rewritten', sentence: 'The document has it in another notation, such as 1.234,50 for 1234.5.' },
  fuzzy: { label: 'Similar', sentence: 'The document has it with small differences.' },
  derived: { label: 'Derived', sentence: 'It is a conclusion from other text of the document.' },
  not_found: { label: 'Not found', sentence: 'The document does not seem to have it.' },
};

/** A match that a later server adds is shown by its own name. */
export const describeMatch = (match: string): { label: string; sentence: string } =>
  MATCHES[match] ?? { label: match, sentence: '' };

const percent = new Intl.NumberFormat('en', { style: 'percent' });

/** `87%`. */
export const toPercent = (fraction: number): string => percent.format(fraction);

/** `87%, exact`; undefined without evidence. */
export const describeEvidence = (evidence: Evidence | undefined): string | undefined =>
  evidence && `${toPercent(evidence.confidence)}, ${describeMatch(evidence.match).label.toLowerCase()}`;

/** `1 entry`, `2 entries`. */
export const countEntries = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);

/** A value as people read it. Text is not changed. */
export function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}
