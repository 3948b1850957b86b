import { CellCount, HtmlTable, type CellShape } from './html-table.ts';
import { LineBuffer } from './line-buffer.ts';
import type { LayoutTable } from '../../layout.ts';
import type { XmlHandler } from './xml-events.ts';

const UNSEEN = new Set([
  'head',
  // A page need not have a head around it.
  'title',
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'math',
  'iframe',
  'object',
  'canvas',
  'audio',
  'video',
  'datalist',
]);

const BLOCKS = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'body',
  'caption',
  'center',
  'dd',
  'details',
  'dialog',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'form',
  'header',
  'hr',
  'html',
  'legend',
  'li',
  'main',
  'nav',
  'ol',
  'p',
  'pre',
  'section',
  'summary',
  'table',
  'tbody',
  'tfoot',
  'thead',
  'ul',
]);

/** Blocks that a reader sees set apart. */
const APART = new Set(['blockquote', 'dl', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'ol', 'p', 'pre', 'table', 'ul']);

/** Tables nested deeper are read as plain blocks: each level copies the text of its cells once more. */
const TABLE_DEPTH = 12;

/** Builds lines and tables out of the events of an HTML parser. */
export class HtmlBlocks implements XmlHandler {
  #tables: LayoutTable[] = [];
  #open: HtmlTable[] = [];
  #count = new CellCount();
  /** Tables that are open but too deep to be read as such. */
  #plainTables = 0;
  #lines: string[] = [];
  #line = new LineBuffer();
  /** White space would show no more: the line is empty or ends with a space. */
  #atBreak = true;
  #pre = 0;
  /** Elements open within one that is not seen, that one included; 0 where the text is seen. */
  #unseen = 0;

  open(name: string, attributes: Record<string, string>): void {
    if (this.#unseen > 0 || UNSEEN.has(name) || isHidden(name, attributes)) {
      // A void element closes immediately, so counting it is safe.
      this.#unseen += 1;
      return;
    }
    if (name === 'br') this.#endLine();
    else if (name === 'table') this.#openTable();
    else if (name === 'tr' || name === 'td' || name === 'th' || name === 'thead') this.#openTablePart(name, attributes);
    else if (name === 'dd' && !this.#line.isBlank) this.gap();
    else if (isBlock(name)) this.#startBlock(name);
    if (name === 'pre') this.#pre += 1;
    if (name === 'input') this.text(inputText(attributes));
  }

  close(name: string): void {
    if (this.#unseen > 0) {
      this.#unseen -= 1;
      return;
    }
    if (name === 'pre') this.#pre -= 1;
    if (name === 'table') this.#closeTable();
    else if (name === 'tr') this.#closeRow();
    else if (name === 'td' || name === 'th') this.#closeCell();
    // A term and its meaning share a line: the `dd` ends it.
    else if (name !== 'dt' && isBlock(name)) this.#startBlock(name);
  }

  text(text: string): void {
    if (this.#unseen > 0) return;
    if (this.#pre > 0) {
      const [first = '', ...rest] = text.split('\n');
      this.#line.add(first);
      for (const line of rest) {
        this.#endLine();
        this.#line.add(line);
      }
      return;
    }
    const collapsed = text.replace(/[\s\u00a0]+/g, ' ');
    if (collapsed === '') return;
    this.#line.add(this.#atBreak && collapsed.startsWith(' ') ? collapsed.slice(1) : collapsed);
    this.#atBreak = collapsed.endsWith(' ');
  }

  /** The following text is in another column of the same line. */
  gap(): void {
    if (this.#line.isBlank) return;
    this.#line.addGap();
    this.#atBreak = true;
  }

  finish(): { lines: string[]; tables: LayoutTable[] } {
    while (this.#open.length > 0) this.#closeTable();
    this.#flush();
    while (this.#lines.at(-1) === '') this.#lines.pop();
    return { lines: this.#lines, tables: this.#tables };
  }

  #endLine(): void {
    this.#lines.push(this.#line.take());
    this.#atBreak = true;
  }

  #flush(): void {
    if (this.#line.isBlank) this.#line.take();
    else this.#endLine();
    this.#atBreak = true;
  }

  #startBlock(name: string): void {
    this.#flush();
    if (APART.has(name) && this.#lines.length > 0 && this.#lines.at(-1) !== '') this.#lines.push('');
  }

  #openTable(): void {
    this.#startBlock('table');
    if (this.#open.length >= TABLE_DEPTH) {
      this.#plainTables += 1;
      return;
    }
    this.#open.at(-1)?.markNested();
    this.#open.push(new HtmlTable(this.#lines, this.#count));
    this.#lines = [];
  }

  #closeTable(): void {
    if (this.#plainTables > 0) {
      this.#plainTables -= 1;
      return this.#flush();
    }
    const table = this.#open.pop();
    if (table === undefined) return this.#flush();
    this.#closeCell(table);
    table.closeRow();
    // What stood outside of the rows (a caption) comes first.
    const around = this.#lines;
    this.#lines = table.outerLines;
    this.#append(around);
    this.#append(table.lines);
    this.#lines.push('');
    const finished = table.finish();
    if (finished !== null) this.#tables.push(finished);
  }

  // One by one: a spread of that many arguments would overflow the stack.
  #append(lines: string[]): void {
    for (const line of lines) this.#lines.push(line);
  }

  #openTablePart(name: string, attributes: Record<string, string>): void {
    const table = this.#plainTables > 0 ? undefined : this.#open.at(-1);
    if (table === undefined) return this.#startBlock(name);
    if (name === 'thead') table.markHead();
    else if (name === 'tr') {
      this.#closeRow();
      table.openRow();
    } else {
      this.#closeCell();
      this.#flush();
      table.openCell(cellShape(name, attributes), this.#lines);
      this.#lines = [];
    }
  }

  #closeRow(): void {
    const table = this.#plainTables > 0 ? undefined : this.#open.at(-1);
    if (table === undefined) return this.#flush();
    this.#closeCell();
    table.closeRow();
  }

  #closeCell(table = this.#plainTables > 0 ? undefined : this.#open.at(-1)): void {
    this.#flush();
    if (table?.inCell) this.#lines = table.closeCell(this.#lines);
  }
}

/** `covered` is of our own making: a cell that the one above covers and that the file has nevertheless. */
function cellShape(name: string, attributes: Record<string, string>): CellShape {
  const { colspan = '1', rowspan = '1', covered } = attributes;
  return { isHeader: name === 'th', columns: Number(colspan), rows: Number(rowspan), isCovered: covered !== undefined };
}

function isBlock(name: string): boolean {
  return BLOCKS.has(name) || APART.has(name);
}

function isHidden(name: string, attributes: Record<string, string>): boolean {
  if (name === 'option') return attributes['selected'] === undefined;
  return attributes['hidden'] !== undefined || /display\s*:\s*none/i.test(attributes['style'] ?? '');
}

/** What a filled form shows in its fields. */
function inputText(attributes: Record<string, string>): string {
  const type = (attributes['type'] ?? 'text').toLowerCase();
  if (type === 'checkbox' || type === 'radio') return attributes['checked'] === undefined ? ' \u2610 ' : ' \u2612 ';
  return ['hidden', 'password', 'submit', 'button', 'reset', 'image', 'file'].includes(type)
    ? ''
    : ` ${attributes['value'] ?? ''} `;
}
