/** The numbers of `1-3,7`, as the API names the pages of a part. */
export function toPages(text: string): number[] {
  return text.split(',').flatMap((span) => {
    const [first = 0, last = first] = span.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  });
}

/** Ascending numbers as `1-3,7`. */
export function toPageText(pages: readonly number[]): string {
  const spans: { first: number; last: number }[] = [];
  for (const page of pages) {
    const span = spans.at(-1);
    if (span?.last === page - 1) span.last = page;
    else spans.push({ first: page, last: page });
  }
  return spans.map(({ first, last }) => (first === last ? String(first) : `${first}-${last}`)).join(',');
}
