import type { RunStatus } from '@excerpt/sdk';

const LOOKS: Record<RunStatus, { look: string; label: string }> = {
  pending: { look: 'idle', label: 'Pending' },
  processing: { look: 'active', label: 'Processing' },
  completed: { look: 'good', label: 'Completed' },
  failed: { look: 'poor', label: 'Failed' },
  cancelled: { look: 'idle', label: 'Cancelled' },
};

export function StatusBadge({ status }: { status: RunStatus }) {
  const { look, label } = LOOKS[status];
  return <span class={`badge badge-${look}`}>{label}</span>;
}

export const isActive = (status: RunStatus): boolean => status === 'pending' || status === 'processing';
