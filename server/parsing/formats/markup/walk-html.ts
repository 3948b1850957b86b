import { Parser } from 'htmlparser2';
import type { XmlHandler } from './xml-events.ts';

/** As browsers do. No page that is written on purpose comes near, and every open element costs time at each tag. */
const MAX_HTML_NESTING = 500;

/** Their content is no markup: nothing nests in them, and it must not become text. */
const RAW: ReadonlySet<string> = new Set(['script', 'style', 'textarea', 'title']);
const MAX_RAW_NESTING = MAX_HTML_NESTING + 10;

/**
 * Walks HTML in one pass without building a tree, in time linear in its length. Elements beyond a depth are empty:
 * their content belongs to the innermost element above. Some pages are nested deeper, by mistake or malice, and their
 * text is still wanted.
 */
export function walkHtml(html: string, handler: XmlHandler): void {
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
