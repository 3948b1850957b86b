import { attribute, walkXml } from '../markup/xml-events.ts';

/** A cell or row with text is hardly ever repeated more often; an empty one means no more than a gap. */
const MAX_REPEATED = 1000;

/**
 * The content of an OpenDocument spreadsheet in which nothing is repeated more than a thousand times, since the library
 * would make all the cells that a file claims. `cells` is how many with text that makes.
 */
export function boundRepeats(content: Buffer): { content: Buffer; cells: number } {
  // Byte for byte, since what is replaced is ASCII whatever the encoding.
  const bounded = content
    .toString('latin1')
    .replace(
      /(number-(?:rows|columns)-repeated\s*=\s*)["'](\d+)["']/g,
      (_, name: string, times: string) => `${name}"${bound(times)}"`,
    );
  return { content: Buffer.from(bounded, 'latin1'), cells: countCells(content) };
}

function countCells(content: Buffer): number {
  let cells = 0;
  let rowTimes = 1;
  let inRow = 0;
  let cellTimes = 1;
  let hasText = false;
  walkXml(content, {
    open(name, attributes) {
      if (name === 'table-row') {
        rowTimes = bound(attribute(attributes, 'number-rows-repeated'));
        inRow = 0;
      } else if (name === 'table-cell') {
        cellTimes = bound(attribute(attributes, 'number-columns-repeated'));
        hasText = attribute(attributes, 'value-type') !== undefined;
      } else if (name === 'p') hasText = true;
    },
    close(name) {
      if (name === 'table-cell' && hasText) inRow += cellTimes;
      else if (name === 'table-row') cells += rowTimes * inRow;
    },
    text() {},
  });
  return cells;
}

function bound(times: string | undefined): number {
  return Math.min(MAX_REPEATED, Number(times ?? 1));
}
