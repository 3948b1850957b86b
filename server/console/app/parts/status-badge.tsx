import type { RunStatus } from '@excerpt/sdk';

export interface BadgeProps {
  /** Decides the colour. */
  look: 'good' | 'fair' | 'poor' | 'active' | 'idle';
  label: string;
}

export const RUN_LOOKS: Record<RunStatus, BadgeProps> = {
  pending: { look: 'idle', label: 'Pending' },
  processing: { look: 'active', label: 'Processing' },
  completed: { look: 'good', label: 'Completed' },
  failed: { look: 'poor', label: 'Failed' },
  cancelled: { look: 'idle', label: 'Cancelled' },
};

export function Badge({ look, label }: BadgeProps) {
  return <span class={`badge badge-${look}`}>{label}</span>;
}

export const StatusBadge = ({ status }: { status: RunStatus }) => <Badge {...RUN_LOOKS[status]} />;

export const isActive = (status: RunStatus): boolean => status === 'pending' || status === 'processing';
