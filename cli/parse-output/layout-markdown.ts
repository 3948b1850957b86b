import type { Layout, LayoutPage } from '../../server/entry.ts';

type Table = LayoutPage['tables'][number];
type Line = LayoutPage['lines'][number];

/** Separates the cells of a row in a line's text. */
const CELL_GAP = / {2,}/;

/** Converts a layout to Markdown: tables as pipe tables in place, other text as paragraphs, a rule between pages. */
export function formatMarkdown(layout: Layout, mimeType: string): string {
  // The text of a Markdown file already contains its markup and tables.
  if (mimeType === 'text/markdown') return `${layout.pages.map((page) => page.text).join('\n\n')}\n`;
  return `${layout.pages
    .map(formatPage)
    .filter((page) => page !== '')
    .join('\n\n---\n\n')}\n`;
}

function formatPage(page: LayoutPage): string {
  const blocks: string[] = page.name === undefined ? [] : [`## ${escape(page.name)}`];
  const taken = findTableLines(page);
  const done = new Set<Table>();
  let paragraph: Line[] = [];
  const endParagraph = (): void => {
    if (paragraph.length > 0) blocks.push(paragraph.map((line) => escape(line.text)).join('\\\n'));
    paragraph = [];
  };
  for (const line of page.lines) {
    const table = taken.get(line);
    if (table !== undefined || line.text.trim() === '' || isApart(paragraph.at(-1), line, page)) endParagraph();
    if (table === undefined) {
      if (line.text.trim() !== '') paragraph.push(line);
    } else if (!done.has(table)) {
      done.add(table);
      blocks.push(formatTable(table));
    }
  }
  endParagraph();
  for (const table of page.tables) if (!done.has(table)) blocks.push(formatTable(table));
  return blocks.join('\n\n');
}

/** The lines that belong to tables: by position, or by cell texts if there is no geometry. */
function findTableLines(page: LayoutPage): Map<Line, Table> {
  const taken = new Map<Line, Table>();
  for (const table of page.tables) {
    const rows = new Set(
      [...(table.header === null ? [] : [table.header]), ...table.rows].map((row) => keepLetters(row.join(''))),
    );
    for (const line of page.lines) {
      const isRow =
        table.box === null || line.box === null ? rows.has(keepLetters(line.text)) : isWithin(line.box, table.box);
      if (isRow && keepLetters(line.text) !== '' && !taken.has(line)) taken.set(line, table);
    }
  }
  return taken;
}

function isWithin(line: NonNullable<Line['box']>, table: NonNullable<Table['box']>): boolean {
  const middle = (line[1] + line[3]) / 2;
  const shared = Math.min(line[2], table[2]) - Math.max(line[0], table[0]);
  return middle >= table[1] && middle <= table[3] && shared > 0.8 * (line[2] - line[0]);
}

/** White space of more than most of a line's height separates paragraphs. */
function isApart(before: Line | undefined, line: Line, { height }: LayoutPage): boolean {
  if (!before?.box || !line.box || height === 0) return false;
  const gap = line.box[1] - before.box[3];
  return gap > 0.7 * (line.box[3] - line.box[1]) || gap < -0.1;
}

function formatTable({ header, rows }: Table): string {
  const width = Math.max(header?.length ?? 0, ...rows.map((row) => row.length));
  const row = (cells: string[]): string =>
    `| ${Array.from({ length: width }, (_, index) => formatCell(cells[index] ?? '')).join(' | ')} |`;
  // Markdown tables require a header row. It is empty if the table has none.
  return [row(header ?? []), `|${' --- |'.repeat(width)}`, ...rows.map(row)].join('\n');
}

function formatCell(text: string): string {
  return escape(text)
    .replaceAll('|', String.raw`\|`)
    .replace(/\s*\n\s*/g, '<br>');
}

function keepLetters(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Escapes characters that Markdown would interpret. */
function escape(text: string): string {
  return text
    .split(CELL_GAP)
    .join('   ')
    .replace(/[\\`*_<[\]]/g, String.raw`\$&`)
    .replace(/^(\s*)([#>+-]|\d+(?=[.)]\s))/, (_, space: string, mark: string) =>
      /^\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`,
    );
}
