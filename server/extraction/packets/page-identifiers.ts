import type { ViewLine } from './view-line.ts';

/** Words that announce a number of the document, in the languages of the extractor. */
const ANNOUNCES = new RegExp(
  '(?:number|num|no|nr|nummer|numer|numero|n[o°º]|id|ref|reference|referenz|referencia|' +
    'riferimento|referentie|kenmerk|' +
    'aktenzeichen|az|zeichen|#|code|file|case|docket|ticket|rechnung|invoice|facture|' +
    'factura|fattura|factuur|faktura|' +
    'beleg|order|auftrag|bestellung|commande|pedido|ordine|zamowienie|vertrag|contract|konto|account|' +
    'kunden|customer|client)' +
    '(?:s?(?:nummer|nr|numer|numero))?',
  'u',
);
const LABELLED = new RegExp(
  `((?:\\p{L}[\\p{L}.'-]*\\s){0,2}\\p{L}*${ANNOUNCES.source})\\.?\\s*[:.#]?\\s{0,12}` +
    `([\\p{L}\\d][\\p{L}\\d./-]*\\d[\\p{L}\\d./-]*)`,
  'gu',
);
const MAX_IDENTIFIERS = 24;
/** The part of the page where a document says what it is. */
const TOP = 0.45;

const DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/;
const isNumber = (value: string): boolean => value.replaceAll(/\D/g, '').length >= 3 && !DATE.test(value);

/** Values such as "Invoice no. 4711", by the words of their label. Labels with several values are those of rows. */
export function readIdentifiers(lines: readonly ViewLine[]): Map<string, string> {
  const found = new Map<string, string>();
  const repeated = new Set<string>();
  for (const { folded, top } of lines) {
    if (top > TOP || found.size >= MAX_IDENTIFIERS || folded.length > 300) continue;
    for (const [, label = '', value = ''] of folded.matchAll(LABELLED)) {
      const name = label.replaceAll(/[^\p{L}]+/gu, ' ').trim();
      if (!isNumber(value)) continue;
      if (found.has(name) && found.get(name) !== value) repeated.add(name);
      found.set(name, value);
    }
  }
  for (const name of repeated) found.delete(name);
  return found;
}
