import type { Evidence } from '../../server/extraction/engine.ts';
import { getAt, parsePointer } from '../../server/lib/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../server/lib/json-value.ts';
import type { Box } from '../../server/parsing/layout.ts';
import type { ComparedLeaf } from '../../server/scorer/compare-document.ts';

/** One line a value: what it is, how sure it is, and where it was found. */
export function printResult(data: JsonObject, evidence: readonly Evidence[]): string[] {
  return evidence.map((one) => printEvidence(one, getAt(data, parsePointer(one.path)) ?? null));
}

function printEvidence(one: Evidence, value: JsonValue): string {
  const { path, match, confidence, page, quote, start, end, boxes, signs = [], alternatives = [] } = one;
  const place =
    page === null ? '' : ` p${page} ${start}-${end}${boxes.map(printBox).join('')} ${JSON.stringify(quote)}`;
  const others = alternatives.map((other) => ` | ${JSON.stringify(other.value)} p${other.page} ${other.start}`);
  const why = signs.length === 0 ? '' : ` (${signs.join('; ')})`;
  return `${path} ${JSON.stringify(value)} ${match} ${percent(confidence)}${place}${why}${others.join('')}`;
}

/** Thousandths of the page: further digits could differ between machines. */
export const printBox = (box: Box): string => ` [${box.map((one) => Math.round(one * 1000)).join(' ')}]`;

export const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** What differs from the expected values. */
export function printMistakes(leaves: readonly ComparedLeaf[]): string[] {
  return leaves
    .filter(({ outcome }) => outcome !== 'right' && outcome !== 'absent')
    .map(({ outcome, pointer, expectedPointer, predicted, expected }) =>
      [
        `${outcome}: ${expectedPointer ?? pointer}`,
        ...(expectedPointer === null ? [] : [`expected ${JSON.stringify(expected)}`]),
        ...(pointer === null ? [] : [`is ${JSON.stringify(predicted)}`]),
      ].join(', '),
    );
}
