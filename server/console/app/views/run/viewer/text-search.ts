import type { LayoutPage, PageBox } from '@excerpt/sdk';

/** A place in the text of a document. */
export interface Hit {
  /** Number of the page. */
  page: number;
  /** Null where the format has no geometry. */
  box: PageBox | null;
}

const MAX_HITS = 1_000;

/** Around the words of a line that a range of its text touches. */
function boxOf(line: LayoutPage['lines'][number], from: number, to: number): PageBox | null {
  let at = 0;
  const touched: PageBox[] = [];
  for (const word of line.words) {
    const start = line.text.indexOf(word.text, at);
    if (start === -1) continue;
    at = start + word.text.length;
    if (start < to && at > from) touched.push(word.box);
  }
  if (touched.length === 0) return line.box;
  const side = (index: 0 | 1 | 2 | 3) => touched.map((box) => box[index]);
  return [Math.min(...side(0)), Math.min(...side(1)), Math.max(...side(2)), Math.max(...side(3))];
}

/** The places of a text within lines, whatever its case. Ends after a thousand. */
export function findText(pages: LayoutPage[], query: string): Hit[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  const hits: Hit[] = [];
  for (const page of pages) {
    for (const line of page.lines) {
      const text = line.text.toLowerCase();
      for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
        hits.push({ page: page.number, box: boxOf(line, at, at + wanted.length) });
        if (hits.length === MAX_HITS) return hits;
      }
    }
  }
  return hits;
}
