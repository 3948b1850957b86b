import type { ExtractionRequest } from '../engine.ts';

/** Questions answered and in all. */
export class Progress {
  #done = 0;
  #total = 0;
  readonly #report: NonNullable<ExtractionRequest['onProgress']>;

  constructor(report: ExtractionRequest['onProgress']) {
    this.#report = report ?? (() => undefined);
  }

  add(questions: number): void {
    this.#total += questions;
  }

  finishOne(): void {
    this.#done += 1;
    this.enter('extract');
  }

  enter(stage: 'extract' | 'ground' | 'validate'): void {
    const total = this.#total;
    this.#report({ stage, done: stage === 'extract' ? this.#done : total, total });
  }
}
