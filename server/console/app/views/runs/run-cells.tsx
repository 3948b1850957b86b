import type { RunListItem } from '@excerpt/sdk';
import { Link } from 'wouter-preact';
import { describeCheck } from '../../lib/lists/check-state.ts';
import { seenRuns } from '../../lib/lists/seen-runs.ts';
import { previewValues } from '../../lib/preview-values.ts';
import { findLack } from '../../lib/lacking-fields.ts';
import { toPercent } from '../../lib/value-words.ts';
import { toVisibleName } from '../../lib/visible-name.ts';
import { Badge } from '../../parts/status-badge.tsx';
import { TimeAgo } from '../../parts/time-ago.tsx';

const MAX_NAMED = 3;

/** What a person should know of a run before opening it: one sentence each. */
export function describeNotes(
  { duplicateOf, extractedData, corrected }: Pick<RunListItem, 'duplicateOf' | 'extractedData' | 'corrected'>,
  usual: readonly string[],
): string[] {
  const { missing, isUnlike } = findLack(extractedData ?? {}, extractedData === null ? [] : usual);
  const named = missing.slice(0, MAX_NAMED).join(', ');
  const more = missing.length > MAX_NAMED ? ` and ${missing.length - MAX_NAMED} more` : '';
  return [
    ...(duplicateOf === null ? [] : [`Same file as ${toVisibleName(duplicateOf.name)}`]),
    ...(isUnlike ? ['Does not look like the other documents of this schema'] : []),
    ...(missing.length === 0 ? [] : [`Missing: ${named}${more}`]),
    ...(corrected ? ['Corrected'] : []),
  ];
}

interface RunCellsProps {
  run: RunListItem;
  href: string;
  /** Keeps the row in the address, before it is left. */
  keepPlace: () => void;
  usual: readonly string[];
  isSelected: boolean;
  toggle: (isRange: boolean) => void;
}

export function RunCells({ run, href, keepPlace, usual, isSelected, toggle }: RunCellsProps) {
  const name = toVisibleName(run.documentName);
  const notes = describeNotes(run, usual);
  const values = run.expiredAt === null ? previewValues(run.extractedData) : 'Erased by the retention';
  return (
    <>
      <span role="cell" class="run-choice">
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={isSelected}
          onClick={(event) => toggle(event.shiftKey)}
        />
      </span>
      <span role="cell">
        <Link href={href} class="run-link" onClick={keepPlace}>
          {name}
        </Link>
      </span>
      <span role="cell">
        <Badge {...describeCheck(run, seenRuns.value.has(run.id))} />
      </span>
      <span role="cell" class="run-confidence">
        {run.confidence === null ? '' : toPercent(run.confidence)}
      </span>
      <span role="cell" class="muted" title={notes.join('. ')}>
        {notes.length > 0 && <span class="run-notes">{notes.join('. ')}. </span>}
        {values}
      </span>
      <span role="cell" class="muted">
        {run.reviewer?.name ?? ''}
      </span>
      <span role="cell">{run.schemaVersionNumber}</span>
      <span role="cell" class="muted">
        {run.provider}/{run.model}
      </span>
      <span role="cell" class="muted">
        <TimeAgo at={run.createdAt} />
      </span>
    </>
  );
}
