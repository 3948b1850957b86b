import { openCachedParser } from '../../server/app/cached-parser.ts';
import { compareDocument } from '../../server/scorer/compare-document.ts';
import { readDataset } from '../../server/scorer/read-dataset.ts';
import { collectExamples, type CollectedExamples } from '../../server/extraction/local/ranking/collect-examples.ts';
import { generateDocuments } from '../../test/evaluation/generator/generate-documents.ts';
import { readGenerated } from '../../test/evaluation/generator/read-generated.ts';
import { canBePdf } from '../../test/evaluation/generator/write-document.ts';

export interface TrainingDocument extends CollectedExamples {
  dataset: string;
  fold: number;
  /** Of each of its examples. */
  weight: number;
}

export const FOLDS = 5;
const MAX_DOCUMENT_WEIGHT = 40;
const SEED = 1;

/** Documents that cannot be extracted are named and left out. */
export async function collectDocuments(
  directory: string,
  { cache, skipped }: { cache: string | undefined; skipped: ReadonlySet<string> },
): Promise<TrainingDocument[]> {
  const parser = openCachedParser({ processes: 2, directory: cache });
  const documents: TrainingDocument[] = [];
  try {
    for (const { dataset, path, ...document } of await readDataset(directory)) {
      if (skipped.has(dataset)) continue;
      try {
        const { layout } = await parser.parse(path);
        const collected = collectExamples({ ...document, layout }, compareDocument);
        const fold = documents.filter((one) => one.dataset === dataset).length % FOLDS;
        documents.push({ ...collected, dataset, fold, weight: weightOf(collected) });
      } catch (error) {
        console.error(`${dataset}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await parser.close();
  }
  return documents;
}

/** Two of three generated documents are read from a PDF, where its fonts have the letters. */
export async function collectGenerated(count: number): Promise<TrainingDocument[]> {
  const documents: TrainingDocument[] = [];
  for (const [index, document] of generateDocuments(SEED, count).entries()) {
    const layout = await readGenerated(document, index % 3 > 0 && canBePdf(document));
    const { kind, definition, expected } = document;
    const collected = collectExamples({ definition, expected, layout }, compareDocument);
    documents.push({ ...collected, dataset: `generated ${kind}`, fold: index % FOLDS, weight: weightOf(collected) });
  }
  return documents;
}

/** A long document weighs no more than many short ones. */
function weightOf({ examples }: CollectedExamples): number {
  return Math.min(1, MAX_DOCUMENT_WEIGHT / Math.max(1, examples.length));
}
