import { CFB } from '@e965/xlsx';
import WordExtractor from 'word-extractor';
import { encryptedArchive } from '../../archive/zip-archive.ts';
import { CELL_GAP, type LayoutPage } from '../../layout.ts';
import { logicalPage } from '../../page/page-draft.ts';
import { ParseError } from '../../parser.ts';
import { cleanText } from '../text/clean-text.ts';

/** Where the flags of a document are, and the one that says that it is encrypted ([MS-DOC] 2.5.2). */
const FLAGS = 0x0a;
const ENCRYPTED = 0x0100;

/** A Word document of 1997 to 2003: headers, the body, notes, text boxes, footers. Throws `ParseError`. */
export async function parseDoc(bytes: Uint8Array): Promise<LayoutPage> {
  const file = Buffer.from(bytes);
  try {
    const main = CFB.find(CFB.read(file), 'WordDocument')?.content;
    if (main !== undefined && (Buffer.from(main).readUInt16LE(FLAGS) & ENCRYPTED) !== 0) throw encryptedArchive();
    const document = await new WordExtractor().extract(file);
    const parts = [
      document.getHeaders({ includeFooters: false }),
      document.getBody(),
      document.getFootnotes(),
      document.getEndnotes(),
      document.getTextboxes({ includeHeadersAndFooters: false }),
      document.getFooters(),
    ];
    return logicalPage(parts.flatMap(toLines));
  } catch (error) {
    if (error instanceof ParseError) throw error;
    throw new ParseError('document_unreadable', 'The file cannot be read as a Word document: it is damaged.', {
      detail: error instanceof Error ? error.message : String(error),
      cause: error,
    });
  }
}

/** Tabs separate cells and columns. */
function toLines(text: string): string[] {
  const lines = cleanText(text)
    .split('\n')
    .map((line) => line.trim().replace(/\s*\t\s*/g, CELL_GAP));
  const first = lines.findIndex((line) => line !== '');
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex((line) => line !== '') + 1);
}
