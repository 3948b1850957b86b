import type { Db, Tx } from '../db/database.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import { createReview } from './create-review.ts';
import { dependsOnEarlier, findReasons, type CompletedRun } from './find-reasons.ts';
import { recordReviewEvent, type ReviewedRun, type ReviewEvents } from './review-detail.ts';
import { holdReview } from './repository.ts';
import { findSettings, hasSettings } from './settings-repository.ts';
import { listRecentData } from './run-data-repository.ts';

type CompletedData = Pick<CompletedRun, 'evidence' | 'rules'>;

/** Begins reviews of completed runs, where the settings of their schema ask for one. */
export interface ReviewNeeds {
  /** Whether `record` may have something to do in an environment. */
  isNeeded(db: Db, environmentId: string): Promise<boolean>;
  /** Called in the transaction that completes the run. Returns whether the run needs a review. */
  record(tx: Tx, run: ReviewedRun & CompletedData): Promise<boolean>;
  /** Sends the event of a review that `record` began. */
  announce(tx: Tx, run: ReviewedRun): Promise<void>;
}

interface Dependencies {
  clock: Clock;
  newId: NewId;
  webhookEvents: ReviewEvents;
}

export function createReviewNeeds({ clock, newId, webhookEvents }: Dependencies): ReviewNeeds {
  return {
    isNeeded: hasSettings,

    async record(tx, run) {
      const { id, environmentId, schemaFamilyId, extractedData, evidence, rules } = run;
      const settings = await findSettings(tx, { environmentId, schemaFamilyId });
      if (settings === undefined || extractedData === null) return false;
      const completed = { id, extractedData, evidence, rules };
      const earlier = dependsOnEarlier(settings, completed)
        ? await listRecentData(tx, { environmentId, schemaFamilyId })
        : [];
      const reasons = findReasons(settings, completed, earlier);
      if (reasons.length === 0) return false;
      const review = createReview(run, { id: newId('rev'), createdAt: timestamp(clock.now()) });
      await holdReview(tx, { ...review, reasons });
      return true;
    },

    announce: (tx, run) => recordReviewEvent(tx, webhookEvents, 'run.review_needed', run),
  };
}
