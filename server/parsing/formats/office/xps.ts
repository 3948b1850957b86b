import { posix } from 'node:path';
import type { ZipArchive } from '../../archive/zip-archive.ts';
import { CELL_GAP, type LayoutPage } from '../../layout.ts';
import { logicalPage } from '../../page/page-draft.ts';
import { ParseError } from '../../parser.ts';
import { attribute, walkXml } from '../markup/xml-events.ts';

/** A piece of text on a page, in units of 1/96 inch. */
interface Glyphs {
  text: string;
  x: number;
  y: number;
  size: number;
}

/** The pages of an XPS or OpenXPS document: their rows from top to bottom. Throws `ParseError`. */
export function* parseXps(archive: ZipArchive): Generator<LayoutPage> {
  for (const [index, name] of listPages(archive).entries())
    yield { ...logicalPage(readRows(archive.read(name) ?? Buffer.alloc(0))), number: index + 1 };
}

export function countXpsPages(archive: ZipArchive): number {
  return listPages(archive).length;
}

function listPages(archive: ZipArchive): string[] {
  const sequence = archive.names.find((name) => name.toLowerCase().endsWith('.fdseq'));
  if (sequence === undefined)
    throw new ParseError('document_unreadable', 'The file cannot be read: a part of the document is missing.', {
      detail: 'no FixedDocumentSequence',
    });
  return listSources(archive, sequence, 'DocumentReference').flatMap((document) =>
    listSources(archive, document, 'PageContent'),
  );
}

function listSources(archive: ZipArchive, part: string, element: string): string[] {
  const sources: string[] = [];
  const content = archive.read(part);
  if (content === null) return sources;
  walkXml(content, {
    open(name, attributes) {
      const source = name === element ? attribute(attributes, 'Source') : undefined;
      if (source === undefined) return;
      const target = posix.join('/', source.startsWith('/') ? '' : posix.dirname(part), source).slice(1);
      if (archive.has(target)) sources.push(target);
    },
    close() {},
    text() {},
  });
  return sources;
}

/** Maximum vertical distance within a row, and minimum horizontal one between cells, in multiples of the type size. */
const ROW = 0.5;
const GAP = 1.5;
/** Of a letter, in its size. */
const WIDTH = 0.5;

function readRows(content: Buffer): string[] {
  const pieces = readGlyphs(content).sort((a, b) => a.y - b.y);
  const rows: Glyphs[][] = [];
  for (const piece of pieces) {
    const row = rows.at(-1);
    const last = row?.[0];
    if (row !== undefined && last !== undefined && piece.y - last.y <= ROW * last.size) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => joinRow(row.sort((a, b) => a.x - b.x)));
}

function joinRow(row: Glyphs[]): string {
  let text = '';
  let end = 0;
  for (const piece of row) {
    const isFar = text !== '' && piece.x - end > GAP * piece.size;
    text = isFar ? `${text.trimEnd()}${CELL_GAP}${piece.text.trimStart()}` : text + piece.text;
    end = piece.x + piece.text.length * WIDTH * piece.size;
  }
  return text.trim();
}

/** The pieces of a page. Canvases may move their content. */
function readGlyphs(content: Buffer): Glyphs[] {
  const glyphs: Glyphs[] = [];
  const offsets: [x: number, y: number][] = [[0, 0]];
  walkXml(content, {
    open(name, attributes) {
      const [x, y] = offsets.at(-1) ?? [0, 0];
      const [dx, dy] = readOffset(attribute(attributes, 'RenderTransform'));
      offsets.push([x + dx, y + dy]);
      const text = name === 'Glyphs' ? attribute(attributes, 'UnicodeString') : undefined;
      if (text === undefined) return;
      const number = (key: string) => Number(attribute(attributes, key)) || 0;
      glyphs.push({
        // Braces at the beginning escape a brace.
        text: text.replace(/^\{\}/, ''),
        x: x + dx + number('OriginX'),
        y: y + dy + number('OriginY'),
        size: number('FontRenderingEmSize') || 1,
      });
    },
    close() {
      offsets.pop();
    },
    text() {},
  });
  return glyphs;
}

/** The last two numbers of a matrix such as `1,0,0,1,40,50`. */
function readOffset(matrix: string | undefined): [number, number] {
  const numbers = (matrix ?? '').split(/[\s,]+/).map(Number);
  return numbers.length === 6 ? [numbers[4] || 0, numbers[5] || 0] : [0, 0];
}
