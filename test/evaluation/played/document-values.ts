import { inferDayFirst, readDates } from '../../../server/extraction/reading/dates.ts';
import { inferDecimal, readNumbers } from '../../../server/extraction/reading/numbers.ts';
import type { Layout } from '../../../server/parsing/layout.ts';

interface Placed<T> {
  value: T;
  line: number;
}

/** The values that a document contains, by kind, with the numbers of their lines. */
export interface DocumentValues {
  numbers: Placed<number>[];
  dates: Placed<string>[];
  /** Cells, parts of them between colons and commas, and runs of words. */
  texts: Placed<string>[];
  lines: string[];
}

const known = new WeakMap<Layout, DocumentValues>();

export function listDocumentValues(layout: Layout): DocumentValues {
  const values = known.get(layout) ?? read(layout);
  known.set(layout, values);
  return values;
}

function read(layout: Layout): DocumentValues {
  const lines = layout.pages.flatMap((page) => page.lines.map(({ text }) => text.slice(0, 400)));
  const sample = lines.slice(0, 2_000).join('\n');
  const conventions = { decimal: inferDecimal(sample), dayFirst: inferDayFirst(sample, false) };
  const values: DocumentValues = { numbers: [], dates: [], texts: [], lines };
  lines.forEach((text, line) => {
    for (const { value } of readNumbers(text, conventions)) values.numbers.push({ value, line });
    for (const { value } of readDates(text, conventions)) values.dates.push({ value: String(value), line });
    for (const cell of text.split(/\s{2,}|[:|;]|, /)) {
      const value = cell.trim();
      if (value.length > 1 && value.length < 200) values.texts.push({ value, line });
    }
  });
  return values;
}
