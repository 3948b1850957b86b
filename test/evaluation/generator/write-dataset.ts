/**
 * Writes generated documents as a data set for `excerpt eval` and `npm run train`: texts, PDFs and noisy pictures.
 *
 *     node test/evaluation/generator/write-dataset.ts DIRECTORY [--seed 1] [--documents 432]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Dice } from './dice.ts';
import { generateDocuments } from './generate-documents.ts';
import type { GeneratedDocument } from './generated-document.ts';
import { canBePdf, writePdf, writePicture } from './write-document.ts';

/** One document of so many is a picture: OCR takes much longer than reading a PDF. */
const DOCUMENTS_FOR_A_PICTURE = 10;

/** @param directory gets a folder for each kind, and in it one for each document */
export async function writeDataset(directory: string, seed: number, count: number): Promise<void> {
  for (const [index, document] of generateDocuments(seed, count).entries()) {
    const folder = join(directory, `generated ${document.kind}`, String(index + 1).padStart(5, '0'));
    await mkdir(folder, { recursive: true });
    const { name, content } = await writeFileOf(document, new Dice(seed + index));
    await writeFile(join(folder, name), content);
    await writeFile(join(folder, 'schema.json'), JSON.stringify(document.definition, null, 1));
    await writeFile(join(folder, 'expected.json'), JSON.stringify(document.expected, null, 1));
  }
}

async function writeFileOf(
  document: GeneratedDocument,
  dice: Dice,
): Promise<{ name: string; content: string | Buffer }> {
  if (dice.whole(1, DOCUMENTS_FOR_A_PICTURE) === 1)
    return { name: 'document.jpg', content: await writePicture(document, dice) };
  return canBePdf(document) && dice.chance(0.6)
    ? { name: 'document.pdf', content: await writePdf(document) }
    : { name: 'document.txt', content: document.text };
}

if (import.meta.main) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string', default: '1' }, documents: { type: 'string', default: '432' } },
  });
  const [directory] = positionals;
  if (directory === undefined) {
    console.error('usage: node test/evaluation/generator/write-dataset.ts DIRECTORY [--seed 1] [--documents 432]');
    process.exitCode = 2;
  } else await writeDataset(directory, Number(values.seed), Number(values.documents));
}
