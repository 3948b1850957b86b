import type { HtmlBlocks } from '../markup/html-blocks.ts';
import { attribute, type XmlHandler } from '../markup/xml-events.ts';

const UNSEEN = new Set([
  'tracked-changes',
  'annotation',
  'note-citation',
  'sequence-decls',
  'forms',
  'covered-table-cell',
  'desc',
  'title',
]);
/** Maximum number of spaces or cells that one element can represent; a file may claim any number. */
const MAX_REPEATED = 100;

/** Reads the text of OpenDocument content into blocks. */
export class OdfText implements XmlHandler {
  #blocks: HtmlBlocks;
  #unseen = 0;
  #paragraphs = 0;
  #repeated: number[] = [];
  #isEmpty = true;

  constructor(blocks: HtmlBlocks) {
    this.#blocks = blocks;
  }

  open(name: string, attributes: Record<string, string>): void {
    if (this.#unseen > 0 || UNSEEN.has(name)) {
      this.#unseen += 1;
      return;
    }
    if (name === 'p' || name === 'h') {
      this.#paragraphs += 1;
      this.#isEmpty = true;
      this.#blocks.open(name === 'h' ? 'p' : 'div', {});
    } else if (name === 's') this.#write(' ');
    else if (name === 'tab') this.#blocks.gap();
    else if (name === 'line-break') this.#blocks.open('br', {});
    else if (name === 'table') this.#blocks.open('table', {});
    else if (name === 'table-header-rows') this.#blocks.open('thead', {});
    else if (name === 'table-row') this.#blocks.open('tr', {});
    else if (name === 'table-cell') {
      this.#repeated.push(Math.min(MAX_REPEATED, Number(attribute(attributes, 'number-columns-repeated') ?? 1)));
      const [colspan, rowspan] = ['columns', 'rows'].map(
        (side) => attribute(attributes, `number-${side}-spanned`) ?? '1',
      );
      this.#blocks.open('td', { colspan: colspan ?? '1', rowspan: rowspan ?? '1' });
    } else if (name === 'text-box') this.#blocks.open('p', {});
  }

  close(name: string): void {
    if (this.#unseen > 0) {
      this.#unseen -= 1;
      return;
    }
    if (name === 'p' || name === 'h') {
      this.#paragraphs -= 1;
      this.#blocks.close('div');
      if (this.#isEmpty || name === 'h') this.#blocks.open('p', {});
      this.#isEmpty = false;
    } else if (name === 'table-cell') {
      this.#blocks.close('td');
      for (let i = (this.#repeated.pop() ?? 1) - 1; i > 0; i--) {
        this.#blocks.open('td', {});
        this.#blocks.close('td');
      }
    } else if (name === 'table-row') this.#blocks.close('tr');
    else if (name === 'table') this.#blocks.close('table');
  }

  /** Between paragraphs there is only the file's indentation. */
  text(text: string): void {
    if (this.#paragraphs > 0) this.#write(text);
  }

  #write(text: string): void {
    if (this.#unseen > 0) return;
    if (text.trim() !== '') this.#isEmpty = false;
    this.#blocks.text(text);
  }
}
