import type { RunListItem } from '@excerpt/sdk';
import { RUN_LOOKS, type BadgeProps } from '../../parts/status-badge.tsx';

type Checked = Pick<RunListItem, 'status' | 'reviewStatus' | 'exportedAt'>;

const REVIEWS: Record<string, BadgeProps> = {
  needed: { look: 'fair', label: 'To review' },
  in_review: { look: 'active', label: 'In review' },
  approved: { look: 'good', label: 'Checked' },
  rejected: { look: 'poor', label: 'Rejected' },
};

/** How far people are with a run: new, seen, to review, checked, exported. */
export function describeCheck(run: Checked, isSeen: boolean): BadgeProps {
  if (run.status !== 'completed') return RUN_LOOKS[run.status];
  const isDone = run.reviewStatus === null || run.reviewStatus === 'approved';
  if (run.exportedAt !== null && isDone) return { look: 'good', label: 'Exported' };
  const reviewed = run.reviewStatus === null ? undefined : REVIEWS[run.reviewStatus];
  return reviewed ?? (isSeen ? { look: 'idle', label: 'Seen' } : { look: 'active', label: 'New' });
}
