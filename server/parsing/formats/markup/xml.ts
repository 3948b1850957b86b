import type { LayoutPage } from '../../layout.ts';
import { logicalPage } from '../../page/page-draft.ts';
import type { DecodeOptions } from '../text/decode-text.ts';
import { localName, walkXml } from './xml-events.ts';

interface OpenElement {
  name: string;
  text: string;
  attributes: [string, string][];
  /** Its name was written, because it has content. */
  isWritten: boolean;
  /** It has mixed content, such as a paragraph with a word in bold. */
  isMixed: boolean;
}

/**
 * XML: a line `name: text` for each element with text in it and for each of its attributes, and a line `name:` for one
 * with elements in it. Throws `ParseError` beyond the limit of the nesting depth.
 */
export function parseXml(bytes: Uint8Array, options: DecodeOptions = {}): LayoutPage {
  const lines: string[] = [];
  const open: OpenElement[] = [];

  const write = (element: OpenElement): void => {
    const text = element.text.replace(/\s+/g, ' ').trim();
    element.text = '';
    if (!element.isWritten) lines.push(`${element.name}: ${text}`.trimEnd());
    else if (text !== '') lines.push(text);
    if (!element.isWritten) for (const [name, value] of element.attributes) lines.push(`${name}: ${value}`);
    element.isWritten = true;
  };

  walkXml(
    bytes,
    {
      open(name, attributes) {
        const parent = open.at(-1);
        const isMixed = parent !== undefined && (parent.isMixed || parent.text.trim() !== '');
        // Blanks between elements would add up over many siblings.
        if (parent !== undefined && !isMixed) parent.text = '';
        if (parent !== undefined && isMixed) parent.isMixed = true;
        else if (parent !== undefined && !parent.isWritten) write(parent);
        open.push({ name, text: '', attributes: ownAttributes(attributes), isWritten: false, isMixed });
      },
      close() {
        const element = open.pop();
        const parent = open.at(-1);
        if (element === undefined) return;
        if (parent?.isMixed === true) parent.text += element.text;
        else if (element.text.trim() !== '' || (!element.isWritten && element.attributes.length > 0)) write(element);
      },
      text(text) {
        const element = open.at(-1);
        if (element !== undefined) element.text += text;
      },
    },
    { ...options, what: 'XML' },
  );
  return logicalPage(lines);
}

/** Without those about the file itself. */
function ownAttributes(attributes: Record<string, string>): [string, string][] {
  return Object.entries(attributes)
    .filter(([name]) => !/^xmlns(:|$)|^xsi:|^xml:/.test(name))
    .map(([name, value]) => [localName(name), value.replace(/\s+/g, ' ').trim()]);
}
