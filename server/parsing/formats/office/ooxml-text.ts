import type { HtmlBlocks } from '../markup/html-blocks.ts';
import { attribute, type XmlHandler } from '../markup/xml-events.ts';

/**
 * What holds no text that a reader sees: properties, deletions, a field's code, and the copy of a text box for programs
 * that do not know of text boxes.
 */
const UNSEEN = new Set([
  'pPr',
  'rPr',
  'tblPr',
  'tblGrid',
  'trPr',
  'tcPr',
  'sdtPr',
  'sectPr',
  'instrText',
  'delText',
  'delInstrText',
  'moveFrom',
  'Fallback',
]);

/** Symbol fonts have letters where they draw boxes. */
const SYMBOLS: Record<string, string> = {
  f0fe: '\u2612',
  f0fd: '\u2612',
  f078: '\u2612',
  f0a8: '\u2610',
  f06f: '\u2610',
  f0fc: '\u2713',
};

/** Reads the text of WordprocessingML (DOCX) and DrawingML (PPTX), which share the names of their elements. */
export class OoxmlText implements XmlHandler {
  #blocks: HtmlBlocks;
  /** Elements open within one that is not seen, that one included. */
  #unseen = 0;
  #inRunProperties = false;
  #hiddenRun = false;
  #inText = false;
  #paragraphIsEmpty = true;
  /** An open cell: its columns, and whether the cell above covers it, are known after its properties. */
  #cell: { columns: number; isCovered: boolean } | null = null;

  constructor(blocks: HtmlBlocks) {
    this.#blocks = blocks;
  }

  open(name: string, attributes: Record<string, string>): void {
    if (this.#unseen > 0) {
      this.#unseen += 1;
      this.#property(name, attributes);
    } else if (UNSEEN.has(name) || attribute(attributes, 'hMerge') === '1') {
      this.#unseen = 1;
      this.#inRunProperties = name === 'rPr';
    } else this.#seen(name, attributes);
  }

  close(name: string): void {
    if (this.#unseen > 0) {
      this.#unseen -= 1;
      return;
    }
    if (name === 't') this.#inText = false;
    else if (name === 'r') this.#hiddenRun = false;
    else if (name === 'p') {
      this.#blocks.close('div');
      // An empty paragraph sets apart what follows.
      if (this.#paragraphIsEmpty) this.#blocks.open('p', {});
      this.#paragraphIsEmpty = false;
    } else if (name === 'tc') {
      this.#openCell();
      this.#blocks.close('td');
    } else if (name === 'tr') this.#blocks.close('tr');
    else if (name === 'tbl') this.#blocks.close('table');
  }

  text(text: string): void {
    if (!this.#inText || this.#unseen > 0 || this.#hiddenRun || text === '') return;
    this.#paragraphIsEmpty = false;
    this.#blocks.text(text);
  }

  #seen(name: string, attributes: Record<string, string>): void {
    if (name === 'tc') {
      this.#cell = {
        columns: Number(attribute(attributes, 'gridSpan') ?? 1),
        isCovered: attribute(attributes, 'vMerge') === '1',
      };
      return;
    }
    this.#openCell();
    if (name === 't') this.#inText = true;
    else if (name === 'p') {
      this.#paragraphIsEmpty = true;
      this.#blocks.open('div', {});
    } else if (name === 'tab' || name === 'ptab') this.#blocks.gap();
    else if (name === 'br' || name === 'cr') this.#blocks.open('br', {});
    else if (name === 'noBreakHyphen') this.#blocks.text('-');
    else if (name === 'sym') this.#blocks.text(SYMBOLS[(attribute(attributes, 'char') ?? '').toLowerCase()] ?? '');
    else if (name === 'txBody') this.#blocks.open('p', {});
    else if (name === 'tbl') this.#blocks.open('table', {});
    else if (name === 'tr') this.#blocks.open('tr', {});
  }

  #property(name: string, attributes: Record<string, string>): void {
    const value = attribute(attributes, 'val') ?? 'true';
    const isOn = value !== '0' && value !== 'false';
    if (name === 'gridSpan' && this.#cell !== null) this.#cell.columns = Number(value);
    else if (name === 'vMerge' && this.#cell !== null) this.#cell.isCovered = value !== 'restart';
    else if (name === 'tblHeader' && isOn) this.#blocks.open('thead', {});
    else if (name === 'pStyle' && /^(heading|title|berschrift|titre|titel)/i.test(value)) this.#blocks.open('p', {});
    else if (name === 'vanish' && isOn && this.#inRunProperties) this.#hiddenRun = true;
  }

  #openCell(): void {
    if (this.#cell === null) return;
    const { columns, isCovered } = this.#cell;
    this.#blocks.open('td', { colspan: String(columns), ...(isCovered && { covered: '' }) });
    this.#cell = null;
  }
}
