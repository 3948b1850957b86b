import { seeded } from '../imperfect-model.ts';

/** Random choices that are the same for the same seed. */
export class Dice {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = seeded(seed);
  }

  pick<T>(of: readonly T[]): T {
    return of[Math.floor(this.#random() * of.length)] as T;
  }

  /** One of the wordings of a list. */
  word(list: string, separator = ';'): string {
    return this.pick(list.split(separator));
  }

  whole(from: number, to: number): number {
    return from + Math.floor(this.#random() * (to - from + 1));
  }

  chance(share: number): boolean {
    return this.#random() < share;
  }

  shuffle<T>(of: readonly T[]): T[] {
    return of
      .map((value) => ({ value, order: this.#random() }))
      .sort((a, b) => a.order - b.order)
      .map(({ value }) => value);
  }

  /** Different values of a list of wordings. */
  several(list: string, count: number): string[] {
    return this.shuffle(list.split(';')).slice(0, count);
  }
}
