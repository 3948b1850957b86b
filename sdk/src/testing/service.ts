import type { Answers } from './extraction/answers.ts';
import type { TaskClock } from './clock.ts';
import type { NewId } from './ids.ts';
import type { Store } from './store.ts';
import type { EventRecorder } from './webhooks/record-event.ts';

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
