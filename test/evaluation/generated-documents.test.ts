import { expect, it, test } from 'vitest';
import { compareDocument, type ComparedLeaf } from '../../server/scorer/compare-document.ts';
import { score } from '../../server/scorer/summarise.ts';
import { extractLocally } from '../../server/extraction/local/extract-locally.ts';
import { generateDocuments } from './generator/generate-documents.ts';
import type { GeneratedDocument } from './generator/generated-document.ts';
import { readGenerated } from './generator/read-generated.ts';
import { canBePdf, writePdf } from './generator/write-document.ts';

const SEED = 7;
/** Each of nine kinds in each of eight languages. */
const DOCUMENTS = 72;

const documents = generateDocuments(SEED, DOCUMENTS);

/** Every second document is read from a PDF, the others from plain text. */
async function extractAll(of: readonly GeneratedDocument[]): Promise<ComparedLeaf[]> {
  const leaves: ComparedLeaf[] = [];
  for (const [index, one] of of.entries()) {
    const layout = await readGenerated(one, index % 2 === 1 && canBePdf(one));
    const { extractedData } = extractLocally({ definition: one.definition, layout });
    leaves.push(...compareDocument(one.expected, extractedData, one.definition));
  }
  return leaves;
}

it.each([
  ['invoice', 0.85],
  ['receipt', 0.85],
  ['form', 0.68],
  ['letter', 0.62],
  ['contract', 0.4],
  ['bank statement', 0.92],
  ['payslip', 0.95],
  ['delivery note', 0.88],
  ['certificate', 0.5],
])('fills a generated %s with an F1 of at least %d', async (kind, floor) => {
  const of = documents.filter((one) => one.kind === kind);
  const leaves = await extractAll(of);
  const wrong = leaves.filter(({ outcome }) => outcome !== 'right' && outcome !== 'absent');
  expect(of).toHaveLength(8);
  expect(score(leaves).f1, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(floor);
});

test('the same seed gives the same documents and the same files', async () => {
  expect(generateDocuments(SEED, 9)).toEqual(documents.slice(0, 9));
  expect(generateDocuments(SEED + 1, 9)).not.toEqual(documents.slice(0, 9));
  const [first] = documents as [GeneratedDocument];
  expect((await writePdf(first)).equals(await writePdf(first))).toBe(true);
});

test('a text that is expected is printed', () => {
  for (const { expected, text } of documents)
    for (const value of Object.values(expected)) {
      if (typeof value !== 'string' || /^\d{4}-\d\d-\d\d$|^[A-Z]{3}$|, /.test(value)) continue;
      expect(text.replace(/\s+/g, ' ')).toContain(value);
    }
});
