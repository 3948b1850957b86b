import type { Tx } from '../db/database.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import { recordChecked, type ReviewedValues } from './recalibrator.ts';
import { holdDocument, upsertExample, type ConfirmedData } from './repository.ts';

export interface ExampleRecorder {
  /** In the transaction of the approval or label. The newest data of a document replaces what it taught before. */
  record(tx: Tx, data: ConfirmedData): Promise<void>;
  /** In the transaction of the approval: which confidences were right. */
  check(tx: Tx, reviewed: ReviewedValues): Promise<void>;
}

/**
 * Keeps what people confirm as examples. Documents are read for them when a run first uses the memory. A document that
 * has expired teaches nothing, although a run that began later can still be reviewed.
 */
export function createExampleRecorder({ clock, newId }: { clock: Clock; newId: NewId }): ExampleRecorder {
  const now = (): string => timestamp(clock.now());
  return {
    async record(tx, data) {
      if (await holdDocument(tx, data.documentId)) await upsertExample(tx, { id: newId('mex'), ...data, now: now() });
    },
    async check(tx, reviewed) {
      if (await holdDocument(tx, reviewed.documentId)) await recordChecked(tx, reviewed, now());
    },
  };
}
