import { printJson, printTable } from '../terminal/print.ts';

/** A part, found on this machine or by a server. */
export interface ShownPart {
  pages: string;
  category: string | null;
  confidence: number | null;
  identifier?: string | null;
  reasons: readonly string[];
}

/** What a single document is. */
export interface Classified {
  file: string;
  category: string | null;
  confidence: number;
  reasons: string[];
}

const show = (confidence: number | null) => confidence?.toFixed(2) ?? '';

export const printParts = (parts: readonly ShownPart[]): void => printSplit([{ file: '', parts }]);

/** The parts of files; of several, with the file of each. */
export function printSplit(split: readonly { file: string; parts: readonly ShownPart[] }[]): void {
  const isOne = split.length === 1;
  printTable(
    [
      ...(isOne ? [] : [{ header: 'FILE' }]),
      { header: 'PAGES' },
      { header: 'CATEGORY' },
      { header: 'IDENTIFIER' },
      { header: 'CONFIDENCE' },
      { header: 'WHY' },
    ],
    split.flatMap(({ file, parts }) =>
      parts.map(({ pages, category, identifier, confidence, reasons }) => [
        ...(isOne ? [] : [file]),
        pages,
        category ?? '(none)',
        identifier ?? '',
        show(confidence),
        reasons.join(' '),
      ]),
    ),
  );
}

export function printClassified(found: readonly Classified[], { json }: { json?: boolean }): void {
  if (json === true) return printJson(found);
  printTable(
    [{ header: 'FILE' }, { header: 'CATEGORY' }, { header: 'CONFIDENCE' }, { header: 'WHY' }],
    found.map(({ file, category, confidence, reasons }) => [
      file,
      category ?? '(none)',
      show(confidence),
      reasons.join(' '),
    ]),
  );
}
