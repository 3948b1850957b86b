import { cleanText } from '../formats/text/clean-text.ts';
import { CELL_GAP, type Box, type LayoutWord } from '../layout.ts';
import type { LineDraft } from './page-draft.ts';
import type { PlacedWord } from './placed-words.ts';

/** The words of a row as a line of text. `cellStarts`: does a cell begin at the word? `toBox`: its box on the page. */
export function layoutLine(placed: PlacedWord[], cellStarts: boolean[], toBox: (word: PlacedWord) => Box): LineDraft {
  let text = '';
  const words: LayoutWord[] = [];
  const around: Box = [1, 1, 0, 0];
  for (const [index, word] of placed.entries()) {
    const wordText = cleanText(word.text);
    if (wordText === '') continue;
    if (text !== '') text += cellStarts[index] === true ? CELL_GAP : ' ';
    text += wordText;
    const box = toBox(word);
    widen(around, box);
    words.push(
      word.confidence === undefined ? { text: wordText, box } : { text: wordText, box, confidence: word.confidence },
    );
  }
  return { text, box: words.length === 0 ? null : around, words };
}

function widen(around: Box, box: Box): void {
  around[0] = Math.min(around[0], box[0]);
  around[1] = Math.min(around[1], box[1]);
  around[2] = Math.max(around[2], box[2]);
  around[3] = Math.max(around[3], box[3]);
}
