import { writeFile } from 'node:fs/promises';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { LayoutPage, ParsedFile } from '../../server/entry.ts';
import { formatMarkdown } from '../parse-output/layout-markdown.ts';

const SOURCES: Record<LayoutPage['source'], string> = { text: 'text layer', ocr: 'recognised', logical: 'no geometry' };

interface Options {
  json?: true;
  text?: true;
  markdown?: true;
  boxes?: string;
  page: number;
}

function parsePageNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It must be a number from 1.');
  return Number(text);
}

function readText({ layout }: ParsedFile): string {
  return layout.pages.map((page) => page.text).join('\n\n');
}

function getPage({ layout, mimeType }: ParsedFile, number: number): LayoutPage {
  const page = layout.pages.find((one) => one.number === number);
  if (page === undefined) throw new Error(`The document has no page ${number}: it has ${layout.pages.length}.`);
  if (page.width === 0)
    throw new Error(`Page ${number} of a document of the type ${mimeType} has no geometry, hence no boxes.`);
  return page;
}

function print(text: string): void {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
}

async function drawPage(path: string, parsed: ParsedFile, number: number, picture: string): Promise<void> {
  const page = getPage(parsed, number);
  const { renderPicture } = await import('../../server/entry.ts');
  const { drawBoxes } = await import('../parse-output/draw-boxes.ts');
  const drawn = await drawBoxes(await renderPicture(path, parsed, page), page);
  await writeFile(picture, drawn).catch((error: unknown) => {
    throw new Error(`${picture} cannot be written.`, { cause: error });
  });
}

async function parse(path: string, { json, text, markdown, boxes, page }: Options): Promise<void> {
  const { parseFile } = await import('../../server/entry.ts');
  const parsed = await parseFile(path);
  if (json) print(JSON.stringify(parsed.layout));
  else if (text) print(readText(parsed));
  else if (markdown) print(formatMarkdown(parsed.layout, parsed.mimeType));
  else if (boxes === undefined) print(`${summarizeLayout(parsed)}\n\n${readText(parsed)}`);
  else await drawPage(path, parsed, page, boxes);
}

/** Prints what the parser reads in a file, without server and database. */
export function createParseCommand(): Command {
  return new Command('parse')
    .description('print what the parser reads in a file; by default a summary and the text')
    .argument('<file>', 'the document')
    .addOption(
      new Option('--json', 'the layout: pages, lines and words with boxes, tables').conflicts([
        'text',
        'markdown',
        'boxes',
      ]),
    )
    .addOption(new Option('--text', 'only the text').conflicts(['json', 'markdown', 'boxes']))
    .addOption(new Option('--markdown', 'the text with its tables as Markdown').conflicts(['json', 'text', 'boxes']))
    .addOption(
      new Option('--boxes <out.png>', 'draw the boxes of words, lines and tables on the picture of a page').conflicts([
        'json',
        'text',
        'markdown',
      ]),
    )
    .addOption(new Option('--page <number>', 'the page for --boxes').argParser(parsePageNumber).default(1))
    .action(parse);
}

/** Summarises a parsed file: its type, its pages and their contents. */
function summarizeLayout({ mimeType, fileSize, layout }: ParsedFile): string {
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
