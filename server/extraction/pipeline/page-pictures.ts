import { LRUCache } from 'lru-cache';
import type { ExtractionRequest, PagePicture } from '../engine.ts';
import type { DocumentPart, PicturePart } from '../llm/model-client.ts';
import type { Layout } from '../../parsing/layout.ts';
import type { Passage } from './passages/passages.ts';

/** Pictures per question. Providers accept ten to twenty. */
export const MAX_PICTURES = 10;
/** Cached for the next question, which often shows some of the same pages. */
const MAX_CACHED = 16;
/** Anthropic accepts 100 pages; Gemini 20 MB a request, in which the file is a third larger. */
export const MAX_PDF_PAGES = 100;
const MAX_PDF_BYTES = 12 * 2 ** 20;
/** The second question about the same pages. */
const MAX_CACHED_PDFS = 4;

/** A part of a PDF document. */
export interface ShownPdf {
  pages: number[];
  part: DocumentPart;
}

/**
 * Renders images of a run's scanned pages, or of all pages on request. Pages that cannot be rendered are recorded and
 * left out.
 */
export class PagePictures {
  readonly #draw: ExtractionRequest['pagePicture'];
  readonly #cut: ExtractionRequest['pagesPdf'];
  /** Created when needed: most runs show no page. */
  #keptPdfs: LRUCache<string, Promise<{ pdf: ShownPdf | null }>> | undefined;
  readonly #signal: AbortSignal;
  readonly #vision: NonNullable<ExtractionRequest['vision']>;
  #kept: LRUCache<number, Promise<PagePicture | null>> | undefined;
  readonly failedPages = new Set<number>();
  readonly #omitted = new Set<number>();
  readonly #shown = new Set<number>();

  constructor({
    pagePicture,
    pagesPdf,
    signal,
    vision = 'auto',
  }: Pick<ExtractionRequest, 'pagePicture' | 'pagesPdf' | 'signal' | 'vision'>) {
    this.#cut = pagesPdf;
    this.#vision = vision;
    this.#draw = pagePicture;
    this.#signal = signal;
  }

  /** Pages whose picture was beyond the number that one question may show, in each question. */
  get omittedPages(): ReadonlySet<number> {
    return new Set([...this.#omitted].filter((page) => !this.#shown.has(page)));
  }

  async getPictures(passages: readonly Passage[]): Promise<{ page: number; picture: PicturePart }[]> {
    if (this.#vision === 'never') return [];
    const shown = passages.filter(({ recognised }) => recognised || this.#vision === 'always');
    const all = [...new Set(shown.map(({ page }) => page))];
    const pages = all.slice(0, MAX_PICTURES);
    for (const page of all.slice(MAX_PICTURES)) this.#omitted.add(page);
    const pictures: { page: number; picture: PicturePart }[] = [];
    for (const page of pages) {
      const drawn = await this.#getPicture(page);
      if (drawn === null) {
        // Some kinds of files have no pictures of their pages, which matters where they were asked for.
        if (this.#vision === 'always') this.failedPages.add(page);
        continue;
      }
      this.#shown.add(page);
      pictures.push({ page, picture: { type: 'picture', ...drawn } });
    }
    return pictures;
  }

  /** Whether the document can be shown as a PDF. Others, such as long scans, are planned as pictures. */
  async hasPdf(layout: Layout): Promise<boolean> {
    return (await this.getPdf(layout.pages.slice(0, MAX_PDF_PAGES).map(({ number }) => ({ page: number })))) !== null;
  }

  /** The pages of all passages as a PDF, if all are to be shown. Null if there is none, or it is too large. */
  async getPdf(passages: readonly Pick<Passage, 'page'>[]): Promise<ShownPdf | null> {
    if (this.#cut === undefined || this.#vision !== 'always') return null;
    const pages = [...new Set(passages.map(({ page }) => page))];
    // They are shown as pictures instead, as far as a question may have them.
    if (pages.length > MAX_PDF_PAGES) return null;
    const key = pages.join();
    const kept = (this.#keptPdfs ??= new LRUCache({ max: MAX_CACHED_PDFS }));
    const known = kept.get(key) ?? this.#cutPages(this.#cut, pages);
    kept.set(key, known);
    return (await known).pdf;
  }

  async #cutPages(
    cut: NonNullable<ExtractionRequest['pagesPdf']>,
    wanted: number[],
  ): Promise<{ pdf: ShownPdf | null }> {
    const found = await cut(wanted, this.#signal).catch(() => {
      this.#signal.throwIfAborted();
      // The pages are shown as pictures instead.
      return null;
    });
    if (found === null || found.bytes.length > MAX_PDF_BYTES) return { pdf: null };
    const { bytes, pages } = found;
    const part: DocumentPart = { type: 'document', mediaType: 'application/pdf', bytes, pages: pages.length };
    return { pdf: { pages, part } };
  }

  #getPicture(page: number): Promise<PagePicture | null> {
    if (this.#draw === undefined) return Promise.resolve(null);
    const kept = (this.#kept ??= new LRUCache({ max: MAX_CACHED }));
    const known = kept.get(page);
    if (known !== undefined) return known;
    const drawn = this.#draw(page, this.#signal).catch(() => {
      this.#signal.throwIfAborted();
      // The question still contains the page's text.
      this.failedPages.add(page);
      return null;
    });
    kept.set(page, drawn);
    return drawn;
  }
}
