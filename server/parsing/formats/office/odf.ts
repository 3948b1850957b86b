import { encryptedArchive, type ZipArchive } from '../../archive/zip-archive.ts';
import { HtmlBlocks } from '../markup/html-blocks.ts';
import type { LayoutPage } from '../../layout.ts';
import { OdfText } from './odf-text.ts';
import { logicalPage } from '../../page/page-draft.ts';
import { ParseError } from '../../parser.ts';
import { withHeader } from '../../page/header-row.ts';
import { attribute, walkXml } from '../markup/xml-events.ts';

/** A text document: the headers, the body, the footers. Throws `ParseError`. */
export function parseOdt(archive: ZipArchive): LayoutPage {
  const blocks = new HtmlBlocks();
  readMasterPages(archive, 'header', blocks);
  blocks.open('p', {});
  walkXml(content(archive), new OdfText(blocks));
  blocks.open('p', {});
  readMasterPages(archive, 'footer', blocks);
  return page(blocks, 1);
}

/** The slides of a presentation in their order, each with its notes. Throws `ParseError`. */
export function parseOdp(archive: ZipArchive): LayoutPage[] {
  const pages: LayoutPage[] = [];
  let blocks: HtmlBlocks | null = null;
  let reader: OdfText | null = null;
  let title = '';
  walkXml(content(archive), {
    open(name, attributes) {
      reader?.open(name, attributes);
      if (name !== 'page' || reader !== null) return;
      title = attribute(attributes, 'name') ?? '';
      blocks = new HtmlBlocks();
      reader = new OdfText(blocks);
    },
    close(name) {
      if (name === 'page' && blocks !== null) {
        pages.push({ ...page(blocks, pages.length + 1), ...(title !== '' && { name: title }) });
        blocks = null;
        reader = null;
      } else reader?.close(name);
    },
    text: (text) => reader?.text(text),
  });
  return pages;
}

export function countOdpPages(archive: ZipArchive): number {
  let count = 0;
  const open = (name: string): void => {
    if (name === 'page') count += 1;
  };
  walkXml(content(archive), { open, close() {}, text() {} });
  return count;
}

/** `content.xml`. Only the manifest says whether it is encrypted. Throws `ParseError`. */
function content(archive: ZipArchive): Buffer {
  if (archive.read('META-INF/manifest.xml')?.includes('encryption-data')) throw encryptedArchive();
  const bytes = archive.read('content.xml');
  if (bytes !== null) return bytes;
  throw new ParseError('document_unreadable', 'The file cannot be read: a part of the document is missing.', {
    detail: 'no content.xml',
  });
}

/** Headers and footers belong to page styles: one for all pages, or one each for left, right and first pages. */
function readMasterPages(archive: ZipArchive, kind: 'header' | 'footer', blocks: HtmlBlocks): void {
  const styles = archive.read('styles.xml');
  if (styles === null) return;
  const isPart = (name: string): boolean => name === kind || name === `${kind}-left` || name === `${kind}-first`;
  const reader = new OdfText(blocks);
  let open = 0;
  walkXml(styles, {
    open(name, attributes) {
      if (open > 0) reader.open(name, attributes);
      else if (!isPart(name)) return;
      open += 1;
    },
    close(name) {
      if (open === 0) return;
      open -= 1;
      if (open > 0) reader.close(name);
    },
    text(text) {
      if (open > 0) reader.text(text);
    },
  });
}

function page(blocks: HtmlBlocks, number: number): LayoutPage {
  const { lines, tables } = blocks.finish();
  return { ...logicalPage(lines, tables.map(withHeader)), number };
}
