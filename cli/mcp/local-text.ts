import type { DocumentText } from '../../server/mcp-entry.ts';

/** The text of a file as a server reads it. */
export async function readLocalText(path: string, name: string): Promise<DocumentText> {
  const { parseFile } = await import('../../server/local-entry.ts');
  const { mimeType, layout } = await parseFile(path);
  return {
    documentId: null,
    name,
    mimeType,
    pageCount: layout.pageCount,
    text: layout.pages.map((page) => page.text).join('\n\n'),
    warnings: layout.warnings ?? [],
  };
}
