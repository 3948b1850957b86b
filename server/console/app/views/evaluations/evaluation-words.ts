import type { Evaluation } from '@excerpt/sdk';
import type { BadgeProps } from '../../parts/status-badge.tsx';

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

/** `98.4%`; `–` where there is no number. */
export const toShare = (share: number | null | undefined): string => (share == null ? '–' : percent.format(share));

/** `95% to 99%`. */
export const toInterval = ([low, high]: readonly number[]): string => `${toShare(low)} to ${toShare(high)}`;

/** `+1.2 points`. */
export function toPoints(difference: number): string {
  const points = Math.round(difference * 1000) / 10;
  return `${points > 0 ? '+' : ''}${points} points`;
}

export function toCostWords(cost: Evaluation['cost']): string {
  if (cost === null) return 'unknown';
  const digits = cost.amount > 0 && cost.amount < 0.01 ? { maximumSignificantDigits: 2 } : {};
  return new Intl.NumberFormat('en', { style: 'currency', currency: cost.currency, ...digits }).format(cost.amount);
}

export const EVALUATION_LOOKS: Record<Evaluation['status'], BadgeProps> = {
  pending: { look: 'idle', label: 'Pending' },
  processing: { look: 'active', label: 'Processing' },
  completed: { look: 'good', label: 'Completed' },
  failed: { look: 'poor', label: 'Failed' },
  cancelled: { look: 'idle', label: 'Cancelled' },
};

export const VERDICT_LOOKS: Record<string, BadgeProps> = {
  better: { look: 'good', label: 'Better' },
  worse: { look: 'poor', label: 'Worse' },
  same: { look: 'idle', label: 'Same' },
  inconclusive: { look: 'fair', label: 'Inconclusive' },
};

export const isRunning = ({ status }: Pick<Evaluation, 'status'>): boolean =>
  status === 'pending' || status === 'processing';
