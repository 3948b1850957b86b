import { openCachedParser } from '../../server/app/cached-parser.ts';
import { readDataset } from '../../server/scorer/read-dataset.ts';
import { generateDocuments } from '../../test/evaluation/generator/generate-documents.ts';
import { readGenerated } from '../../test/evaluation/generator/read-generated.ts';
import { canBePdf } from '../../test/evaluation/generator/write-document.ts';
import { pdfLayout, readTrades, textLayout } from '../../test/recorded/read-trades.ts';
import type { MeasuredDocument } from './measured.ts';

interface Selection {
  cache: string | undefined;
  /** One of so many annotated documents. */
  every: number;
  /** Longer documents take too long for so many runs. */
  mostPages: number;
  /** How many documents are generated. */
  generated: number;
}

/** Training uses the first seeds. */
const SEED = 7;

/** Documents that cannot be parsed are named and left out. */
export async function collectDocuments(directory: string, selection: Selection): Promise<MeasuredDocument[]> {
  const { cache, every, mostPages, generated } = selection;
  const parser = openCachedParser({ processes: 1, directory: cache });
  const documents: MeasuredDocument[] = [];
  try {
    const all = await readDataset(directory);
    for (const { dataset, id, path, definition, expected } of all.filter((_, index) => index % every === 0)) {
      try {
        const { layout } = await parser.parse(path);
        if (layout.pages.length <= mostPages) documents.push({ dataset, id, definition, expected, layout });
      } catch (error) {
        console.error(`${dataset}/${id}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await parser.close();
  }
  for (const [index, trade] of readTrades().entries()) {
    const { name, definition, expected } = trade;
    const layout = index % 2 === 0 && canBePdf(trade) ? await pdfLayout(trade) : textLayout(trade);
    documents.push({ dataset: 'other trades', id: name, definition, expected, layout });
  }
  for (const [index, document] of generateDocuments(SEED, generated).entries()) {
    const layout = await readGenerated(document, index % 2 === 0 && canBePdf(document));
    const { kind, definition, expected } = document;
    documents.push({ dataset: `generated ${kind}`, id: String(index), definition, expected, layout });
  }
  return documents;
}
