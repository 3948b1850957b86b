import { posix } from 'node:path';
import { HtmlBlocks } from '../markup/html-blocks.ts';
import type { LayoutPage } from '../../layout.ts';
import { OoxmlText } from './ooxml-text.ts';
import { logicalPage } from '../../page/page-draft.ts';
import { ParseError } from '../../parser.ts';
import { withHeader } from '../../page/header-row.ts';
import { attribute, walkXml } from '../markup/xml-events.ts';
import type { ZipArchive } from '../../archive/zip-archive.ts';

/** A Word document: headers, the body, notes, footers. Throws `ParseError`. */
export function parseDocx(archive: ZipArchive): LayoutPage {
  // The package names its main part, wherever it is.
  const main =
    [...related(archive, '', /\/officeDocument$/).values()].find((name) => archive.has(name)) ??
    archive.names.find((name) => /^word\/document\d*\.xml$/.test(name));
  if (main === undefined) throw missing('word/document.xml');
  const order = [
    ...parts(archive, 'header'),
    main,
    ...parts(archive, 'footnotes'),
    ...parts(archive, 'endnotes'),
    ...parts(archive, 'footer'),
  ];
  return readParts(archive, order);
}

/** The slides of a presentation in their order, each with its notes. Throws `ParseError`. */
export function* parsePptx(archive: ZipArchive): Generator<LayoutPage> {
  for (const [index, slide] of slideParts(archive).entries()) {
    const notes = [...related(archive, slide).values()].find((name) => /\/notesSlides\//.test(name));
    yield { ...readParts(archive, notes === undefined ? [slide] : [slide, notes]), number: index + 1 };
  }
}

export function countSlides(archive: ZipArchive): number {
  return slideParts(archive).length;
}

function readParts(archive: ZipArchive, names: string[]): LayoutPage {
  const blocks = new HtmlBlocks();
  const seen = new Set<string>();
  for (const name of names) {
    const content = archive.read(name);
    // The first page's header and the others' are often the same.
    const key = content?.toString('latin1').replace(/ w(?:14)?:(rsid\w*|paraId|textId)="\w*"/g, '') ?? '';
    if (content === null || (/\/(header|footer)/.test(name) && seen.has(key))) continue;
    seen.add(key);
    blocks.open('p', {});
    walkXml(content, new OoxmlText(blocks));
  }
  const { lines, tables } = blocks.finish();
  return logicalPage(lines, tables.map(withHeader));
}

/** The parts `word/KIND.xml` or `word/KIND2.xml`, by number. */
function parts(archive: ZipArchive, kind: string): string[] {
  const number = (name: string): number => Number(/(\d*)\.xml$/.exec(name)?.[1] ?? 0);
  return archive.names
    .filter((name) => new RegExp(`^word/${kind}\\d*\\.xml$`).test(name))
    .sort((a, b) => number(a) - number(b));
}

function slideParts(archive: ZipArchive): string[] {
  const presentation = archive.read('ppt/presentation.xml');
  if (presentation === null) throw missing('ppt/presentation.xml');
  const relations = related(archive, 'ppt/presentation.xml');
  const slides: string[] = [];
  walkXml(presentation, {
    open(name, attributes) {
      // `id` without a prefix is another number; the relation's has a prefix.
      const relation = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
      const target = name === 'sldId' && relation !== undefined ? relations.get(relation) : undefined;
      if (target !== undefined && archive.has(target)) slides.push(target);
    },
    close() {},
    text() {},
  });
  return slides;
}

/** The parts that a part (the package: '') refers to, by the ids under which it does. */
function related(archive: ZipArchive, part: string, type = /^/): Map<string, string> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const targets = new Map<string, string>();
  const content = archive.read(`${folder}_rels/${part.slice(folder.length)}.rels`);
  if (content === null) return targets;
  walkXml(content, {
    open(name, attributes) {
      const target = attribute(attributes, 'Target');
      if (name !== 'Relationship' || target === undefined || attributes['TargetMode'] === 'External') return;
      if (!type.test(attribute(attributes, 'Type') ?? '')) return;
      targets.set(
        attribute(attributes, 'Id') ?? '',
        posix.join('/', target.startsWith('/') ? '' : folder, target).slice(1),
      );
    },
    close() {},
    text() {},
  });
  return targets;
}

function missing(part: string): ParseError {
  return new ParseError('document_unreadable', 'The file cannot be read: a part of the document is missing.', {
    detail: `no ${part}`,
  });
}
