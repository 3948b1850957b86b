import type { Row } from '../segments.ts';

const SUMMARY = new Set(['total', 'subtotal', 'tax', 'net', 'gross', 'balance', 'amount', 'discount', 'delivery']);
const CARRIED = /^(?:ubertrag|übertrag|carried|brought|report|a reporter|suma y sigue)/iu;

/** A row under a table's items: a sum, a tax, a discount, an amount carried forward. */
export function isSummary(row: Row): boolean {
  const first = row.cells.find((cell) => /\p{L}/u.test(cell.text));
  if (first === undefined || row.cells.length > 7) return false;
  if (CARRIED.test(first.text)) return true;
  const [one, two] = first.tokens.flatMap((token) => token.concepts);
  const leads =
    one !== undefined &&
    SUMMARY.has(one) &&
    (one !== 'delivery' || two === 'cost') &&
    !(one === 'net' && /^\p{Lu}\p{Ll}+\s\p{Lu}/u.test(first.text) && row.cells.length > 3);
  const beginsWith =
    /^(?:zzgl|plus|less|abzgl|abzüglich|zuzüglich|inkl|incl|grand|sous-total|importe|sum|base|summe)\b/iu.test(
      first.text,
    );
  return (leads || beginsWith) && first.tokens.length <= 9 && first.index <= 1 && (beginsWith || row.cells.length <= 5);
}
