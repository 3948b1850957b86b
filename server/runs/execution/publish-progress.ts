import type { ExtractionProgress } from '../../extraction/engine.ts';
import type { RunEvents } from '../run-events.ts';
import type { RunStatus } from '../repository.ts';

/** Tells what waits for a run about its states and its stages. */
export interface ProgressPublisher {
  publishStatus(runId: string, status: RunStatus, createdAt: string): void;
  publishProgress(runId: string, progress: ExtractionProgress): void;
}

export function createProgressPublisher(events: RunEvents, now: () => string): ProgressPublisher {
  return {
    publishStatus(runId, status, createdAt) {
      events.publish({ type: 'status', runId, status, stage: null, done: null, total: null, createdAt });
    },

    publishProgress(runId, { stage, done = null, total = null }) {
      events.publish({ type: 'progress', runId, status: 'processing', stage, done, total, createdAt: now() });
    },
  };
}
