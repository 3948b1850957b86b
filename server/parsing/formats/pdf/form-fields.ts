import type { ParsedPage } from '@llamaindex/liteparse';
import { placeText, type TextRun } from '../../page/placed-words.ts';

type FormField = NonNullable<ParsedPage['formFields']>[number];
type Rect = NonNullable<FormField['rect']>;

/** Type in a form's field is hardly ever larger, in points. */
const MAX_TYPE_SIZE = 12;

/**
 * The text in the fields of a filled form. PDFium only reads a page's own text; fields are drawn above it, and a check
 * box is a drawing. A field without a printed label has its name for one.
 */
export function formFieldRuns(page: ParsedPage, printed: TextRun[]): TextRun[] {
  return (page.formFields ?? []).flatMap((field) => {
    const { rect } = field;
    if (rect === undefined || rect.width <= 0 || rect.height <= 0) return [];
    if (field.type === 'checkbox' || field.type === 'radio' || field.type === 'radiobutton') {
      return [placeText({ ...rect, text: field.checked === true ? '\u2612' : '\u2610' })];
    }
    const lines = fieldLines(field, rect);
    return lines.length === 0 || isLabelled(rect, printed) ? lines : [...labelOf(field, rect), ...lines];
  });
}

function fieldLines(field: FormField, rect: Rect): TextRun[] {
  if (!['text', 'textfield', 'combobox', 'listbox'].includes(field.type)) return [];
  const shown = field.selectedOptions.length > 0 ? field.selectedOptions.join('\n') : (field.value ?? '');
  const lines = shown.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const height = Math.min(MAX_TYPE_SIZE * 1.15, rect.height / Math.max(1, lines.length));
  // A single line is centred in its field, several begin at the top.
  const top = lines.length === 1 ? rect.y + (rect.height - height) / 2 : rect.y;
  return lines.map((line, index) => {
    const width = Math.min(rect.width, (line.length * height) / 2);
    return placeText({ text: line, x: rect.x, y: top + index * height, width, height });
  });
}

/** How far above a field its label may be, in points. */
const LABEL_ABOVE = 20;

/** Whether something is printed left of the field, or right above it. */
function isLabelled(rect: Rect, printed: TextRun[]): boolean {
  const middle = rect.y + rect.height / 2;
  return printed.some(({ x0, x1, y0, y1 }) => {
    const isBeside = y0 <= middle && y1 >= middle && x0 < rect.x;
    const isAbove = y1 <= rect.y + 2 && y1 > rect.y - LABEL_ABOVE && x0 < rect.x + rect.width && x1 > rect.x;
    return isBeside || isAbove;
  });
}

/** Names that programs generate, without meaning. */
const NAMELESS = /^(?:text|field|textfield|form|untitled|undefined|fill)?[\s_.#[\]\d]*$/i;

/** The name of a field as a label left of it. */
function labelOf({ alternateName, name = '' }: FormField, rect: Rect): TextRun[] {
  const own =
    alternateName ??
    name
      .split('.')
      .at(-1)
      ?.replace(/\[\d+\]$/, '') ??
    '';
  const label = own.replaceAll('_', ' ').trim();
  if (NAMELESS.test(label)) return [];
  const height = Math.min(MAX_TYPE_SIZE * 1.15, rect.height);
  const text = `${label}:`;
  const width = Math.max(1, Math.min(rect.x - 2, (text.length * height) / 2));
  const x = Math.max(0, rect.x - width - 2);
  return [placeText({ text, x, y: rect.y + (rect.height - height) / 2, width, height })];
}
