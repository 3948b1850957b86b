import { LRUCache } from 'lru-cache';
import type { ExtractionRequest, PagePicture } from '../engine.ts';
import type { PicturePart } from '../llm/model-client.ts';
import type { Passage } from './passages.ts';

/** Pictures per question. Providers accept ten to twenty. */
const MAX_PICTURES = 10;
/** Cached for the next question, which often shows some of the same pages. */
const MAX_CACHED = 16;

/**
 * Renders images of a run's scanned pages, or of all pages on request. Pages that cannot be rendered are recorded and
 * left out.
 */
export class PagePictures {
  readonly #draw: ExtractionRequest['pagePicture'];
  readonly #signal: AbortSignal;
  readonly #vision: NonNullable<ExtractionRequest['vision']>;
  readonly #kept = new LRUCache<number, Promise<PagePicture | null>>({ max: MAX_CACHED });
  readonly failedPages = new Set<number>();

  constructor({ pagePicture, signal, vision = 'auto' }: Pick<ExtractionRequest, 'pagePicture' | 'signal' | 'vision'>) {
    this.#vision = vision;
    this.#draw = pagePicture;
    this.#signal = signal;
  }

  async getPictures(passages: readonly Passage[]): Promise<{ page: number; picture: PicturePart }[]> {
    if (this.#vision === 'never') return [];
    const shown = passages.filter(({ recognised }) => recognised || this.#vision === 'always');
    const pages = [...new Set(shown.map(({ page }) => page))].slice(0, MAX_PICTURES);
    const pictures: { page: number; picture: PicturePart }[] = [];
    for (const page of pages) {
      const drawn = await this.#getPicture(page);
      if (drawn !== null) pictures.push({ page, picture: { type: 'picture', ...drawn } });
    }
    return pictures;
  }

  #getPicture(page: number): Promise<PagePicture | null> {
    if (this.#draw === undefined) return Promise.resolve(null);
    const known = this.#kept.get(page);
    if (known !== undefined) return known;
    const drawn = this.#draw(page, this.#signal).catch(() => {
      this.#signal.throwIfAborted();
      // The question still contains the page's text.
      this.failedPages.add(page);
      return null;
    });
    this.#kept.set(page, drawn);
    return drawn;
  }
}
