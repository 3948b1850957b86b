import { buildPattern } from '../../reading/languages/terms.ts';
import type { Recognition } from '../../reading/recogniser.ts';
import type { LabelHit } from '../labels/labels.ts';
import { roleOf } from '../parties/roles.ts';
import type { Cell } from '../segments.ts';
import { createCandidate, type Candidate } from './candidate.ts';

/** A value at a place that a label may announce. */
export function propose(hit: LabelHit, cell: Cell, recognition: Recognition, position: number): Candidate {
  const { value, match, fit } = recognition;
  return createCandidate(
    hit.field,
    value,
    { cell, ...recognition },
    {
      match,
      label: hit.quality * sideFactor(hit),
      position,
      fit,
      source: 'label',
    },
  );
}

const OF_RECIPIENT = new RegExp(`(?:^|\\s)${buildPattern('recipientWords')}[\\s.-]*$`, 'iu');

/** "Your VAT ID" on an invoice is the buyer's. */
function sideFactor(hit: LabelHit): number {
  const role = roleOf(hit.field);
  if (role === null || !OF_RECIPIENT.test(hit.cell.text.slice(0, hit.start))) return 1;
  return role === 'seller' ? 0.5 : 1.1;
}
