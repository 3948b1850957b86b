import { posix } from 'node:path';
import type { ZipArchive } from '../../archive/zip-archive.ts';
import type { LayoutPage } from '../../layout.ts';
import { ParseError } from '../../parser.ts';
import { parseHtml } from '../markup/html.ts';
import { attribute, walkXml } from '../markup/xml-events.ts';

/** The chapters of a book in their order, each a page. Throws `ParseError`. */
export function* parseEpub(archive: ZipArchive): Generator<LayoutPage> {
  if (isProtected(archive))
    throw new ParseError(
      'document_encrypted',
      'The book is protected by its seller. Upload a copy without protection.',
    );
  for (const [index, name] of listChapters(archive).entries()) {
    const content = archive.read(name);
    if (content !== null) yield { ...parseHtml(content), number: index + 1 };
  }
}

/** Fonts may be scrambled in a book that is otherwise readable. */
function isProtected(archive: ZipArchive): boolean {
  const encryption = archive.read('META-INF/encryption.xml')?.toString();
  if (encryption === undefined) return false;
  return archive.has('META-INF/rights.xml') || /URI="[^"]*\.x?html?"/i.test(encryption);
}

export function countChapters(archive: ZipArchive): number {
  return listChapters(archive).length;
}

/** The names of the chapters that are in the archive, by the spine of the package document. */
function listChapters(archive: ZipArchive): string[] {
  const packageName = findPackage(archive);
  const content = packageName === undefined ? null : archive.read(packageName);
  if (packageName === undefined || content === null)
    throw new ParseError('document_unreadable', 'The file cannot be read: a part of the book is missing.', {
      detail: 'no package document',
    });
  const items = new Map<string, string>();
  const spine: string[] = [];
  walkXml(content, {
    open(name, attributes) {
      if (name === 'item') items.set(attribute(attributes, 'id') ?? '', attribute(attributes, 'href') ?? '');
      else if (name === 'itemref') spine.push(attribute(attributes, 'idref') ?? '');
    },
    close() {},
    text() {},
  });
  const folder = posix.dirname(packageName);
  return spine.map((id) => posix.join(folder, decodeUri(items.get(id) ?? ''))).filter((name) => archive.has(name));
}

function findPackage(archive: ZipArchive): string | undefined {
  let found: string | undefined;
  const container = archive.read('META-INF/container.xml');
  if (container !== null) {
    walkXml(container, {
      open(name, attributes) {
        if (name === 'rootfile') found ??= attribute(attributes, 'full-path');
      },
      close() {},
      text() {},
    });
  }
  return found ?? archive.names.find((name) => name.endsWith('.opf'));
}

function decodeUri(href: string): string {
  const path = href.split('#')[0] ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
