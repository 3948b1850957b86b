import { toPercent } from '../../lib/value-words.ts';
import { nameCategory, toPartLevel } from './packet-words.ts';

interface PartBandProps {
  /** In CSS pixels. */
  left: number;
  width: number;
  isSelected: boolean;
  /** Whether the part has pages before these that lie apart. */
  isContinued: boolean;
  /** From 1; null for pages that are left out. */
  number: number | null;
  category: string | null;
  confidence: number | null;
  reason: string;
  select: () => void;
}

/** What the pages above it are. */
export function PartBand(props: PartBandProps) {
  const { left, width, isSelected, isContinued, number, category, confidence, reason, select } = props;
  const style = { left: `${left}px`, width: `${width}px` };
  if (number === null)
    return (
      <div class="band band-out" style={style}>
        <span class="band-text muted">Left out</span>
      </div>
    );
  return (
    // The page above it is the button for keys and screen readers.
    <div class={isSelected ? 'band band-selected' : 'band'} style={style} onClick={select}>
      <span class="band-text">
        <strong>
          {number} {nameCategory(category)}
        </strong>
        {confidence !== null && <span class={`level-${toPartLevel(confidence)}`}> {toPercent(confidence)}</span>}
        <span class="band-reason muted">{isContinued ? `Also part ${number}` : reason}</span>
      </span>
    </div>
  );
}
