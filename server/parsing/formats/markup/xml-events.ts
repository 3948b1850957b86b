import { Parser } from 'htmlparser2';
import { MAX_NESTING, tooDeep } from '../../archive/archive-limits.ts';
import { decodeText, type DecodeOptions } from '../text/decode-text.ts';

/** The events of reading an XML text. Names of elements are without prefix; attributes keep theirs. */
export interface XmlHandler {
  open(name: string, attributes: Record<string, string>): void;
  close(name: string): void;
  text(text: string): void;
}

/**
 * Walks XML in one pass without building a tree. Entities of the document's own are not expanded: there is no telling
 * to what. Throws `ParseError` beyond the limit of the nesting depth.
 */
export function walkXml(
  bytes: Uint8Array,
  handler: XmlHandler,
  { what = 'document', declared, warn }: DecodeOptions & { what?: string } = {},
): void {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++depth > MAX_NESTING) throw tooDeep(what);
        handler.open(localName(name), attributes);
      },
      onclosetag(name) {
        depth -= 1;
        handler.close(localName(name));
      },
      // Outside the root element there is only the rest of a document type declaration.
      ontext(text) {
        if (depth > 0) handler.text(text);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(decodeText(bytes, { declared: declared ?? declaredEncoding(bytes), warn }));
}

export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** The value of an attribute, whatever its prefix. */
export function attribute(attributes: Record<string, string>, name: string): string | undefined {
  const own = attributes[name];
  if (own !== undefined) return own;
  const key = Object.keys(attributes).find((candidate) => localName(candidate) === name);
  return key === undefined ? undefined : attributes[key];
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  return /^\s*<\?xml[^>]{0,200}encoding=["']([\w-]+)/.exec(
    new TextDecoder('latin1').decode(bytes.subarray(0, 300)),
  )?.[1];
}
