import type { Box } from '../../../parsing/layout.ts';
import { median } from '../../local/median.ts';
import { isTwiceIn } from '../rows/judge-rows.ts';
import type { SearchedDocument } from '../searched-document.ts';
import { createSpanEvidence } from '../span.ts';
import { listLabels } from './judge-line.ts';
import { getKey, markForeign, type Named, type PlacedLeaf } from './placed-leaf.ts';

/** Lines between the headings of a table and its first row. */
const MAX_BETWEEN = 3;
const MAX_LINE = 400;

interface Heading {
  keys: ReadonlySet<string>;
  box: Box;
}

/** The headings of a table say whose its columns are: all values of a field may be in that of another one. */
export function judgeColumns(
  values: readonly PlacedLeaf[],
  fields: readonly Named[],
  document: SearchedDocument,
): void {
  for (const of of Map.groupBy(values, ({ hit }) => hit.page).values()) {
    const headings = findHeadings(Math.min(...of.map(({ hit }) => hit.line)), fields, document);
    if (headings.length < 2) continue;
    for (const [key, column] of Map.groupBy(of, getKey)) {
      const own = headings.find(({ keys }) => keys.has(key));
      const boxes = column.flatMap(({ leaf }) => leaf.boxes.slice(0, 1));
      if (own === undefined || boxes.length === 0 || column.some((one) => isTwice(one, document))) continue;
      const middle: Box = [median(boxes.map(([left]) => left)), 0, median(boxes.map(([, , right]) => right)), 0];
      const above = headings.filter(({ box }) => isAbove(box, middle));
      if (above.length === 1 && !above.includes(own)) column.forEach(markForeign);
    }
  }
}

/** The labels of the nearest line above the rows that names several columns. */
function findHeadings(first: number, fields: readonly Named[], { index, labels }: SearchedDocument): Heading[] {
  for (let number = first - 1; number >= first - 1 - MAX_BETWEEN; number -= 1) {
    const line = index.lines[number];
    if (line === undefined || line.page !== index.lines[first]?.page) return [];
    if (line.text.length > MAX_LINE) continue;
    const found = listLabels(fields, number, line.text, labels).flatMap(({ start, end, keys }): Heading[] => {
      const [box] = createSpanEvidence(line.page, line.start + start, line.start + end).boxes;
      return box === undefined ? [] : [{ keys, box }];
    });
    if (found.length > 1) return found;
  }
  return [];
}

/** Whether its line has the text twice: the other place may be the right one. */
const isTwice = ({ hit, leaf }: PlacedLeaf, { index }: SearchedDocument): boolean =>
  isTwiceIn(index.lines[hit.line], leaf.quote);

const isAbove = (heading: Box, value: Box): boolean => heading[0] < value[2] && value[0] < heading[2];
