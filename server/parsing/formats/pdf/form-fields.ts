import type { ParsedPage } from '@llamaindex/liteparse';
import { spreadWords, type TextRun } from '../../page/placed-words.ts';

type FormField = NonNullable<ParsedPage['formFields']>[number];
type Rect = NonNullable<FormField['rect']>;

/** Type in a form's field is hardly ever larger, in points. */
const MAX_TYPE_SIZE = 12;

/**
 * The text in the fields of a filled form. PDFium only reads a page's own text; fields are drawn above it, and a check
 * box is a drawing.
 */
export function formFieldRuns(page: ParsedPage): TextRun[] {
  return (page.formFields ?? []).flatMap((field) => {
    const { rect } = field;
    if (rect === undefined || rect.width <= 0 || rect.height <= 0) return [];
    if (field.type === 'checkbox' || field.type === 'radio' || field.type === 'radiobutton') {
      return [runIn(field.checked === true ? '\u2612' : '\u2610', rect, rect.width)];
    }
    return fieldLines(field, rect);
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
    return runIn(line, { x: rect.x, y: top + index * height, width, height }, width);
  });
}

function runIn(text: string, { x, y, height }: Rect, width: number): TextRun {
  const words = spreadWords({ text, x, y, width, height }, false);
  return { words, x0: x, y0: y, x1: x + width, y1: y + height, rotation: 0 };
}
