import { ApiPromise } from './api-promise.ts';

/** What a list answers. */
export interface PageEnvelope<T> {
  total: number;
  page: number;
  pageSize: number;
  data: T[];
}

/**
 * A page of a list. Iterating over it goes through this page and all that follow. Rows that arrive meanwhile move
 * others to a later page: those are not handed over twice. Rows that were deleted meanwhile move others to an earlier
 * page: these are missed.
 */
export class Page<T> implements PageEnvelope<T>, AsyncIterable<T> {
  /** How many resources there are on all pages. */
  readonly total: number;
  /** Number of this page, from 1. */
  readonly page: number;
  /** Resources per page. */
  readonly pageSize: number;
  readonly data: T[];
  readonly #load: (page: number) => PromiseLike<Page<T>>;

  constructor({ total, page, pageSize, data }: PageEnvelope<T>, load: (page: number) => PromiseLike<Page<T>>) {
    this.total = total;
    this.page = page;
    this.pageSize = pageSize;
    this.data = data;
    this.#load = load;
  }

  hasNextPage(): boolean {
    return this.data.length > 0 && this.page * this.pageSize < this.total;
  }

  /** The page after this one; undefined after the last. */
  async nextPage(): Promise<Page<T> | undefined> {
    return this.hasNextPage() ? this.#load(this.page + 1) : undefined;
  }

  /** The rows of this page and all that follow, `limit` of them at most. */
  async toArray({ limit = Infinity }: { limit?: number } = {}): Promise<T[]> {
    const rows: T[] = [];
    if (!(limit >= 0)) throw new RangeError('`limit` must be 0 or more.');
    if (limit > 0)
      for await (const row of this) {
        rows.push(row);
        if (rows.length >= limit) break;
      }
    return rows;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    const seen = new Set<unknown>();
    for (let page: Page<T> | undefined = this as Page<T>; page; page = await page.nextPage())
      for (const row of page.data) {
        const id = (row as { id?: unknown } | null)?.id;
        if (id !== undefined && seen.has(id)) continue;
        seen.add(id);
        yield row;
      }
  }
}

/** The promise of the first page, and an iterable of what is on all of them. */
export class PagePromise<T> extends ApiPromise<Page<T>> implements AsyncIterable<T> {
  /** The rows of all pages, `limit` of them at most. */
  async toArray(options?: { limit?: number }): Promise<T[]> {
    return (await this).toArray(options);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    yield* await this;
  }
}
