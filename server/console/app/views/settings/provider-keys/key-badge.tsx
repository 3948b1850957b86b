import type { ProviderKey } from '@excerpt/sdk';
import { Badge, type BadgeProps } from '../../../parts/status-badge.tsx';

const LOOKS: Record<ProviderKey['status'], BadgeProps> = {
  unverified: { look: 'idle', label: 'Not verified' },
  valid: { look: 'good', label: 'Valid' },
  invalid: { look: 'poor', label: 'Refused' },
};

export const KeyBadge = ({ status }: Pick<ProviderKey, 'status'>) => <Badge {...LOOKS[status]} />;
