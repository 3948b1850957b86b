import type { Evidence } from '@excerpt/sdk';
import { findViolation } from '../../../lib/rule-words.ts';

/** In a cell: that a violated rule reads its value. Its sentence, with the numbers, is for screen readers. */
export function ViolationMark({ evidence }: { evidence: Evidence | undefined }) {
  const violation = findViolation(evidence);
  if (violation === null) return null;
  return (
    <span class="cell-violation level-poor">
      <span aria-hidden="true"> ≠</span>
      <span class="visually-hidden">, {violation}</span>
    </span>
  );
}
