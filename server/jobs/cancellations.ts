import type { Messages } from '../db/postgres/messages.ts';
import type { JobSubject } from './job-queue.ts';

/** Aborts running jobs, in whichever process they run. */
export interface Cancellations {
  cancel(job: JobSubject): void;
  /** Called for each job that is cancelled, here or by another server. */
  onCancel(listener: (job: JobSubject) => void): void;
}

export function createCancellations(messages: Pick<Messages, 'send' | 'on'>): Cancellations {
  const listeners: ((job: JobSubject) => void)[] = [];
  const abortHere = (job: JobSubject) => listeners.forEach((listener) => listener(job));
  messages.on('cancel', (job) => abortHere(job as JobSubject));
  return {
    cancel(job) {
      abortHere(job);
      messages.send('cancel', job);
    },
    onCancel: (listener) => void listeners.push(listener),
  };
}
