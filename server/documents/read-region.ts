import type { Box, LayoutLine, LayoutPage, LayoutWord } from '../parsing/layout.ts';

export interface RegionText {
  /** A line feed between lines. Empty if the region has no words. */
  text: string;
  /** One for each line. */
  boxes: Box[];
}

function hasCentre([left, top, right, bottom]: Box, { box }: LayoutWord): boolean {
  const x = (box[0] + box[2]) / 2;
  const y = (box[1] + box[3]) / 2;
  return x >= left && x <= right && y >= top && y <= bottom;
}

function unite(boxes: readonly Box[]): Box {
  return [
    Math.min(...boxes.map((box) => box[0])),
    Math.min(...boxes.map((box) => box[1])),
    Math.max(...boxes.map((box) => box[2])),
    Math.max(...boxes.map((box) => box[3])),
  ];
}

/** The words of a page whose centre is in a region, in reading order. */
export function readRegion(page: Pick<LayoutPage, 'lines'>, region: Box): RegionText {
  const found = page.lines
    .map(({ words }: LayoutLine) => words.filter((word) => hasCentre(region, word)))
    .filter((words) => words.length > 0);
  return {
    text: found.map((words) => words.map(({ text }) => text).join(' ')).join('\n'),
    boxes: found.map((words) => unite(words.map(({ box }) => box))),
  };
}
