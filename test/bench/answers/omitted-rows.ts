import type { ListCompleteness } from '../../../server/extraction/engine.ts';
import { say, sayRatio } from '../measure.ts';
import type { PlayedAnswer } from '../../evaluation/played/play-errors.ts';

/** Lists with and without omitted rows, and how many of each are said to be incomplete. */
export class OmittedRows {
  #omitted = { lists: 0, noticed: 0 };
  #whole = { lists: 0, doubted: 0 };

  add({ omitted }: PlayedAnswer, lists: readonly ListCompleteness[]): void {
    for (const { path, complete } of lists) {
      const isNoticed = complete === false;
      if (omitted.has(path)) {
        this.#omitted.lists += 1;
        this.#omitted.noticed += Number(isNoticed);
      } else {
        this.#whole.lists += 1;
        this.#whole.doubted += Number(isNoticed);
      }
    }
  }

  report(): void {
    const [omitted, whole] = [this.#omitted, this.#whole];
    say(
      `  lists with omitted rows: ${omitted.noticed} of ${omitted.lists} noticed; ` +
        `whole lists: ${whole.doubted} of ${whole.lists} doubted`,
    );
    if (omitted.lists > 0) sayRatio('omitted rows noticed', omitted.noticed / omitted.lists, { atLeast: 0.8 });
    if (whole.lists > 0) sayRatio('whole lists doubted', whole.doubted / whole.lists, { atMost: 0.02 });
  }
}
