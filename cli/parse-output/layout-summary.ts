import type { LayoutPage, ParsedFile } from '../../server/entry.ts';

const SOURCES: Record<LayoutPage['source'], string> = { text: 'text layer', ocr: 'recognised', logical: 'no geometry' };

/** Summarises a parsed file: its type, its pages and their contents. */
export function summarizeLayout({ mimeType, fileSize, layout }: ParsedFile): string {
  const pages = layout.pageCount === null ? 'no pages' : formatCount(layout.pageCount, 'page');
  const cut = layout.truncated ? ', cut short by a limit' : '';
  return [`${mimeType}, ${fileSize} bytes, ${pages}${cut}`, ...layout.pages.map((page) => summarizePage(page))].join(
    '\n',
  );
}

function summarizePage(page: LayoutPage): string {
  const { number, name, width, height, rotation, source, lines, tables } = page;
  const words = lines.reduce((sum, line) => sum + line.words.length, 0);
  const parts = [
    ...(name === undefined ? [] : [JSON.stringify(name)]),
    ...(width > 0 ? [`${width} x ${height} pt`] : []),
    ...(rotation === undefined ? [] : [`turned by ${rotation} degrees`]),
    SOURCES[source],
    formatCount(lines.length, 'line'),
    ...(words > 0 ? [formatCount(words, 'word')] : []),
    formatCount(tables.length, 'table'),
  ];
  return `  ${number}: ${parts.join(', ')}`;
}

function formatCount(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
