import { Parser } from 'htmlparser2';
import { decodeText, type DecodeOptions } from '../text/decode-text.ts';
import { HtmlBlocks } from './html-blocks.ts';
import type { LayoutPage } from '../../layout.ts';
import { logicalPage } from '../../page/page-draft.ts';
import type { XmlHandler } from './xml-events.ts';

/** As browsers do. No page that is written on purpose comes near, and every open element costs time at each tag. */
const MAX_HTML_NESTING = 500;

/** Their content is no markup: nothing nests in them, and it must not become text. */
const RAW: ReadonlySet<string> = new Set(['script', 'style', 'textarea', 'title']);
const MAX_RAW_NESTING = MAX_HTML_NESTING + 10;

/** HTML: the text that a reader sees, a line a block or table row, and the tables. */
export function parseHtml(bytes: Uint8Array, { declared, warn }: DecodeOptions = {}): LayoutPage {
  const blocks = new HtmlBlocks();
  walkHtml(decodeText(bytes, { declared: declared ?? declaredCharset(bytes), warn }), blocks);
  const { lines, tables } = blocks.finish();
  return logicalPage(lines, tables);
}

/** The charset that a `meta` element or an XML declaration names. */
export function declaredCharset(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  return (
    /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1] ??
    /^\s*<\?xml[^>]{0,200}encoding=["']([\w-]+)/.exec(head)?.[1]
  );
}

/**
 * Walks HTML in one pass without building a tree, in time linear in its length. Elements beyond a depth are empty:
 * their content belongs to the innermost element above. Some pages are nested deeper, by mistake or malice, and their
 * text is still wanted.
 */
function walkHtml(html: string, handler: XmlHandler): void {
  let depth = 0;
  /** Whether the tag that is being read opens an empty element. The parser asks again at its end. */
  let opening: boolean | null = null;
  let closesEmpty = false;
  const isTooDeep = (name: string) => depth >= (RAW.has(name) ? MAX_RAW_NESTING : MAX_HTML_NESTING);

  class ShallowParser extends Parser {
    override isVoidElement(name: string): boolean {
      if (this.isVoid(name)) return true;
      closesEmpty = opening === true;
      const isEmpty = opening ?? (name !== '' && isTooDeep(name));
      opening = null;
      return isEmpty;
    }

    isVoid(name: string): boolean {
      return super.isVoidElement(name);
    }
  }

  const parser = new ShallowParser(
    {
      onopentagname(name) {
        if (parser.isVoid(name)) return;
        opening = isTooDeep(name);
        if (!opening) depth += 1;
      },
      onopentag: (name, attributes) => handler.open(name, attributes),
      onclosetag(name) {
        if (!closesEmpty && !parser.isVoid(name)) depth -= 1;
        closesEmpty = false;
        handler.close(name);
      },
      ontext: (text) => handler.text(text),
    },
    { decodeEntities: true },
  );
  parser.end(html);
}
