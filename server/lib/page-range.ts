/** Consecutive pages, both ends included. A negative number counts from the last page, which is -1. */
interface PageSpan {
  first: number;
  last: number;
}

/** The pages of a document that are read, as in `1-3,7,-1`. */
export type PageRange = readonly PageSpan[];

const SPAN = /^(-?[1-9]\d{0,6})(?:-(-?[1-9]\d{0,6}))?$/;

/** Null for a text that is no range, such as `3-1` or `0`. */
export function parsePageRange(text: string): PageRange | null {
  const spans = text.split(',').map((part) => parseSpan(part.trim()));
  return spans.includes(null) ? null : (spans as PageSpan[]);
}

function parseSpan(text: string): PageSpan | null {
  const [, start, end = start] = SPAN.exec(text) ?? [];
  const [first, last] = [Number(start), Number(end)];
  const isDescending = first > 0 === last > 0 && first > last;
  return start === undefined || isDescending ? null : { first, last };
}

/** The same range in one notation, so that equal ranges are equal texts. */
export function formatPageRange(range: PageRange): string {
  return range.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(',');
}

/** Ascending pages as a range: `1-3,7`. */
export function formatPages(pages: readonly number[]): string {
  const spans: PageSpan[] = [];
  for (const page of pages) {
    const last = spans.at(-1);
    if (last !== undefined && last.last === page - 1) last.last = page;
    else spans.push({ first: page, last: page });
  }
  return formatPageRange(spans);
}

/** The selected pages that the document has, from 1, ascending. */
export function selectPages(range: PageRange, pageCount: number): number[] {
  const selected = new Set<number>();
  for (const { first, last } of range) {
    const end = Math.min(fromStart(last, pageCount), pageCount);
    for (let page = Math.max(fromStart(first, pageCount), 1); page <= end; page += 1) selected.add(page);
  }
  return [...selected].sort((a, b) => a - b);
}

/** The document's pages that every range selects, ascending. Texts that are no range select none. */
export function selectCommonPages(ranges: readonly string[], pageCount: number): number[] {
  const selections = ranges.map((text) => new Set(selectPages(parsePageRange(text) ?? [], pageCount)));
  const [first = new Set<number>(), ...others] = selections;
  return [...first].filter((page) => others.every((selection) => selection.has(page)));
}

/** Whether the range names pages that the document does not have. */
export function exceedsPages(range: PageRange, pageCount: number): boolean {
  return range.some(({ first, last }) =>
    [first, last].some((page) => fromStart(page, pageCount) > pageCount || fromStart(page, pageCount) < 1),
  );
}

const fromStart = (page: number, pageCount: number) => (page > 0 ? page : pageCount + 1 + page);

/** A sentence for a range that selects no page. */
export function explainNoPages(ranges: readonly string[], pageCount: number): string {
  const has = pageCount === 1 ? '1 page' : `${pageCount} pages`;
  return `pages ${ranges.join(' of ')} selects no page: the document has ${has}.`;
}

/**
 * Sentences for more pages than the limit, with the way out. Packets and batches take no ranges of files.
 * @param ranges what selects the pages; empty for all of a document
 */
export function explainTooManyPages(ranges: readonly string[], pageCount: number, maxPages: number): string {
  const given = ranges.length === 0 ? 'The document has' : `pages ${ranges.join(' of ')} selects`;
  const wayOut =
    ranges.length === 0
      ? `Cut the file, or upload it as a document with \`pages\`, such as 1-${maxPages}.`
      : 'Select fewer pages, or cut the file.';
  return `${given} ${pageCount} pages; the limit is ${maxPages} (EXCERPT_MAX_PAGES). ${wayOut}`;
}
