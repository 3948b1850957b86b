import type { Messages } from '../db/postgres/messages.ts';

/** Tells the workers, in whichever process they run, that a batch has documents to start. */
export interface BatchWakes {
  wake(): void;
  /** Called for each wake, here or by another server. */
  onWake(listener: () => void): void;
}

export function createBatchWakes(messages: Pick<Messages, 'send' | 'on'>): BatchWakes {
  const listeners: (() => void)[] = [];
  const wakeHere = () => listeners.forEach((listener) => listener());
  messages.on('batch', wakeHere);
  return {
    wake() {
      wakeHere();
      messages.send('batch', null);
    },
    onWake: (listener) => void listeners.push(listener),
  };
}
