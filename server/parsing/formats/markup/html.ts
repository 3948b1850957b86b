import { Parser } from 'htmlparser2';
import { decodeText } from '../text/decode-text.ts';
import { HtmlBlocks } from './html-blocks.ts';
import type { LayoutPage } from '../../layout.ts';
import { logicalPage } from '../../page/page-draft.ts';

/** HTML: the text that a reader sees, a line a block or table row, and the tables. */
export function parseHtml(bytes: Uint8Array): LayoutPage {
  const blocks = new HtmlBlocks();
  // A stack of open elements and never recursion: pages nested thousands deep exist, by mistake and by malice.
  const parser = new Parser(
    {
      onopentag: (name, attributes) => blocks.open(name, attributes),
      onclosetag: (name) => blocks.close(name),
      ontext: (text) => blocks.text(text),
    },
    { decodeEntities: true },
  );
  parser.end(decodeText(bytes, declaredCharset(bytes)));
  const { lines, tables } = blocks.finish();
  return logicalPage(lines, tables);
}

function declaredCharset(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  return (
    /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1] ??
    /^\s*<\?xml[^>]{0,200}encoding=["']([\w-]+)/.exec(head)?.[1]
  );
}
