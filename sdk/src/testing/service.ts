import type { Answers } from './extraction/planned-answers.ts';
import type { TaskClock } from './task-clock.ts';
import type { NewId } from './create-ids.ts';
import type { Store } from './store.ts';
import type { EventRecorder } from './webhooks/webhook-event.ts';

/** What the parts of a fake share. */
export interface Service {
  store: Store;
  clock: TaskClock;
  /** Whether waiting for a run moves the clock. */
  movesTime: boolean;
  newId: NewId;
  answers: Answers;
  events: EventRecorder;
  /** Something that goes on after an answer; `idle` waits for it. */
  track(work: Promise<unknown>): void;
}
