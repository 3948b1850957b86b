import { printJson, printTable } from '../terminal/print.ts';

/** A part, found on this machine or by a server. */
interface ShownPart {
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

export function printParts(parts: readonly ShownPart[]): void {
  printTable(
    [
      { header: 'PAGES' },
      { header: 'CATEGORY' },
      { header: 'IDENTIFIER' },
      { header: 'CONFIDENCE' },
      { header: 'WHY' },
    ],
    parts.map(({ pages, category, identifier, confidence, reasons }) => [
      pages,
      category ?? '(none)',
      identifier ?? '',
      show(confidence),
      reasons.join(' '),
    ]),
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
