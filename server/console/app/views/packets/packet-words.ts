import type { Packet, PacketPart } from '@excerpt/sdk';
import type { BadgeProps } from '../../parts/status-badge.tsx';
import { toPageText } from './page-texts.ts';
import type { EditedPart } from './edit-parts.ts';

export const PACKET_LOOKS: Record<Packet['status'], BadgeProps> = {
  pending: { look: 'idle', label: 'Waiting' },
  processing: { look: 'active', label: 'Splitting' },
  needs_review: { look: 'fair', label: 'Needs a look' },
  completed: { look: 'good', label: 'Completed' },
  failed: { look: 'poor', label: 'Failed' },
  cancelled: { look: 'idle', label: 'Cancelled' },
};

export const isSplitting = ({ status }: Pick<Packet, 'status'>): boolean =>
  status === 'pending' || status === 'processing';

export const nameCategory = (category: string | null): string => category ?? 'No kind';

/** `page 4`, `pages 1-3,7` */
export const describePages = (pages: readonly number[]): string =>
  `page${pages.length === 1 ? '' : 's'} ${toPageText(pages)}`;

/** What the server found of a part as it is now; undefined once a person changed its pages or its kind. */
export const findOriginal = (packet: Packet, { pages, category }: EditedPart): PacketPart | undefined => {
  const text = toPageText(pages);
  return packet.parts.find((part) => part.pages === text && part.category === category);
};

/** How the confidence of a part is coloured. */
export function toPartLevel(confidence: number): 'good' | 'fair' | 'poor' {
  if (confidence >= 0.9) return 'good';
  return confidence >= 0.7 ? 'fair' : 'poor';
}
