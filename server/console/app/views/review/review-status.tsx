import type { ReviewStatus } from '@excerpt/sdk';

const LOOKS: Record<string, { look: string; label: string }> = {
  needed: { look: 'fair', label: 'Needed' },
  in_review: { look: 'active', label: 'In review' },
  approved: { look: 'good', label: 'Approved' },
  rejected: { look: 'poor', label: 'Rejected' },
};

export const REVIEW_STATUSES = ['needed', 'in_review', 'approved', 'rejected'] as const;

export const toStatusLabel = (status: ReviewStatus): string => LOOKS[status]?.label ?? status;

export function ReviewStatusBadge({ status }: { status: ReviewStatus }) {
  return <span class={`badge badge-${LOOKS[status]?.look ?? 'idle'}`}>{toStatusLabel(status)}</span>;
}
