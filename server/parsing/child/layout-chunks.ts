import { joinTables } from '../page/join-tables.ts';
import type { Layout, LayoutPage, LayoutTable } from '../layout.ts';
import { packLine, unpackLine, type PackedLine } from '../page/packed-line.ts';
import { finishPage, type PageDraft } from '../page/page-draft.ts';

/**
 * A layout on its way out of a child process: JSON texts of about a megabyte, since JSON crosses ten times faster than
 * cloned objects, and since the receiver can do something else between two of them. What follows from the rest (a
 * page's text, the lines' offsets) is left out.
 */
export type LayoutChunk = string;

type Part = { page: PageHead } | { lines: PackedLine[] } | { table: Omit<LayoutTable, 'rows'> } | { rows: string[][] };
type PageHead = Omit<PageDraft, 'lines' | 'tables'>;

const CHUNK_LENGTH = 1_000_000;
const SLICE = 500;

/** Cuts pages into chunks. */
export function* packPages(pages: Iterable<LayoutPage>): Generator<LayoutChunk> {
  let parts: string[] = [];
  let length = 0;
  for (const page of pages) {
    for (const part of partsOf(page)) {
      const json = JSON.stringify(part);
      parts.push(json);
      length += json.length;
      if (length < CHUNK_LENGTH) continue;
      yield `[${parts.join()}]`;
      parts = [];
      length = 0;
    }
  }
  if (parts.length > 0) yield `[${parts.join()}]`;
}

function* partsOf({ text: _text, lines, tables, ...head }: LayoutPage): Generator<Part> {
  yield { page: head };
  for (const slice of slices(lines)) yield { lines: slice.map(packLine) };
  for (const { rows, ...table } of tables) {
    yield { table };
    for (const slice of slices(rows)) yield { rows: slice };
  }
}

function* slices<T>(items: T[]): Generator<T[]> {
  for (let from = 0; from < items.length; from += SLICE) yield items.slice(from, from + SLICE);
}

/** Reassembles chunks, in the order in which they were made. */
export class LayoutReceiver {
  #pages: PageDraft[] = [];

  add(chunk: LayoutChunk): void {
    for (const part of JSON.parse(chunk) as Part[]) this.#addPart(part);
  }

  layout(rest: Omit<Layout, 'pages'>): Layout {
    return { ...rest, pages: joinTables(this.#pages.map(finishPage)) };
  }

  #addPart(part: Part): void {
    const page = this.#pages.at(-1);
    if ('page' in part) this.#pages.push({ ...part.page, lines: [], tables: [] });
    else if ('lines' in part) page?.lines.push(...part.lines.map(unpackLine));
    else if ('table' in part) page?.tables.push({ ...part.table, rows: [] });
    else page?.tables.at(-1)?.rows.push(...part.rows);
  }
}
