import type { ParsedPage } from '@llamaindex/liteparse';
import { placeText, type TextRun } from '../../page/placed-words.ts';

type Annotation = NonNullable<ParsedPage['annotations']>[number];

/** Annotations without words of their own: fields and links are read elsewhere, popups repeat their note. */
const WORDLESS = new Set(['widget', 'link', 'popup']);

/** In points. */
const LINE_HEIGHT = 12;

/** The words that people wrote on a page: PDFium only reads the page's own text. */
export interface PageNotes {
  /** Typed on the page, where a reader sees them. */
  typed: TextRun[];
  /** Comments, which belong to a place but are not part of its line. */
  comments: TextRun[];
}

export function readNotes({ annotations = [] }: ParsedPage): PageNotes {
  const worded = annotations.filter(({ subtype, contents = '' }) => !WORDLESS.has(subtype) && contents.trim() !== '');
  const isTyped = ({ subtype }: Annotation): boolean => subtype === 'freetext';
  return {
    typed: worded.filter(isTyped).flatMap(toRuns),
    comments: worded.filter((annotation) => !isTyped(annotation)).flatMap(toRuns),
  };
}

function toRuns({ contents = '', rect }: Annotation): TextRun[] {
  if (rect === undefined) return [];
  const lines = contents.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const height = Math.min(LINE_HEIGHT, Math.max(1, rect.height / lines.length));
  const width = Math.max(1, rect.width);
  return lines.map((text, index) => placeText({ text, x: rect.x, y: rect.y + index * height, width, height }));
}
