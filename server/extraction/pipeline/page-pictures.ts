import type { ExtractionRequest, PagePicture } from '../engine.ts';
import type { PicturePart } from '../llm/model-client.ts';
import type { Passage } from './passages.ts';
import { Recent } from '../../lib/lru-map.ts';

/** Pictures of one question: providers take no more than ten or twenty. */
const MOST_PICTURES = 10;
/** Kept for the next question, which often shows some of the same pages. */
const MOST_KEPT = 16;

/** The pictures of a run's scanned pages. What cannot be drawn is left out, and said. */
export class PagePictures {
  readonly #draw: ExtractionRequest['pagePicture'];
  readonly #signal: AbortSignal;
  readonly #kept = new Recent<number, Promise<PagePicture | null>>(MOST_KEPT);
  readonly undrawn = new Set<number>();

  constructor({ pagePicture, signal }: Pick<ExtractionRequest, 'pagePicture' | 'signal'>) {
    this.#draw = pagePicture;
    this.#signal = signal;
  }

  async of(passages: readonly Passage[]): Promise<{ page: number; picture: PicturePart }[]> {
    const pages = [...new Set(passages.filter(({ recognised }) => recognised).map(({ page }) => page))].slice(
      0,
      MOST_PICTURES,
    );
    const pictures: { page: number; picture: PicturePart }[] = [];
    for (const page of pages) {
      const drawn = await this.#drawn(page);
      if (drawn !== null) pictures.push({ page, picture: { type: 'picture', ...drawn } });
    }
    return pictures;
  }

  #drawn(page: number): Promise<PagePicture | null> {
    if (this.#draw === undefined) return Promise.resolve(null);
    const known = this.#kept.get(page);
    if (known !== undefined) return known;
    const drawn = this.#draw(page, this.#signal).catch(() => {
      this.#signal.throwIfAborted();
      // The text of the page is there all the same.
      this.undrawn.add(page);
      return null;
    });
    this.#kept.set(page, drawn);
    return drawn;
  }
}
