import { cleanText } from './clean-text.ts';
import { CELL_GAP, type Box, type LayoutWord } from './layout.ts';
import type { LineDraft } from './page.ts';
import type { PlacedWord } from './placed-words.ts';

/** The words of a row as a line of text. `cellStarts`: does a cell begin at the word? `toBox`: its box on the page. */
export function layoutLine(placed: PlacedWord[], cellStarts: boolean[], toBox: (word: PlacedWord) => Box): LineDraft {
  let text = '';
  const words: LayoutWord[] = [];
  placed.forEach((word, index) => {
    const wordText = cleanText(word.text);
    if (wordText === '') return;
    if (text !== '') text += cellStarts[index] === true ? CELL_GAP : ' ';
    text += wordText;
    words.push({ text: wordText, box: toBox(word), ...(word.confidence === undefined ? {} : { confidence: word.confidence }) });
  });
  return { text, box: words.length === 0 ? null : unite(words.map((word) => word.box)), words };
}

function unite(boxes: Box[]): Box {
  return boxes.reduce<Box>(
    ([x0, y0, x1, y1], box) => [Math.min(x0, box[0]), Math.min(y0, box[1]), Math.max(x1, box[2]), Math.max(y1, box[3])],
    [1, 1, 0, 0],
  );
}
