import { decodeText, type DecodeOptions } from '../text/decode-text.ts';
import { HtmlBlocks } from './html-blocks.ts';
import type { LayoutPage } from '../../layout.ts';
import { logicalPage } from '../../page/page-draft.ts';
import { walkHtml } from './walk-html.ts';

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
