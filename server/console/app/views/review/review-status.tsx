import type { ReviewStatus } from '@excerpt/sdk';
import { Badge, type BadgeProps } from '../../parts/status-badge.tsx';

const LOOKS: Record<string, BadgeProps> = {
  needed: { look: 'fair', label: 'Needed' },
  in_review: { look: 'active', label: 'In review' },
  approved: { look: 'good', label: 'Approved' },
  rejected: { look: 'poor', label: 'Rejected' },
};

export const REVIEW_STATUSES = ['needed', 'in_review', 'approved', 'rejected'] as const;

export const toStatusLabel = (status: ReviewStatus): string => LOOKS[status]?.label ?? status;

export function ReviewStatusBadge({ status }: { status: ReviewStatus }) {
  return <Badge {...(LOOKS[status] ?? { look: 'idle', label: status })} />;
}
