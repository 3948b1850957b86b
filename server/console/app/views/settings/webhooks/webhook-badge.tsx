import type { WebhookEndpoint } from '@excerpt/sdk';
import { Badge } from '../../../parts/status-badge.tsx';

const REASONS: Record<string, string> = {
  gone: 'Off: the destination is gone',
  failing: 'Off: nothing accepted for 5 days',
  member_removed: 'Off: its member was removed',
};

/** Whether events are delivered, and why not. */
export function WebhookBadge({ isActive, disabledReason }: Pick<WebhookEndpoint, 'isActive' | 'disabledReason'>) {
  if (isActive) return <Badge look="good" label="Active" />;
  if (disabledReason === null) return <Badge look="idle" label="Paused" />;
  return <Badge look="poor" label={REASONS[disabledReason] ?? `Off: ${disabledReason}`} />;
}
