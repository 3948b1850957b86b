import { type Box, type Layout, type LayoutLine, type LayoutPage } from '../../../parsing/layout.ts';

/** A page with geometry: each character is 0.01 wide, each line 0.02 high. */
export function createPlacedPage(texts: string[], number = 1): LayoutPage {
  return {
    ...createPlainPage(texts, number),
    width: 595,
    height: 842,
    source: 'text',
    lines: createLines(texts, true),
  };
}

/** A page without geometry. */
export function createPlainPage(texts: string[], number = 1): LayoutPage {
  return {
    number,
    width: 0,
    height: 0,
    source: 'logical',
    text: texts.join('\n'),
    lines: createLines(texts, false),
    tables: [],
  };
}

export function createLayout(...pages: LayoutPage[]): Layout {
  return { pageCount: pages.length, truncated: false, pages };
}

function createLines(texts: string[], placed: boolean): LayoutLine[] {
  let start = 0;
  return texts.map((text, row) => {
    const line = {
      text,
      start,
      box: placed ? createBox(row, 0, text.length) : null,
      words: placed ? createWords(text, row) : [],
    };
    start += text.length + 1;
    return line;
  });
}

function createWords(text: string, row: number): LayoutLine['words'] {
  return [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    box: createBox(row, match.index, match.index + match[0].length),
  }));
}

function createBox(row: number, from: number, to: number): Box {
  return [from / 100, row / 50, to / 100, (row + 1) / 50];
}
