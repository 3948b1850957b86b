import { expect, it } from 'vitest';
import { compareDocument } from '../../server/evaluation/compare-document.ts';
import { score } from '../../server/evaluation/summarise.ts';
import { extractLocally } from '../../server/extraction/local/extract-locally.ts';
import { parseText } from '../../server/parsing/formats/text/text.ts';
import { generateDocuments } from './generate-documents.ts';

const SEED = 7;
const DOCUMENTS = 56;

it.each([
  ['invoice', 0.9],
  ['receipt', 0.9],
  ['form', 0.9],
  ['payslip', 0.9],
  ['statement', 0.9],
  ['delivery note', 0.85],
  ['certificate', 0.9],
])('fills a generated %s with an F1 of at least %d', (kind, floor) => {
  const documents = generateDocuments(SEED, DOCUMENTS).filter((one) => one.kind === kind);
  const leaves = documents.flatMap(({ definition, expected, text }) => {
    const layout = { pageCount: null, truncated: false, pages: [parseText(text)] };
    return compareDocument(expected, extractLocally({ definition, layout }).extractedData, definition);
  });
  const wrong = leaves.filter(({ outcome }) => outcome !== 'right' && outcome !== 'absent');
  expect(documents.length).toBeGreaterThan(4);
  expect(score(leaves).f1, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(floor);
});
