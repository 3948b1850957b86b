/**
 * The document model: what every parser produces, whatever the format, and what extraction and grounding read.
 *
 * Coordinates are fractions of the page, 0 to 1, origin at the top left, as `[x0, y0, x1, y1]`.
 * Character offsets count UTF-16 code units into the `text` of the page.
 */
export type Box = [x0: number, y0: number, x1: number, y1: number];

export interface LayoutWord {
  text: string;
  box: Box;
  /** OCR confidence, 0 to 1. Absent where the text was read and not recognised. */
  confidence?: number;
}

/**
 * The separator of two cells in a line's text: columns on a page (more than about 1.5 em apart, or less where other
 * rows show that a column begins there), cells of a table row in HTML and CSV. Words of one cell are one space apart.
 * Read two or more spaces as a separator.
 */
export const CELL_GAP = '   ';

/**
 * One visual row of a page: words on the same base line are one line, however far apart, unless they belong to
 * two columns of prose.
 */
export interface LayoutLine {
  /** The words joined by a space, or by `CELL_GAP` between cells. Without geometry: the line as the format gives it. */
  text: string;
  /** Where the line's text starts in `LayoutPage.text`. */
  start: number;
  /** Null where the format has no geometry (text, HTML, CSV). */
  box: Box | null;
  /** The words in the order of `text`. Empty where the format has no geometry. */
  words: LayoutWord[];
  /** Mean OCR confidence, 0 to 1. */
  confidence?: number;
}

/**
 * A table that continues over pages is on the page where it begins. The text of a merged cell is in the first of its
 * columns and in each of its rows; the lines have it once.
 */
export interface LayoutTable {
  header: string[] | null;
  rows: string[][];
  box: Box | null;
}

/** A page without its text. */
export interface PageFrame {
  /** 1-based. */
  number: number;
  /** In points (1/72 inch) of the page held so that its text is upright; 0 for logical pages. */
  width: number;
  height: number;
  /**
   * Clockwise degrees by which a viewer rotates the page from that, where its text is not upright in the
   * file (`/Rotate` is applied already). Absent: 0.
   */
  rotation?: 90 | 180 | 270;
  /** `text`: the document's own text layer; `ocr`: recognised; `logical`: a sheet, slide or part without geometry. */
  source: 'text' | 'ocr' | 'logical';
  /** A sheet's or an attachment's name. */
  name?: string;
}

export interface LayoutPage extends PageFrame {
  /** The lines' texts joined by a line feed, in reading order. */
  text: string;
  lines: LayoutLine[];
  tables: LayoutTable[];
}

export interface Layout {
  /** Null where pages mean nothing (text, Markdown, HTML, CSV). */
  pageCount: number | null;
  /** True when a limit cut the document short. */
  truncated: boolean;
  /** Sentences about what was guessed or left out; absent where there are none. */
  warnings?: string[];
  pages: LayoutPage[];
}

/** The whole text of a document: its pages joined by a blank line. */
export function layoutText(layout: Layout): string {
  return layout.pages.map((page) => page.text).join('\n\n');
}
